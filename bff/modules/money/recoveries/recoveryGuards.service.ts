import { type Actor, roleOf } from '#bff/core/actor.ts';
import type { FieldError } from '#bff/core/apiError.ts';
import { type OfferedAction, offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type AvailableAction, availableActions } from '#bff/core/stateMachine.ts';
import { fieldError } from '#bff/core/texts/textRules.ts';
import { RecoveryReliefStatus, RecoveryStatus } from '#bff/generated/contract/enums.ts';
import { isBankBusinessDay } from '#rules/bankDays.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { yenText } from '#rules/figure.ts';
import type { ReceiptRow, RecoveryRow, ReliefRow } from './recoveries.data.ts';
import { recoveryMessages as messages, recoveryReasons as reasons } from './recoveries.words.ts';
import type { RecoveryContext } from './recoveryContext.service.ts';

/*
 * The guards of the machine recovery, of receipts and of reliefs. Buttons and the actions themselves ask the same
 * functions, so that a button that is shown works.
 */

const { Draft, Ordered, Settled } = RecoveryStatus;

const when = (isWrong: boolean, pointer: string, message: string): FieldError[] =>
  isWrong ? [fieldError(pointer, message)] : [];

const dueErrors = ({ dueOn }: RecoveryRow, now: Date): FieldError[] => {
  if (dueOn === null) return [];
  if (dueOn < tokyoDayOf(now)) return [fieldError('/dueOn', messages.dueOnPast)];
  return when(!isBankBusinessDay(dueOn), '/dueOn', messages.dueOnHoliday);
};

/** What is wrong with what a draft says. */
export const valueErrors = ({ recovery, claimable }: RecoveryContext, now: Date): FieldError[] => [
  ...when(recovery.amount < 1, '/amount', messages.amountRequired),
  ...when(recovery.amount > claimable, '/amount', messages.amountTooMuch(yenText(claimable))),
  ...when(recovery.claimReason === '', '/claimReason', messages.required),
  ...dueErrors(recovery, now),
];

/** What is still missing before it goes to somebody else. A due date is proposed when it is empty. */
export const missing = ({ recovery }: RecoveryContext): FieldError[] => [
  ...when(recovery.payTo === null, '/payTo', reasons.payToMissing),
  ...when(recovery.documentFileId === null, '/documentFileId', reasons.documentMissing),
];

export const contentErrors = (context: RecoveryContext, now: Date): FieldError[] => [
  ...valueErrors(context, now),
  ...missing(context),
];

const contentRefusal = (context: RecoveryContext, now: Date): string | null => {
  const [first, ...more] = contentErrors(context, now);
  if (first === undefined) return null;
  return more.length === 0 ? first.message : reasons.incomplete;
};

const isActor = (actor: Actor, adminUserId: number | null): boolean =>
  actor.kind === 'admin' && actor.adminUserId === adminUserId;

const approveRefusal = (context: RecoveryContext, actor: Actor, now: Date): string | null =>
  isActor(actor, context.recovery.submittedById) ? reasons.ownSubmission : contentRefusal(context, now);

/** The name of a record's status in the machine. */
export const recoveryStatusName = (status: number): string =>
  Object.entries(RecoveryStatus).find(([, value]) => value === status)?.[0] ?? '';

/** The number of a status that the machine names. @throws RangeError for any other name */
export const recoveryStatusOf = (name: string): number => {
  const found = Object.entries(RecoveryStatus).find(([key]) => key === name);
  if (found === undefined) throw new RangeError(`no RecoveryStatus ${name}`);
  return found[1];
};

export const isEditable = ({ status }: Pick<RecoveryRow, 'status'>): boolean => status === Draft;

/** What the caller may do with the record itself, and if not, why not. */
export const recoveryMoves = (
  { machines, now }: Pick<Scope, 'machines' | 'now'>,
  context: RecoveryContext,
  actor: Actor,
): AvailableAction[] =>
  availableActions(machines.recovery, {
    status: recoveryStatusName(context.recovery.status),
    role: roleOf(actor),
    guards: {
      submit: contentRefusal(context, now),
      approve: approveRefusal(context, actor, now),
    },
  });

/** Why nothing can be received or let off now; undefined when it can. */
export const openRefusal = ({ status }: Pick<RecoveryRow, 'status'>): string | undefined => {
  if (status === Settled) return reasons.settled;
  return status === Ordered ? undefined : reasons.notOrdered;
};

/** Why no money can be recorded; undefined when it can: also before the order, and when all was paid already. */
export const receiptRefusal = ({ status }: Pick<RecoveryRow, 'status'>): string | undefined =>
  status === RecoveryStatus.Withdrawn ? reasons.withdrawn : undefined;

const withReason = (action: OfferedAction): OfferedAction & { readonly needsReason: boolean } => ({
  ...action,
  needsReason: true,
});

const checkRefusal = (receipt: ReceiptRow, actor: Actor): string | undefined => {
  if (receipt.checkedAt !== null) return reasons.receiptChecked;
  return isActor(actor, receipt.recordedById) ? reasons.ownReceipt : undefined;
};

/**
 * What the caller may do with a receipt; nothing with one that was taken back.
 * @param toReturn yen of it that are to be given back
 */
export const receiptActions = (receipt: ReceiptRow, actor: Actor, toReturn: number): OfferedAction[] => {
  if (receipt.canceledAt !== null || roleOf(actor) !== 'JMAC') return [];
  const isUnchecked = receipt.checkedAt === null;
  const check = isUnchecked ? [offer('check', checkRefusal(receipt, actor))] : [];
  const unseen = isUnchecked ? reasons.receiptUnchecked : undefined;
  const giveBack = toReturn > 0 ? [offer('giveBack', unseen)] : [];
  const isReturned = receipt.returnedAmount > 0;
  return [
    ...check,
    ...giveBack,
    withReason(offer('cancel', isReturned ? reasons.receiptReturned : undefined)),
  ];
};

/** What the caller may do with a relief that is not decided. */
export const reliefActions = (relief: ReliefRow, actor: Actor): OfferedAction[] => {
  if (relief.status !== RecoveryReliefStatus.Asked || roleOf(actor) !== 'JMAC') return [];
  const refusal = isActor(actor, relief.askedById) ? reasons.ownRelief : undefined;
  return [offer('approve', refusal), withReason(offer('decline', refusal))];
};
