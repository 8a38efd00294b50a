const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Chunks that hold texts, EXIF (with its place) or times. */
const TELLING = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME']);
const CHUNK_OVERHEAD = 12;

/**
 * A PNG without text, EXIF and time chunks and without anything after its end.
 * @returns null when it is no PNG that can be read to its end
 */
export const stripPng = (bytes: Buffer): Buffer | null => {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const kept: Buffer[] = [SIGNATURE];
  let at = SIGNATURE.length;
  while (at + CHUNK_OVERHEAD <= bytes.length) {
    const end = at + CHUNK_OVERHEAD + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!TELLING.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return null;
};
