import type { Scope } from '#bff/core/scope.ts';
import { UnreadableSecretError } from '#bff/core/secrets/secretBox.ts';
import { ChangeRequestKind } from '#bff/generated/contract/enums.ts';
import { updateBankAccount, updateCorporation } from '#bff/modules/corporations/index.ts';
import { type ChangeValues, valuesOf } from '#bff/parts/records/changeValues.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { insertExpensePlan } from '../expensePlans.data.ts';
import { requireUndertaking } from '../holdUndertaking.service.ts';
import { cancelByRequest } from '../runMyPageAction.service.ts';
import { saveFields } from '../saveMyPageFields.service.ts';
import type { ChangeContext } from './changeContext.service.ts';
import { sizeOf } from './changeGuards.service.ts';
import { changeNotices as texts } from './changes.words.ts';

/*
 * What an approval does, in its transaction: each kind by the service that would change the same by hand, so that its
 * rules, its history and what follows from it are the same.
 */

type Approved = {
  readonly context: ChangeContext;
  readonly after: ChangeValues;
  /** The day from which it counts. */
  readonly effectiveOn: string;
};

type Apply = (scope: Scope, approved: Approved) => Promise<void>;

const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

const applyPlan: Apply = (scope, { context, after }) => {
  const { content: _content, formerContent: _former, ...fields } = after.plan ?? {};
  return saveFields(scope, context.undertaking, present(fields));
};

/** A new version of the plan; the one before stays. The grant stays as it was decided: no change raises it. */
const applyBudget: Apply = async (scope, { context, after, effectiveOn }) => {
  const { request, undertaking, plan } = context;
  const size = sizeOf(context);
  if (size === null || plan === null || after.budget === undefined) return;
  await insertExpensePlan(scope.db, {
    mypageId: request.mypageId,
    effectiveOn,
    lendsEquipment: plan.lendsEquipment,
    changeRequestId: request.id,
    items: after.budget.items.map((item) => ({ ...item })),
  });
  const { myPage } = undertaking;
  await saveFields(scope, undertaking, {
    totalCost: myPage.totalCost + size.totalAfter - size.totalBefore,
    eligibleCost: myPage.eligibleCost + size.eligibleAfter - size.eligibleBefore,
  });
};

const applyProfile: Apply = async (scope, { context, after }) => {
  const { corporationId } = context.undertaking.myPage;
  const { bankAccount, ...fields } = after.profile ?? {};
  if (Object.keys(fields).length > 0)
    await updateCorporation(scope, corporationId, fields as object, undefined);
  if (!bankAccount) return;
  if (bankAccount.accountNumber.includes('*'))
    throw new UnreadableSecretError('the account that a request asks for does not open');
  const onBehalfReason = context.request.changeReason ?? '';
  await updateBankAccount(scope, corporationId, { ...bankAccount, onBehalfReason }, undefined);
};

const applyDelay: Apply = (scope, { context, after }) =>
  saveFields(scope, context.undertaking, present(after.delay ?? {}));

const applySuspension: Apply = (scope, { context, after }) => {
  const { from, until } = after.suspension ?? {};
  return saveFields(scope, context.undertaking, present({ suspendedFromOn: from, suspendedUntilOn: until }));
};

/** The undertaking ends, with the reason of its business. */
const applyEnd: Apply = (scope, { context }) => {
  const { kind, changeReason } = context.request;
  const label = contractFacts().enumLabel('ChangeRequestKind', kind);
  return cancelByRequest(scope, context.undertaking, texts.cancelReason(label, changeReason ?? ''));
};

const { Abolition, Budget, Delay, Plan, Profile, Suspension, Withdrawal } = ChangeRequestKind;

const byKind: { readonly [kind: number]: Apply } = {
  [Plan]: applyPlan,
  [Budget]: applyBudget,
  [Profile]: applyProfile,
  [Delay]: applyDelay,
  [Suspension]: applySuspension,
  [Abolition]: applyEnd,
  [Withdrawal]: applyEnd,
};

/**
 * Makes of an approved request what it asks for.
 * @throws INVALID_PARAMETER, TRANSITION_NOT_ALLOWED where what it changes refuses it: nothing of the approval is kept then
 */
export const applyChange = async (
  scope: Scope,
  context: ChangeContext,
  effectiveOn: string,
): Promise<void> => {
  const undertaking = await requireUndertaking(scope, context.request.mypageId);
  const after = valuesOf(context.request.after);
  await byKind[context.request.kind]?.(scope, { context: { ...context, undertaking }, after, effectiveOn });
};
