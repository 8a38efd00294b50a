import type { OfWhom } from '#bff/modules/sections/index.ts';

/** What the deals of a my page are compared with. */
export type ComparedWith = {
  readonly mypageId: number;
  /** The business whose deals are checked against one another: findings must not reveal those of others. */
  readonly ofWhom: OfWhom;
  /** The businesses to whose own accounts no money may have gone. */
  readonly corporationIds: readonly number[];
  readonly grantDecisionOn: string | null;
  readonly hasEarlyStart: boolean;
  readonly completionDeadline: string;
  /** Those businesses, in the form of search_fold. */
  readonly ownNames: readonly string[];
  /** By how many per cent a category may pass its plan without a change (the round's minor change). */
  readonly sharePercent: number;
  /** Yen of the plan in force, by category; null without a plan. */
  readonly planned: readonly { readonly expenseCategory: number; readonly amount: number }[] | null;
  /** The undertaking says that it is complete: what is missing is to be put right. */
  readonly isComplete: boolean;
};
