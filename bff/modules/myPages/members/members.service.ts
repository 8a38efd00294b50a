import { ApiError, type Failure, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { isEnded } from '#bff/modules/sections/index.ts';
import { findMyPageIdOf } from '#bff/parts/ownership/access.data.ts';
import { requireMyPage } from '#bff/parts/ownership/access.service.ts';
import {
  endMembership,
  findMembership,
  listMemberRows,
  lockCorporation,
  placeMember,
  saveMember,
  updateMemberRole,
} from '#bff/parts/ownership/members.data.ts';
import { memberMessages as messages } from '#bff/parts/ownership/members.words.ts';
import { writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { tidyText } from '#rules/text.ts';
import type { Undertaking } from '../guards/undertaking.service.ts';
import { holdUndertaking } from '../holdUndertaking.service.ts';
import { refreshMyPageFacts } from '../refreshMyPageFacts.service.ts';
import { removeMemberPapers, requestMemberPapers } from './memberPapers.service.ts';
import { type MemberView, memberViewOf } from './memberViews.service.ts';
import { type MemberSuggestion, suggestionsFor } from './suggestions.service.ts';

/** As many members as an undertaking's answers list (contract, Members.items). */
const MAX_MEMBERS = 100;

const refuse = (detail: string, failure: Failure = 'TRANSITION_NOT_ALLOWED'): never => {
  throw new ApiError(failure, { detail });
};

const assertOpen = ({ myPage }: Undertaking): void => {
  if (isEnded(myPage.projectStatus)) refuse(messages.ended);
};

const requireMember = async (scope: Scope, mypageId: number, id: number): Promise<MemberView> => {
  const [row] = await listMemberRows(scope.db, mypageId, { id });
  if (row === undefined) throw new ApiError('NOT_FOUND');
  return memberViewOf(row);
};

export type Members = {
  readonly items: readonly MemberView[];
  readonly suggestions: readonly MemberSuggestion[];
};

/**
 * The members of an undertaking, also those that left, and for those who add members whom its application named.
 * @throws NOT_FOUND, also when the caller may not see the my page
 */
export const listMembers = async (scope: Scope, mypageId: number): Promise<Members> => {
  await requireMyPage(scope, mypageId);
  const items = (await listMemberRows(scope.db, mypageId)).map(memberViewOf);
  const mayAdd = scope.actor?.kind === 'admin' && scope.actor.role === 'JMAC';
  return { items, suggestions: mayAdd ? await suggestionsFor(scope, mypageId, items) : [] };
};

/**
 * A corporation's users know one undertaking of a round by their session: it may take part in no second one.
 * @throws INVALID_PARAMETER for an unknown corporation or the representative, TRANSITION_NOT_ALLOWED
 */
const assertFree = async (scope: Scope, { myPage }: Undertaking, corporationId: number): Promise<void> => {
  if (!(await lockCorporation(scope.db, corporationId)))
    throw invalidField('/corporationId', messages.corporationUnknown);
  if (corporationId === myPage.corporationId) throw invalidField('/corporationId', messages.isRepresentative);
  const key = { projectId: myPage.projectId, corporationId };
  const membership = await findMembership(scope.db, key);
  if (membership !== null)
    refuse(membership.mypageId === myPage.id ? messages.isMember : messages.hasUndertaking);
  if ((await findMyPageIdOf(scope.db, key)) !== null) refuse(messages.hasUndertaking);
};

export type NewMember = { readonly corporationId: number; readonly role: string };

/**
 * A corporation joins an undertaking: its users see their part from now on, and the round's documents for members are
 * asked of it.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER
 */
export const createMember = async (scope: Scope, mypageId: number, input: NewMember): Promise<MemberView> => {
  const undertaking = await holdUndertaking(scope, mypageId, undefined);
  const { projectId } = undertaking.myPage;
  assertOpen(undertaking);
  const { corporationId } = input;
  await assertFree(scope, undertaking, corporationId);
  if ((await listMemberRows(scope.db, mypageId)).length >= MAX_MEMBERS)
    refuse(messages.tooMany, 'LIMIT_REACHED');
  const joining = { mypageId, projectId, corporationId, role: tidyText(input.role) };
  const id = await saveMember(scope.db, { ...joining, joinedOn: tokyoDayOf(scope.now) });
  const { corporationName: name, role, joinedOn } = await requireMember(scope, mypageId, id);
  await scope.audit({
    action: 'created',
    target: { kind: 'member', id },
    after: { corporationName: name, role, joinedOn },
    mypageId,
    projectId,
  });
  await requestMemberPapers(scope, undertaking, { id, name });
  await refreshMyPageFacts(scope, mypageId);
  return requireMember(scope, mypageId, id);
};

export type MemberKey = { readonly id: number; readonly memberId: number };

export type MemberInput = { readonly role?: string | undefined; readonly sequence?: number | undefined };

/**
 * What a member does in the undertaking, and its place among the members.
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED once it has left or the undertaking has ended
 */
export const updateMember = async (
  scope: Scope,
  { id: mypageId, memberId }: MemberKey,
  { sequence, ...input }: MemberInput,
  ifMatchVersion: number | undefined,
): Promise<MemberView> => {
  const undertaking = await holdUndertaking(scope, mypageId, undefined);
  const before = await requireMember(scope, mypageId, memberId);
  assertOpen(undertaking);
  if (before.leftOn !== null) refuse(messages.hasLeft);
  const role = tidyText(input.role ?? before.role);
  await writeVersioned(ifMatchVersion, (version) =>
    updateMemberRole(scope.db, { id: memberId, version }, role),
  );
  if (sequence !== undefined) await placeMember(scope.db, { id: memberId, mypageId }, sequence);
  const after = await requireMember(scope, mypageId, memberId);
  await scope.audit({
    action: 'updated',
    target: { kind: 'member', id: memberId },
    before: { role: before.role, sequence: before.sequence },
    after: { role: after.role, sequence: after.sequence },
    mypageId,
    projectId: undertaking.myPage.projectId,
  });
  return after;
};

/**
 * Ends a membership today: unsubmitted documents are removed, the others stay with the representative and the office.
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED
 */
export const deleteMember = async (
  scope: Scope,
  { id: mypageId, memberId }: MemberKey,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  const undertaking = await holdUndertaking(scope, mypageId, undefined);
  const { corporationName: name, leftOn } = await requireMember(scope, mypageId, memberId);
  assertOpen(undertaking);
  if (leftOn !== null) refuse(messages.hasLeft);
  const today = tokyoDayOf(scope.now);
  await writeVersioned(ifMatchVersion, (version) =>
    endMembership(scope.db, { id: memberId, version }, today),
  );
  await scope.audit({
    action: 'updated',
    target: { kind: 'member', id: memberId },
    before: { leftOn: null },
    after: { leftOn: today },
    mypageId,
    projectId: undertaking.myPage.projectId,
  });
  await removeMemberPapers(scope, undertaking, { id: memberId, name });
  await refreshMyPageFacts(scope, mypageId);
};
