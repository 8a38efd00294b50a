import { type OfferedAction, offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { maskKeptNumber } from '#bff/core/secrets/sealedNumber.ts';
import { canSeePassbook } from '#bff/parts/ownership/access.service.ts';
import { nameFor, roleOfType } from '#bff/parts/records/officeName.service.ts';
import type { BankAccountRow, listAccountChanges } from './bankAccounts.data.ts';
import { bankAccountMessages } from './bankAccounts.words.ts';

type AuditedChange = Awaited<ReturnType<typeof listAccountChanges>>[number];

type BankAccountChangeView = {
  readonly changedAt: Date;
  readonly changedByName: string;
  readonly accountNumberMasked: string;
  readonly reason: string | null;
};

/** A bank account as the caller may see it. */
export type BankAccountView = Omit<
  BankAccountRow,
  'corporation' | 'passbookFileId' | 'confirmedById' | 'accountFingerprint'
> & {
  readonly isMasked: boolean;
  readonly isLocked: boolean;
  readonly warnings: string[];
  readonly changes: BankAccountChangeView[];
  readonly availableActions: OfferedAction[];
};

const SAVINGS = 2;
const MAX_CHANGES = 100;

const squeezed = (name: string): string => name.normalize('NFKC').replaceAll(/\s/g, '');

type AccountContext = {
  /** null: it does not open any more. */
  readonly number: string | null;
  readonly isLocked: boolean;
  readonly changes: readonly AuditedChange[];
  /** How many other corporations have the same account; 0 for whoever must not know. */
  readonly sharedBy: number;
};

/** What the desk should look at; nothing of it keeps the account from being saved. */
const warningsOf = (
  { accountHolder, accountType, corporation }: BankAccountRow,
  { number, sharedBy }: Pick<AccountContext, 'number' | 'sharedBy'>,
): string[] => {
  const holder = squeezed(accountHolder);
  const isKnown = [corporation.name, corporation.representativeName].some(
    (name) => squeezed(name) === holder,
  );
  return [
    ...(number === null ? [bankAccountMessages.unreadable] : []),
    ...(isKnown ? [] : [bankAccountMessages.holderDiffers]),
    ...(accountType === SAVINGS ? [bankAccountMessages.savings] : []),
    ...(sharedBy > 0 ? [bankAccountMessages.sharedBy(sharedBy)] : []),
  ];
};

const maskedNumberIn = (after: AuditedChange['after']): string | undefined => {
  const value = typeof after === 'object' && after !== null ? Reflect.get(after, 'accountNumber') : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** The newest first. An entry holds only what changed, so the number is carried on from the one before it. */
const changesOf = (scope: Scope, entries: readonly AuditedChange[]): BankAccountChangeView[] => {
  let accountNumberMasked = '*';
  const changes = entries.map(({ at, actorKind, actorName, adminType, after, reason }) => {
    accountNumberMasked = maskedNumberIn(after) ?? accountNumberMasked;
    const changedByName = nameFor(scope, { kind: actorKind, name: actorName, role: roleOfType(adminType) });
    return { changedAt: at, changedByName, accountNumberMasked, reason };
  });
  return changes.reverse().slice(0, MAX_CHANGES);
};

const mayChange = ({ actor }: Scope): boolean =>
  actor?.kind === 'user' || (actor?.kind === 'admin' && actor.role === 'JMAC');

/** What the audit trail keeps of an account: the number masked. */
export const auditable = (row: BankAccountRow) => {
  const { corporation: _c, passbookFile: _p, version: _v, createdAt: _ca, updatedAt: _u, ...rest } = row;
  const { accountFingerprint: _f, ...facts } = rest;
  return { ...facts, accountNumber: maskKeptNumber(row.accountNumber) };
};

/** The view of an account for the caller. */
export const viewOf = (scope: Scope, row: BankAccountRow, context: AccountContext): BankAccountView => {
  const { number, isLocked, changes } = context;
  const { corporation: _corporation, passbookFileId: _file, confirmedById: _by, ...rest } = row;
  const { accountFingerprint: _fingerprint, ...facts } = rest;
  // An administrator asks for the number with a call of its own, which the trail keeps.
  const shown = scope.actor?.kind === 'user' ? number : null;
  const locked = isLocked ? bankAccountMessages.underPayment : undefined;
  return {
    ...facts,
    accountNumber: shown ?? maskKeptNumber(row.accountNumber),
    passbookFile: canSeePassbook(scope) ? row.passbookFile : null,
    isMasked: shown === null,
    isLocked,
    warnings: warningsOf(row, context),
    changes: changesOf(scope, changes),
    availableActions: [offer('update', mayChange(scope) ? locked : bankAccountMessages.readOnly)],
  };
};
