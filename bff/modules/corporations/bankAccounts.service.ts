import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { attachRefusal } from '#bff/parts/files/scanStatus.service.ts';
import { bankDetail } from '#bff/parts/ownership/access.service.ts';
import { lockMyPagesOf } from '#bff/parts/ownership/locks.data.ts';
import { type OnBehalf, onBehalfOf } from '#bff/parts/records/onBehalf.service.ts';
import { assertVersion, writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { isProblem } from '#bff/platform/database/errors.ts';
import { normaliseBankAccount } from './bankAccountInput.service.ts';
import {
  type BankAccountChange,
  type BankAccountRow,
  countSameAccounts,
  findAccountHolder,
  findBankAccount,
  findPassbookFile,
  insertBankAccount,
  isAccountLocked,
  listAccountChanges,
  lockBankAccount,
  type NewBankAccount,
  updateBankAccountRow,
} from './bankAccounts.data.ts';
import { bankAccountMessages } from './bankAccounts.words.ts';
import { auditable, type BankAccountView, viewOf } from './bankAccountViews.service.ts';
import {
  type AccountFacts,
  fingerprintsOfAccount,
  openedNumber,
  readableNumber,
  sealedAccount,
} from './sealedAccount.service.ts';

type WithReason = { readonly onBehalfReason?: string };

export type NewBankAccountInput = Omit<NewBankAccount, 'corporationId' | 'accountFingerprint'> & {
  readonly passbookFileId: string;
} & WithReason;
export type BankAccountInput = Omit<BankAccountChange, 'accountFingerprint'> & WithReason;

const PASSBOOK_EXTENSIONS = ['.pdf', '.gif', '.jpeg', '.jpg', '.png'];

/** @throws NOT_FOUND for another corporation's account, as if there were none; ACCESS_DENIED for inspectors */
const assertMaySee = (scope: Scope, corporationId: number): void => {
  if (bankDetail(scope) === 'none') throw new ApiError('ACCESS_DENIED');
  if (scope.actor?.kind === 'user' && scope.actor.corporationId !== corporationId)
    throw new ApiError('NOT_FOUND');
};

const opened = (scope: Scope, row: BankAccountRow): BankAccountRow => ({
  ...row,
  accountNumber: openedNumber(scope, row.corporationId, row.accountNumber),
});

/** The office alone is told: whose accounts there are is nothing for a business. @param accountNumber null: unreadable */
const countShared = async (
  scope: Scope,
  row: BankAccountRow,
  accountNumber: string | null,
): Promise<number> => {
  if (scope.actor?.kind !== 'admin' || accountNumber === null) return 0;
  const fingerprints = fingerprintsOfAccount(scope.secrets, { ...row, accountNumber });
  return countSameAccounts(scope.db, { corporationId: row.corporationId, fingerprints });
};

const view = async (scope: Scope, row: BankAccountRow): Promise<BankAccountView> => {
  const number = readableNumber(scope, row);
  return viewOf(scope, row, {
    number,
    isLocked: await isAccountLocked(scope.db, row.corporationId),
    changes: await listAccountChanges(scope.db, row.id),
    sharedBy: await countShared(scope, row, number),
  });
};

const requireAccount = async (scope: Scope, corporationId: number): Promise<BankAccountRow> => {
  const row = await findBankAccount(scope.db, corporationId);
  if (row === null) throw new ApiError('NOT_FOUND');
  return row;
};

/** The same, held until the end of the transaction: what it is changed from is what it was. */
const holdAccount = async (scope: Scope, corporationId: number): Promise<BankAccountRow> => {
  await lockBankAccount(scope.db, corporationId);
  return requireAccount(scope, corporationId);
};

/**
 * The account of a corporation: in full for itself, with the last three digits for administrators.
 * @throws NOT_FOUND when there is none or it is another's, ACCESS_DENIED for inspectors
 */
export const getBankAccount = async (scope: Scope, corporationId: number): Promise<BankAccountView> => {
  assertMaySee(scope, corporationId);
  return view(scope, await requireAccount(scope, corporationId));
};

/**
 * The whole number of an account, for JMAC; whoever sees it stands in the audit trail.
 * @throws NOT_FOUND, ACCESS_DENIED
 */
export const revealBankAccountNumber = async (scope: Scope, corporationId: number): Promise<string> => {
  if (bankDetail(scope) !== 'full') throw new ApiError('ACCESS_DENIED');
  const { id, accountNumber } = opened(scope, await requireAccount(scope, corporationId));
  await scope.audit({ action: 'viewed', target: { kind: 'bankAccount', id } });
  return accountNumber;
};

const behalfOf = (scope: Scope, reason: string | undefined, name: string): OnBehalf =>
  onBehalfOf(scope, {
    reason,
    name,
    pointer: '/onBehalfReason',
    message: bankAccountMessages.reasonRequired,
  });

/** The copy must be this corporation's own, checked, and a picture or PDF. */
const assertPassbook = async (
  scope: Scope,
  id: string | null | undefined,
  corporationId: number,
): Promise<void> => {
  if (!id) return;
  const file = await findPassbookFile(scope.db, id, corporationId);
  if (file === null || !PASSBOOK_EXTENSIONS.includes(file.extension))
    throw invalidField('/passbookFileId', bankAccountMessages.passbookUnknown);
  const refusal = attachRefusal(file);
  if (refusal !== null) throw invalidField('/passbookFileId', refusal);
};

const refuseSecond = (error: unknown): never => {
  if (!isProblem(error, 'unique', 'bank_account_corporation_id_key')) throw error;
  throw new ApiError('ALREADY_EXISTS', { detail: bankAccountMessages.exists, cause: error });
};

/**
 * Registers the one account of a corporation.
 * @throws NOT_FOUND, INVALID_PARAMETER, ALREADY_EXISTS when there is one
 */
export const createBankAccount = async (
  scope: Scope,
  corporationId: number,
  { onBehalfReason, ...input }: NewBankAccountInput,
): Promise<BankAccountView> => {
  assertMaySee(scope, corporationId);
  const holder = await findAccountHolder(scope.db, corporationId);
  if (holder === null) throw new ApiError('NOT_FOUND');
  const behalf = behalfOf(scope, onBehalfReason, holder.name);
  const data = normaliseBankAccount(input);
  await assertPassbook(scope, data.passbookFileId, corporationId);
  const sealed = sealedAccount(scope.secrets, corporationId, data);
  await insertBankAccount(scope.db, { ...data, ...sealed, corporationId }).catch(refuseSecond);
  const row = await requireAccount(scope, corporationId);
  const target = { kind: 'bankAccount', id: row.id } as const;
  await scope.audit({ action: 'created', target, after: auditable(row), ...behalf });
  return view(scope, row);
};

/** The masks of two numbers can be equal; that the number is another one is said in its own words. */
const changeForAudit = (scope: Scope, before: BankAccountRow, after: BankAccountRow) => {
  const hasNewAccountNumber = readableNumber(scope, before) !== readableNumber(scope, after);
  return {
    before: { ...auditable(before), hasNewAccountNumber: false },
    after: { ...auditable(after), hasNewAccountNumber },
  };
};

/** An account as it will be: what its number is sealed with, and what it is told from others by. */
const changedFacts = (scope: Scope, before: BankAccountRow, change: Partial<AccountFacts>): AccountFacts => ({
  bankCode: change.bankCode ?? before.bankCode,
  branchCode: change.branchCode ?? before.branchCode,
  accountType: change.accountType ?? before.accountType,
  accountNumber: change.accountNumber ?? opened(scope, before).accountNumber,
});

/**
 * Changes an account: what was checked must be checked again, and a payment under way is set back.
 * @throws NOT_FOUND, RECORD_CHANGED, INVALID_PARAMETER, TRANSITION_NOT_ALLOWED while a payment is exported or paid
 */
export const updateBankAccount = async (
  scope: Scope,
  corporationId: number,
  { onBehalfReason, ...input }: BankAccountInput,
  ifMatchVersion: number | undefined,
): Promise<BankAccountView> => {
  assertMaySee(scope, corporationId);
  // A payment moves only with its my page held: it keeps still meanwhile.
  await lockMyPagesOf(scope.db, corporationId);
  const before = await holdAccount(scope, corporationId);
  assertVersion(before, ifMatchVersion);
  const behalf = behalfOf(scope, onBehalfReason, before.corporation.name);
  if (await isAccountLocked(scope.db, corporationId))
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: bankAccountMessages.underPayment });
  const change = normaliseBankAccount(input);
  await assertPassbook(scope, change.passbookFileId, corporationId);
  const sealed = sealedAccount(scope.secrets, corporationId, changedFacts(scope, before, change));
  await writeVersioned(ifMatchVersion, (version) =>
    updateBankAccountRow(scope.db, { id: before.id, version }, { ...change, ...sealed }),
  );
  await scope.tell('accountChanged', corporationId);
  const after = await requireAccount(scope, corporationId);
  const target = { kind: 'bankAccount', id: after.id } as const;
  await scope.audit({ action: 'updated', target, ...changeForAudit(scope, before, after), ...behalf });
  return view(scope, after);
};
