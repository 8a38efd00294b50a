/** What is worth keeping of a photo's EXIF: how to turn it and when it was taken. No place, device or person. */
export type PhotoFacts = {
  /** 1–8; 1 is upright. */
  readonly orientation: number;
  /** 'YYYY:MM:DD HH:MM:SS' by the camera's clock. */
  readonly takenAt: string | null;
};

const ORIENTATION = 0x0112;
const EXIF_POINTER = 0x8769;
const TAKEN_AT = 0x9003;
const ENTRY_BYTES = 12;
const TAKEN_AT_BYTES = 20;
const SHORT = 3;
const LONG = 4;
const ASCII = 2;

type Reader = { readonly u16: (at: number) => number; readonly u32: (at: number) => number };

/** @returns null when the bytes are no TIFF structure. Reads beyond the end throw RangeError. */
const readerOf = (tiff: Buffer): Reader | null => {
  const order = tiff.toString('latin1', 0, 2);
  if (order === 'II') return { u16: (at) => tiff.readUInt16LE(at), u32: (at) => tiff.readUInt32LE(at) };
  if (order === 'MM') return { u16: (at) => tiff.readUInt16BE(at), u32: (at) => tiff.readUInt32BE(at) };
  return null;
};

/** Where an entry of a directory lies; null when it is not there. */
const findEntry = ({ u16 }: Reader, directoryAt: number, tag: number): number | null => {
  const count = u16(directoryAt);
  for (let index = 0; index < count; index += 1) {
    const at = directoryAt + 2 + index * ENTRY_BYTES;
    if (u16(at) === tag) return at;
  }
  return null;
};

const readTakenAt = (tiff: Buffer, reader: Reader, rootAt: number): string | null => {
  const pointerAt = findEntry(reader, rootAt, EXIF_POINTER);
  const entryAt = pointerAt === null ? null : findEntry(reader, reader.u32(pointerAt + 8), TAKEN_AT);
  if (entryAt === null) return null;
  const valueAt = reader.u32(entryAt + 8);
  const text = tiff.toString('latin1', valueAt, valueAt + TAKEN_AT_BYTES - 1);
  return /^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d$/.test(text) ? text : null;
};

/** Reads the facts from a TIFF structure (the content of APP1 after `Exif\0\0`); broken EXIF gives none. */
export const readPhotoFacts = (tiff: Buffer): PhotoFacts => {
  const none: PhotoFacts = { orientation: 1, takenAt: null };
  try {
    const reader = readerOf(tiff);
    if (!reader) return none;
    const rootAt = reader.u32(4);
    const at = findEntry(reader, rootAt, ORIENTATION);
    const orientation = at === null ? 1 : reader.u16(at + 8);
    const isKnown = orientation >= 1 && orientation <= 8;
    return { orientation: isKnown ? orientation : 1, takenAt: readTakenAt(tiff, reader, rootAt) };
  } catch {
    return none;
  }
};

const entry = (tag: number, type: number, count: number, value: number): Buffer => {
  const bytes = Buffer.alloc(ENTRY_BYTES);
  bytes.writeUInt16BE(tag, 0);
  bytes.writeUInt16BE(type, 2);
  bytes.writeUInt32BE(count, 4);
  if (type === SHORT) bytes.writeUInt16BE(value, 8);
  else bytes.writeUInt32BE(value, 8);
  return bytes;
};

const directory = (entries: readonly Buffer[]): Buffer => {
  const count = Buffer.alloc(2);
  count.writeUInt16BE(entries.length);
  return Buffer.concat([count, ...entries, Buffer.alloc(4)]);
};

/** A TIFF structure that holds the facts and nothing else; null when there is nothing to say. */
export const writePhotoFacts = ({ orientation, takenAt }: PhotoFacts): Buffer | null => {
  if (orientation === 1 && takenAt === null) return null;
  const head = Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8]);
  const upright = entry(ORIENTATION, SHORT, 1, orientation);
  if (takenAt === null) return Buffer.concat([head, directory([upright])]);
  const exifAt = head.length + 2 + 2 * ENTRY_BYTES + 4;
  const textAt = exifAt + 2 + ENTRY_BYTES + 4;
  return Buffer.concat([
    head,
    directory([upright, entry(EXIF_POINTER, LONG, 1, exifAt)]),
    directory([entry(TAKEN_AT, ASCII, TAKEN_AT_BYTES, textAt)]),
    Buffer.from(`${takenAt}\0`, 'latin1'),
  ]);
};
