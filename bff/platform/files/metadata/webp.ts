import { readPhotoFacts, writePhotoFacts } from './exif.ts';

const EXIF_HEAD = Buffer.from('Exif\0\0');
const HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
/** In VP8X: EXIF and XMP are there. */
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;
/** Chunks that belong to the picture: its size, colours, frames, transparency and data. */
const OF_THE_PICTURE = new Set(['VP8X', 'VP8 ', 'VP8L', 'ICCP', 'ANIM', 'ANMF', 'ALPH']);

type Chunk = { readonly type: string; readonly content: Buffer };

/** @returns null when the structure does not hold to its end */
const chunksOf = (bytes: Buffer): Chunk[] | null => {
  if (bytes.length < HEAD_BYTES || bytes.toString('latin1', 0, 4) !== 'RIFF') return null;
  if (bytes.toString('latin1', 8, HEAD_BYTES) !== 'WEBP') return null;
  // What stands behind the end is no part of the picture.
  const end = CHUNK_HEAD_BYTES + bytes.readUInt32LE(4);
  const chunks: Chunk[] = [];
  let at = HEAD_BYTES;
  while (at + CHUNK_HEAD_BYTES <= end) {
    const length = bytes.readUInt32LE(at + 4);
    const from = at + CHUNK_HEAD_BYTES;
    if (from + length > Math.min(end, bytes.length)) return null;
    chunks.push({ type: bytes.toString('latin1', at, at + 4), content: bytes.subarray(from, from + length) });
    at = from + length + (length % 2);
  }
  return chunks;
};

const chunk = ({ type, content }: Chunk): Buffer => {
  const head = Buffer.alloc(CHUNK_HEAD_BYTES);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};

/** How to turn it and when it was taken; null when there is nothing to say. */
const factsOf = (chunks: readonly Chunk[]): Buffer | null => {
  const exif = chunks.find(({ type }) => type === 'EXIF')?.content;
  if (exif === undefined) return null;
  const hasHead = exif.subarray(0, EXIF_HEAD.length).equals(EXIF_HEAD);
  return writePhotoFacts(readPhotoFacts(hasHead ? exif.subarray(EXIF_HEAD.length) : exif));
};

const withFlags = ({ type, content }: Chunk, hasFacts: boolean): Chunk => {
  if (type !== 'VP8X' || content.length === 0) return { type, content };
  const flagged = Buffer.from(content);
  const flags = (flagged[0] ?? 0) & ~(EXIF_FLAG | XMP_FLAG);
  flagged[0] = hasFacts ? flags | EXIF_FLAG : flags;
  return { type, content: flagged };
};

/**
 * A WebP without what cameras and phones write beside the picture: place (GPS), device, XMP, chunks that nobody knows, and
 * anything after its end. Orientation and time of taking stay; the picture's bytes are not touched.
 * @returns null when it is no WebP that can be read to its end
 */
export const stripWebp = (bytes: Buffer): Buffer | null => {
  const chunks = chunksOf(bytes);
  if (chunks === null) return null;
  const facts = factsOf(chunks);
  const kept = chunks.filter(({ type }) => OF_THE_PICTURE.has(type));
  const parts = kept.map((one) => chunk(withFlags(one, facts !== null)));
  const body = Buffer.concat(facts === null ? parts : [...parts, chunk({ type: 'EXIF', content: facts })]);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
};
