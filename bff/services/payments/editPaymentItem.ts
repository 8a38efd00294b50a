import { adminOf, userOf } from '#bff/core/actor.ts';
import { ApiError, type FieldError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  deletePaymentItem,
  findMyPageIdOfItem,
  insertPaymentItem,
  type PaymentItemChange,
  type PaymentItemRow,
  updatePaymentItem,
} from '#bff/data/payments/paymentItems.ts';
import { paymentTexts as texts } from '#bff/text/money/payments.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { tidyText } from '#rules/text.ts';
import { columnsBefore } from '../audit/columnsBefore.ts';
import { myPageVisibility } from '../common/access.ts';
import { contractFacts } from '../common/contractFacts.ts';
import { assertNoFieldErrors, fieldError, normaliseTexts } from '../common/textRules.ts';
import { assertVersion, writeVersioned } from '../common/versioned.ts';
import type { Undertaking } from '../myPages/guards/undertaking.ts';
import { holdUndertaking } from '../myPages/holdUndertaking.ts';
import { refreshMyPageFacts } from '../myPages/refreshMyPageFacts.ts';
import { addVouchers, followDeal, nextDealNumber, removeVouchers } from './dealVouchers.ts';
import { expenseListOf, expenseTypeIn, type PaymentFacts, paymentFactsOf } from './paymentFacts.ts';
import { editRefusal, itemViewOf, ownMyPageId, type PaymentItemView } from './paymentList.ts';

type Days = {
  readonly [day in 'quotationOn' | 'orderedOn' | 'deliveredOn' | 'inspectedOn' | 'invoicedOn' | 'paidOn']?:
    | string
    | null
    | undefined;
};

export type PaymentItemInput = Days & {
  readonly expenseCategory?: number | undefined;
  readonly expenseType?: number | undefined;
  readonly payee?: string | undefined;
  readonly payeeInvoiceNumber?: string | null | undefined;
  readonly invoiceNumber?: string | null | undefined;
  readonly description?: string | undefined;
  readonly payMeans?: number | undefined;
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

const normalised = <Input extends PaymentItemInput>(input: Input): Input =>
  normaliseTexts<PaymentItemInput & Input>(input, {}, ['payeeInvoiceNumber', 'invoiceNumber']);

type Figures = Pick<
  PaymentItemRow,
  'amountTaxIncluded' | 'amountTaxExcluded' | 'eligibleAmount' | 'expenseCategory'
> &
  Pick<PaymentItemInput, 'paidOn'>;

/**
 * What cannot be, whatever else is entered later; everything else is found by the cross-check and kept. A deal whose
 * amount nobody knows yet (`before`) may have its days written down first.
 */
const figureErrors = (
  scope: Scope,
  undertaking: Undertaking,
  item: Figures,
  before?: PaymentItemRow,
): FieldError[] => {
  const { amountTaxIncluded, amountTaxExcluded, eligibleAmount, expenseCategory, paidOn } = item;
  const categories = contractFacts().enumValues(expenseListOf(undertaking));
  const when = (isWrong: boolean, field: string, message: string) =>
    isWrong ? [fieldError(`/${field}`, message)] : [];
  return [
    ...when(!categories.includes(expenseCategory), 'expenseCategory', texts.categoryUnknown),
    ...when(amountTaxIncluded < 1 && before?.amountTaxIncluded !== 0, 'amountTaxIncluded', texts.paidNothing),
    ...when(amountTaxExcluded > amountTaxIncluded, 'amountTaxExcluded', texts.taxExcludedAboveIncluded),
    ...when(eligibleAmount > amountTaxExcluded, 'eligibleAmount', texts.excludedAboveTax),
    ...when(typeof paidOn === 'string' && paidOn > tokyoDayOf(scope.now), 'paidOn', texts.futureDay),
  ];
};

const assertEditable = (undertaking: Undertaking): void => {
  const detail = editRefusal(undertaking);
  if (detail !== null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail });
};

const auditItem = (
  scope: Scope,
  { myPage }: Undertaking,
  id: number,
  entry: {
    readonly action: 'created' | 'updated' | 'deleted';
    readonly before?: object;
    readonly after?: object;
    readonly reason?: string;
  },
): Promise<void> =>
  scope.audit({
    ...entry,
    target: { kind: 'paymentItem', id },
    mypageId: myPage.id,
    projectId: myPage.projectId,
  });

/** Reads the undertaking again: deals, vouchers and findings as they are now. */
const viewOf = async (scope: Scope, mypageId: number, id: number): Promise<PaymentItemView> => {
  const facts = await paymentFactsOf(scope, await holdUndertaking(scope, mypageId, undefined));
  return itemViewOf(scope, requireIn(facts, id), facts);
};

const requireIn = ({ items }: PaymentFacts, id: number): PaymentItemRow => {
  const item = items.find((candidate) => candidate.id === id);
  if (item === undefined) throw new ApiError('NOT_FOUND');
  return item;
};

/**
 * A deal under the next number, with the sections of its vouchers.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED once the result is settled, INVALID_PARAMETER
 */
export const createPaymentItem = async (
  scope: Scope,
  input: NewPaymentItemInput,
): Promise<PaymentItemView> => {
  userOf(scope);
  const undertaking = await holdUndertaking(scope, await ownMyPageId(scope), undefined);
  assertEditable(undertaking);
  const { myPage } = undertaking;
  const sent = normalised(input);
  const item = {
    ...sent,
    expenseType: sent.expenseType ?? expenseTypeIn(undertaking, sent.expenseCategory),
    eligibleAmount: sent.eligibleAmount ?? sent.amountTaxExcluded,
  };
  assertNoFieldErrors(figureErrors(scope, undertaking, item));
  const number = nextDealNumber(undertaking, (await paymentFactsOf(scope, undertaking)).items);
  const id = await insertPaymentItem(scope.db, {
    ...item,
    mypageId: myPage.id,
    number,
    createdAt: scope.now,
  });
  await addVouchers(scope, undertaking, { ...item, number });
  await auditItem(scope, undertaking, id, { action: 'created', after: { number, ...item } });
  await refreshMyPageFacts(scope, myPage.id);
  return viewOf(scope, myPage.id, id);
};

type Held = { readonly undertaking: Undertaking; readonly item: PaymentItemRow };

/** A deal with its undertaking, held until the end of the transaction. @throws NOT_FOUND, RECORD_CHANGED */
const holdItem = async (scope: Scope, id: number, ifMatchVersion: number | undefined): Promise<Held> => {
  const mypageId = await findMyPageIdOfItem(scope.db, id, myPageVisibility(scope));
  if (mypageId === null) throw new ApiError('NOT_FOUND');
  const undertaking = await holdUndertaking(scope, mypageId, undefined);
  const item = requireIn(await paymentFactsOf(scope, undertaking), id);
  assertVersion(item, ifMatchVersion);
  return { undertaking, item };
};

const write = async (
  scope: Scope,
  { undertaking, item }: Held,
  change: PaymentItemChange,
  reason?: string,
) => {
  const { id, version } = item;
  await writeVersioned(version, () => updatePaymentItem(scope.db, { id, version }, change));
  const before = columnsBefore(item, change);
  await auditItem(scope, undertaking, id, {
    action: 'updated',
    before,
    after: change,
    ...(reason === undefined ? {} : { reason }),
  });
};

/** What the office has excluded is never more than what is still claimed. */
const exclusionAfter = ({ excludedAmount }: PaymentItemRow, eligibleAmount: number): PaymentItemChange => {
  if (excludedAmount <= eligibleAmount) return {};
  return eligibleAmount === 0 ? noExclusion : { excludedAmount: eligibleAmount };
};

const noExclusion = {
  excludedAmount: 0,
  excludedReason: null,
  excludedById: null,
  excludedAt: null,
} as const;

/** What follows from what was sent, unless that was sent too: another category buys another thing; the whole stays the whole. */
const following = (
  undertaking: Undertaking,
  item: PaymentItemRow,
  sent: PaymentItemInput,
): PaymentItemInput => {
  const { expenseCategory = item.expenseCategory, amountTaxExcluded = item.amountTaxExcluded } = sent;
  const isOfOtherCategory = expenseCategory !== item.expenseCategory;
  const wasWhole = item.eligibleAmount === item.amountTaxExcluded;
  return {
    ...(isOfOtherCategory ? { expenseType: expenseTypeIn(undertaking, expenseCategory) } : {}),
    ...(wasWhole && amountTaxExcluded !== item.amountTaxExcluded
      ? { eligibleAmount: amountTaxExcluded }
      : {}),
    ...sent,
  };
};

/** @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER */
export const changePaymentItem = async (
  scope: Scope,
  id: number,
  input: PaymentItemInput,
  ifMatchVersion: number | undefined,
): Promise<PaymentItemView> => {
  const held = await holdItem(scope, id, ifMatchVersion);
  const { undertaking, item } = held;
  assertEditable(undertaking);
  const sent = following(undertaking, item, normalised(input));
  const after = { ...item, ...sent };
  assertNoFieldErrors(figureErrors(scope, undertaking, after, item));
  await write(scope, held, { ...sent, ...exclusionAfter(item, after.eligibleAmount) });
  await followDeal(scope, undertaking, item, after);
  await refreshMyPageFacts(scope, item.mypageId);
  return viewOf(scope, item.mypageId, id);
};

/** @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED once one of its vouchers was handed in */
export const removePaymentItem = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  const { undertaking, item } = await holdItem(scope, id, ifMatchVersion);
  assertEditable(undertaking);
  await removeVouchers(scope, undertaking, item);
  await deletePaymentItem(scope.db, id);
  const { excludedBy: _by, createdAt: _created, updatedAt: _updated, ...before } = item;
  await auditItem(scope, undertaking, id, { action: 'deleted', before });
  await refreshMyPageFacts(scope, item.mypageId);
};

type Exclusion = { readonly excludedAmount: number; readonly excludedReason?: string | null | undefined };

/**
 * What the office does not accept of a deal, with its reason.
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED once the result is confirmed, INVALID_PARAMETER
 */
export const excludeFromPaymentItem = async (
  scope: Scope,
  id: number,
  { excludedAmount, excludedReason }: Exclusion,
  ifMatchVersion: number | undefined,
): Promise<PaymentItemView> => {
  const { adminUserId } = adminOf(scope);
  const held = await holdItem(scope, id, ifMatchVersion);
  const { undertaking, item } = held;
  assertEditable(undertaking);
  const reason = tidyText(excludedReason ?? '');
  const isTooMuch = excludedAmount > item.eligibleAmount;
  assertNoFieldErrors([
    ...(isTooMuch ? [fieldError('/excludedAmount', texts.exclusionAboveEligible(item.eligibleAmount))] : []),
    ...(excludedAmount > 0 && reason === '' ? [fieldError('/excludedReason', texts.exclusionReason)] : []),
  ]);
  const exclusion = {
    excludedAmount,
    excludedReason: reason,
    excludedById: adminUserId,
    excludedAt: scope.now,
  };
  await write(scope, held, excludedAmount === 0 ? noExclusion : exclusion, reason || undefined);
  return viewOf(scope, item.mypageId, id);
};
