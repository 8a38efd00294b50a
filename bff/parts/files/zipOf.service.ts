import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import yazl from 'yazl';
import type { FileStorage } from '#bff/core/fileStorage.ts';
import { extensionOf } from '#bff/platform/files/fileNames.ts';
import { openClean, openKept } from './releasedFile.service.ts';

/** A clean file and where it stands in an archive: folders and its name, with `/`. */
export type ArchiveEntry = { readonly path: string; readonly storageKey: string; readonly at: Date };

/** A file that is made when its turn comes; null where it cannot be made, which the list tells. */
export type MadeEntry = Omit<ArchiveEntry, 'storageKey'> & {
  readonly make: () => Promise<Uint8Array | null>;
};

/** One that is read while it is sent, however long it is. */
export type ReadEntry = Omit<ArchiveEntry, 'storageKey'> & { readonly open: () => Readable };

type Entry = ArchiveEntry | MadeEntry | ReadEntry;

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

/**
 * Names within the archive, each once: the second of two gets its number. Each name goes on from the number that it had
 * last: counted anew for every file, 10,000 photos of one name kept the process for minutes.
 */
export const eachOnce = <Named extends Pick<ArchiveEntry, 'path'>>(entries: readonly Named[]): Named[] => {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const asked = entry.path.toLowerCase();
    const extension = extensionOf(entry.path);
    const stem = entry.path.slice(0, entry.path.length - extension.length);
    let [path, count] = [entry.path, counts.get(asked) ?? 1];
    while (taken.has(path.toLowerCase())) {
      count += 1;
      path = `${stem} (${count})${extension}`;
    }
    counts.set(asked, count);
    taken.add(path.toLowerCase());
    return { ...entry, path };
  });
};

type ZipOptions = {
  /**
   * A file that is made for the archive, and stands last in it, for it names the entries whose bytes are gone by their
   * keys. Without it nobody would be told that a file lacks, so the archive breaks off.
   */
  readonly list?: {
    readonly path: string;
    readonly at: Date;
    readonly content: (gone: ReadonlySet<string>) => Readable;
  };
  /** Told how many of the entries were begun. */
  readonly onBegun?: (count: number) => void;
};

type Opened = (entry: Entry) => Promise<Readable | null>;

/** Opens what an archive holds. @param mayLack whether it names what is gone */
const openerOf =
  (storage: FileStorage, mayLack: boolean): Opened =>
  async (entry) => {
    if ('storageKey' in entry)
      return mayLack ? openKept(storage, entry.storageKey) : openClean(storage, entry.storageKey);
    if ('open' in entry) return entry.open();
    const bytes = await entry.make();
    return bytes && Readable.from([bytes]);
  };

/** Files as one zip that is made while it is sent. */
export const zipOf = (
  storage: FileStorage,
  entries: readonly Entry[],
  { list, onBegun }: ZipOptions = {},
): Readable => {
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  const fail = (error: unknown): void => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  const opened = openerOf(storage, list !== undefined);
  const pack = async (stream: Readable, path: string, options: Partial<yazl.Options>): Promise<void> => {
    if (output.destroyed) {
      stream.destroy();
      throw new Error('nobody waits for the archive');
    }
    // Who breaks a download off leaves no file open.
    const close = (): void => void stream.destroy();
    output.once('close', close);
    zip.addReadStream(stream, path, options);
    await finished(stream);
    output.off('close', close);
  };
  const fill = async (): Promise<void> => {
    const gone = new Set<string>();
    // Each file is opened only when the one before it was read: thousands of files never lie open at once.
    for (const [index, entry] of eachOnce(entries).entries()) {
      onBegun?.(index + 1);
      const stream = await opened(entry);
      if (stream !== null) await pack(stream, entry.path, { mtime: entry.at, compress: false });
      else if ('storageKey' in entry) gone.add(entry.storageKey);
    }
    if (list !== undefined) await pack(list.content(gone), list.path, { mtime: list.at });
    zip.end();
  };
  zip.on('error', fail);
  zip.outputStream.pipe(output);
  fill().catch(fail);
  return output;
};
