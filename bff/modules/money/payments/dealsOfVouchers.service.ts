import type { Scope } from '#bff/core/scope.ts';
import { recordAudits } from '#bff/modules/trail/index.ts';
import { insertDealsOfVouchers } from './dealWrites.data.ts';
import { PAYEE_MARK } from './payments.words.ts';

/** Gives every numbered voucher of a held my page its deal in the payment list, also when it came alone. */
export const listDealsOfVouchers = async (
  scope: Scope,
  { mypageId, projectId }: { readonly mypageId: number; readonly projectId: number },
): Promise<void> => {
  const added = await insertDealsOfVouchers(scope.db, { mypageId, mark: PAYEE_MARK, now: scope.now });
  if (added.length === 0) return;
  await recordAudits(
    scope,
    added.map(({ id, number }) => ({
      action: 'created',
      target: { kind: 'paymentItem', id },
      after: { number },
      mypageId,
      projectId,
    })),
  );
};
