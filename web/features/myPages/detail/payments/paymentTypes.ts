import type { components } from '#web/api/generated/types.ts';
import type { CountedList } from '#web/payments/countedList.ts';

type Schemas = components['schemas'];

export type PaymentList = CountedList;
export type PaymentItem = Schemas['PaymentItem'];
export type PaymentFinding = Schemas['PaymentFinding'];
export type PaymentTotal = Schemas['PaymentTotal'];
export type ExpensePlan = Schemas['ExpensePlan'];
