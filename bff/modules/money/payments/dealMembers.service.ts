import { ApiError, type FieldError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { type DealRow, listVouchersOfDeals } from '#bff/modules/sections/index.ts';
import { listBusinessesOf } from '#bff/parts/ownership/members.data.ts';
import { memberMessages as messages } from '#bff/parts/ownership/members.words.ts';
import { isUntouched } from './dealVouchers.service.ts';
import type { ListOwner } from './listOwner.service.ts';

/* Whose a deal is: the representative's, or that of one who takes part in the undertaking. */

type OfDeal = Pick<DealRow, 'number' | 'memberId'>;

const isMoved = ({ memberId }: OfDeal, to: number | null | undefined): boolean =>
  memberId !== null && to !== null && to !== undefined && to !== memberId;

/**
 * The numbers of those deals that stay with their member: it has put files into their papers, and another member would
 * read them.
 */
export const staying = async (
  scope: Scope,
  { myPage }: ListOwner,
  moves: readonly { readonly deal: OfDeal; readonly to: number | null | undefined }[],
): Promise<ReadonlySet<number>> => {
  const numbers = moves.filter(({ deal, to }) => isMoved(deal, to)).map(({ deal }) => deal.number);
  if (numbers.length === 0) return new Set();
  const papers = await listVouchersOfDeals(scope.db, myPage.id, numbers);
  return new Set(papers.filter((paper) => !isUntouched(paper)).map(({ number }) => number));
};

type MemberInput = number | null | undefined;

const memberErrors = async (scope: Scope, owner: ListOwner, said: MemberInput): Promise<FieldError[]> => {
  if (owner.memberId !== null) return [fieldError('/memberId', messages.ownDealsOnly)];
  if (said === null) return [];
  const members = await listBusinessesOf(scope.db, owner.myPage.id);
  const isThere = members.some(({ id, leftOn }) => id === said && leftOn === null);
  return isThere ? [] : [fieldError('/memberId', messages.notMember)];
};

/** Whose a new deal is. What a member enters is its own. @throws INVALID_PARAMETER for who does not take part */
export const memberOfNewDeal = async (
  scope: Scope,
  owner: ListOwner,
  said: MemberInput,
): Promise<number | null> => {
  const own = owner.memberId;
  if (said === undefined || said === own) return own;
  assertNoFieldErrors(await memberErrors(scope, owner, said));
  return said;
};

/**
 * Whose a deal is from now on, as a column; nothing when that stays.
 * @throws INVALID_PARAMETER for who does not take part, TRANSITION_NOT_ALLOWED when its papers would go to another member
 */
export const memberOfDeal = async (
  scope: Scope,
  owner: ListOwner,
  { deal, said }: { readonly deal: OfDeal; readonly said: MemberInput },
): Promise<{ readonly memberId?: number | null }> => {
  if (said === undefined || said === deal.memberId) return {};
  assertNoFieldErrors(await memberErrors(scope, owner, said));
  const held = await staying(scope, owner, [{ deal, to: said }]);
  if (held.size > 0) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.papersStay });
  return { memberId: said };
};
