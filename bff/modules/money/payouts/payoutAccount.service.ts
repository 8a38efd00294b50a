import {
  maskKeptNumber,
  maskUsableNumber,
  placeOfAccount,
  readNumber,
} from '#bff/core/secrets/sealedNumber.ts';
import type { SecretBox } from '#bff/core/secrets/secretBox.ts';
import { type AccountType, AccountTypeLabel } from '#bff/generated/contract/enums.ts';
import { openedNumber } from '#bff/modules/corporations/index.ts';

/** What of a bank account a transfer is made with. */
type Account = {
  readonly bankCode: string;
  readonly bankName: string;
  readonly bankNameKana: string;
  readonly branchCode: string;
  readonly branchName: string;
  readonly branchNameKana: string;
  readonly accountType: number;
  /** As it is kept: sealed for its corporation. */
  readonly accountNumber: string;
  readonly accountHolderKana: string;
};

const NAMES = [
  'bankCode',
  'bankName',
  'bankNameKana',
  'branchCode',
  'branchName',
  'branchNameKana',
  'accountType',
  'accountNumber',
  'accountHolderKana',
] as const satisfies readonly (keyof Account)[];

/** The account as a check keeps it. */
export type AccountSnapshot = Account & { readonly version: number };

/** An account as it is now. */
export type CurrentAccount = Account & {
  readonly version: number;
  readonly confirmedAt: Date | null;
  readonly passbookFileId: string | null;
};

export const snapshotOf = (account: CurrentAccount): AccountSnapshot => {
  const { bankCode, bankName, bankNameKana, branchCode, branchName, branchNameKana } = account;
  const { accountType, accountNumber, accountHolderKana, version } = account;
  return {
    ...{ bankCode, bankName, bankNameKana, branchCode, branchName, branchNameKana },
    ...{ accountType, accountNumber, accountHolderKana, version },
  };
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What a check kept; null for a payment without one, or with less of an account than a file needs. */
export const keptAccount = (value: unknown): AccountSnapshot | null => {
  if (typeof value !== 'object' || value === null) return null;
  const isWhole = NAMES.every((name) => {
    const part: unknown = Reflect.get(value, name);
    return name === 'accountType' ? typeof part === 'number' : isText(part);
  });
  return isWhole ? ({ version: 1, ...value } as AccountSnapshot) : null;
};

type Opener = { readonly secrets: SecretBox };

/** The same with its number, for a file to the bank or to be compared. */
export const openedAccount = <Kept extends Account>(
  scope: Opener,
  corporationId: number,
  kept: Kept,
): Kept => ({
  ...kept,
  accountNumber: openedNumber(scope, corporationId, kept.accountNumber),
});

/**
 * What a check has copied is the same as it stands; only what was sealed anew since has to be opened, and what does not
 * open is no other number's like.
 */
const isSameNumber = ({ secrets }: Opener, corporationId: number, one: Account, other: Account): boolean => {
  if (one.accountNumber === other.accountNumber) return true;
  const place = placeOfAccount(corporationId);
  const number = readNumber(secrets, one.accountNumber, place);
  return number !== null && number === readNumber(secrets, other.accountNumber, place);
};

/** Whether money would go to the same place, with the same words. */
export const isSameAccount = (
  scope: Opener,
  corporationId: number,
  [one, other]: readonly [Account | null, Account | null],
): boolean =>
  one !== null &&
  other !== null &&
  NAMES.every((name) => name === 'accountNumber' || one[name] === other[name]) &&
  isSameNumber(scope, corporationId, one, other);

/** An account in one line, as the trail keeps it; its number but for the last digits hidden. */
export const accountText = (kept: unknown): string | null => {
  const account = keptAccount(kept);
  if (account === null) return null;
  const { bankName, bankCode, branchName, branchCode, accountType, accountNumber, accountHolderKana } =
    account;
  return [
    `${bankName}(${bankCode})`,
    `${branchName}(${branchCode})`,
    AccountTypeLabel[accountType as AccountType],
    maskKeptNumber(accountNumber),
    accountHolderKana,
  ].join(' ');
};

/** AccountType of the contract → the file's own codes: ordinary 1, current 2, savings 4, other 9. */
const FILE_CODES: readonly string[] = ['1', '2', '4', '9'];

export const accountTypeCode = (accountType: number): string => FILE_CODES[accountType] ?? '9';

/** An account for the screen: the number but for its last digits hidden. */
export const accountView = ({ secrets }: Opener, account: AccountSnapshot) => ({
  version: account.version,
  bankCode: account.bankCode,
  bankName: account.bankName,
  branchCode: account.branchCode,
  branchName: account.branchName,
  accountType: account.accountType,
  accountNumberMasked: maskUsableNumber(secrets, account.accountNumber),
  accountHolderKana: account.accountHolderKana,
});
