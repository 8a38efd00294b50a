import { sumYen } from '#rules/money.ts';
import type { ExpensePlanRow } from './expensePlans.data.ts';

/**
 * A plan of expenses as everybody who sees the undertaking's amounts may see it.
 * @param isInForce whether it is the newest one
 */
export const expensePlanViewOf = (plan: ExpensePlanRow, isInForce: boolean) => ({
  version: plan.version,
  effectiveOn: plan.effectiveOn,
  createdAt: plan.createdAt,
  changeRequestId: plan.changeRequestId,
  isInForce,
  lendsEquipment: plan.lendsEquipment,
  totalAmount: sumYen(plan.items.map(({ amountTaxExcluded }) => amountTaxExcluded)),
  eligibleAmount: sumYen(plan.items.map(({ eligibleAmount }) => eligibleAmount)),
  items: plan.items.map(({ id: _id, planId: _plan, ...item }) => item),
});

export type ExpensePlanView = ReturnType<typeof expensePlanViewOf>;
