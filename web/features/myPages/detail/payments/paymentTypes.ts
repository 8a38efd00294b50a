import type { components } from '#web/api/generated/types.ts';

type Schemas = components['schemas'];

export type PaymentList = Schemas['PaymentList'];
export type PaymentItem = Schemas['PaymentItem'];
export type PaymentFinding = Schemas['PaymentFinding'];
export type PaymentTotal = Schemas['PaymentTotal'];
export type ExpensePlan = Schemas['ExpensePlan'];
