import { adminOf, userOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, fieldError, normaliseTexts } from '#bff/core/texts/textRules.ts';
import { refreshMyPageFacts } from '#bff/modules/myPages/index.ts';
import { columnsBefore } from '#bff/modules/trail/index.ts';
import { ownMyPageId } from '#bff/parts/ownership/access.service.ts';
import { writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { tidyText } from '#rules/text.ts';
import { answerByList } from './answerByList.service.ts';
import { memberOfDeal, memberOfNewDeal } from './dealMembers.service.ts';
import {
  assertEditable,
  assertOpen,
  assertRemovable,
  exclusionAfter,
  figureErrors,
  following,
  type NewPaymentItemInput,
  noExclusion,
  type PaymentItemInput,
} from './dealRules.service.ts';
import { type PaymentItemView, readDealView } from './dealViews.service.ts';
import { addVouchers, auditVouchers, nextDealNumber, removeVouchers } from './dealVouchers.service.ts';
import { type DealChange, deleteDeal, insertDeal, updateDeal } from './dealWrites.data.ts';
import { followDeals } from './followDeals.service.ts';
import { auditDeal, type HeldDeal, holdDeal } from './holdDeal.service.ts';
import { expenseTypeIn, holdListOwner } from './listOwner.service.ts';
import { paymentTexts as texts } from './payments.words.ts';

const normalised = <Input extends PaymentItemInput>(input: Input): Input =>
  normaliseTexts<PaymentItemInput & Input>(input, {}, [
    'payeeInvoiceNumber',
    'invoiceNumber',
    'payeeAccountHolder',
  ]);

/**
 * A deal under the next number, with the sections of its vouchers.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED once the result is settled, INVALID_PARAMETER
 */
export const createPaymentItem = async (
  scope: Scope,
  input: NewPaymentItemInput,
): Promise<PaymentItemView> => {
  userOf(scope);
  const owner = await holdListOwner(scope, await ownMyPageId(scope));
  assertEditable(owner);
  const { myPage } = owner;
  const sent = normalised(input);
  const item = {
    ...sent,
    memberId: await memberOfNewDeal(scope, owner, sent.memberId),
    expenseType: sent.expenseType ?? expenseTypeIn(owner, sent.expenseCategory),
    eligibleAmount: sent.eligibleAmount ?? sent.amountTaxExcluded,
  };
  assertNoFieldErrors(figureErrors(scope, owner, item));
  const number = await nextDealNumber(scope, owner);
  const id = await insertDeal(scope.db, {
    ...item,
    mypageId: myPage.id,
    number,
    createdAt: scope.now,
  });
  await auditVouchers(scope, owner, await addVouchers(scope, owner, [{ ...item, number }]));
  await auditDeal(scope, owner, id, { action: 'created', after: { number, ...item } });
  await refreshMyPageFacts(scope, myPage.id);
  return readDealView(scope, owner, id);
};

const write = async (scope: Scope, { owner, item }: HeldDeal, change: DealChange, reason?: string) => {
  const { id, version } = item;
  await writeVersioned(version, () => updateDeal(scope.db, { id, version }, change));
  const before = columnsBefore(item, change);
  await auditDeal(scope, owner, id, {
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
  asked: PaymentItemInput,
  ifMatchVersion: number | undefined,
): Promise<PaymentItemView> => {
  const held = await holdDeal(scope, id, ifMatchVersion);
  const { owner, item } = held;
  assertEditable(owner);
  const { memberId: said, ...input } = normalised(asked);
  const whose = await memberOfDeal(scope, owner, { deal: item, said });
  const sent = { ...following(owner, item, input), ...whose };
  const after = { ...item, ...sent };
  assertNoFieldErrors(figureErrors(scope, owner, after, item));
  await write(scope, held, { ...sent, ...exclusionAfter(item, after.eligibleAmount) });
  await followDeals(scope, owner, [{ before: item, after }]);
  await answerByList(scope, owner);
  await refreshMyPageFacts(scope, item.mypageId);
  return readDealView(scope, owner, id);
};

/**
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED once one of its vouchers was handed in, or
 *   something of it was excluded
 */
export const removePaymentItem = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  const { owner, item } = await holdDeal(scope, id, ifMatchVersion);
  assertEditable(owner);
  assertRemovable(item);
  await removeVouchers(scope, owner, item);
  await deleteDeal(scope.db, id);
  const { excludedBy: _by, member: _member, createdAt: _created, updatedAt: _updated, ...before } = item;
  await auditDeal(scope, owner, id, { action: 'deleted', before });
  await answerByList(scope, owner);
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
  const held = await holdDeal(scope, id, ifMatchVersion);
  const { owner, item } = held;
  assertOpen(owner);
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
  return readDealView(scope, owner, id);
};
