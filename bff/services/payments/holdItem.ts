import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { findMyPageIdOfItem, type PaymentItemRow } from '#bff/data/payments/paymentItems.ts';
import { myPageVisibility } from '../common/access.ts';
import { assertVersion } from '../common/versioned.ts';
import type { Undertaking } from '../myPages/guards/undertaking.ts';
import { holdUndertaking } from '../myPages/holdUndertaking.ts';
import { type PaymentFacts, paymentFactsOf } from './paymentFacts.ts';
import { itemViewOf, type PaymentItemView } from './paymentList.ts';

const requireIn = ({ items }: PaymentFacts, id: number): PaymentItemRow => {
  const item = items.find((candidate) => candidate.id === id);
  if (item === undefined) throw new ApiError('NOT_FOUND');
  return item;
};

export type Held = {
  readonly undertaking: Undertaking;
  readonly facts: PaymentFacts;
  readonly item: PaymentItemRow;
};

/** A deal with its undertaking, held until the end of the transaction. @throws NOT_FOUND, RECORD_CHANGED */
export const holdItem = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<Held> => {
  const mypageId = await findMyPageIdOfItem(scope.db, id, myPageVisibility(scope));
  if (mypageId === null) throw new ApiError('NOT_FOUND');
  const undertaking = await holdUndertaking(scope, mypageId, undefined);
  const facts = await paymentFactsOf(scope, undertaking);
  const item = requireIn(facts, id);
  assertVersion(item, ifMatchVersion);
  return { undertaking, facts, item };
};

/** A line of the audit trail about a deal. */
export const auditItem = (
  scope: Scope,
  { myPage }: Undertaking,
  id: number,
  entry: {
    readonly action: 'created' | 'updated' | 'deleted';
    readonly before?: object;
    readonly after?: object;
    readonly reason?: string;
  },
): Promise<void> =>
  scope.audit({
    ...entry,
    target: { kind: 'paymentItem', id },
    mypageId: myPage.id,
    projectId: myPage.projectId,
  });

/** Reads the undertaking again: deals, vouchers and findings as they are now. */
export const readItemView = async (scope: Scope, mypageId: number, id: number): Promise<PaymentItemView> => {
  const facts = await paymentFactsOf(scope, await holdUndertaking(scope, mypageId, undefined));
  return itemViewOf(scope, requireIn(facts, id), facts);
};
