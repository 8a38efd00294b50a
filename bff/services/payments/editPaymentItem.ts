import { adminOf, userOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  deletePaymentItem,
  insertPaymentItem,
  type PaymentItemChange,
  updatePaymentItem,
} from '#bff/data/payments/paymentItems.ts';
import { paymentTexts as texts } from '#bff/text/money/payments.ts';
import { tidyText } from '#rules/text.ts';
import { columnsBefore } from '../audit/columnsBefore.ts';
import { assertNoFieldErrors, fieldError, normaliseTexts } from '../common/textRules.ts';
import { writeVersioned } from '../common/versioned.ts';
import { holdUndertaking } from '../myPages/holdUndertaking.ts';
import { refreshMyPageFacts } from '../myPages/refreshMyPageFacts.ts';
import { answerByList } from './answerByList.ts';
import { addVouchers, auditVouchers, followDeals, nextDealNumber, removeVouchers } from './dealVouchers.ts';
import { auditItem, type Held, holdItem, readItemView } from './holdItem.ts';
import {
  assertEditable,
  assertOpen,
  exclusionAfter,
  figureErrors,
  following,
  type NewPaymentItemInput,
  noExclusion,
  type PaymentItemInput,
} from './itemRules.ts';
import { expenseTypeIn, paymentFactsOf } from './paymentFacts.ts';
import { ownMyPageId, type PaymentItemView } from './paymentList.ts';

const normalised = <Input extends PaymentItemInput>(input: Input): Input =>
  normaliseTexts<PaymentItemInput & Input>(input, {}, ['payeeInvoiceNumber', 'invoiceNumber']);

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
  await auditVouchers(scope, undertaking, await addVouchers(scope, undertaking, [{ ...item, number }]));
  await auditItem(scope, undertaking, id, { action: 'created', after: { number, ...item } });
  await refreshMyPageFacts(scope, myPage.id);
  return readItemView(scope, myPage.id, id);
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
  await followDeals(scope, undertaking, [{ before: item, after }]);
  await answerByList(scope, undertaking);
  await refreshMyPageFacts(scope, item.mypageId);
  return readItemView(scope, item.mypageId, id);
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
  await answerByList(scope, undertaking);
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
  assertOpen(undertaking);
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
  await refreshMyPageFacts(scope, item.mypageId);
  return readItemView(scope, item.mypageId, id);
};
