import { buffer } from 'node:stream/consumers';
import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import { type Paper, PaperFailedError } from '#bff/core/paper.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SecondPhase } from '#bff/core/secondPhase.ts';
import { openClean } from '#bff/parts/files/releasedFile.service.ts';
import { attachRefusal } from '#bff/parts/files/scanStatus.service.ts';
import { findStoredFile } from '#bff/parts/files/storedFiles.data.ts';
import { printRefusal } from '#bff/parts/records/printNow.service.ts';
import { assertVersion } from '#bff/parts/records/versioned.service.ts';
import { isProblem } from '#bff/platform/database/errors.ts';
import { fitsItsSize } from '#bff/platform/files/metadata/png.ts';
import { pictureSizeOf } from '#bff/platform/files/pictureSize.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { requireProject } from '../projects.service.ts';
import { findNewestSeal, findSealPicture, insertSeal, type ProjectSealRow } from './projectSeals.data.ts';
import { sealMessages as messages, sealWords as words } from './seals.words.ts';

/*
 * The picture of a round's seal. It is copied out of the file that was uploaded, so that no paper ever loses the one that
 * it was issued with; only who may issue papers sees it.
 */

const MOST_KILOBYTES = 500;
/** 24 mm with 100 dots an inch at least; more than 2,000 nobody sees. */
const LEAST_PX = 96;
const MOST_PX = 2_000;

type Picture = {
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly sha256: string;
  readonly widthPx: number;
  readonly heightPx: number;
};

const NO_PICTURE = { picture: null, sha256: null, widthPx: null, heightPx: null } as const;

const refuse = (message: string): ApiError => invalidField('/fileId', message);

/** A paper with the picture and nothing else: what cannot be printed is not kept. */
const trialOf = (picture: Uint8Array, day: string): Paper => ({
  ...{ form: null, over: '', title: words.trial, date: '', madeOn: day, foot: '', mark: null, blocks: [] },
  letter: { to: '', from: [], hasSealArea: true, seal: { picture, alt: words.alt } },
});

const assertPrintable = async (scope: Scope, picture: Uint8Array): Promise<void> => {
  const paper = trialOf(picture, tokyoDayOf(scope.now));
  await scope.printer.print([paper]).catch((error: unknown) => {
    if (error instanceof PaperFailedError) throw refuse(messages.broken);
    throw printRefusal(error, { busy: messages.busy, failed: messages.broken });
  });
};

/** The file that JMAC has uploaded for it, clean. @throws INVALID_PARAMETER */
const requireUpload = async (scope: Scope, fileId: string) => {
  const file = await findStoredFile(scope.db, fileId);
  const isOwn = file?.uploadedByAdminUserId === adminOf(scope).adminUserId;
  if (file === null || !isOwn || file.purpose !== 'announcement') throw refuse(messages.unknown);
  const refusal = attachRefusal(file);
  if (refusal !== null) throw refuse(refusal);
  if (file.extension !== '.png') throw refuse(messages.notPng);
  if (file.sizeBytes > MOST_KILOBYTES * 1024) throw refuse(messages.tooLarge(MOST_KILOBYTES));
  return file;
};

/** @throws INVALID_PARAMETER for what is no picture that can be printed */
const readPicture = async (scope: Scope, fileId: string): Promise<Picture> => {
  const { storageKey, sha256 } = await requireUpload(scope, fileId);
  const bytes = await buffer(await openClean(scope.storage, storageKey));
  const size = pictureSizeOf(bytes);
  if (size === null) throw refuse(messages.notPng);
  const sides = [size.widthPx, size.heightPx];
  if (Math.min(...sides) < LEAST_PX || Math.max(...sides) > MOST_PX)
    throw refuse(messages.wrongSize(LEAST_PX, MOST_PX));
  if (!(await fitsItsSize(bytes, size))) throw refuse(messages.broken);
  const picture = Uint8Array.from(bytes);
  await assertPrintable(scope, picture);
  return { picture, sha256, ...size };
};

const viewOf = async (scope: Scope, row: ProjectSealRow | null) => {
  const picture = row === null || row.sha256 === null ? null : await findSealPicture(scope.db, row.id);
  return {
    number: row?.number ?? 0,
    picture: picture && Buffer.from(picture).toString('base64'),
    widthPx: row?.widthPx ?? null,
    heightPx: row?.heightPx ?? null,
    savedByName: row?.savedBy.name ?? null,
    savedAt: row?.createdAt ?? null,
  };
};

export type ProjectSealView = Awaited<ReturnType<typeof viewOf>>;

/** The picture that papers of a round are issued with. @throws NOT_FOUND for a round that is not there */
export const getProjectSeal = async (scope: Scope, projectId: number): Promise<ProjectSealView> => {
  await requireProject(scope, projectId);
  return viewOf(scope, await findNewestSeal(scope.db, projectId));
};

type SealInput = { readonly fileId: string | null };

/** The version that `If-Match` names: a round without a seal has one, too. */
export const sealVersion = ({ number }: Pick<ProjectSealView, 'number'>): number => number + 1;

const replaceSeal = async (
  scope: Scope,
  projectId: number,
  picture: Picture | null,
  ifMatchVersion: number | undefined,
): Promise<ProjectSealView> => {
  await requireProject(scope, projectId);
  const before = await findNewestSeal(scope.db, projectId);
  const number = (before?.number ?? 0) + 1;
  assertVersion({ version: number }, ifMatchVersion);
  if (picture === null && (before === null || before.sha256 === null))
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.none });
  const kept = picture ?? NO_PICTURE;
  const savedById = adminOf(scope).adminUserId;
  const row = { ...kept, projectId, number, savedById, createdAt: scope.now };
  await insertSeal(scope.db, row).catch((error: unknown) => {
    throw isProblem(error, 'unique') ? new ApiError('RECORD_CHANGED') : error;
  });
  await scope.audit({
    action: 'updated',
    target: { kind: 'project', id: projectId },
    before: { sealSha256: before?.sha256 ?? null },
    after: { sealSha256: kept.sha256 },
    projectId,
  });
  return viewOf(scope, await findNewestSeal(scope.db, projectId));
};

/**
 * Keeps the picture of an uploaded file as the new version, or none from now on. Papers that were issued keep theirs.
 * @throws NOT_FOUND, INVALID_PARAMETER, TRANSITION_NOT_ALLOWED where there is none to remove; RECORD_CHANGED when
 *   somebody else has saved since
 */
export const saveProjectSeal = async (
  scope: Scope,
  projectId: number,
  { fileId }: SealInput,
  ifMatchVersion: number | undefined,
): Promise<SecondPhase<ProjectSealView>> => {
  await requireProject(scope, projectId);
  const picture = fileId === null ? null : await readPicture(scope, fileId);
  return {
    attach: (inner) => replaceSeal(inner, projectId, picture, ifMatchVersion),
    // What was uploaded stays where it is.
    abandon: async () => undefined,
  };
};

/** The picture that a paper would be issued with now; null where the round has none. */
export const sealInUse = async (scope: Scope, projectId: number): Promise<{ readonly id: number } | null> => {
  const row = await findNewestSeal(scope.db, projectId);
  return row === null || row.sha256 === null ? null : { id: row.id };
};

/** A paper with the picture in its place for a seal; as it is where it has no such place, or no picture. */
export const withSeal = async (
  scope: Pick<Scope, 'db'>,
  paper: Paper,
  sealId: number | null,
): Promise<Paper> => {
  const { letter } = paper;
  if (sealId === null || letter === null || !letter.hasSealArea) return paper;
  const picture = await findSealPicture(scope.db, sealId);
  return picture === null ? paper : { ...paper, letter: { ...letter, seal: { picture, alt: words.alt } } };
};
