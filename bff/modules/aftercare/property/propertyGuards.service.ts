import { type Actor, roleOf } from '#bff/core/actor.ts';
import type { FieldError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type AvailableAction, availableActions } from '#bff/core/stateMachine.ts';
import { fieldError } from '#bff/core/texts/textRules.ts';
import { PropertyStatus } from '#bff/generated/contract/enums.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { yenText } from '#rules/figure.ts';
import { sumYen } from '#rules/money.ts';
import { PROPERTY_FROM_YEN } from '#rules/property/restriction.ts';
import type { DealPiece, PropertyRow } from './properties.data.ts';
import { propertyMessages as messages, propertyReasons as reasons } from './property.words.ts';

/*
 * The guards of the machine property. Buttons and the actions themselves ask the same functions, so that a button that
 * is shown works.
 */

const { Confirmed, Draft, Returned } = PropertyStatus;

/** The columns that the business fills in. */
const COLUMNS = ['modelNumber', 'quantity', 'unitPrice', 'usefulLife', 'location'] as const;

/** A line with the others of its deal: what its guards and its views look at. */
export type PropertyContext = {
  readonly row: PropertyRow;
  readonly pieces: readonly DealPiece[];
};

/** What is not filled in yet; nothing of a line that is to be none of the ledger. */
export const missingColumns = (row: PropertyRow): (typeof COLUMNS)[number][] =>
  row.waiverReason === null ? COLUMNS.filter((name) => row[name] === null) : [];

/** Yen that were accepted of a line's deal and that its other lines leave to it. @returns null for one of no deal */
export const roomOf = ({ row, pieces }: PropertyContext): number | null => {
  if (row.dealAmount === null) return null;
  const others = pieces.filter(({ id }) => id !== row.id);
  return Math.max(0, row.dealAmount - sumYen(others.map(({ amount }) => amount)));
};

const when = (isWrong: boolean, pointer: string, message: string): FieldError[] =>
  isWrong ? [fieldError(pointer, message)] : [];

/** The largest amount that the contract knows (Yen). */
const MAX_YEN = 999_999_999_999;

/** What is wrong with what a line says. */
export const valueErrors = (context: PropertyContext, now: Date): FieldError[] => {
  const { row } = context;
  const { unitPrice, quantity, waiverReason } = row;
  const room = roomOf(context);
  const isLow = waiverReason === null && unitPrice !== null && unitPrice < PROPERTY_FROM_YEN;
  const product = unitPrice === null || quantity === null ? 0 : unitPrice * quantity;
  return [
    ...when(isLow, '/unitPrice', messages.unitPriceLow),
    ...when(room !== null && product > room, '/unitPrice', messages.tooMuch(yenText(room ?? 0))),
    ...when(room === null && product > MAX_YEN, '/unitPrice', messages.tooLarge(yenText(MAX_YEN))),
    ...when(row.acquiredOn > tokyoDayOf(now), '/acquiredOn', messages.acquiredFuture),
  ];
};

/** The same with what is still missing. */
export const contentErrors = (context: PropertyContext, now: Date): FieldError[] => [
  ...missingColumns(context.row).map((name) => fieldError(`/${name}`, messages.required)),
  ...valueErrors(context, now),
];

const contentRefusal = (context: PropertyContext, now: Date): string | null => {
  if (missingColumns(context.row).length > 0) return reasons.incomplete;
  return valueErrors(context, now)[0]?.message ?? null;
};

const isOwnEntry = ({ enteredById }: PropertyRow, actor: Actor): boolean =>
  actor.kind === 'admin' && actor.adminUserId === enteredById;

const confirmRefusal = (context: PropertyContext, actor: Actor, now: Date): string | null => {
  if (context.row.waiverReason !== null) return reasons.asksWaiver;
  return isOwnEntry(context.row, actor) ? reasons.ownEntry : contentRefusal(context, now);
};

/** The name of a line's status in the machine. */
export const propertyStatusName = (status: number): string =>
  Object.entries(PropertyStatus).find(([, value]) => value === status)?.[0] ?? '';

/** The number of a status that the machine names. @throws RangeError for any other name */
export const propertyStatusOf = (name: string): number => {
  const found = Object.entries(PropertyStatus).find(([key]) => key === name);
  if (found === undefined) throw new RangeError(`no PropertyStatus ${name}`);
  return found[1];
};

/** Whether the columns of a line may change: before it is handed in, and after it came back. */
export const isEditable = ({ status }: Pick<PropertyRow, 'status'>): boolean =>
  status === Draft || status === Returned;

/** Whether a disposal needs approval on a day. */
export const isRestrictedOn = ({ status, disposedOn, restrictionUntil }: PropertyRow, day: string): boolean =>
  status === Confirmed && disposedOn === null && restrictionUntil !== null && day <= restrictionUntil;

/** Why no other line can be made of the rest of a line's deal; undefined when it can. */
export const splitRefusal = ({ row, pieces }: PropertyContext): string | undefined => {
  if (row.dealAmount === null) return reasons.ofNoDeal;
  if (!isEditable(row)) return reasons.notEditable;
  const left = row.dealAmount - sumYen(pieces.map(({ amount }) => amount));
  return left < PROPERTY_FROM_YEN ? reasons.nothingLeft : undefined;
};

/** Why a line cannot be deleted; undefined when it can. */
export const deleteRefusal = ({ status, part }: PropertyRow): string | undefined =>
  part > 1 && status === Draft ? undefined : reasons.notSplit;

const returnRefusal = ({ disposedOn, disposals }: PropertyRow): string | null => {
  if (disposedOn !== null) return reasons.disposed;
  return disposals.length > 0 ? reasons.disposalOpen : null;
};

/** What the caller may do with a line now, and if not, why not. */
export const propertyMoves = (
  { machines, now }: Pick<Scope, 'machines' | 'now'>,
  context: PropertyContext,
  actor: Actor,
): AvailableAction[] =>
  availableActions(machines.property, {
    status: propertyStatusName(context.row.status),
    role: roleOf(actor),
    guards: {
      submit: contentRefusal(context, now),
      return: returnRefusal(context.row),
      confirm: confirmRefusal(context, actor, now),
      waive: isOwnEntry(context.row, actor) ? reasons.ownEntry : null,
    },
  });
