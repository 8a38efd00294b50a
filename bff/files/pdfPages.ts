import { inflateSync } from 'node:zlib';

/** What one compressed part may unpack to: page trees are small, bombs are not. */
const MAX_UNPACKED_BYTES = 8 * 1024 * 1024;
/** Parts that are unpacked at most; a file of scans keeps its page tree in the first or the last. */
const MAX_PARTS = 400;

const pageTree = /\/Type\s*\/Pages\b/g;
const count = /\/Count\s+(\d{1,6})\b/;
const objectStream = /\/Type\s*\/ObjStm\b[\s\S]{0,400}?stream\r?\n/g;

/** The dictionary around a place, as far as it can reach. */
const around = (text: string, at: number): string => {
  const from = Math.max(text.lastIndexOf('obj', at), at - 2000, 0);
  const to = text.indexOf('endobj', at);
  return text.slice(from, to < 0 || to > at + 4000 ? at + 4000 : to);
};

const countsIn = (text: string): number[] =>
  [...text.matchAll(pageTree)].flatMap(({ index }) => {
    const found = count.exec(around(text, index));
    return found === null ? [] : [Number(found[1])];
  });

const unpacked = (bytes: Buffer, from: number): string => {
  const end = bytes.indexOf('endstream', from);
  if (end < 0) return '';
  try {
    return inflateSync(bytes.subarray(from, end), { maxOutputLength: MAX_UNPACKED_BYTES }).toString('latin1');
  } catch {
    return '';
  }
};

/**
 * How many pages a PDF says it has: the largest count in its page trees, which lie open or in compressed object
 * streams. Nothing of the file is carried out.
 * @returns null when it does not say (encrypted, damaged)
 */
export const pdfPageCount = (bytes: Buffer): number | null => {
  const text = bytes.toString('latin1');
  const open = countsIn(text);
  const streams = [...text.matchAll(objectStream)].slice(0, MAX_PARTS);
  const packed = streams.flatMap(({ index, 0: head }) => countsIn(unpacked(bytes, index + head.length)));
  const pages = Math.max(0, ...open, ...packed);
  return pages > 0 ? pages : null;
};
