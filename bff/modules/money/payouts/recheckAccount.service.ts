import type { Scope } from '#bff/core/scope.ts';
import { resetCheckedPayments } from '#bff/modules/corporations/index.ts';
import { recordPayoutMoves } from './payoutHistory.service.ts';
import { UNCHECKED } from './payouts.data.ts';

/** A payment whose account was checked has to be checked again (the contract's payment machine). */
export const recheckAccount = async (scope: Scope, corporationId: number): Promise<void> => {
  const payments = await resetCheckedPayments(scope.db, corporationId);
  const { isOneHanded: _hands, ...nobody } = { ...UNCHECKED, account: null };
  await recordPayoutMoves(
    scope,
    'accountChanged',
    payments.map((payment) => ({ ...payment, after: nobody })),
  );
};
