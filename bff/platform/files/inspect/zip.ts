import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { RuleProblem } from '#rules/messages.ts';
import { compoundFileProblem, isCompoundFile } from './compoundFile.ts';
import {
  isArchiveName,
  isExecutableHead,
  isExecutableName,
  isProgramHead,
  isZipHead,
  TEST_SIGNATURE,
} from './threats.ts';

export type ZipLimits = {
  /** Of the archive itself, and of each document in it. */
  readonly maxEntries: number;
  /** Of the archive and all documents in it together. */
  readonly maxAllEntries: number;
  /** Unpacked size of everything together, documents in the archive counted packed and unpacked. */
  readonly maxTotalBytes: number;
  /** Unpacked to packed, of the whole file; looked at only beyond `ratioFromBytes`, small texts pack very well. */
  readonly maxRatio: number;
  readonly ratioFromBytes: number;
  /** Office documents inside an archive are held in memory to be looked into. */
  readonly maxNestedBytes: number;
};

const MEBIBYTE = 1024 * 1024;

export const defaultZipLimits: ZipLimits = {
  maxEntries: 1000,
  maxAllEntries: 10_000,
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
  /** Of an Office document: what its parts are, and which of them is its main one; '' without them. */
  readonly types: string;
  readonly relations: string;
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

const options = { decodeStrings: false, lazyEntries: true, autoClose: false } as const;
const NESTED_DOCUMENT = /\.(?:docx|xlsx|pptx|odt|ods|odp)$/i;
/** Macros of Office, and of LibreOffice but for its empty lists. */
const MACRO_PART =
  /(?:^|\/)vbaProject\.bin$|^Basic\/[^/]+\/(?!script-lb\.xml$)[^/]+\.xml$|^Scripts\/(?:[^/]+\/)*[^/]+$/i;
const CONTENT_TYPES = /^\/?\[Content_Types\]\.xml$/i;
const RELATIONS = /^\/?_rels\/\.rels$/i;
const MACRO_TYPE = /ms-office\.vbaProject|macroEnabled/i;
const UTF8_NAME = 0x800;
/** Enough for the second head of a Windows program. */
const HEAD_BYTES = 1024;
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
  if (MACRO_PART.test(name)) refuse('fileMacro');
  if (isExecutableName(name)) {
    if (purpose === 'document') refuse('documentProgram', { name: name.split('/').at(-1) ?? name });
    refuse('archiveExecutable', { name });
  }
  if (purpose === 'document') return;
  if (isArchiveName(name)) refuse('archiveNested');
};

/** What one upload has cost so far; an archive shares it with all the documents in it. */
type Spent = {
  readonly limits: ZipLimits;
  readonly packedBytes: number;
  totalBytes: number;
  entries: number;
};

const spendBytes = (spent: Spent, bytes: number): void => {
  const { limits } = spent;
  spent.totalBytes += bytes;
  const isDense = spent.totalBytes > limits.ratioFromBytes;
  const isBomb = isDense && spent.totalBytes > spent.packedBytes * limits.maxRatio;
  if (isBomb || spent.totalBytes > limits.maxTotalBytes) refuse('archiveTooLarge');
};

const spendEntries = (spent: Spent, entries: number): void => {
  const { maxEntries, maxAllEntries } = spent.limits;
  if (entries > maxEntries) refuse('archiveTooManyEntries', { max: maxEntries });
  spent.entries += entries;
  if (spent.entries > maxAllEntries) refuse('archiveTooLarge');
};

/** `whole`: a document that is looked into, refused when it is too long to be held; `part`: see `isHeld`. */
type Keep = 'whole' | 'part';

/** A part is held as far as it fits when it can hold others: what a document consists of, or an old Office file. */
const isHeld = (name: string, head: Buffer): boolean =>
  CONTENT_TYPES.test(name) || RELATIONS.test(name) || isCompoundFile(head);

/** Reads an entry to its end, since a directory can lie about sizes; keeps its head, or more where it is needed. */
const readEntry = async (
  zip: ZipFile,
  { entry, name, keep }: { entry: Entry; name: string; keep: Keep },
  spent: Spent,
): Promise<Buffer> => {
  const kept: Buffer[] = [];
  let keptBytes = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    const bytes: Buffer = chunk;
    spendBytes(spent, bytes.length);
    const isTooLong = keptBytes + bytes.length > spent.limits.maxNestedBytes;
    if (keep === 'whole' && isTooLong) refuse('archiveTooLarge');
    const isWanted = keep === 'whole' || keptBytes < HEAD_BYTES || isHeld(name, kept[0] ?? bytes);
    if (isWanted && !isTooLong) {
      kept.push(bytes);
      keptBytes += bytes.length;
    }
  }
  return Buffer.concat(kept);
};

const assertNoMacros = (content: Buffer): void => {
  const problem = isCompoundFile(content) ? compoundFileProblem(content) : null;
  if (problem) throw new ZipRefusal(problem);
};

const assertEntryContent = (name: string, content: Buffer): void => {
  if (isExecutableHead(content)) refuse('archiveExecutable', { name });
  if (isZipHead(content) && !NESTED_DOCUMENT.test(name)) refuse('archiveNested');
  if (content.includes(TEST_SIGNATURE)) refuse('fileThreat');
  assertNoMacros(content);
};

/** What XML says in letters of ASCII: in UTF-16 every second byte of them is zero. */
const plainText = (content: Buffer): string => content.toString().replaceAll('\0', '');

/** A macro part may have any name; what it is stands in the list of types, and in itself. */
const assertPartContent = (name: string, content: Buffer): void => {
  if (isProgramHead(content)) refuse('documentProgram', { name: name.split('/').at(-1) ?? name });
  if (CONTENT_TYPES.test(name) && MACRO_TYPE.test(plainText(content))) refuse('fileMacro');
  assertNoMacros(content);
};

const openZip = (source: string | Buffer): Promise<ZipFile> =>
  typeof source === 'string' ? yauzl.openPromise(source, options) : yauzl.fromBufferPromise(source, options);

const readEntries = async (zip: ZipFile, purpose: ZipPurpose, spent: Spent): Promise<ZipContent> => {
  const names: string[] = [];
  const read = { mimetype: '', types: '', relations: '' };
  spendEntries(spent, zip.entryCount);
  for await (const entry of zip.eachEntry()) {
    // Some packers of Windows part the names of a document by backslashes, which readers of documents take.
    const name = purpose === 'document' ? nameOf(entry).replaceAll('\\', '/') : nameOf(entry);
    assertEntryAllowed(entry, name, purpose);
    names.push(name);
    if (name.endsWith('/')) continue;
    const isNested = purpose === 'archive' && NESTED_DOCUMENT.test(name);
    const keep = isNested ? 'whole' : 'part';
    const content = await readEntry(zip, { entry, name, keep }, spent);
    if (name === 'mimetype') read.mimetype = content.toString('latin1', 0, MIMETYPE_MAX_BYTES).trim();
    if (CONTENT_TYPES.test(name)) read.types = plainText(content);
    if (RELATIONS.test(name)) read.relations = plainText(content);
    if (purpose === 'archive') assertEntryContent(name, content);
    else assertPartContent(name, content);
    if (isNested) await readWhole(await openZip(content), 'document', spent);
  }
  return { names, ...read };
};

const readWhole = async (zip: ZipFile, purpose: ZipPurpose, spent: Spent): Promise<ZipContent> => {
  try {
    return await readEntries(zip, purpose, spent);
  } finally {
    zip.close();
  }
};

/**
 * Looks into a zip: number of entries, unpacked size and ratio (counted while unpacking), names that lead out of
 * the folder, encrypted entries, programs and archives inside, macros in documents. Documents in an archive are
 * looked into as well; all of it shares one limit.
 * @param source path of a file, or its bytes
 */
export const readZip = async (
  source: string | Buffer,
  purpose: ZipPurpose,
  limits: ZipLimits = defaultZipLimits,
): Promise<{ content: ZipContent; problem: null } | { content: null; problem: RuleProblem }> => {
  try {
    const zip = await openZip(source);
    const spent = { limits, packedBytes: zip.fileSize, totalBytes: 0, entries: 0 };
    return { content: await readWhole(zip, purpose, spent), problem: null };
  } catch (error) {
    const problem = error instanceof ZipRefusal ? error.problem : { code: 'fileDamaged' as const };
    return { content: null, problem };
  }
};
