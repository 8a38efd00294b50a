import { type OfferedAction, offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { maskKeptNumber } from '#bff/core/secrets/sealedNumber.ts';
import { canSeePassbook } from '#bff/parts/ownership/access.service.ts';
import { nameFor, roleOfType } from '#bff/parts/records/officeName.service.ts';
import type { BankAccountRow, listAccountChanges } from './bankAccounts.data.ts';
import { bankAccountMessages } from './bankAccounts.words.ts';
import { openedNumber } from './sealedAccount.service.ts';

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

/** What the desk should look at; nothing of it keeps the account from being saved. */
const warningsOf = (
  { accountHolder, accountType, corporation }: BankAccountRow,
  sharedBy: number,
): string[] => {
  const holder = squeezed(accountHolder);
  const isKnown = [corporation.name, corporation.representativeName].some(
    (name) => squeezed(name) === holder,
  );
  return [
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

type AccountContext = {
  readonly isLocked: boolean;
  readonly changes: readonly AuditedChange[];
  /** Number of other corporations with the same account; 0 for businesses, who must not know. */
  readonly sharedBy: number;
};

/** The view of an account for the caller. */
export const viewOf = (
  scope: Scope,
  row: BankAccountRow,
  { isLocked, changes, sharedBy }: AccountContext,
): BankAccountView => {
  const { corporation: _corporation, passbookFileId: _file, confirmedById: _by, ...rest } = row;
  const { accountFingerprint: _fingerprint, ...facts } = rest;
  // An administrator asks for the number with a call of its own, which the trail keeps.
  const isMasked = scope.actor?.kind !== 'user';
  const locked = isLocked ? bankAccountMessages.underPayment : undefined;
  return {
    ...facts,
    accountNumber: isMasked
      ? maskKeptNumber(row.accountNumber)
      : openedNumber(scope, row.corporationId, row.accountNumber),
    passbookFile: canSeePassbook(scope) ? row.passbookFile : null,
    isMasked,
    isLocked,
    warnings: warningsOf(row, sharedBy),
    changes: changesOf(scope, changes),
    availableActions: [offer('update', mayChange(scope) ? locked : bankAccountMessages.readOnly)],
  };
};
