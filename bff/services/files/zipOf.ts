import { PassThrough, type Readable } from 'node:stream';
import yazl from 'yazl';
import type { FileStorage } from '#bff/core/fileStorage.ts';
import { extensionOf } from '#bff/files/fileNames.ts';
import { openClean } from './releasedFile.ts';

/** A clean file and where it stands in an archive: folders and its name, with `/`. */
export type ArchiveEntry = { readonly path: string; readonly storageKey: string; readonly at: Date };

/** What a name in an archive must not hold: separators, drive letters and wildcards of Windows, controls. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

const MAX_LETTERS = 80;

/** A name that stays one part of a path on every system: no way out of its folder. */
export const safePart = (text: string): string => {
  const name = text
    .normalize('NFC')
    .replace(UNSAFE, '_')
    .replace(/^[. ]+|[. ]+$/g, '');
  return [...name].slice(0, MAX_LETTERS).join('') || '_';
};

/** A file's own name in an archive; its kind stays readable. */
export const safeFileName = (fileName: string): string => {
  const extension = extensionOf(fileName);
  return `${safePart(fileName.slice(0, fileName.length - extension.length))}${extension}`;
};

/** Names within the archive, each once: the second of two gets its number. */
const eachOnce = (entries: readonly ArchiveEntry[]): ArchiveEntry[] => {
  const taken = new Map<string, number>();
  return entries.map((entry) => {
    const { path } = entry;
    const count = (taken.get(path.toLowerCase()) ?? 0) + 1;
    taken.set(path.toLowerCase(), count);
    if (count === 1) return entry;
    const extension = extensionOf(path);
    return { ...entry, path: `${path.slice(0, path.length - extension.length)} (${count})${extension}` };
  });
};

/** Clean files as one zip that is made while it is sent. */
export const zipOf = (storage: FileStorage, entries: readonly ArchiveEntry[]): Readable => {
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  const fail = (error: unknown): void => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  for (const { path, storageKey, at } of eachOnce(entries)) {
    const options = { mtime: at, compress: false };
    // Each file is opened only when the one before it was read: thousands of files never lie open at once.
    zip.addReadStreamLazy(path, options, (done) => {
      openClean(storage, storageKey).then((stream) => done(null, stream), fail);
    });
  }
  zip.end();
  zip.outputStream.pipe(output);
  return output;
};
