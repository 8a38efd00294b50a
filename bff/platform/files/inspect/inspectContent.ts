import { open, readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { RuleProblem } from '#rules/messages.ts';
import { compoundFileProblem, isCompoundFile, isEncryptedPackage } from './compoundFile.ts';
import { allowedExtensions, type FileKind, fileKindOf } from './kinds.ts';
import { mainPartIn } from './mainPart.ts';
import { isPdfHead, pdfProblem } from './pdf.ts';
import { isTextFile } from './textContent.ts';
import { isZipHead } from './threats.ts';
import { defaultZipLimits, readZip, type ZipContent, type ZipLimits } from './zip.ts';

const TAIL_BYTES = 4096;

type Ends = { readonly sizeBytes: number; readonly head: Buffer; readonly tail: Buffer };

const readEnds = async (path: string): Promise<Ends> => {
  const file = await open(path, 'r');
  try {
    const { size: sizeBytes } = await file.stat();
    const length = Math.min(sizeBytes, TAIL_BYTES);
    const head = (await file.read(Buffer.alloc(length), 0, length, 0)).buffer;
    const tail = (await file.read(Buffer.alloc(length), 0, length, sizeBytes - length)).buffer;
    return { sizeBytes, head, tail };
  } finally {
    await file.close();
  }
};

/** A transfer that broke off shows at the end: these kinds say where they end. */
const isCutOff = (detected: string, { tail }: Ends): boolean => {
  if (detected === 'png') return !tail.includes('IEND');
  if (detected === 'gif') return !tail.includes(0x3b);
  return false;
};

const HEIC: ReadonlySet<string> = new Set(['heic', 'heif']);

/** Where the content is known for another kind, that is what a person can mend. */
const otherKind = (detected: string, mismatch: RuleProblem): RuleProblem => {
  if (HEIC.has(detected)) return { code: 'fileHeic' };
  const actual = `.${detected}`;
  if (fileKindOf(actual) === null) return mismatch;
  return { code: 'fileOtherKind', params: { ...mismatch.params, actual } };
};

const inspectMagic = async (path: string, wanted: readonly string[], ends: Ends, mismatch: RuleProblem) => {
  if (wanted.includes('pdf') && isPdfHead(ends.head)) return pdfProblem(await readFile(path));
  // file-type knows no name for old Office but the container's.
  const detected = (await fileTypeFromFile(path).catch(() => undefined))?.ext ?? '';
  if (!wanted.includes(detected)) return otherKind(detected, mismatch);
  if (detected === 'cfb') return compoundFileProblem(await readFile(path));
  return isCutOff(detected, ends) ? ({ code: 'fileDamaged' } as const) : null;
};

/**
 * A document is of the kind of its main part. That is the one that its relations name: Word on the web calls it
 * document2.xml.
 */
const isOffice = (
  { names, types, relations }: ZipContent,
  contentType: string,
  mainPart: string,
): boolean => {
  if (!names.includes('[Content_Types].xml')) return false;
  if (names.includes(mainPart)) return true;
  const named = mainPartIn(relations);
  return named !== null && names.includes(named) && types.includes(`${contentType}.main+xml`);
};

const inspectDocument = async (
  path: string,
  kind: FileKind,
  ends: Ends,
  limits: ZipLimits,
  mismatch: RuleProblem,
): Promise<RuleProblem | null> => {
  if (isCompoundFile(ends.head)) {
    return isEncryptedPackage(await readFile(path)) ? { code: 'fileEncrypted' } : mismatch;
  }
  if (!isZipHead(ends.head)) return mismatch;
  const { content, problem } = await readZip(path, 'document', limits);
  if (problem) return problem;
  if (kind.check.by === 'openDocument') return content.mimetype === kind.contentType ? null : mismatch;
  return kind.check.by === 'office' && isOffice(content, kind.contentType, kind.check.mainPart)
    ? null
    : mismatch;
};

/**
 * Whether a file is what its extension says and can be kept (spec 5, quality "Files"): content by magic bytes,
 * text valid in UTF-8 or Shift_JIS, Office documents without macros and password, archives looked into.
 * @param extension lower case with its dot
 * @returns null when nothing is wrong
 */
export const inspectContent = async (
  path: string,
  extension: string,
  limits: ZipLimits = defaultZipLimits,
): Promise<RuleProblem | null> => {
  const kind = fileKindOf(extension);
  if (!kind) return { code: 'fileExtension', params: { allowed: allowedExtensions.join(' ') } };
  const ends = await readEnds(path);
  if (ends.sizeBytes === 0) return { code: 'fileEmpty' };
  const mismatch: RuleProblem = { code: 'fileContent', params: { extension } };
  switch (kind.check.by) {
    case 'text':
      return (await isTextFile(path)) ? null : { code: 'fileText' };
    case 'magic':
      return inspectMagic(path, kind.check.detected, ends, mismatch);
    case 'archive':
      return isZipHead(ends.head) ? (await readZip(path, 'archive', limits)).problem : mismatch;
    default:
      return inspectDocument(path, kind, ends, limits, mismatch);
  }
};
