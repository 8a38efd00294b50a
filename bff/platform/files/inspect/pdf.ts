import type { RuleProblem } from '#rules/messages.ts';
import { unpackedParts } from '../pdfPages.ts';

/** Readers look for the head so far in: mail gateways and multifunction machines put something before it. */
const HEAD_WITHIN_BYTES = 1024;
const HEAD = '%PDF-';
const END = '%%EOF';
/** The end of any part of a file: what follows the last end of the whole file holds none. */
const PART_END = 'endobj';

const ENCRYPTED = '/Encrypt';
const XFA = '/XFA';

export const isPdfHead = (head: Buffer): boolean => {
  const at = head.indexOf(HEAD);
  return at >= 0 && at <= HEAD_WITHIN_BYTES;
};

/**
 * Whether a transfer broke off. Zeros and pages of portals behind the end do not matter, however long; parts do, for a file
 * made for the web has an end in its first half as well.
 */
const isCutOff = (bytes: Buffer): boolean => {
  const end = bytes.lastIndexOf(END);
  return end === -1 || bytes.includes(PART_END, end);
};

/** Whether it may be locked, or a form of XFA: only then is it worth a reader's time. */
const isSpecial = (bytes: Buffer): boolean => {
  if (bytes.includes(ENCRYPTED) || bytes.includes(XFA)) return true;
  for (const part of unpackedParts(bytes)) if (part.includes(XFA)) return true;
  return false;
};

/** What the reader of our own desk makes of it: pdf.js opens what an owner's password alone protects. */
const openedProblem = async (bytes: Buffer): Promise<RuleProblem | null> => {
  // Loaded for the few that need it: it is larger than all else in a thread.
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
  let isLocked = false;
  task.onPassword = (answer: (password: string | Error) => void) => {
    isLocked = true;
    answer(new Error('nobody is here to ask'));
  };
  try {
    const { info } = await (await task.promise).getMetadata();
    const facts: { readonly [name: string]: unknown } = { ...info };
    // A form of XFA with fields of its own has pages as well; one without shows nothing but a request to wait.
    const isOnlyXfa = facts.IsXFAPresent === true && facts.IsAcroFormPresent !== true;
    return isOnlyXfa ? { code: 'pdfXfa' } : null;
  } catch {
    // What it cannot read for other reasons, other readers may.
    return isLocked ? { code: 'pdfLocked' } : null;
  } finally {
    await task.destroy();
  }
};

/**
 * What keeps a PDF from being read at the desk: a transfer that broke off, a password without which it does not open, or a
 * form (XFA) that only the program of its maker shows.
 */
export const pdfProblem = async (bytes: Buffer): Promise<RuleProblem | null> => {
  if (isCutOff(bytes)) return { code: 'fileDamaged' };
  return isSpecial(bytes) ? openedProblem(bytes) : null;
};
