import type { components } from '#web/parts/api/generated/types.ts';

type Schemas = components['schemas'];

export type PaymentList = Schemas['PaymentList'];
export type PaymentItem = Schemas['PaymentItem'];
export type PaymentFinding = Schemas['PaymentFinding'];
export type PaymentTotal = Schemas['PaymentTotal'];
export type PaymentVoucher = Schemas['PaymentVoucher'];

/** The days of a deal in the order in which they come about, by the names of the contract. */
export const DAYS = [
  'quotationOn',
  'orderedOn',
  'deliveredOn',
  'inspectedOn',
  'invoicedOn',
  'paidOn',
] as const satisfies readonly (keyof PaymentItem)[];

export type Day = (typeof DAYS)[number];
