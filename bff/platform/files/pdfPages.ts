import { inflateSync } from 'node:zlib';

/** What one compressed part may unpack to: page trees are small, bombs are not. */
const MAX_PART_BYTES = 8 * 1024 * 1024;
/** What all of them together may unpack to. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;
/** How far the end of a compressed part is looked for. */
const MAX_PACKED_BYTES = 2 * 1024 * 1024;
/** Parts that are unpacked at most; a file of scans keeps its page tree in the first or the last. */
const MAX_PARTS = 400;
/** A tree of 100,000 pages with ten branches at each knot has so many; with more the file is not believed. */
const MAX_TREES = 12_000;
/** How far a dictionary reaches before and after its type. */
const BEFORE_BYTES = 2000;
const AFTER_BYTES = 4000;
/** Blanks that may stand between a key and its value, and what may stand between a dictionary and its content. */
const BLANK_BYTES = 32;
const HEAD_BYTES = 400;

const count = /\/Count\s{1,32}(\d{1,6})\b/;
const typeBefore = /\/Type\s{0,32}$/;
const streamHead = /^\/ObjStm\b[\s\S]*?stream\r?\n/;

/** Each place of a word in the bytes; a lazy walk, so that nobody collects millions. */
function* placesOf(bytes: Buffer, word: string): Generator<number> {
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length)) yield at;
}

const slice = (bytes: Buffer, from: number, to: number): string =>
  bytes.toString('latin1', Math.max(from, 0), Math.min(to, bytes.length));

const isTyped = (bytes: Buffer, at: number): boolean =>
  typeBefore.test(slice(bytes, at - BLANK_BYTES - '/Type'.length, at));

/** The dictionary around a place, as far as it can reach. */
const around = (bytes: Buffer, at: number): string => {
  const before = slice(bytes, at - BEFORE_BYTES, at);
  const after = slice(bytes, at, at + AFTER_BYTES);
  const end = after.indexOf('endobj');
  return before.slice(Math.max(before.lastIndexOf('obj'), 0)) + (end < 0 ? after : after.slice(0, end));
};

/** The largest count of the page trees that lie open in these bytes; null when there are more than any file has. */
const largestCountIn = (bytes: Buffer): number | null => {
  let largest = 0;
  let trees = 0;
  for (const at of placesOf(bytes, '/Pages')) {
    if (!isTyped(bytes, at)) continue;
    trees += 1;
    if (trees > MAX_TREES) return null;
    largest = Math.max(largest, Number(count.exec(around(bytes, at))?.[1] ?? 0));
  }
  return largest;
};

const unpacked = (bytes: Buffer, from: number, maxOutputLength: number): Buffer => {
  const packed = bytes.subarray(from, from + MAX_PACKED_BYTES);
  const end = packed.indexOf('endstream');
  if (end < 0) return Buffer.alloc(0);
  try {
    return inflateSync(packed.subarray(0, end), { maxOutputLength });
  } catch {
    return Buffer.alloc(0);
  }
};

/** The compressed object streams, unpacked one after the other until the limit of all of them is reached. */
export function* unpackedParts(bytes: Buffer): Generator<Buffer> {
  let parts = 0;
  let left = MAX_UNPACKED_BYTES;
  for (const at of placesOf(bytes, '/ObjStm')) {
    if (!isTyped(bytes, at)) continue;
    parts += 1;
    if (parts > MAX_PARTS || left <= 0) return;
    const head = streamHead.exec(slice(bytes, at, at + HEAD_BYTES))?.[0];
    if (head === undefined) continue;
    const part = unpacked(bytes, at + head.length, Math.min(MAX_PART_BYTES, left));
    left -= part.length;
    yield part;
  }
}

/**
 * How many pages a PDF says it has: the largest count in its page trees, which lie open or in compressed object
 * streams. Every step looks at a window, never at the rest of the file, so that the time grows with the length alone.
 * @returns null when it does not say (encrypted, damaged, more trees than a file has)
 */
export const pdfPageCount = (bytes: Buffer): number | null => {
  let pages = largestCountIn(bytes);
  for (const part of unpackedParts(bytes)) {
    const inside = largestCountIn(part);
    pages = pages === null || inside === null ? null : Math.max(pages, inside);
  }
  return pages === null || pages === 0 ? null : pages;
};
