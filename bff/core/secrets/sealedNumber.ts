import { maskAccountNumber } from '#rules/bankKana.ts';
import { commonMessages } from '../common.words.ts';
import { type SecretBox, UnreadableSecretError } from './secretBox.ts';

/*
 * An account number as it is kept: `sealed:{key}:{last three digits}:{base64}`. The digits are those that everybody of
 * the office may see, so that no list opens a number; the key's name stands before them, so that SQL finds what another
 * key has sealed. What was written before numbers were sealed has seven digits, and is read as it is.
 */

const SHOWN_DIGITS = 3;
const form = /^sealed:(?<keyId>[\w-]{1,20}):(?<shown>\d{3}):(?<sealed>[\w+/]+={0,2})$/;

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

/** The number itself. @throws UnreadableSecretError */
export const openNumber = (box: SecretBox, kept: string, place: string): string => {
  const { shown, sealed } = form.exec(kept)?.groups ?? {};
  return shown === undefined || sealed === undefined
    ? kept
    : box.open(Buffer.from(sealed, 'base64'), `${place}:${shown}`);
};

/** The same for who may look at the rest without it: null where it does not open. */
export const readNumber = (box: SecretBox, kept: string, place: string): string | null => {
  try {
    return openNumber(box, kept, place);
  } catch (error) {
    if (error instanceof UnreadableSecretError) return null;
    throw error;
  }
};

/** For whoever may not see it, without opening it. */
export const maskKeptNumber = (kept: string): string => {
  const shown = form.exec(kept)?.groups?.shown;
  return shown === undefined ? maskAccountNumber(kept) : maskAccountNumber(`0000${shown}`);
};

/** The same where money goes by it: a number whose key is gone says so. */
export const maskUsableNumber = (box: SecretBox, kept: string): string => {
  const keyId = form.exec(kept)?.groups?.keyId;
  return keyId === undefined || box.hasKey(keyId) ? maskKeptNumber(kept) : commonMessages.unreadable;
};
