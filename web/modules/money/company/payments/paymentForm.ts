import { checkBankHolder, toBankKana } from '#rules/bankKana.ts';
import type { Fact } from '#ui-kit/Facts/index.ts';
import { memberOptions, REPRESENTATIVE } from '#web/modules/money/shared/payments/dealMembers.ts';
import { PayMeans, PayMeansLabel } from '#web/parts/api/generated/enums.ts';
import { PaymentItemCreateLimits } from '#web/parts/api/generated/limits.ts';
import { inWords } from '#web/parts/form/conflict/inWords.ts';
import { formText } from '#web/parts/form/form.words.ts';
import { validateLimits } from '#web/parts/form/limits.ts';
import { changesOf, readerOf } from '#web/parts/form/recordBody.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { expenseCategoryLabels } from '#web/parts/text/expenseCategories.ts';
import { formatYen } from '#web/parts/text/format.ts';
import { AMOUNTS, PAYMENT_FIELDS, type PaymentField } from './paymentFields.ts';
import { DAYS, type PaymentItem, type PaymentList } from './paymentTypes.ts';
import { userPaymentsText as tpay } from './userPayments.words.ts';

const YEN: readonly string[] = [...AMOUNTS, 'invoicedAmount'];

/** 0 stands for an amount not entered yet, which is required. */
const amountText = (amount: number | undefined): string => (amount ? String(amount) : '');

/** A deal in its form. A whole amount that counts is left empty: it follows what is entered for the deal. */
export const paymentValues = (item: PaymentItem | null): FormValues => ({
  memberId: item === null ? '' : String(item.member?.id ?? REPRESENTATIVE),
  expenseCategory: String(item?.expenseCategory ?? ''),
  description: item?.description ?? '',
  payee: item?.payee ?? '',
  payeeInvoiceNumber: item?.payeeInvoiceNumber ?? '',
  amountTaxIncluded: amountText(item?.amountTaxIncluded),
  amountTaxExcluded: amountText(item?.amountTaxExcluded),
  eligibleAmount:
    item === null || item.eligibleAmount === item.amountTaxExcluded ? '' : String(item.eligibleAmount),
  payMeans: String(item?.payMeans ?? PayMeans.Transfer),
  payeeAccountHolder: item?.payeeAccountHolder ?? '',
  invoiceNumber: item?.invoiceNumber ?? '',
  invoicedAmount: String(item?.invoicedAmount ?? ''),
  ...Object.fromEntries(DAYS.map((day) => [day, item?.[day] ?? ''])),
});

/** What a bank would not take of the holder of an account, in the letters that it is kept in. */
const holderErrors = (values: FormValues): FormErrors => {
  const typed = textOf(values, 'payeeAccountHolder').trim();
  const problem = typed === '' ? null : checkBankHolder(toBankKana(typed));
  if (problem === null) return {};
  const letters = String(problem.params?.letters ?? '');
  return {
    payeeAccountHolder:
      letters === '' ? tpay((w) => w.form.holderLength) : tpay((w) => w.form.holderLetters, { letters }),
  };
};

/** What is typed; whose the deal is, is chosen from a list that always has a choice. */
const TYPED = PAYMENT_FIELDS.filter((name) => name !== 'memberId');

/** What has to be there and how it is written. What cannot be true the server says; what is doubtful it keeps. */
export const validatePayment = (values: FormValues): FormErrors => ({
  ...validateLimits(values, PaymentItemCreateLimits, TYPED),
  ...holderErrors(values),
  ...(textOf(values, 'expenseCategory') === '' ? { expenseCategory: formText((w) => w.choose) } : {}),
});

/** Whose the deal is; nothing of who is not asked. */
const memberIn = (values: FormValues): { memberId?: number | null } => {
  const said = textOf(values, 'memberId');
  return said === '' ? {} : { memberId: Number(said) === REPRESENTATIVE ? null : Number(said) };
};

/** A deal as the contract wants it; the values must have passed `validatePayment`. */
export const paymentBody = (values: FormValues) => {
  const { text, textOrNull, number, numberOrNull, requiredMember } = readerOf<PaymentField>(
    values,
    PaymentItemCreateLimits,
  );
  const amountTaxExcluded = number('amountTaxExcluded');
  return {
    ...memberIn(values),
    expenseCategory: number('expenseCategory'),
    description: text('description'),
    payee: text('payee'),
    payeeInvoiceNumber: textOrNull('payeeInvoiceNumber'),
    amountTaxIncluded: number('amountTaxIncluded'),
    amountTaxExcluded,
    eligibleAmount: numberOrNull('eligibleAmount') ?? amountTaxExcluded,
    payMeans: requiredMember('payMeans', PayMeansLabel),
    payeeAccountHolder: textOrNull('payeeAccountHolder'),
    invoiceNumber: textOrNull('invoiceNumber'),
    invoicedAmount: numberOrNull('invoicedAmount'),
    quotationOn: textOrNull('quotationOn'),
    orderedOn: textOrNull('orderedOn'),
    deliveredOn: textOrNull('deliveredOn'),
    inspectedOn: textOrNull('inspectedOn'),
    invoicedOn: textOrNull('invoicedOn'),
    paidOn: textOrNull('paidOn'),
  };
};

/** What differs from the deal as it was last read. */
export const paymentChange = (values: FormValues, item: PaymentItem) => {
  const { memberId, ...body } = paymentBody(values);
  const isGiven = memberId !== undefined && memberId !== (item.member?.id ?? null);
  return { ...changesOf(body, item), ...(isGiven ? { memberId } : {}) };
};

/** The amount without tax of one with tax, to the nearest yen. @param percent of the tax: 8 or 10 */
export const withoutTax = (taxIncluded: number, percent: number): number =>
  Math.round((taxIncluded * 100) / (100 + percent));

const isAmount = (name: string): boolean => YEN.includes(name);

/** What the words of a deal depend on. */
export type DealWords = Pick<PaymentList, 'expenseCategoryList' | 'members'>;

const choicesOf = (name: string, { expenseCategoryList, members }: DealWords) => {
  if (name === 'expenseCategory') return expenseCategoryLabels(expenseCategoryList);
  if (name === 'memberId')
    return Object.fromEntries(memberOptions(members).map(({ value, label }) => [value, label]));
  return name === 'payMeans' ? PayMeansLabel : {};
};

/** A field in words, as it is stored or as it is typed. */
export const paymentFact = (name: string, values: FormValues, list: DealWords): Fact => {
  const field = PAYMENT_FIELDS.find((one) => one === name);
  const term = field === undefined ? name : tpay((w) => w.fields[field]);
  const typed = textOf(values, name);
  if (name === 'eligibleAmount' && typed === '') return { term, value: tpay((w) => w.form.wholeAmount) };
  return isAmount(name) && /^\d+$/.test(typed)
    ? { term, value: formatYen(Number(typed)) }
    : { term, value: inWords(typed, choicesOf(name, list)) };
};
