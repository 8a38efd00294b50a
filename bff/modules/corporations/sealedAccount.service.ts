import { openNumber, placeOfAccount, readNumber, sealNumber } from '#bff/core/secrets/sealedNumber.ts';
import type { SecretBox } from '#bff/core/secrets/secretBox.ts';

/** What makes an account this one and no other. */
export type AccountFacts = {
  readonly bankCode: string;
  readonly branchCode: string;
  readonly accountType: number;
  /** Seven digits. */
  readonly accountNumber: string;
};

/** Fingerprints by which equal accounts are found, one per key; the current key's first. */
export const fingerprintsOfAccount = (
  box: SecretBox,
  { bankCode, branchCode, accountType, accountNumber }: AccountFacts,
) => box.fingerprintsOf(`${bankCode}:${branchCode}:${accountType}:${accountNumber}`, 'account');

/** The columns that hold an account's number. */
export const sealedAccount = (box: SecretBox, corporationId: number, account: AccountFacts) => ({
  accountNumber: sealNumber(box, account.accountNumber, placeOfAccount(corporationId)),
  accountFingerprint: fingerprintsOfAccount(box, account)[0] ?? null,
});

/** The number of the account that a corporation has now; null where it does not open any more. */
export const readableNumber = (
  { secrets }: { readonly secrets: SecretBox },
  { corporationId, accountNumber }: { readonly corporationId: number; readonly accountNumber: string },
): string | null => readNumber(secrets, accountNumber, placeOfAccount(corporationId));

/** The number of a corporation's account, as it is kept with it, with a payment or in a request. */
export const openedNumber = (
  { secrets }: { readonly secrets: SecretBox },
  corporationId: number,
  kept: string,
): string => openNumber(secrets, kept, placeOfAccount(corporationId));
