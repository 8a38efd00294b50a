import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileStorage } from '#bff/core/fileStorage.ts';
import { extensionOf } from '#bff/platform/files/fileNames.ts';
import { pictureSizeOf } from '#bff/platform/files/pictureSize.ts';
import type { SeedActor } from '../engine/actors.ts';
import type { Rows } from '../engine/rows.ts';

/** A file as the demo makes it. */
export type Content = { readonly bytes: Buffer; readonly pageCount?: number };

export type FileUse = {
  readonly purpose:
    | 'section'
    | 'application'
    | 'photo'
    | 'announcement'
    | 'passbook'
    | 'answer'
    | 'notice'
    | 'thread';
  readonly mypageId?: number;
  readonly sectionId?: number;
  readonly applicationId?: number;
  readonly corporationId?: number;
};

export type NewFile = FileUse & {
  readonly fileName: string;
  readonly content: Content;
  readonly at: Date;
  readonly by: SeedActor;
};

/** A file's row and what others say of it. */
export type SeedFile = {
  readonly id: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly sha256: string;
};

/** Takes files in and stores their bytes, several at a time, when everything is written. */
export type FileBox = {
  readonly add: (file: NewFile) => SeedFile;
  /** Puts every file into the storage and completes its row. */
  readonly store: () => Promise<void>;
};

const contentTypes: { readonly [extension: string]: string } = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
};

const uploaderColumns = ({ kind, id, name }: SeedActor) => ({
  uploadedByName: name,
  uploadedByAdminUserId: kind === 'admin' ? id : null,
  uploadedByCorporationUserId: kind === 'user' ? id : null,
  uploadedByApplicationUserId: kind === 'applicant' ? id : null,
});

/** As many files at once as a disk likes. */
const AT_ONCE = 32;

export const createFileBox = (rows: Rows, storage: FileStorage): FileBox => {
  const waiting: { readonly bytes: Buffer; readonly row: Rows['storedFile'][number] }[] = [];

  const add = ({ fileName, content, at, by, ...use }: NewFile): SeedFile => {
    const { bytes, pageCount = null } = content;
    const extension = extensionOf(fileName);
    const id = randomUUID();
    const facts = { sizeBytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    const row = {
      ...use,
      ...facts,
      ...(pictureSizeOf(bytes) ?? {}),
      ...uploaderColumns(by),
      id,
      // Given by the storage when it takes the file.
      storageKey: id,
      fileName,
      extension,
      contentType: contentTypes[extension] ?? 'application/octet-stream',
      pageCount,
      scanStatus: 'clean',
      scannedAt: at,
      createdAt: at,
    };
    rows.storedFile.push(row);
    waiting.push({ bytes, row });
    return { id, fileName, ...facts };
  };

  const storeOne = async ({ bytes, row }: (typeof waiting)[number]): Promise<void> => {
    const { key } = await storage.put(Readable.from([bytes]), { maxBytes: bytes.length });
    await storage.release(key);
    row.storageKey = key;
  };

  const store = async (): Promise<void> => {
    while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(storeOne));
  };

  return { add, store };
};
