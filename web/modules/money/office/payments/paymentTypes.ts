import type { CountedList } from '#web/modules/money/shared/payments/countedList.ts';
import type { components } from '#web/parts/api/generated/types.ts';

type Schemas = components['schemas'];

export type PaymentList = CountedList;
export type PaymentItem = Schemas['PaymentItem'];
export type PaymentFinding = Schemas['PaymentFinding'];
export type PaymentTotal = Schemas['PaymentTotal'];
export type ExpensePlan = Schemas['ExpensePlan'];
