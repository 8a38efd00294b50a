import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import type { Paper, PaperPhoto } from '#bff/core/paper.ts';
import type { Scope } from '#bff/core/scope.ts';
import { openKept } from '#bff/parts/files/releasedFile.service.ts';
import type { StoredFileRow } from '#bff/parts/files/storedFiles.data.ts';

type PictureFile = Pick<StoredFileRow, 'id' | 'storageKey' | 'scanStatus'>;

type Sources = Pick<Scope, 'storage' | 'inspector' | 'log'>;

/** No photo is larger that was taken in. */
const MOST_BYTES = 10 * 1024 * 1024;
/** Two beside one another on A4 are 81 mm wide each: 250 dots an inch. */
const SIDE_PX = 800;
/** So many more that nobody could send the paper are drawn with 150. */
const MANY = { count: 100, sidePx: 480 } as const;
/** So that one paper holds few pictures as they are stored, and leaves room to those who send files. */
const AT_ONCE = 2;

/** @returns null for more than a picture may have */
const bytesOf = async (stream: Readable): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** @returns null for one that cannot be shown: its bytes are gone, or are no picture, or nobody knows that they are clean */
const pictureOf = async (
  { storage, inspector, log }: Sources,
  { id, storageKey, scanStatus }: PictureFile,
  sidePx: number,
): Promise<Uint8Array | null> => {
  if (scanStatus !== 'clean') return null;
  const stream = await openKept(storage, storageKey);
  const bytes = stream && (await bytesOf(stream));
  const picture = bytes && (await inspector.drawForPaper({ bytes, sidePx }));
  if (picture === null) log.error({ fileId: id }, 'a photo of a paper cannot be read');
  return picture;
};

/**
 * A paper with its pictures, drawn as small as A4 needs them; never in a transaction. One that cannot be shown leaves a
 * frame that says so.
 * @throws ThreadsBusyError, StorageError when the storage is away
 */
export const withPictures = async (
  sources: Sources,
  paper: Paper,
  files: readonly PictureFile[],
): Promise<Paper> => {
  const turn = pLimit(AT_ONCE);
  const sidePx = files.length > MANY.count ? MANY.sidePx : SIDE_PX;
  const fileOf = new Map(files.map((file) => [file.id, file]));
  const pictured = async (photo: PaperPhoto): Promise<PaperPhoto> => {
    const file = fileOf.get(photo.file?.id ?? '');
    const picture = file && (await turn(() => pictureOf(sources, file, sidePx)));
    return picture ? { ...photo, picture } : photo;
  };
  const blocks = await Promise.all(
    paper.blocks.map(async (block) =>
      block.kind === 'photos' ? { ...block, photos: await Promise.all(block.photos.map(pictured)) } : block,
    ),
  );
  return { ...paper, blocks };
};
