import { assertNoFieldErrors, normaliseTexts } from '#bff/core/texts/textRules.ts';
import { restrictionUntil } from '#rules/property/restriction.ts';
import { tidyText } from '#rules/text.ts';
import type { PropertyChange } from './properties.data.ts';
import { type PropertyContext, roomOf, valueErrors } from './propertyGuards.service.ts';

/** What somebody fills in. */
export type PropertyInput = {
  readonly name?: string | undefined;
  readonly modelNumber?: string | null | undefined;
  readonly quantity?: number | null | undefined;
  readonly unitPrice?: number | null | undefined;
  readonly acquiredOn?: string | undefined;
  readonly usefulLife?: number | null | undefined;
  readonly location?: string | null | undefined;
  readonly waiverReason?: string | null | undefined;
};

/** A part of what a deal was subsidised with; the line that completes the deal takes the rest of its yen. */
const subsidyOf = ({ row, pieces }: PropertyContext, amount: number): number => {
  const { dealAmount, dealSubsidyAmount } = row;
  if (dealAmount === null || dealSubsidyAmount === null) return Math.min(row.subsidyAmount, amount);
  if (dealAmount === 0) return 0;
  const others = pieces.filter(({ id }) => id !== row.id);
  const taken = others.reduce((sum, piece) => sum + piece.amount, 0);
  const given = others.reduce((sum, piece) => sum + piece.subsidyAmount, 0);
  if (taken + amount === dealAmount) return Math.max(0, Math.min(amount, dealSubsidyAmount - given));
  return Number((BigInt(dealSubsidyAmount) * BigInt(amount)) / BigInt(dealAmount));
};

const amountOf = (context: PropertyContext, quantity: number | null, unitPrice: number | null): number =>
  quantity !== null && unitPrice !== null ? quantity * unitPrice : (roomOf(context) ?? context.row.amount);

/**
 * The columns of a line with what was sent, and those that follow from them.
 * @throws INVALID_PARAMETER naming each wrong column
 */
export const columnsOf = (context: PropertyContext, sent: PropertyInput, now: Date): PropertyChange => {
  const input = normaliseTexts(sent, {}, ['modelNumber', 'location', 'waiverReason']);
  const row = { ...context.row, ...(input as Partial<typeof context.row>) };
  assertNoFieldErrors(valueErrors({ ...context, row }, now));
  const amount = amountOf(context, row.quantity, row.unitPrice);
  return {
    name: tidyText(row.name),
    modelNumber: row.modelNumber,
    quantity: row.quantity,
    unitPrice: row.unitPrice,
    acquiredOn: row.acquiredOn,
    usefulLife: row.usefulLife,
    location: row.location,
    waiverReason: row.waiverReason,
    amount,
    subsidyAmount: subsidyOf(context, amount),
    restrictionUntil: row.usefulLife === null ? null : restrictionUntil(row.acquiredOn, row.usefulLife),
  };
};
