import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FileInspector, InspectedFile } from '#bff/core/fileInspector.ts';
import type { FileScanner, ScanResult } from '#bff/core/fileScanner.ts';
import type { FileStorage, StoredFile } from '#bff/core/fileStorage.ts';
import type { RuleProblem } from '#rules/messages.ts';
import { cleanFileName, extensionOf } from './fileNames.ts';
import { contentTypeOf } from './inspect/kinds.ts';

export type PrepareUploadInput = {
  /** A file in quarantine. */
  readonly file: StoredFile;
  /** The name as the person calls it. */
  readonly fileName: string;
  /** Extensions allowed here, lower case with dot: the document type's, or the four of photos. */
  readonly extensions: readonly string[];
  /** Pictures with a longer side are scaled down to it. */
  readonly maxSidePx?: number | undefined;
  /** Of a picture, a small one is wanted too. */
  readonly hasThumbnail?: boolean;
};

/**
 * A file that may be kept; for photos length and checksum are those without metadata. It stays in quarantine until its
 * row is committed.
 */
export type PreparedUpload = StoredFile &
  Pick<InspectedFile, 'pageCount' | 'size' | 'thumbnail'> & {
    readonly fileName: string;
    readonly extension: string;
    readonly contentType: string;
    /** SHA-256 of the file as it was sent; null when it is kept as it was sent. */
    readonly receivedSha256: string | null;
    /** null: clean. Otherwise the scanner is still asked. */
    readonly scan: Promise<ScanResult> | null;
  };

export type PrepareUploadResult =
  | { readonly isAccepted: true; readonly file: PreparedUpload }
  | { readonly isAccepted: false; readonly problem: RuleProblem };

type Deps = {
  readonly storage: FileStorage;
  readonly inspector: Pick<FileInspector, 'inspect'>;
  readonly scanner: FileScanner;
  /** How long the answer waits for the scanner. */
  readonly scanWaitMs: number;
};

/** A scaled picture of few colours can be larger than the one it is made of. */
const ROOM_BYTES = 1024 * 1024;

/** Thrown and caught here; becomes the answer. */
class Refusal extends Error {
  readonly problem: RuleProblem;
  constructor(problem: RuleProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

const nameOf = ({ fileName, extensions }: PrepareUploadInput) => {
  const cleaned = cleanFileName(fileName);
  if (cleaned === null) throw new Refusal({ code: 'fileName' });
  const extension = extensionOf(cleaned);
  if (extensions.includes(extension)) return { fileName: cleaned, extension };
  throw new Refusal({ code: 'fileExtension', params: { allowed: extensions.join(' ') } });
};

/** @returns the same file, or the new one that takes its place */
const replace = async (
  storage: FileStorage,
  file: StoredFile,
  replacement: Uint8Array | null,
): Promise<StoredFile> => {
  if (replacement === null) return file;
  // EXIF written anew can be a little longer than the one it replaces.
  const maxBytes = file.sizeBytes + ROOM_BYTES;
  const replaced = await storage.put(Readable.from([replacement]), { maxBytes });
  await storage.remove(file.key);
  return replaced;
};

/** The scanner's word, if it comes in time. @throws ScannerUnavailableError when it cannot say */
const within = async (scan: Promise<ScanResult>, waitMs: number): Promise<ScanResult | null> => {
  const waiting = new AbortController();
  const late = wait(waitMs, null, { signal: waiting.signal }).catch(() => null);
  try {
    return await Promise.race([scan, late]);
  } finally {
    waiting.abort();
  }
};

/** Asks the scanner about a file in quarantine. @throws StorageError missing, ScannerUnavailableError */
export const scanQuarantined = (
  { storage, scanner }: Pick<Deps, 'storage' | 'scanner'>,
  key: string,
): Promise<ScanResult> => storage.withQuarantined(key, (path) => scanner.scan(path));

/** @returns whether the scanner has said in time that the file is clean; otherwise it is still asked */
const isCleanInTime = async ({ scanWaitMs }: Deps, scan: Promise<ScanResult>): Promise<boolean> => {
  const result = await within(scan, scanWaitMs);
  if (result === null) return false;
  if (!result.isClean) throw new Refusal({ code: 'fileThreat' });
  return true;
};

/**
 * The slow part of taking an upload, outside of any transaction: its name, its content, a photo without its place,
 * and the scanner as long as an answer can wait for it. A refused file is removed at once.
 * @throws StorageError, ScannerUnavailableError, ThreadsBusyError: the upload is not acknowledged, the file is removed
 */
export const prepareUpload = async (deps: Deps, input: PrepareUploadInput): Promise<PrepareUploadResult> => {
  const { storage, inspector } = deps;
  let { file } = input;
  try {
    const { fileName, extension } = nameOf(input);
    const { maxSidePx, hasThumbnail = false } = input;
    const inspected = await storage.withQuarantined(file.key, (path) =>
      inspector.inspect({ path, extension, maxSidePx, hasThumbnail }),
    );
    if (inspected.problem !== null) throw new Refusal(inspected.problem);
    const received = file.sha256;
    file = await replace(storage, file, inspected.replacement);
    const receivedSha256 = file.sha256 === received ? null : received;
    const asked = scanQuarantined(deps, file.key);
    // A failure after the waiting time is handled by the follow-up.
    asked.catch(() => undefined);
    const scan = (await isCleanInTime(deps, asked)) ? null : asked;
    const { pageCount, size, thumbnail } = inspected;
    const known = { fileName, extension, contentType: contentTypeOf(extension), pageCount, size, thumbnail };
    return { isAccepted: true, file: { ...file, ...known, receivedSha256, scan } };
  } catch (error) {
    await storage.remove(file.key);
    if (error instanceof Refusal) return { isAccepted: false, problem: error.problem };
    throw error;
  }
};
