import { adminOf, userOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
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
import { tidyText } from '#rules/text.ts';
import { columnsBefore } from '../audit/columnsBefore.ts';
import { myPageVisibility } from '../common/access.ts';
import { assertNoFieldErrors, fieldError, normaliseTexts } from '../common/textRules.ts';
import { assertVersion, writeVersioned } from '../common/versioned.ts';
import type { Undertaking } from '../myPages/guards/undertaking.ts';
import { holdUndertaking } from '../myPages/holdUndertaking.ts';
import { refreshMyPageFacts } from '../myPages/refreshMyPageFacts.ts';
import { addVouchers, followDeals, nextDealNumber, removeVouchers } from './dealVouchers.ts';
import {
  assertEditable,
  exclusionAfter,
  figureErrors,
  following,
  type NewPaymentItemInput,
  noExclusion,
  type PaymentItemInput,
} from './itemRules.ts';
import { expenseTypeIn, type PaymentFacts, paymentFactsOf } from './paymentFacts.ts';
import { itemViewOf, ownMyPageId, type PaymentItemView } from './paymentList.ts';

const normalised = <Input extends PaymentItemInput>(input: Input): Input =>
  normaliseTexts<PaymentItemInput & Input>(input, {}, ['payeeInvoiceNumber', 'invoiceNumber']);

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
  await addVouchers(scope, undertaking, [{ ...item, number }]);
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
