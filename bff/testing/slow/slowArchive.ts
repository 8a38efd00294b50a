import { randomBytes } from 'node:crypto';
import { zipOf } from '#bff/platform/files/inspect/testZip.ts';

const MEBIBYTE = 1024 * 1024;

/** 4 MB that unpack to 290 MB: within every limit of archives, and more than half a second of work. */
export const slowArchive = (): Uint8Array<ArrayBuffer> => {
  const entries = Array.from({ length: 290 }, (_, index) => ({
    name: `${index}.txt`,
    content: Buffer.concat([Buffer.alloc(MEBIBYTE), randomBytes(12_000)]),
  }));
  return new Uint8Array(zipOf(entries));
};
