import { randomUUID } from 'node:crypto';
import { tokyoDayOf } from '#rules/calendar.ts';
import type { Seed } from '../engine/context.ts';
import { nextId } from '../engine/rows.ts';
import type { SeedFile } from '../files/files.ts';
import type { Place } from '../myPages/place.ts';
import { type AddedSection, type SectionSpec, submitterOf } from './sectionSpec.ts';

const receiptNumber = (at: Date, sectionId: number, submissionNumber: number): string =>
  `R-${tokyoDayOf(at).replaceAll('-', '')}-S${String(sectionId).padStart(5, '0')}-${submissionNumber}`;

export type ManifestFile = SeedFile & { readonly versionNumber: number };

/** The receipt of a submission. @returns its id */
export const addReceipt = (
  seed: Seed,
  place: Place,
  sectionId: number,
  submission: { readonly number: number; readonly at: Date; readonly files: readonly ManifestFile[] },
): string => {
  const id = randomUUID();
  const { at, files, number } = submission;
  seed.rows.receipt.push({
    id,
    number: receiptNumber(at, sectionId, number),
    sectionId,
    submissionNumber: number,
    issuedAt: at,
    submitterKind: 'user',
    submitterId: place.user.id,
    submitterName: place.user.name,
    manifest: files.map(({ id: fileId, fileName, sizeBytes, sha256, versionNumber }) => ({
      fileId,
      fileName,
      sizeBytes,
      sha256,
      versionNumber,
    })),
    createdAt: at,
  });
  return id;
};

type FileEntry = {
  readonly file: SeedFile;
  readonly at: Date;
  readonly versionNumber?: number;
  readonly replacesId?: number;
  readonly receiptId?: string | null;
  readonly removedAt?: Date;
  readonly sequence?: number;
};

/** Puts a file into a section. @returns the id of the entry, for the one that replaces it */
export const addSectionFile = (seed: Seed, sectionId: number, entry: FileEntry): number => {
  const {
    file,
    at,
    versionNumber = 1,
    replacesId = null,
    receiptId = null,
    removedAt = null,
    sequence = 1,
  } = entry;
  const id = nextId(seed.rows, 'sectionFile');
  seed.rows.sectionFile.push({
    id,
    sectionId,
    fileId: file.id,
    versionNumber,
    replacesId,
    sequence,
    receiptId,
    createdAt: at,
    removedAt,
  });
  return id;
};

/** The files of a section that was handed in, with the receipt of what the business hands in. */
export const addContents = (
  seed: Seed,
  place: Place,
  spec: SectionSpec,
  sectionId: number,
): AddedSection['files'] => {
  const { handedIn, contents = [], template } = spec;
  if (handedIn === undefined) return [];
  const by = submitterOf(spec, place);
  const storedAt = new Date(handedIn.getTime() - 5 * 60_000);
  const files = contents.map(({ fileName, content }) =>
    seed.files.add({
      purpose: 'section',
      mypageId: place.id,
      sectionId,
      fileName,
      content,
      at: storedAt,
      by,
    }),
  );
  const isOfBusiness = template.uploader !== 'JMAC' && template.uploader !== 'Inspector';
  const listed = files.map((file) => ({ ...file, versionNumber: 1 }));
  const receiptId = isOfBusiness
    ? addReceipt(seed, place, sectionId, { number: 1, at: handedIn, files: listed })
    : null;
  return files.map((file, index) => ({
    ...file,
    sectionFileId: addSectionFile(seed, sectionId, { file, at: storedAt, receiptId, sequence: index + 1 }),
  }));
};
