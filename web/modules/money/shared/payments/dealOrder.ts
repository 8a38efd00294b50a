import { dealOrderText as t } from './dealOrder.words.ts';

export const ORDER_LABEL = t((w) => w.label);

/** The orders of deals, in the contract's words. */
export const ORDERS = [
  { value: 'number', label: t((w) => w.number) },
  { value: '-number', label: t((w) => w.numberDown) },
  { value: 'orderedOn', label: t((w) => w.orderedOn) },
  { value: '-orderedOn', label: t((w) => w.orderedOnDown) },
  { value: 'paidOn', label: t((w) => w.paidOn) },
  { value: '-paidOn', label: t((w) => w.paidOnDown) },
  { value: 'payee', label: t((w) => w.payee) },
  { value: '-amountTaxIncluded', label: t((w) => w.amountDown) },
  { value: 'amountTaxIncluded', label: t((w) => w.amount) },
] as const;

export type DealOrder = (typeof ORDERS)[number]['value'];
