import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { RuleProblem } from '#rules/messages.ts';
import { isArchiveName, isExecutableHead, isExecutableName, isZipHead, TEST_SIGNATURE } from './threats.ts';

export type ZipLimits = {
  readonly maxEntries: number;
  /** Unpacked size of everything together. */
  readonly maxTotalBytes: number;
  /** Unpacked to packed; looked at only beyond `ratioFromBytes`, small texts pack very well. */
  readonly maxRatio: number;
  readonly ratioFromBytes: number;
  /** Office documents inside an archive are held in memory to be looked into. */
  readonly maxNestedBytes: number;
};

const MEBIBYTE = 1024 * 1024;

export const defaultZipLimits: ZipLimits = {
  maxEntries: 1000,
  maxTotalBytes: 300 * MEBIBYTE,
  maxRatio: 100,
  ratioFromBytes: 30 * MEBIBYTE,
  maxNestedBytes: 30 * MEBIBYTE,
};

/** An archive that people packed, or a document that only happens to be a zip. */
export type ZipPurpose = 'archive' | 'document';

export type ZipContent = {
  readonly names: readonly string[];
  /** Content of the member `mimetype` (OpenDocument); '' without one. */
  readonly mimetype: string;
};

/** Stops the reading; becomes the answer of `readZip`. */
class ZipRefusal extends Error {
  readonly problem: RuleProblem;
  constructor(problem: RuleProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

const refuse = (code: RuleProblem['code'], params?: RuleProblem['params']): never => {
  throw new ZipRefusal({ code, params });
};

const NESTED_DOCUMENT = /\.(?:docx|xlsx|pptx|odt|ods|odp)$/i;
const UTF8_NAME = 0x800;
const HEAD_BYTES = 256;
const MIMETYPE_MAX_BYTES = 200;

/** Windows in Japan writes names in Shift_JIS, where a letter's second byte can be a backslash: decode first. */
const nameOf = (entry: Entry): string => {
  const raw = Buffer.from(entry.fileNameRaw);
  const encodings = entry.generalPurposeBitFlag & UTF8_NAME ? ['utf-8'] : ['utf-8', 'shift_jis'];
  for (const encoding of encodings) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(raw);
    } catch {}
  }
  return refuse('archivePath', { name: raw.toString('latin1').slice(0, 50) });
};

const assertSafePath = (name: string): void => {
  const parts = name.split(/[/\\]/);
  const isUnsafe = /^(?:[/\\]|[A-Za-z]:)/.test(name) || parts.includes('..') || /\p{Cc}/u.test(name);
  if (isUnsafe) refuse('archivePath', { name: name.slice(0, 50).replace(/\p{Cc}/gu, '') });
};

const assertEntryAllowed = (entry: Entry, name: string, purpose: ZipPurpose): void => {
  assertSafePath(name);
  if (entry.isEncrypted()) refuse('fileEncrypted');
  if (/(?:^|\/)vbaProject\.bin$/i.test(name)) refuse('fileMacro');
  if (purpose === 'document') return;
  if (isExecutableName(name)) refuse('archiveExecutable', { name });
  if (isArchiveName(name)) refuse('archiveNested');
};

type Reading = { readonly purpose: ZipPurpose; readonly limits: ZipLimits; totalBytes: number };

/** Reads an entry to its end, since a directory can lie about sizes; keeps it only where it is needed. */
const readEntry = async (zip: ZipFile, entry: Entry, isKept: boolean, reading: Reading): Promise<Buffer> => {
  const { limits } = reading;
  const kept: Buffer[] = [];
  let keptBytes = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    const bytes: Buffer = chunk;
    reading.totalBytes += bytes.length;
    const isDense = reading.totalBytes > limits.ratioFromBytes;
    const isBomb = isDense && reading.totalBytes > zip.fileSize * limits.maxRatio;
    if (isBomb || reading.totalBytes > limits.maxTotalBytes) refuse('archiveTooLarge');
    if (isKept && keptBytes + bytes.length > limits.maxNestedBytes) refuse('archiveTooLarge');
    if (isKept || keptBytes < HEAD_BYTES) {
      kept.push(bytes);
      keptBytes += bytes.length;
    }
  }
  return Buffer.concat(kept);
};

const assertContentAllowed = (name: string, head: Buffer): void => {
  if (isExecutableHead(head)) refuse('archiveExecutable', { name });
  if (isZipHead(head) && !NESTED_DOCUMENT.test(name)) refuse('archiveNested');
  if (head.includes(TEST_SIGNATURE)) refuse('fileThreat');
};

const readEntries = async (zip: ZipFile, reading: Reading): Promise<ZipContent> => {
  const { purpose, limits } = reading;
  const names: string[] = [];
  let mimetype = '';
  if (zip.entryCount > limits.maxEntries) refuse('archiveTooManyEntries', { max: limits.maxEntries });
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry);
    assertEntryAllowed(entry, name, purpose);
    names.push(name);
    if (name.endsWith('/')) continue;
    const isNested = purpose === 'archive' && NESTED_DOCUMENT.test(name);
    const content = await readEntry(zip, entry, isNested, reading);
    if (name === 'mimetype') mimetype = content.toString('latin1', 0, MIMETYPE_MAX_BYTES).trim();
    if (purpose === 'archive') assertContentAllowed(name, content);
    if (!isNested) continue;
    const inner = await readZip(content, 'document', limits);
    if (inner.problem) throw new ZipRefusal(inner.problem);
  }
  return { names, mimetype };
};

/**
 * Looks into a zip: number of entries, unpacked size and ratio (counted while unpacking), names that lead out of
 * the folder, encrypted entries, programs and archives inside, macros in documents.
 * @param source path of a file, or its bytes
 */
export const readZip = async (
  source: string | Buffer,
  purpose: ZipPurpose,
  limits: ZipLimits = defaultZipLimits,
): Promise<{ content: ZipContent; problem: null } | { content: null; problem: RuleProblem }> => {
  const options = { decodeStrings: false, lazyEntries: true, autoClose: false } as const;
  try {
    const zip =
      typeof source === 'string'
        ? await yauzl.openPromise(source, options)
        : await yauzl.fromBufferPromise(source, options);
    try {
      const content = await readEntries(zip, { purpose, limits, totalBytes: 0 });
      return { content, problem: null };
    } finally {
      zip.close();
    }
  } catch (error) {
    const problem = error instanceof ZipRefusal ? error.problem : { code: 'fileDamaged' as const };
    return { content: null, problem };
  }
};
