import { adminOf, userOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors } from '#bff/core/texts/textRules.ts';
import { requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import { type ChangeValues, valuesOf } from '#bff/parts/records/changeValues.service.ts';
import { historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import { writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { tidyText } from '#rules/text.ts';
import { requireUndertaking } from '../holdUndertaking.service.ts';
import { insertMyPageHistory } from '../myPageWrites.data.ts';
import { refreshMyPageFacts } from '../refreshMyPageFacts.service.ts';
import { type ChangeContext, holdContext, readContext } from './changeContext.service.ts';
import { closedReason, deleteRefusal, isEditable } from './changeGuards.service.ts';
import {
  type ChangeRequestChange,
  insertChangeRequest,
  updateChangeRequestRow,
} from './changeRequests.data.ts';
import { changeMessages as messages, changeReasons as reasons } from './changes.words.ts';
import { moveRequest } from './moveRequest.service.ts';
import { normaliseValues } from './normaliseValues.service.ts';
import { type ChangeRequestView, maskedValues, viewOf } from './requestViews.service.ts';
import { sealedChange } from './sealedValues.service.ts';
import { valueErrors } from './valueErrors.service.ts';

/** What a draft says. */
export type ChangeInput = {
  readonly changeReason?: string | undefined;
  readonly effectiveOn?: string | null | undefined;
  readonly after?: ChangeValues | undefined;
};

export type NewChangeInput = ChangeInput & {
  readonly mypageID: number;
  readonly kind: number;
  readonly onBehalfReason?: string | undefined;
};

export type ChangePatch = ChangeInput & {
  readonly action?: string | undefined;
  readonly reason?: string | undefined;
};

/** @throws NOT_FOUND */
export const getChangeRequest = async (scope: Scope, id: number): Promise<ChangeRequestView> =>
  viewOf(scope, await readContext(scope, id));

const columnsOf = ({ request }: ChangeContext, input: ChangeInput): ChangeRequestChange => ({
  ...(input.changeReason === undefined ? {} : { changeReason: tidyText(input.changeReason) || null }),
  ...(input.effectiveOn === undefined ? {} : { effectiveOn: input.effectiveOn }),
  ...(input.after === undefined
    ? {}
    : { after: normaliseValues(request.kind, input.after, valuesOf(request.after)) as object }),
});

/** What the trail keeps of a draft: an account's number only with its last digits. */
const auditable = ({ after, ...columns }: ChangeRequestChange) => ({
  ...columns,
  ...(after === undefined ? {} : { after: maskedValues(valuesOf(after)) }),
});

type OnBehalf = { readonly reason?: string | undefined };

const aboutRequest = ({ request }: ChangeContext) => ({
  target: { kind: 'changeRequest' as const, id: request.id },
  mypageId: request.mypageId,
  projectId: request.myPage.projectId,
});

/** Keeps what was sent, with the papers that follow from it. @throws INVALID_PARAMETER naming each wrong cell */
const save = async (
  scope: Scope,
  context: ChangeContext,
  input: ChangeInput,
  { reason }: OnBehalf = {},
): Promise<ChangeContext> => {
  const { request } = context;
  const change = columnsOf(context, input);
  const after = change.after === undefined ? request.after : valuesOf(change.after);
  const effectiveOn = change.effectiveOn === undefined ? request.effectiveOn : change.effectiveOn;
  assertNoFieldErrors(valueErrors({ ...context, request: { ...request, effectiveOn, after } }, scope.now));
  const { id, version } = request;
  const kept = sealedChange(scope, request.myPage.corporationId, change);
  await writeVersioned(version, () => updateChangeRequestRow(scope.db, { id, version }, kept));
  const { changeReason } = request;
  const before = auditable({
    changeReason,
    effectiveOn: request.effectiveOn,
    after: request.after as object,
  });
  await scope.audit({
    action: 'updated',
    ...aboutRequest(context),
    before,
    after: auditable(change),
    reason,
    onBehalfOf: reason === undefined ? undefined : request.myPage.corporation.name,
  });
  await refreshMyPageFacts(scope, request.mypageId);
  return readContext(scope, id);
};

/** A step that moves nothing: what was begun, or entered in the place of the business. */
const recordStep = (
  scope: Scope,
  { request }: ChangeContext,
  action: 'create' | 'update',
  { reason }: OnBehalf,
): Promise<void> =>
  insertMyPageHistory(scope.db, {
    mypageId: request.mypageId,
    machine: 'changeRequest',
    targetId: request.id,
    action,
    fromStatus: action === 'create' ? null : request.status,
    toStatus: request.status,
    ...historyActorOf(scope),
    onBehalf: reason !== undefined,
    comment: reason ?? null,
    createdAt: scope.now,
  });

const recordCreation = async (scope: Scope, context: ChangeContext, { reason }: OnBehalf): Promise<void> => {
  const { request } = context;
  await recordStep(scope, context, 'create', { reason });
  await scope.audit({
    action: 'created',
    ...aboutRequest(context),
    after: { kind: request.kind, number: request.number },
    reason,
    onBehalfOf: reason === undefined ? undefined : request.myPage.corporation.name,
  });
};

/** Of each kind one request is open. The caller holds the my page. */
const assertStartable = async (scope: Scope, mypageId: number, kind: number): Promise<void> => {
  const { myPage } = await requireUndertaking(scope, mypageId);
  const closed = closedReason(kind, myPage.projectStatus);
  if (closed !== null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: closed });
  if (myPage.changeRequests.some((request) => request.kind === kind))
    throw new ApiError('ALREADY_EXISTS', { detail: messages.exists });
};

const create = async (
  scope: Scope,
  { mypageID: mypageId, kind, onBehalfReason: _reason, ...input }: NewChangeInput,
  onBehalf: OnBehalf,
): Promise<ChangeRequestView> => {
  await requireMyPage(scope, mypageId);
  await lockMyPage(scope.db, mypageId);
  await assertStartable(scope, mypageId, kind);
  const { actorKind: createdByKind } = historyActorOf(scope);
  const id = await insertChangeRequest(scope.db, { mypageId, kind, createdByKind, createdAt: scope.now });
  const context = await readContext(scope, id);
  await recordCreation(scope, context, onBehalf);
  return viewOf(scope, await save(scope, context, input, onBehalf));
};

/** Begins a draft of the business. @throws NOT_FOUND, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER */
export const createUserChangeRequest = (scope: Scope, input: NewChangeInput): Promise<ChangeRequestView> => {
  userOf(scope);
  return create(scope, input, {});
};

const requireReason = (given: string | undefined, pointer: string): string => {
  const reason = tidyText(given ?? '');
  if (reason === '') throw invalidField(pointer, messages.onBehalfReasonRequired);
  return reason;
};

/** Begins a draft in the place of the business. @throws NOT_FOUND, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER */
export const createChangeRequest = (scope: Scope, input: NewChangeInput): Promise<ChangeRequestView> => {
  adminOf(scope);
  return create(scope, input, { reason: requireReason(input.onBehalfReason, '/onBehalfReason') });
};

const assertEditable = ({ request }: ChangeContext): void => {
  if (!isEditable(request)) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: reasons.notEditable });
};

/**
 * Saves the draft of the business, and with an action hands it in or takes it back.
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER
 */
export const updateUserChangeRequest = async (
  scope: Scope,
  id: number,
  { action, reason, ...input }: ChangePatch,
  ifMatchVersion: number | undefined,
): Promise<ChangeRequestView> => {
  userOf(scope);
  let context = await holdContext(scope, id, ifMatchVersion);
  if (Object.keys(input).length > 0) {
    assertEditable(context);
    context = await save(scope, context, input);
  }
  if (action !== undefined) await moveRequest(scope, context, { action, reason });
  return getChangeRequest(scope, id);
};

/** Values are the business's own: JMAC keeps them in its place, with the reason. */
const saveOnBehalf = async (scope: Scope, context: ChangeContext, input: ChangeInput, reason?: string) => {
  if (adminOf(scope).role !== 'JMAC') throw new ApiError('ACCESS_DENIED', { detail: messages.onBehalfOnly });
  assertEditable(context);
  const onBehalf = { reason: requireReason(reason, '/reason') };
  await recordStep(scope, context, 'update', onBehalf);
  return save(scope, context, input, onBehalf);
};

/**
 * Decides on a request; or in the place of the business saves, hands in or takes back, with the reason.
 * @throws NOT_FOUND, RECORD_CHANGED, ACCESS_DENIED, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER
 */
export const updateChangeRequest = async (
  scope: Scope,
  id: number,
  { action, reason, ...input }: ChangePatch,
  ifMatchVersion: number | undefined,
): Promise<ChangeRequestView> => {
  let context = await holdContext(scope, id, ifMatchVersion);
  const { effectiveOn, ...rest } = input;
  const values = action === 'approve' ? rest : input;
  if (Object.keys(values).length > 0) context = await saveOnBehalf(scope, context, values, reason);
  if (action !== undefined) await moveRequest(scope, context, { action, reason, effectiveOn });
  return getChangeRequest(scope, id);
};

/** Takes a draft away that was never handed in. @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED */
export const deleteChangeRequest = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  userOf(scope);
  const context = await holdContext(scope, id, ifMatchVersion);
  const refusal = deleteRefusal(context.request);
  if (refusal !== undefined) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: refusal });
  const { version, mypageId, kind, number } = context.request;
  const change = { deletedAt: scope.now };
  await writeVersioned(version, () => updateChangeRequestRow(scope.db, { id, version }, change));
  await scope.audit({ action: 'deleted', ...aboutRequest(context), before: { kind, number } });
  await refreshMyPageFacts(scope, mypageId);
};
