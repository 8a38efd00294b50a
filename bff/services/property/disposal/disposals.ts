import { adminOf, userOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { mapPage, type Page, type PageRequest } from '#bff/data/engine/paging.ts';
import {
  countDisposalRows,
  type DisposalChange,
  type DisposalFilter,
  insertDisposal,
  listDisposalRows,
  updateDisposalRow,
} from '#bff/data/property/disposals.ts';
import { disposalReasons as reasons } from '#bff/text/property/disposals.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { columnsBefore } from '../../audit/columnsBefore.ts';
import { myPageVisibility, requireMyPage } from '../../common/access.ts';
import { searchTextOf } from '../../common/searchText.ts';
import { normaliseTexts } from '../../common/textRules.ts';
import { writeVersioned } from '../../common/versioned.ts';
import { refreshMyPageFacts } from '../../myPages/refreshMyPageFacts.ts';
import { holdContext as holdProperty } from '../propertyContext.ts';
import { isRestrictedOn } from '../propertyGuards.ts';
import { aboutDisposal, type DisposalContext, holdContext, readContext } from './disposalContext.ts';
import { isEditable } from './disposalGuards.ts';
import { askForPaper } from './disposalPaper.ts';
import { type DisposalView, summaryOf, viewOf } from './disposalViews.ts';
import { type Move, moveDisposal, recordStep } from './moveDisposal.ts';

/** What a draft says. */
type DisposalInput = {
  readonly kind?: number | undefined;
  readonly isDisaster?: boolean | undefined;
  readonly plannedOn?: string | null | undefined;
  readonly disposalReason?: string | null | undefined;
  readonly otherParty?: string | null | undefined;
  readonly proceeds?: number | null | undefined;
};

export type NewDisposalInput = DisposalInput & { readonly propertyId: number; readonly kind: number };

export type DisposalPatch = DisposalInput & Partial<Move>;

export type DisposalSearch = Pick<DisposalFilter, 'projectId' | 'mypageId' | 'statuses'> & {
  readonly q?: string | undefined;
};

const filterOf = (scope: Scope, { q, ...filter }: DisposalSearch): DisposalFilter => ({
  ...filter,
  visibility: myPageVisibility(scope),
  search: searchTextOf(q),
});

/** How many requests `listDisposals` has for the same search. */
export const countDisposals = (scope: Scope, search: DisposalSearch): Promise<number> =>
  countDisposalRows(scope.db, filterOf(scope, search));

const listWith = async (
  scope: Scope,
  search: DisposalSearch,
  request: PageRequest,
): Promise<Page<DisposalView>> => {
  const page = await listDisposalRows(scope.db, filterOf(scope, search), request);
  return mapPage(page, (row) => summaryOf(scope, row));
};

/** What all businesses asked to do with their property, of those that the caller may see. */
export const listDisposals = (scope: Scope, search: DisposalSearch, request: PageRequest) => {
  adminOf(scope);
  return listWith(scope, search, request);
};

/** What a business asked for. @throws NOT_FOUND for another my page than its own */
export const listUserDisposals = async (scope: Scope, mypageId: number, request: PageRequest) => {
  userOf(scope);
  await requireMyPage(scope, mypageId);
  return listWith(scope, { mypageId }, request);
};

/** @throws NOT_FOUND */
export const getDisposal = async (scope: Scope, id: number): Promise<DisposalView> =>
  viewOf(scope, await readContext(scope, id));

/** Keeps what was sent. @throws TRANSITION_NOT_ALLOWED, INVALID_PARAMETER */
const save = async (
  scope: Scope,
  context: DisposalContext,
  sent: DisposalInput,
): Promise<DisposalContext> => {
  const { disposal } = context;
  if (!isEditable(disposal)) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: reasons.notEditable });
  const change: DisposalChange = normaliseTexts(sent, {}, ['disposalReason', 'otherParty']);
  const { id, version } = disposal;
  await writeVersioned(version, () => updateDisposalRow(scope.db, { id, version }, change));
  const before = columnsBefore(disposal, change as Partial<typeof disposal>);
  await scope.audit({ action: 'updated', ...aboutDisposal(context), before, after: change });
  return readContext(scope, id);
};

/**
 * Begins a draft about a piece that is restricted, and asks for its paper.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER
 */
export const createUserDisposal = async (
  scope: Scope,
  { propertyId, ...input }: NewDisposalInput,
): Promise<DisposalView> => {
  userOf(scope);
  const { row } = await holdProperty(scope, propertyId, undefined);
  if (!isRestrictedOn(row, tokyoDayOf(scope.now)))
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: reasons.notRestricted });
  if (row.disposals.length > 0) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: reasons.exists });
  const { mypageId, name } = row;
  const { id, number } = await insertDisposal(scope.db, {
    ...{ mypageId, propertyId, kind: input.kind },
    createdAt: scope.now,
  });
  const sectionId = await askForPaper(scope, { mypageId, number, name });
  await updateDisposalRow(scope.db, { id, version: undefined }, { sectionId });
  const context = await readContext(scope, id);
  await recordStep(scope, context, { action: 'create', to: context.disposal.status, comment: null });
  await scope.audit({
    action: 'created',
    ...aboutDisposal(context),
    after: { kind: input.kind, number, propertyId },
  });
  const saved = await save(scope, context, input);
  await refreshMyPageFacts(scope, mypageId);
  return viewOf(scope, saved);
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
  if (Object.keys(input).length > 0) context = await save(scope, context, input);
  if (action !== undefined) await moveDisposal(scope, context, { action, reason });
  return getDisposal(scope, id);
};
