import type { RuleProblem } from '#rules/messages.ts';
import { executableNameIn } from './threats.ts';

/*
 * The container of old Office documents, and of objects and macros in new ones (MS-CFB): a file system of its own, whose
 * directory has an entry of 128 bytes for each stream.
 */

const SIGNATURE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ENTRY_BYTES = 128;
const NAME_LENGTH_AT = 64;

/** How Office keeps a document with a password: with this stream. */
const ENCRYPTED = 'EncryptedPackage';
/** The stream that every VBA project has, whatever its storage or its part is called (MS-OVBA 2.2.1). */
const MACROS = '_VBA_PROJECT';
/** A file that somebody dropped into the document. */
const DROPPED = '\u0001Ole10Native';

export const isCompoundFile = (head: Buffer): boolean => head.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/** Sectors begin at multiples of 512, so entries do at multiples of their length: the same words in a text do not. */
const hasStream = (bytes: Buffer, name: string): boolean => {
  const wanted = Buffer.from(`${name}\0`, 'utf16le');
  for (let at = bytes.indexOf(wanted); at !== -1; at = bytes.indexOf(wanted, at + wanted.length)) {
    const isEntry = at % ENTRY_BYTES === 0 && at + ENTRY_BYTES <= bytes.length;
    if (isEntry && bytes.readUInt16LE(at + NAME_LENGTH_AT) === wanted.length) return true;
  }
  return false;
};

export const isEncryptedPackage = (bytes: Buffer): boolean => hasStream(bytes, ENCRYPTED);

/** Macros, or a program that was dropped into it. */
export const compoundFileProblem = (bytes: Buffer): RuleProblem | null => {
  if (hasStream(bytes, MACROS)) return { code: 'fileMacro' };
  const name = hasStream(bytes, DROPPED) ? executableNameIn(bytes) : null;
  return name === null ? null : { code: 'documentProgram', params: { name } };
};
