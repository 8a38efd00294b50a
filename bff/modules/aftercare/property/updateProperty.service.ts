import { type Actor, adminOf, userOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { PropertyStatus } from '#bff/generated/contract/enums.ts';
import { auditActionOf, columnsBefore } from '#bff/modules/trail/index.ts';
import { type OnBehalf, onBehalfOf } from '#bff/parts/records/onBehalf.service.ts';
import { requireMove } from '#bff/parts/records/requireMove.service.ts';
import { writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { tidyText } from '#rules/text.ts';
import { followLedger } from './followLedger.service.ts';
import { type PropertyChange, updatePropertyRow } from './properties.data.ts';
import { propertyMessages as messages, propertyReasons as reasons } from './property.words.ts';
import { columnsOf, type PropertyInput } from './propertyColumns.service.ts';
import { aboutProperty, holdContext, readContext } from './propertyContext.service.ts';
import {
  contentErrors,
  isEditable,
  type PropertyContext,
  propertyMoves,
  propertyStatusName,
  propertyStatusOf,
} from './propertyGuards.service.ts';
import { notifyPropertyReturned } from './propertyNotices.service.ts';
import { type PropertyView, viewOf } from './propertyViews.service.ts';

export type PropertyPatch = PropertyInput & {
  readonly action?: string | undefined;
  readonly reason?: string | undefined;
};

const { Confirmed, Returned, Submitted, Waived } = PropertyStatus;

const write = (scope: Scope, { row }: PropertyContext, change: PropertyChange): Promise<void> =>
  writeVersioned(row.version, () =>
    updatePropertyRow(scope.db, { id: row.id, version: row.version }, change),
  );

/** Keeps what was sent. @throws INVALID_PARAMETER naming each wrong column, TRANSITION_NOT_ALLOWED */
const save = async (
  scope: Scope,
  context: PropertyContext,
  input: PropertyInput,
  onBehalf: OnBehalf,
): Promise<PropertyContext> => {
  const { row } = context;
  if (!isEditable(row)) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: reasons.notEditable });
  const columns = columnsOf(context, input, scope.now);
  const enteredById = scope.actor?.kind === 'admin' ? scope.actor.adminUserId : null;
  await write(scope, context, { ...columns, enteredById });
  const before = columnsBefore(row, columns);
  await scope.audit({ action: 'updated', ...aboutProperty(context), before, after: columns, ...onBehalf });
  return readContext(scope, row.id);
};

const columnsOfMove = (scope: Scope, to: number, reason: string | null): PropertyChange => {
  const unconfirmed = { confirmedById: null, confirmedAt: null };
  const decided = {
    confirmedById: scope.actor?.kind === 'admin' ? scope.actor.adminUserId : null,
    confirmedAt: scope.now,
    returnReason: null,
  };
  switch (to) {
    case Submitted:
      return { ...unconfirmed, returnReason: null };
    case Returned:
      return { ...unconfirmed, returnReason: reason };
    case Confirmed:
      return decided;
    case Waived:
      return { ...decided, waiverReason: reason };
    default:
      return {};
  }
};

const move = async (
  scope: Scope,
  actor: Actor,
  context: PropertyContext,
  { action, reason: given }: { readonly action: string; readonly reason?: string | undefined },
): Promise<void> => {
  const { row } = context;
  const reason = tidyText(given ?? '') || null;
  const { to, isOnBehalf } = requireMove(scope.machines.property, {
    status: propertyStatusName(row.status),
    action,
    role: actor.kind === 'admin' ? actor.role : 'CorporationUser',
    offers: propertyMoves(scope, context, actor),
    reason,
    reasonPointer: '/reason',
    reasonMessage: messages.reasonRequired,
    errors: action === 'submit' ? contentErrors(context, scope.now) : [],
  });
  const status = propertyStatusOf(to);
  const change = { ...columnsOfMove(scope, status, reason), status };
  await write(scope, context, change);
  await scope.audit({
    action: auditActionOf(action),
    ...aboutProperty(context),
    before: columnsBefore(row, change),
    after: change,
    reason: reason ?? undefined,
    onBehalfOf: isOnBehalf ? row.myPage.corporation.name : undefined,
  });
  if (action === 'return') await notifyPropertyReturned(scope, row, reason ?? '');
};

type Update = {
  readonly id: number;
  readonly patch: PropertyPatch;
  readonly ifMatchVersion: number | undefined;
  readonly actor: Actor;
};

const update = async (scope: Scope, { id, patch, ifMatchVersion, actor }: Update): Promise<PropertyView> => {
  const { action, reason, ...input } = patch;
  let context = await holdContext(scope, id, ifMatchVersion);
  if (Object.keys(input).length > 0) {
    const { name } = context.row.myPage.corporation;
    const question = { reason, name, pointer: '/reason', message: messages.onBehalfReason };
    context = await save(scope, context, input, onBehalfOf(scope, question));
  }
  if (action !== undefined) await move(scope, actor, context, { action, reason });
  await followLedger(scope, context.row.mypageId);
  return viewOf(scope, await readContext(scope, id));
};

/**
 * Saves what the business fills in, and with an action hands the line in.
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER
 */
export const updateUserProperty = (
  scope: Scope,
  id: number,
  patch: PropertyPatch,
  ifMatchVersion: number | undefined,
): Promise<PropertyView> => update(scope, { id, patch, ifMatchVersion, actor: userOf(scope) });

/**
 * Confirms, returns or lets go of a line; JMAC also fills it in for the business, with the reason.
 * @throws NOT_FOUND, RECORD_CHANGED, ACCESS_DENIED, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER
 */
export const updateProperty = (
  scope: Scope,
  id: number,
  patch: PropertyPatch,
  ifMatchVersion: number | undefined,
): Promise<PropertyView> => {
  const actor = adminOf(scope);
  const { action: _action, reason: _reason, ...values } = patch;
  if (Object.keys(values).length > 0 && actor.role !== 'JMAC')
    throw new ApiError('ACCESS_DENIED', { detail: reasons.onBehalfOnly });
  return update(scope, { id, patch, ifMatchVersion, actor });
};
