import { maskAccountNumber } from '#rules/bankKana.ts';
import type { SecretBox } from './secretBox.ts';

/*
 * An account number as it is kept: `sealed:{key}:{last three digits}:{base64}`. The digits are those that everybody of
 * the office may see, so that no list opens a number; the key's name stands before them, so that SQL finds what another
 * key has sealed. What was written before numbers were sealed has seven digits, and is read as it is.
 */

const SHOWN_DIGITS = 3;
const form = /^sealed:[\w-]{1,20}:(\d{3}):([\w+/]+={0,2})$/;

/** What every number begins with that a key has sealed. */
export const sealedPrefix = (keyId: string): string => `sealed:${keyId}:`;

/** Whose account a number is: sealed for one, it opens for no other, wherever it was copied to. */
export const placeOfAccount = (corporationId: number): string => `account:${corporationId}`;

/** The account of the association that pays in a round. */
export const placeOfRemitter = (projectId: number): string => `remitter:${projectId}`;

export const sealNumber = (box: SecretBox, number: string, place: string): string => {
  const shown = number.slice(-SHOWN_DIGITS);
  const sealed = Buffer.from(box.seal(number, `${place}:${shown}`)).toString('base64');
  return `${sealedPrefix(box.currentKeyId)}${shown}:${sealed}`;
};

/** The number itself. @throws Error when it is another's, was changed, or its key is not configured any more */
export const openNumber = (box: SecretBox, kept: string, place: string): string => {
  const [, shown, sealed] = form.exec(kept) ?? [];
  return shown === undefined || sealed === undefined
    ? kept
    : box.open(Buffer.from(sealed, 'base64'), `${place}:${shown}`);
};

/** For callers who may not see the number; needs no decryption. */
export const maskKeptNumber = (kept: string): string => {
  const shown = form.exec(kept)?.[1];
  return shown === undefined ? maskAccountNumber(kept) : maskAccountNumber(`0000${shown}`);
};
