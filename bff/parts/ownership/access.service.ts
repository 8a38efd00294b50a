import { type Actor, userOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { DocumentType } from '#bff/generated/contract/enums.ts';
import {
  findMyPageIdOf,
  findVisibleMyPage,
  isMyPageVisible,
  isSectionVisible,
  type MyPageHead,
  type MyPageVisibility,
} from './access.data.ts';
import { findMembership } from './members.data.ts';

/*
 * Who sees what beyond the contract's role lists (domain 7): those say which operation a role may call, these which
 * records and which fields it may see there. What a caller may not see answers 404, as if it did not exist.
 */

/**
 * The my pages that a caller may see as a whole: an inspector those assigned to him or in his prefectures, a corporation
 * user the one that his corporation represents, a connected system those of its rounds, all other administrators all. A
 * member's user sees none of them whole: what it may see of the undertaking of another asks for that by name
 * (`requirePart`, `canSeeSection`).
 * @throws ACCESS_DENIED for everybody else
 */
export const myPageVisibility = ({ actor }: Pick<Scope, 'actor'>): MyPageVisibility => {
  if (actor?.kind === 'user') {
    return { kind: 'business', corporationId: actor.corporationId, projectId: actor.projectId };
  }
  if (actor?.kind === 'machine') return { kind: 'rounds', projectIds: actor.projectIds };
  if (actor?.kind !== 'admin') throw new ApiError('ACCESS_DENIED');
  if (actor.role !== 'Inspector') return { kind: 'all' };
  return { kind: 'inspector', adminUserId: actor.adminUserId, prefectures: actor.prefectures };
};

/** Projects that a machine key is limited to; undefined: all, as for every person. */
export const visibleProjectIdsOf = ({ actor }: Pick<Scope, 'actor'>): readonly number[] | undefined =>
  actor?.kind === 'machine' ? (actor.projectIds ?? undefined) : undefined;

export const canSeeProject = (scope: Pick<Scope, 'actor'>, projectId: number): boolean =>
  visibleProjectIdsOf(scope)?.includes(projectId) ?? true;

/** One my page of those. @throws NOT_FOUND when there is none or the caller may not see it */
export const requireMyPage = async (scope: Scope, id: number): Promise<MyPageHead> => {
  const myPage = await findVisibleMyPage(scope.db, id, myPageVisibility(scope));
  if (myPage === null) throw new ApiError('NOT_FOUND');
  return myPage;
};

/** What a caller sees of an undertaking: the whole (null), or the part of the member that his corporation is. */
export type Part = { readonly myPage: MyPageHead; readonly memberId: number | null };

/** One of those, or the undertaking in which the caller's corporation is a member. @returns null for every other */
export const findPart = async (scope: Scope, id: number): Promise<Part | null> => {
  const visibility = myPageVisibility(scope);
  const whole = await findVisibleMyPage(scope.db, id, visibility);
  if (whole !== null) return { myPage: whole, memberId: null };
  const membership = visibility.kind === 'business' ? await findMembership(scope.db, visibility) : null;
  const myPage = membership?.mypageId === id ? await findVisibleMyPage(scope.db, id, { kind: 'all' }) : null;
  return membership === null || myPage === null ? null : { myPage, memberId: membership.id };
};

/** The same. @throws NOT_FOUND for every other */
export const requirePart = async (scope: Scope, id: number): Promise<Part> => {
  const part = await findPart(scope, id);
  if (part === null) throw new ApiError('NOT_FOUND');
  return part;
};

/** Whether what belongs to a section of a my page is the caller's to see: with the whole, or as the member asked for it. */
export const canSeeSection = async (
  scope: Scope,
  { mypageId, sectionId }: { readonly mypageId: number; readonly sectionId: number | null },
): Promise<boolean> => {
  const visibility = myPageVisibility(scope);
  if (await isMyPageVisible(scope.db, mypageId, visibility)) return true;
  return sectionId !== null && isSectionVisible(scope.db, sectionId, visibility);
};

const isRole = (actor: Actor | undefined, role: string): boolean =>
  actor?.kind === 'admin' && actor.role === role;

/** Amounts are hidden from inspectors. */
export const canSeeAmounts = ({ actor }: Pick<Scope, 'actor'>): boolean => !isRole(actor, 'Inspector');

/**
 * Who sees a bank account: JMAC and the business itself in full, inspectors and connected systems nothing, the others
 * three digits.
 */
export const bankDetail = ({ actor }: Pick<Scope, 'actor'>): 'full' | 'masked' | 'none' => {
  if (actor?.kind === 'user' || isRole(actor, 'JMAC')) return 'full';
  return actor?.kind !== 'admin' || isRole(actor, 'Inspector') ? 'none' : 'masked';
};

/** The copy of the passbook shows the whole number: for those who check the account, and the business itself. */
export const canSeePassbook = (scope: Pick<Scope, 'actor'>): boolean =>
  bankDetail(scope) === 'full' || isRole(scope.actor, 'BackOffice');

/** Whether the files of a document show an account that the caller may not see: they are named, and open for others. */
export const isPassbookHidden = (scope: Pick<Scope, 'actor'>, documentType: number | undefined): boolean =>
  documentType === DocumentType.GrantBankPassbook && !canSeePassbook(scope);

/** The undertaking that the caller represents or is a member of. @throws NOT_FOUND when there is none */
export const ownMyPageId = async (scope: Scope): Promise<number> => {
  const { projectId, corporationId } = userOf(scope);
  const key = { projectId, corporationId };
  const id = (await findMyPageIdOf(scope.db, key)) ?? (await findMembership(scope.db, key))?.mypageId;
  if (id === undefined) throw new ApiError('NOT_FOUND');
  return id;
};
