import type { Actor } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { findVisibleMyPage, type MyPageHead, type MyPageVisibility } from '#bff/data/myPages/access.ts';

/*
 * Who sees what beyond the contract's role lists (domain 7): those say which operation a role may call, these which
 * records and which fields it may see there. What a caller may not see answers 404, as if it did not exist.
 */

/**
 * The my pages that a caller may see: an inspector those assigned to him or in his prefectures, a corporation user
 * his own, all other administrators all.
 * @throws ACCESS_DENIED for everybody else
 */
export const myPageVisibility = ({ actor }: Pick<Scope, 'actor'>): MyPageVisibility => {
  if (actor?.kind === 'user') {
    return { kind: 'business', corporationId: actor.corporationId, projectId: actor.projectId };
  }
  if (actor?.kind !== 'admin') throw new ApiError('ACCESS_DENIED');
  if (actor.role !== 'Inspector') return { kind: 'all' };
  return { kind: 'inspector', adminUserId: actor.adminUserId, prefectures: actor.prefectures };
};

/** One my page of those. @throws NOT_FOUND when there is none or the caller may not see it */
export const requireMyPage = async (scope: Scope, id: number): Promise<MyPageHead> => {
  const myPage = await findVisibleMyPage(scope.db, id, myPageVisibility(scope));
  if (myPage === null) throw new ApiError('NOT_FOUND');
  return myPage;
};

const isRole = (actor: Actor | undefined, role: string): boolean =>
  actor?.kind === 'admin' && actor.role === role;

/** Amounts are hidden from inspectors. */
export const seesAmounts = ({ actor }: Pick<Scope, 'actor'>): boolean => !isRole(actor, 'Inspector');

/** Who sees a bank account: JMAC and the business itself in full, inspectors nothing, the others three digits. */
export const bankDetail = ({ actor }: Pick<Scope, 'actor'>): 'full' | 'masked' | 'none' => {
  if (actor?.kind === 'user' || isRole(actor, 'JMAC')) return 'full';
  return actor?.kind !== 'admin' || isRole(actor, 'Inspector') ? 'none' : 'masked';
};

/** The copy of the passbook shows the whole number: for those who check the account, and the business itself. */
export const seesPassbook = (scope: Pick<Scope, 'actor'>): boolean =>
  bankDetail(scope) === 'full' || isRole(scope.actor, 'BackOffice');
