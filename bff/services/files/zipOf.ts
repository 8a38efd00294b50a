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
export const eachOnce = <Entry extends Pick<ArchiveEntry, 'path'>>(entries: readonly Entry[]): Entry[] => {
  const taken = new Set<string>();
  return entries.map((entry) => {
    const extension = extensionOf(entry.path);
    const stem = entry.path.slice(0, entry.path.length - extension.length);
    let { path } = entry;
    for (let count = 2; taken.has(path.toLowerCase()); count += 1) path = `${stem} (${count})${extension}`;
    taken.add(path.toLowerCase());
    return { ...entry, path };
  });
};

type ZipOptions = {
  /** A file that is made for the archive, and stands first in it. */
  readonly list?: { readonly path: string; readonly at: Date; readonly content: () => Readable };
  /** Told how many of the entries were begun. */
  readonly onBegun?: (count: number) => void;
};

/** Clean files as one zip that is made while it is sent. */
export const zipOf = (
  storage: FileStorage,
  entries: readonly ArchiveEntry[],
  { list, onBegun }: ZipOptions = {},
): Readable => {
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  const fail = (error: unknown): void => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  if (list !== undefined)
    zip.addReadStreamLazy(list.path, { mtime: list.at }, (done) => done(null, list.content()));
  for (const [index, { path, storageKey, at }] of eachOnce(entries).entries()) {
    const options = { mtime: at, compress: false };
    // Each file is opened only when the one before it was read: thousands of files never lie open at once.
    zip.addReadStreamLazy(path, options, (done) => {
      onBegun?.(index + 1);
      openClean(storage, storageKey).then((stream) => done(null, stream), fail);
    });
  }
  zip.end();
  zip.outputStream.pipe(output);
  return output;
};
