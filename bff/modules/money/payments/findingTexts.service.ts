import { PaymentFindingCode as Code } from '#bff/generated/contract/enums.ts';
import type { DealRow } from '#bff/modules/sections/index.ts';
import type { CheckedDeal } from './dealPages.data.ts';
import type { PaymentFacts } from './paymentFacts.service.ts';
import { type NamedDay, paymentTexts as texts } from './payments.words.ts';

/* What is said of each kind of finding, with both values. */

export type FindingValue = {
  readonly label: string;
  readonly day: string | null;
  readonly amount: number | null;
  readonly text: string | null;
};

/** What was found, with what stands beside it. */
export type Found = {
  readonly field: string;
  /** What was compared. */
  readonly basis: readonly string[];
  readonly item: DealRow;
  /** What stands beside it: other undertakings, other deals. */
  readonly check: CheckedDeal;
  readonly facts: PaymentFacts;
};

/** What is said of it. */
export type FindingText = {
  readonly message: string;
  readonly documentType?: number | null;
  readonly values?: readonly FindingValue[];
};

const dayNames = new Map<string, string>(Object.entries(texts.days));

const dayValue = ({ name, day }: NamedDay): FindingValue => ({ label: name, day, amount: null, text: null });
const amountValue = (label: string, amount: number): FindingValue => ({
  label,
  day: null,
  amount,
  text: null,
});
const textValue = (label: string, text: string): FindingValue => ({ label, day: null, amount: null, text });

const named = (field: string, day = ''): NamedDay => ({ name: dayNames.get(field) ?? field, day });

const tooEarly = (later: NamedDay, earlier: NamedDay): FindingText => ({
  message: texts.before(later, earlier),
  values: [dayValue(earlier), dayValue(later)],
});

const outOfOrder = ({ field, basis: [earlier = '', earlierDay, laterDay] }: Found): FindingText =>
  tooEarly(named(field, laterDay), named(earlier, earlierDay));

const beforeGrant = ({ field, basis: [grantedOn = '', orderedOn] }: Found): FindingText =>
  tooEarly(named(field, orderedOn), { name: texts.grantDecision, day: grantedOn });

const afterDeadline = ({ field, basis: [deadlineOn = '', paidOn] }: Found): FindingText => {
  const deadline = { name: texts.deadline, day: deadlineOn };
  const paid = named(field, paidOn);
  return { message: texts.after(paid, deadline), values: [dayValue(deadline), dayValue(paid)] };
};

const invoiceDiffers = ({ basis }: Found): FindingText => {
  const [invoiced = 0, paid = 0] = basis.map(Number);
  return {
    message: texts.invoiceDiffers(invoiced, paid),
    values: [amountValue(texts.invoiced, invoiced), amountValue(texts.paidIncluded, paid)],
  };
};

const taxDiffers = ({ item }: Found): FindingText => ({
  message: texts.taxDiffers(item),
  values: [
    amountValue(texts.paidExcluded, item.amountTaxExcluded),
    amountValue(texts.paidIncluded, item.amountTaxIncluded),
  ],
});

const overPlan = ({ item, basis, facts }: Found): FindingText => {
  const [limit = 0, total = 0] = basis.map(Number);
  return {
    message: texts.overPlan(facts.categoryName(item.expenseCategory), total, limit),
    values: [amountValue(texts.planned, limit), amountValue(texts.total, total)],
  };
};

const aboveShare = ({ item, basis, facts }: Found): FindingText => {
  const [limit = 0, total = 0, percent = 0] = basis.map(Number);
  return {
    message: texts.aboveShare(facts.categoryName(item.expenseCategory), { total, limit, percent }),
    values: [amountValue(texts.planned, limit), amountValue(texts.total, total)],
  };
};

const notInPlan = ({ item, basis: [, planned], facts }: Found): FindingText => ({
  message: (planned === undefined ? texts.notInPlan : texts.notEligibleInPlan)(
    facts.categoryName(item.expenseCategory),
  ),
});

const repeatedInvoice = ({ item, basis: [number] }: Found): FindingText => ({
  message: texts.repeatedInvoice(item.payee, item.invoiceNumber ?? '', Number(number)),
});

const splitDeal = ({ item, basis }: Found): FindingText => {
  const [total = 0, count = 0, first = 0] = basis.map(Number);
  return { message: texts.splitDeal(item.payee, { total, count, first }) };
};

const missingVoucher = ({ basis, facts }: Found): FindingText => {
  const documentType = Number(basis[0]);
  return { message: texts.missingVoucher(facts.documentName(documentType)), documentType };
};

const OTHER_VALUES = new Map([
  ['amountTaxIncluded', texts.amount],
  ['payeeAccountHolder', texts.holder],
]);

const missingValue = ({ field }: Found): FindingText => ({
  message: texts.missing(OTHER_VALUES.get(field) ?? named(field).name),
});

const ownAccount = ({ item: { payee, payeeAccountHolder } }: Found): FindingText => {
  const holder = payeeAccountHolder ?? '';
  return {
    message: texts.ownAccount(payee, holder),
    values: [textValue(texts.payee, payee), textValue(texts.holder, holder)],
  };
};

const holderDiffers = ({ item, check: { differing } }: Found): FindingText => {
  const [holder, number, other] = [
    item.payeeAccountHolder ?? '',
    differing?.number ?? 0,
    differing?.holder ?? '',
  ];
  return {
    message: texts.holderDiffers({ payee: item.payee, holder, number, other }),
    values: [textValue(texts.dealHolder(number), other), textValue(texts.dealHolder(item.number), holder)],
  };
};

const holderShared = ({ item, check: { shared } }: Found): FindingText => {
  const [number, other] = [shared?.number ?? 0, shared?.payee ?? ''];
  return {
    message: texts.holderShared({ holder: item.payeeAccountHolder ?? '', number, other }),
    values: [textValue(texts.dealPayee(number), other), textValue(texts.dealPayee(item.number), item.payee)],
  };
};

/** The words for each code. */
export const SAID: ReadonlyMap<number, (found: Found) => FindingText> = new Map<
  number,
  (found: Found) => FindingText
>([
  [Code.MissingValue, missingValue],
  [Code.MissingVoucher, missingVoucher],
  [Code.OrderBeforeGrant, beforeGrant],
  [Code.DatesOutOfOrder, outOfOrder],
  [Code.PaidAfterDeadline, afterDeadline],
  [Code.TaxDiffers, taxDiffers],
  [Code.OverPlan, overPlan],
  [Code.NotInPlan, notInPlan],
  [Code.AboveShare, aboveShare],
  [Code.RepeatedInvoice, repeatedInvoice],
  [Code.SplitDeal, splitDeal],
  [Code.SameRow, ({ basis }) => ({ message: texts.sameRow(Number(basis[0])) })],
  [
    Code.SameInvoice,
    ({ check: { codes }, facts }) => ({
      message: facts.seesOthers ? texts.sameInvoiceIn(codes ?? []) : texts.sameInvoice,
    }),
  ],
  [Code.CashPayment, ({ item }) => ({ message: texts.cash(item.amountTaxIncluded) })],
  [
    Code.OwnPayee,
    ({ item, facts: { compared } }) => ({
      message: (compared.ownNames.length > 1 ? texts.participantPayee : texts.ownPayee)(item.payee),
    }),
  ],
  [Code.InvoiceDiffers, invoiceDiffers],
  [Code.OwnAccount, ownAccount],
  [Code.HolderDiffers, holderDiffers],
  [Code.HolderShared, holderShared],
]);
