import { type Actor, roleOf } from '#bff/core/actor.ts';
import type { FieldError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type AvailableAction, availableActions } from '#bff/core/stateMachine.ts';
import { fieldError } from '#bff/core/texts/textRules.ts';
import {
  DocumentCheckStatus,
  PropertyDisposalStatus,
  PropertyStatus,
} from '#bff/generated/contract/enums.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { yenText } from '#rules/figure.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import type { DisposalRow } from '../disposals.data.ts';
import { disposalMessages as messages, disposalReasons as reasons } from '../disposals.words.ts';
import type { DisposalContext } from './disposalContext.service.ts';

/*
 * The guards of the machine propertyDisposal. Buttons and the actions themselves ask the same functions, so that a
 * button that is shown works.
 */

const { Draft, MAFFConfirming, Returned, Submitted } = PropertyDisposalStatus;
const { Confirmed, Incomplete, Rejected } = DocumentCheckStatus;

const when = (isWrong: boolean, pointer: string, message: string): FieldError[] =>
  isWrong ? [fieldError(pointer, message)] : [];

const dayErrors = ({ plannedOn, isDisaster, property }: DisposalRow, now: Date): FieldError[] => {
  if (plannedOn === null) return [];
  const today = tokyoDayOf(now);
  const until = property.restrictionUntil ?? plannedOn;
  const isOutside = plannedOn < property.acquiredOn || plannedOn > today;
  if (isDisaster) return when(isOutside, '/plannedOn', messages.disasterFuture);
  return [
    ...when(plannedOn < today, '/plannedOn', messages.plannedPast),
    ...when(plannedOn > until, '/plannedOn', messages.plannedOver(formatEraDay(until))),
  ];
};

/** What is wrong with what a draft says, and what is missing. */
export const contentErrors = ({ disposal }: DisposalContext, now: Date): FieldError[] => [
  ...when(disposal.plannedOn === null, '/plannedOn', messages.required),
  ...when(disposal.disposalReason === null, '/disposalReason', messages.required),
  ...dayErrors(disposal, now),
];

/** Whether a piece still stands in the ledger as what may be disposed of with approval only. */
const isKept = ({ property }: DisposalRow): boolean =>
  property.status === PropertyStatus.Confirmed && property.disposedOn === null;

const paperStatus = ({ section }: DisposalRow): number =>
  section === null || section.deletedAt !== null ? Incomplete : section.status;

const submitRefusal = (context: DisposalContext, now: Date): string | null => {
  const { disposal } = context;
  if (!isKept(disposal)) return reasons.notRestricted;
  const [first] = contentErrors(context, now);
  if (first !== undefined) return first.message === messages.required ? reasons.incomplete : first.message;
  const paper = paperStatus(disposal);
  return paper === Incomplete || paper === Rejected ? reasons.paperMissing : null;
};

/** Guards of the decision and of forwarding to the ministry. */
const deskRefusal = ({ disposal }: DisposalContext): string | null => {
  if (!isKept(disposal)) return reasons.notRestricted;
  if (paperStatus(disposal) !== Confirmed) return reasons.paperUnchecked;
  return disposal.returnAmount === null ? reasons.notAssessed : null;
};

const approveRefusal = (context: DisposalContext, actor: Actor): string | null => {
  const { disposal, claimable } = context;
  const refusal = deskRefusal(context);
  if (refusal !== null) return refusal;
  const adminUserId = actor.kind === 'admin' ? actor.adminUserId : undefined;
  if (adminUserId === disposal.assessedById) return reasons.ownAssessment;
  if (adminUserId === disposal.enteredById) return reasons.ownEntry;
  if (disposal.status === Submitted && !disposal.isDisaster) return reasons.forwardFirst;
  return (disposal.returnAmount ?? 0) > claimable ? reasons.tooMuch(yenText(claimable)) : null;
};

/** The name of a request's status in the machine. */
export const disposalStatusName = (status: number): string =>
  Object.entries(PropertyDisposalStatus).find(([, value]) => value === status)?.[0] ?? '';

/** The number of a status that the machine names. @throws RangeError for any other name */
export const disposalStatusOf = (name: string): number => {
  const found = Object.entries(PropertyDisposalStatus).find(([key]) => key === name);
  if (found === undefined) throw new RangeError(`no PropertyDisposalStatus ${name}`);
  return found[1];
};

/** Whether a request's values may change: before it is handed in, and after it came back. */
export const isEditable = ({ status }: Pick<DisposalRow, 'status'>): boolean =>
  status === Draft || status === Returned;

/** Whether what has to be paid back is fixed now: once it is handed in, until it is decided. */
export const isAssessable = ({ status }: Pick<DisposalRow, 'status'>): boolean =>
  status === Submitted || status === MAFFConfirming;

/** What the caller may do with a request now, and if not, why not. */
export const disposalMoves = (
  { machines, now }: Pick<Scope, 'machines' | 'now'>,
  context: DisposalContext,
  actor: Actor,
): AvailableAction[] =>
  availableActions(machines.propertyDisposal, {
    status: disposalStatusName(context.disposal.status),
    role: roleOf(actor),
    guards: {
      submit: submitRefusal(context, now),
      forward: deskRefusal(context),
      approve: approveRefusal(context, actor),
    },
  });
