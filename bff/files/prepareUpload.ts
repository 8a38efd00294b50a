import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { RuleProblem } from '#rules/messages.ts';
import type { FileScanner } from '../core/fileScanner.ts';
import type { FileStorage, StoredFile } from '../core/fileStorage.ts';
import { cleanFileName, extensionOf } from './fileNames.ts';
import { inspectContent } from './inspect/inspectContent.ts';
import { contentTypeOf } from './inspect/kinds.ts';
import { stripJpeg } from './metadata/jpeg.ts';
import { stripPng } from './metadata/png.ts';
import { pdfPageCount } from './pdfPages.ts';
import { scalePicture } from './scalePicture.ts';

export type AcceptUploadInput = {
  /** A file in quarantine. */
  readonly file: StoredFile;
  /** The name as the person calls it. */
  readonly fileName: string;
  /** Extensions allowed here, lower case with dot: the document type's, or the four of photos. */
  readonly extensions: readonly string[];
  /** Pictures with a longer side are scaled down to it. */
  readonly maxSidePx?: number | undefined;
};

/** A file that may be kept and served; for photos length and checksum are those without metadata. */
export type AcceptedFile = StoredFile & {
  readonly fileName: string;
  readonly extension: string;
  readonly contentType: string;
  /** Pages of a PDF; null for other kinds, and when it does not say. */
  readonly pageCount: number | null;
};

export type AcceptUploadResult =
  | { readonly isAccepted: true; readonly file: AcceptedFile }
  | { readonly isAccepted: false; readonly problem: RuleProblem };

const strippers = new Map([
  ['.jpg', stripJpeg],
  ['.jpeg', stripJpeg],
  ['.png', stripPng],
]);

type Deps = { readonly storage: FileStorage; readonly scanner: FileScanner };

const inspect = ({ storage, scanner }: Deps, key: string, extension: string): Promise<RuleProblem | null> =>
  storage.withQuarantined(key, async (path) => {
    const problem = await inspectContent(path, extension);
    if (problem) return problem;
    const scan = await scanner.scan(path);
    return scan.isClean ? null : { code: 'fileThreat' };
  });

/** A scaled picture of few colours can be larger than the one it is made of. */
const ROOM_BYTES = 1024 * 1024;

/** @returns the same file, or a new one in its place that holds the picture alone; null when it is damaged */
const asKept = async (
  storage: FileStorage,
  file: StoredFile,
  { extension, maxSidePx }: { readonly extension: string; readonly maxSidePx: number | undefined },
): Promise<StoredFile | null> => {
  const strip = strippers.get(extension);
  if (!strip && maxSidePx === undefined) return file;
  const original = await storage.withQuarantined(file.key, (path) => readFile(path));
  const stripped = strip ? strip(original) : original;
  const kept = stripped && maxSidePx !== undefined ? await scalePicture(stripped, maxSidePx) : stripped;
  if (!kept || kept.equals(original)) return kept && file;
  // EXIF written anew can be a little longer than the one it replaces.
  const replaced = await storage.put(Readable.from([kept]), { maxBytes: original.length + ROOM_BYTES });
  await storage.remove(file.key);
  return replaced;
};

const pagesOf = (storage: FileStorage, { key }: StoredFile): Promise<number | null> =>
  storage.withQuarantined(key, async (path) => pdfPageCount(await readFile(path)));

/**
 * Takes an upload out of quarantine when its name, content and scan are in order, photos without their place.
 * A refused file is removed at once.
 * @throws StorageError, ScannerUnavailableError: the upload is not acknowledged, the file is removed
 */
export const acceptUpload = async (deps: Deps, input: AcceptUploadInput): Promise<AcceptUploadResult> => {
  const { storage } = deps;
  let { file } = input;
  const refuse = async (problem: RuleProblem): Promise<AcceptUploadResult> => {
    await storage.remove(file.key);
    return { isAccepted: false, problem };
  };
  try {
    const fileName = cleanFileName(input.fileName);
    if (fileName === null) return await refuse({ code: 'fileName' });
    const extension = extensionOf(fileName);
    if (!input.extensions.includes(extension)) {
      return await refuse({ code: 'fileExtension', params: { allowed: input.extensions.join(' ') } });
    }
    const problem = await inspect(deps, file.key, extension);
    if (problem) return await refuse(problem);
    const kept = await asKept(storage, file, { extension, maxSidePx: input.maxSidePx });
    if (!kept) return await refuse({ code: 'fileDamaged' });
    file = kept;
    const pageCount = extension === '.pdf' ? await pagesOf(storage, file) : null;
    await storage.release(file.key);
    return {
      isAccepted: true,
      file: { ...file, fileName, extension, contentType: contentTypeOf(extension), pageCount },
    };
  } catch (error) {
    await storage.remove(file.key);
    throw error;
  }
};
