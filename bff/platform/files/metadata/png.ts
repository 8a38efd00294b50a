import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { PictureSize } from '../pictureSize.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Chunks that hold texts, EXIF (with its place) or times. */
const TELLING = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME']);
const CHUNK_OVERHEAD = 12;
const CHUNK_HEAD = 8;
const CHUNK_END = 4;
/** Four channels of 16 bits; more no PNG has. */
const MOST_PIXEL_BYTES = 8;
/** One for each line, and lines come twice at most where they come in passes. */
const MOST_LINE_BYTES = 2;

type Chunk = { readonly type: string; readonly start: number; readonly end: number };

/** The chunks in their order, up to the end or to one that is cut off. */
function* chunksOf(bytes: Buffer): Generator<Chunk> {
  let start = SIGNATURE.length;
  while (start + CHUNK_OVERHEAD <= bytes.length) {
    const end = start + CHUNK_OVERHEAD + bytes.readUInt32BE(start);
    if (end > bytes.length) return;
    const type = bytes.toString('latin1', start + 4, start + CHUNK_HEAD);
    yield { type, start, end };
    if (type === 'IEND') return;
    start = end;
  }
}

/**
 * A PNG without text, EXIF and time chunks and without anything after its end.
 * @returns null when it is no PNG that can be read to its end
 */
export const stripPng = (bytes: Buffer): Buffer | null => {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const chunks = [...chunksOf(bytes)];
  if (chunks.at(-1)?.type !== 'IEND') return null;
  const kept = chunks.filter(({ type }) => !TELLING.has(type));
  return Buffer.concat([SIGNATURE, ...kept.map(({ start, end }) => bytes.subarray(start, end))]);
};

/**
 * Whether the pixels of a PNG unpack to what a picture of this size has, and to no more: half a megabyte can hold half a
 * gigabyte, and a printer unpacks all of it.
 */
export const fitsItsSize = async (bytes: Buffer, { widthPx, heightPx }: PictureSize): Promise<boolean> => {
  const packed = [...chunksOf(bytes)]
    .filter(({ type }) => type === 'IDAT')
    .map(({ start, end }) => bytes.subarray(start + CHUNK_HEAD, end - CHUNK_END));
  const maxOutputLength = heightPx * (widthPx * MOST_PIXEL_BYTES + MOST_LINE_BYTES);
  try {
    await promisify(inflate)(Buffer.concat(packed), { maxOutputLength });
    return true;
  } catch {
    return false;
  }
};
