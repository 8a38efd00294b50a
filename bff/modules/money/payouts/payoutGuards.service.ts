import { type Actor, roleOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type AvailableAction, availableActions } from '#bff/core/stateMachine.ts';
import {
  PaymentMethod,
  PaymentStatus,
  ProjectStatus,
  type RecoveryStatus,
  RecoveryStatusLabel,
} from '#bff/generated/contract/enums.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { isSameAccount, keptAccount } from './payoutAccount.service.ts';
import { isClaimConfirmed, methodRefusal } from './payoutLedger.service.ts';
import type { PayoutRow } from './payouts.data.ts';
import { payoutReasons as reasons } from './payouts.words.ts';

/*
 * The guards of the machine payment. Buttons and the actions themselves ask the same functions, so that a button that
 * is shown works.
 */

const isActor = (actor: Actor, adminUserId: number | null): boolean =>
  actor.kind === 'admin' && actor.adminUserId === adminUserId;

const accountOf = ({ myPage }: PayoutRow) => myPage.corporation.bankAccount;

const checkRefusal = (payout: PayoutRow, actor: Actor): string | null => {
  const account = accountOf(payout);
  if (isActor(actor, payout.enteredById)) return reasons.ownEntry;
  if (account === null) return reasons.noAccount;
  if (account.passbookFileId === null) return reasons.noPassbook;
  const isClaimOpen = payout.method === PaymentMethod.Settlement && !isClaimConfirmed(payout.myPage);
  return isClaimOpen ? reasons.claimUnconfirmed : null;
};

type Opener = Pick<Scope, 'secrets'>;

const isAsChecked = (scope: Opener, payout: PayoutRow): boolean =>
  isSameAccount(scope, payout.myPage.corporationId, [keptAccount(payout.account), accountOf(payout)]);

/** Why the account of a checked payment is not what was checked any more. */
const accountRefusal = (scope: Opener, payout: PayoutRow): string | null => {
  const account = accountOf(payout);
  if (!isAsChecked(scope, payout)) return reasons.accountChanged;
  return account?.confirmedAt === null ? reasons.accountUnconfirmed : null;
};

const approveRefusal = (scope: Opener, payout: PayoutRow, actor: Actor): string | null => {
  if (isActor(actor, payout.checkedById)) return reasons.ownCheck;
  if (isActor(actor, payout.enteredById)) return reasons.ownEntry;
  return accountRefusal(scope, payout);
};

/** Why a payment cannot be recorded as paid yet, by the day of its transfer. */
export const settleRefusal = ({ batch }: Pick<PayoutRow, 'batch'>, now: Date): string | null => {
  const day = batch?.transferOn ?? null;
  return day !== null && tokyoDayOf(now) < day ? reasons.notTransferred(formatEraDay(day)) : null;
};

const { Canceled, Finished, Rejected } = ProjectStatus;
const ended: readonly number[] = [Canceled, Finished, Rejected];

/**
 * What was paid belongs to an undertaking that is closed: it is opened first. Money that is to be paid back, or that came
 * back, was received: never is more ordered back than was paid.
 */
const failRefusal = ({ status, myPage }: PayoutRow): string | null => {
  if (status !== PaymentStatus.Paid) return null;
  if (ended.includes(myPage.projectStatus)) return reasons.undertakingEnded;
  const [recovery] = myPage.recoveries;
  return recovery === undefined
    ? null
    : reasons.recoveryThere(recovery.number, RecoveryStatusLabel[recovery.status as RecoveryStatus]);
};

const retryRefusal = (scope: Opener, payout: PayoutRow): string | null => {
  const account = accountOf(payout);
  if (account === null) return reasons.noAccount;
  const isCorrected = !isAsChecked(scope, payout);
  const { failedAt } = payout;
  const isVerifiedAnew = account.confirmedAt !== null && failedAt !== null && account.confirmedAt > failedAt;
  if (!isCorrected && !isVerifiedAnew) return reasons.accountAsBefore;
  return ended.includes(payout.myPage.projectStatus) ? reasons.undertakingEnded : null;
};

/** The name of a payment's status in the machine. */
export const payoutStatusName = (status: number): string =>
  Object.entries(PaymentStatus).find(([, value]) => value === status)?.[0] ?? '';

/** The number of a status that the machine names. @throws RangeError for any other name */
export const payoutStatusOf = (name: string): number => {
  const found = Object.entries(PaymentStatus).find(([key]) => key === name);
  if (found === undefined) throw new RangeError(`no PaymentStatus ${name}`);
  return found[1];
};

/** What the caller may do with a payment now, and if not, why not. */
export const payoutMoves = (
  scope: Pick<Scope, 'machines' | 'now' | 'secrets'>,
  payout: PayoutRow,
  actor: Actor,
): AvailableAction[] =>
  availableActions(scope.machines.payment, {
    status: payoutStatusName(payout.status),
    role: roleOf(actor),
    guards: {
      request: methodRefusal(payout.myPage, payout.method),
      check: checkRefusal(payout, actor),
      approve: approveRefusal(scope, payout, actor),
      export: reasons.byBatch,
      unexport: reasons.byWholeBatch,
      settle: settleRefusal(payout, scope.now),
      fail: failRefusal(payout),
      retry: retryRefusal(scope, payout),
    },
  });
