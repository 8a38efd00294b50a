import {
  maskKeptNumber,
  openNumber,
  placeOfRemitter,
  readNumber,
  sealNumber,
} from '#bff/core/secrets/sealedNumber.ts';
import type { SecretBox } from '#bff/core/secrets/secretBox.ts';
import { normaliseAccountNumber } from '#rules/bankKana.ts';

/** The account that pays, and who it belongs to; accountType as in the contract, everything else as in the file. */
export type Remitter = {
  /** Ten digits. */
  readonly code: string;
  readonly nameKana: string;
  readonly bankCode: string;
  readonly bankNameKana: string;
  readonly branchCode: string;
  readonly branchNameKana: string;
  readonly accountType: number;
  /** Seven digits; as it is kept, sealed. */
  readonly accountNumber: string;
};

const CODE_DIGITS = 10;

/** What a setting or a file keeps of it; it was checked when it was written. */
export const remitterOf = (kept: unknown): Remitter | null =>
  typeof kept === 'object' && kept !== null ? (kept as Remitter) : null;

/** Codes and numbers with the zeros that their fields have. @returns null for an account number that is none */
export const normaliseRemitter = (remitter: Remitter): Remitter | null => {
  const accountNumber = normaliseAccountNumber(remitter.accountNumber);
  if (accountNumber === null || remitter.accountNumber.includes('*')) return null;
  return { ...remitter, code: remitter.code.padStart(CODE_DIGITS, '0'), accountNumber };
};

export const maskedRemitter = (remitter: Remitter): Remitter => ({
  ...remitter,
  accountNumber: maskKeptNumber(remitter.accountNumber),
});

/** As a setting keeps it. */
export const sealedRemitter = (box: SecretBox, projectId: number, remitter: Remitter): Remitter => ({
  ...remitter,
  accountNumber: sealNumber(box, remitter.accountNumber, placeOfRemitter(projectId)),
});

/** For who may change it: with its number, or masked where that does not open, to be typed again. */
export const editableRemitter = (box: SecretBox, projectId: number, kept: Remitter): Remitter => {
  const accountNumber = readNumber(box, kept.accountNumber, placeOfRemitter(projectId));
  return accountNumber === null ? maskedRemitter(kept) : { ...kept, accountNumber };
};

/** With its number, for a file to the bank. @throws UnreadableSecretError */
export const openedRemitter = (box: SecretBox, projectId: number, kept: Remitter): Remitter => ({
  ...kept,
  accountNumber: openNumber(box, kept.accountNumber, placeOfRemitter(projectId)),
});

/** The account that pays in one line, as the trail keeps it; its number but for the last digits hidden. */
export const remitterText = (kept: unknown): string | null => {
  const remitter = remitterOf(kept);
  if (remitter === null) return null;
  const { code, nameKana, bankNameKana, bankCode, branchNameKana, branchCode, accountNumber } = remitter;
  return [
    `${nameKana}(${code})`,
    `${bankNameKana}(${bankCode})`,
    `${branchNameKana}(${branchCode})`,
    maskKeptNumber(accountNumber),
  ].join(' ');
};
