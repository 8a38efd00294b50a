import { adminOf, userOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { normaliseTexts } from '#bff/core/texts/textRules.ts';
import { refreshMyPageFacts } from '#bff/modules/myPages/index.ts';
import { columnsBefore } from '#bff/modules/trail/index.ts';
import { type OnBehalf, onBehalfOf } from '#bff/parts/records/onBehalf.service.ts';
import { writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { type DisposalChange, insertDisposal, updateDisposalRow } from '../disposals.data.ts';
import { disposalMessages as messages, disposalReasons as reasons } from '../disposals.words.ts';
import { holdContext as holdProperty } from '../propertyContext.service.ts';
import { isRestrictedOn } from '../propertyGuards.service.ts';
import { aboutDisposal, type DisposalContext, holdContext, readContext } from './disposalContext.service.ts';
import { isEditable } from './disposalGuards.service.ts';
import { requestDisposalPaper } from './disposalPaper.service.ts';
import { type DisposalView, viewOf } from './disposalViews.service.ts';
import { type Move, moveDisposal, recordStep } from './moveDisposal.service.ts';

/** What a draft says. */
export type DisposalInput = {
  readonly kind?: number | undefined;
  readonly isDisaster?: boolean | undefined;
  readonly plannedOn?: string | null | undefined;
  readonly disposalReason?: string | null | undefined;
  readonly otherParty?: string | null | undefined;
  readonly proceeds?: number | null | undefined;
};

type NewDisposalInput = DisposalInput & {
  readonly propertyId: number;
  readonly kind: number;
  /** Why an administrator begins it in the place of the business. */
  readonly onBehalfReason?: string | undefined;
};

export type DisposalPatch = DisposalInput & Partial<Move>;

/** Who enters something in the place of the business; null: the business itself. */
const entererOf = ({ actor }: Scope): number | null => (actor?.kind === 'admin' ? actor.adminUserId : null);

const why = (scope: Scope, name: string, reason: string | undefined, pointer: string): OnBehalf =>
  onBehalfOf(scope, { reason, name, pointer, message: messages.onBehalfReason });

/** Keeps what was sent. @throws TRANSITION_NOT_ALLOWED, INVALID_PARAMETER */
const saveDraft = async (
  scope: Scope,
  context: DisposalContext,
  sent: DisposalInput,
  onBehalf: OnBehalf,
): Promise<DisposalContext> => {
  const { disposal } = context;
  if (!isEditable(disposal)) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: reasons.notEditable });
  const change: DisposalChange = normaliseTexts(sent, {}, ['disposalReason', 'otherParty']);
  const { id, version } = disposal;
  // It stays known as entered when the business writes on: only its own handing in makes it the business's.
  const enteredById = entererOf(scope) ?? disposal.enteredById;
  await writeVersioned(version, () =>
    updateDisposalRow(scope.db, { id, version }, { ...change, enteredById }),
  );
  const before = columnsBefore(disposal, change as Partial<typeof disposal>);
  await scope.audit({ action: 'updated', ...aboutDisposal(context), before, after: change, ...onBehalf });
  return readContext(scope, id);
};

const insert = async (scope: Scope, propertyId: number, kind: number): Promise<DisposalContext> => {
  const { row } = await holdProperty(scope, propertyId, undefined);
  if (!isRestrictedOn(row, tokyoDayOf(scope.now)))
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: reasons.notRestricted });
  if (row.disposals.length > 0) throw new ApiError('ALREADY_EXISTS', { detail: reasons.exists });
  const { mypageId, name } = row;
  const { id, number } = await insertDisposal(scope.db, {
    ...{ mypageId, propertyId, kind },
    ...{ enteredById: entererOf(scope), createdAt: scope.now },
  });
  const sectionId = await requestDisposalPaper(scope, { mypageId, number, name });
  await updateDisposalRow(scope.db, { id, version: undefined }, { sectionId });
  return readContext(scope, id);
};

const create = async (
  scope: Scope,
  { propertyId, onBehalfReason, ...input }: NewDisposalInput,
): Promise<DisposalView> => {
  const context = await insert(scope, propertyId, input.kind);
  const { mypageId, number, status, myPage } = context.disposal;
  const onBehalf = why(scope, myPage.corporation.name, onBehalfReason, '/onBehalfReason');
  const isOnBehalf = onBehalf.onBehalfOf !== undefined;
  const comment = onBehalf.reason ?? null;
  await recordStep(scope, context, { action: 'create', to: status, comment, isOnBehalf });
  await scope.audit({
    action: 'created',
    ...aboutDisposal(context),
    after: { kind: input.kind, number, propertyId },
    ...onBehalf,
  });
  const kept = await saveDraft(scope, context, input, onBehalf);
  await refreshMyPageFacts(scope, mypageId);
  return viewOf(scope, kept);
};

/**
 * Begins a draft of the business about a piece that is restricted, and asks for its paper.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER
 */
export const createUserDisposal = (scope: Scope, input: NewDisposalInput): Promise<DisposalView> => {
  userOf(scope);
  return create(scope, { ...input, onBehalfReason: undefined });
};

/**
 * The same in the place of the business, with the reason, which the business reads.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER
 */
export const createDisposal = (scope: Scope, input: NewDisposalInput): Promise<DisposalView> => {
  adminOf(scope);
  return create(scope, input);
};

/**
 * Saves the draft of the business, and with an action hands it in or takes it back.
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER
 */
export const updateUserDisposal = async (
  scope: Scope,
  id: number,
  { action, reason, ...input }: DisposalPatch,
  ifMatchVersion: number | undefined,
): Promise<DisposalView> => {
  userOf(scope);
  let context = await holdContext(scope, id, ifMatchVersion);
  if (Object.keys(input).length > 0) context = await saveDraft(scope, context, input, {});
  if (action !== undefined) await moveDisposal(scope, context, { action, reason });
  return viewOf(scope, await readContext(scope, id));
};

/**
 * Saves what JMAC enters on behalf of the business, as its own step in the history.
 * @throws ACCESS_DENIED, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER
 */
export const saveDisposalOnBehalf = async (
  scope: Scope,
  context: DisposalContext,
  input: DisposalInput,
  given: string | undefined,
): Promise<DisposalContext> => {
  if (adminOf(scope).role !== 'JMAC') throw new ApiError('ACCESS_DENIED', { detail: messages.onBehalfOnly });
  const { status, myPage } = context.disposal;
  const onBehalf = why(scope, myPage.corporation.name, given, '/reason');
  const kept = await saveDraft(scope, context, input, onBehalf);
  const comment = onBehalf.reason ?? null;
  await recordStep(scope, kept, { action: 'update', to: status, comment, isOnBehalf: true });
  return kept;
};
