import { invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { DocumentType } from '#bff/generated/contract/enums.ts';
import { memberMessages } from '#bff/parts/ownership/members.words.ts';
import { findDeals } from './dealRows.data.ts';

/** The documents that are photos of a deal, before first. */
export const DEAL_PHOTOS: readonly number[] = [DocumentType.ResultPhotoBefore, DocumentType.ResultPhotoAfter];

/** The number of the deal that a voucher is of: 18 of 18-1. */
export const dealNumberOf = (branchNumber: string | null): number => Number(branchNumber?.split('-', 1)[0]);

type Numbered = { readonly mypageId: number; readonly branchNumber: string };

const dealOf = async (scope: Scope, { mypageId, branchNumber }: Numbered) =>
  (await findDeals(scope.db, mypageId, [dealNumberOf(branchNumber)]))[0];

/**
 * Of whom a new voucher is asked: of whom its deal is.
 * @param said a member; undefined where nobody was named
 * @throws INVALID_PARAMETER when the deal is of another
 */
export const memberOfVoucher = async (
  scope: Scope,
  voucher: Numbered,
  said: number | null | undefined,
): Promise<number | null> => {
  const deal = await dealOf(scope, voucher);
  if (deal === undefined) return said ?? null;
  if (said && said !== deal.memberId) throw invalidField('/memberId', memberMessages.dealOfOther);
  return deal.memberId;
};

/**
 * A voucher goes to another deal of the same business only; a member's goes to no number that is free, for it is not
 * told which are. @throws INVALID_PARAMETER
 */
export const assertOfSameBusiness = async (
  scope: Scope,
  voucher: Numbered & { readonly memberId: number | null },
): Promise<void> => {
  const deal = await dealOf(scope, voucher);
  const isOfOther = deal === undefined ? voucher.memberId !== null : deal.memberId !== voucher.memberId;
  if (isOfOther) throw invalidField('/branchNumber', memberMessages.dealOfOther);
};
