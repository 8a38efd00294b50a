import type { Scope } from '#bff/core/scope.ts';
import { requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { listExpensePlans } from '../expensePlans.data.ts';
import { type ExpensePlanView, expensePlanViewOf } from '../expensePlanView.service.ts';

/** Every plan that an undertaking has had, the one in force first. @throws NOT_FOUND */
export const listPlanVersions = async (scope: Scope, mypageId: number): Promise<ExpensePlanView[]> => {
  await requireMyPage(scope, mypageId);
  return (await listExpensePlans(scope.db, mypageId)).map((plan, index) =>
    expensePlanViewOf(plan, index === 0),
  );
};
