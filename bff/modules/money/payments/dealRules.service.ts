import { ApiError, type FieldError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { fieldError } from '#bff/core/texts/textRules.ts';
import type { DealRow } from '#bff/modules/sections/index.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import type { DealChange } from './dealWrites.data.ts';
import {
  editRefusal,
  expenseListOf,
  expenseTypeIn,
  type ListOwner,
  settledRefusal,
} from './listOwner.service.ts';
import { paymentTexts as texts } from './payments.words.ts';

type Days = {
  readonly [day in 'quotationOn' | 'orderedOn' | 'deliveredOn' | 'inspectedOn' | 'invoicedOn' | 'paidOn']?:
    | string
    | null
    | undefined;
};

export type PaymentItemInput = Days & {
  /** Whose purchase it is; null: the representative's. */
  readonly memberId?: number | null | undefined;
  readonly expenseCategory?: number | undefined;
  readonly expenseType?: number | undefined;
  readonly payee?: string | undefined;
  readonly payeeInvoiceNumber?: string | null | undefined;
  readonly invoiceNumber?: string | null | undefined;
  readonly description?: string | undefined;
  readonly payMeans?: number | undefined;
  readonly payeeAccountHolder?: string | null | undefined;
  readonly invoicedAmount?: number | null | undefined;
  readonly amountTaxIncluded?: number | undefined;
  readonly amountTaxExcluded?: number | undefined;
  readonly eligibleAmount?: number | undefined;
};

export type NewPaymentItemInput = PaymentItemInput &
  Required<
    Pick<
      { [Name in keyof PaymentItemInput]: NonNullable<PaymentItemInput[Name]> },
      'expenseCategory' | 'payee' | 'description' | 'amountTaxIncluded' | 'amountTaxExcluded'
    >
  >;

type Figures = Pick<
  DealRow,
  'amountTaxIncluded' | 'amountTaxExcluded' | 'eligibleAmount' | 'expenseCategory'
> &
  Pick<PaymentItemInput, 'paidOn'>;

/**
 * What cannot be, whatever else is entered later; everything else is found by the cross-check and kept. A deal whose
 * amount nobody knows yet (`before`) may have its days written down first.
 */
export const figureErrors = (
  scope: Scope,
  owner: ListOwner,
  item: Figures,
  before?: DealRow,
): FieldError[] => {
  const { amountTaxIncluded, amountTaxExcluded, eligibleAmount, expenseCategory, paidOn } = item;
  const { excludedAmount = 0 } = before ?? {};
  const categories = contractFacts().enumValues(expenseListOf(owner));
  const when = (isWrong: boolean, field: string, message: string) =>
    isWrong ? [fieldError(`/${field}`, message)] : [];
  return [
    ...when(!categories.includes(expenseCategory), 'expenseCategory', texts.categoryUnknown),
    ...when(amountTaxIncluded < 1 && before?.amountTaxIncluded !== 0, 'amountTaxIncluded', texts.paidNothing),
    ...when(amountTaxExcluded > amountTaxIncluded, 'amountTaxExcluded', texts.taxExcludedAboveIncluded),
    ...when(eligibleAmount > amountTaxExcluded, 'eligibleAmount', texts.excludedAboveTax),
    ...when(eligibleAmount < excludedAmount, 'eligibleAmount', texts.eligibleBelowExclusion(excludedAmount)),
    ...when(typeof paidOn === 'string' && paidOn > tokyoDayOf(scope.now), 'paidOn', texts.futureDay),
  ];
};

const assertNone = (detail: string | null): void => {
  if (detail !== null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail });
};

/** @throws TRANSITION_NOT_ALLOWED once the list is handed in, or the result settled */
export const assertEditable = (owner: ListOwner): void => assertNone(editRefusal(owner));

/** What the office does to the list. @throws TRANSITION_NOT_ALLOWED once the result is settled */
export const assertOpen = (owner: ListOwner): void => assertNone(settledRefusal(owner));

/**
 * What the office has excluded outlives every edit of the company: its amount, its reason, who and when stay, and a deal
 * of which nothing was accepted does not become acceptable by growing. Less than it is refused (figureErrors).
 */
export const exclusionAfter = (
  { excludedAmount, eligibleAmount: wasEligible }: DealRow,
  eligibleAmount: number,
): DealChange => {
  const wasWhole = excludedAmount > 0 && excludedAmount === wasEligible;
  return wasWhole && eligibleAmount > excludedAmount ? { excludedAmount: eligibleAmount } : {};
};

/** A deal of which something was excluded is kept, with the exclusion. @throws TRANSITION_NOT_ALLOWED */
export const assertRemovable = ({ excludedAmount }: DealRow): void =>
  assertNone(excludedAmount > 0 ? texts.excluded(excludedAmount) : null);

/** Nothing of a deal is excluded any more. */
export const noExclusion = {
  excludedAmount: 0,
  excludedReason: null,
  excludedById: null,
  excludedAt: null,
} as const;

/** What follows from what was sent, unless that was sent too: another category buys another thing; the whole stays the whole. */
export const following = (owner: ListOwner, item: DealRow, sent: PaymentItemInput): PaymentItemInput => {
  const { expenseCategory = item.expenseCategory, amountTaxExcluded = item.amountTaxExcluded } = sent;
  const isOfOtherCategory = expenseCategory !== item.expenseCategory;
  const wasWhole = item.eligibleAmount === item.amountTaxExcluded;
  return {
    ...(isOfOtherCategory ? { expenseType: expenseTypeIn(owner, expenseCategory) } : {}),
    ...(wasWhole && amountTaxExcluded !== item.amountTaxExcluded
      ? { eligibleAmount: amountTaxExcluded }
      : {}),
    ...sent,
  };
};
