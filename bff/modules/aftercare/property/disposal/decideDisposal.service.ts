import { adminOf } from '#bff/core/actor.ts';
import { ApiError, type FieldError, invalidField } from '#bff/core/apiError.ts';
import { commonMessages } from '#bff/core/common.words.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { yenText } from '#rules/figure.ts';
import { tidyText } from '#rules/text.ts';
import { updateDisposalRow } from '../disposals.data.ts';
import { disposalMessages as messages } from '../disposals.words.ts';
import { aboutDisposal, type DisposalContext, holdContext } from './disposalContext.service.ts';
import { isAssessable } from './disposalGuards.service.ts';
import type { DisposalView } from './disposalViews.service.ts';
import { type DisposalInput, saveDisposalOnBehalf } from './draftDisposal.service.ts';
import { getDisposal } from './getDisposal.service.ts';
import { type Move, moveDisposal, recordStep } from './moveDisposal.service.ts';

type Assessment = {
  readonly returnAmount?: number | undefined;
  readonly deviationReason?: string | undefined;
};

export type DecisionPatch = Partial<Move> & Assessment & DisposalInput;

const ASSESS = 'assess';

const amountErrors = (amount: number, calculated: number, reason: string, limit: number): FieldError[] => [
  ...(amount > limit ? [fieldError('/returnAmount', messages.returnTooMuch(yenText(limit)))] : []),
  ...(amount !== calculated && reason === ''
    ? [fieldError('/deviationReason', messages.deviationReason(yenText(calculated)))]
    : []),
];

/** Fixes what has to be paid back: as it is calculated, or another amount with its reason. */
const assess = async (scope: Scope, context: DisposalContext, input: Assessment): Promise<void> => {
  const { adminUserId, role } = adminOf(scope);
  const { disposal, calculation } = context;
  if (role !== 'JMAC' && role !== 'BackOffice')
    throw new ApiError('ACCESS_DENIED', { detail: commonMessages.readOnly });
  if (!isAssessable(disposal) || calculation === null)
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: commonMessages.actionNotNow });
  const calculatedAmount = calculation.amount;
  const returnAmount = input.returnAmount ?? calculatedAmount;
  const reason = tidyText(input.deviationReason ?? '');
  assertNoFieldErrors(amountErrors(returnAmount, calculatedAmount, reason, disposal.property.subsidyAmount));
  const deviationReason = returnAmount === calculatedAmount ? null : reason;
  const change = { calculatedAmount, returnAmount, deviationReason };
  const who = { assessedById: adminUserId, assessedAt: scope.now };
  const { id, version, status } = disposal;
  await writeVersioned(version, () => updateDisposalRow(scope.db, { id, version }, { ...change, ...who }));
  await recordStep(scope, context, { action: ASSESS, to: status, comment: deviationReason });
  const { calculatedAmount: wasCalculated, returnAmount: was, deviationReason: why } = disposal;
  await scope.audit({
    action: 'check',
    ...aboutDisposal(context),
    before: { calculatedAmount: wasCalculated, returnAmount: was, deviationReason: why },
    after: change,
  });
};

/**
 * Fixes what has to be paid back, returns, forwards, approves or declines; or in the place of the business saves, hands
 * in or takes back, with the reason.
 * @throws NOT_FOUND, RECORD_CHANGED, ACCESS_DENIED, TRANSITION_NOT_ALLOWED for one's own, INVALID_PARAMETER
 */
export const updateDisposal = async (
  scope: Scope,
  id: number,
  { action, reason, returnAmount, deviationReason, ...values }: DecisionPatch,
  ifMatchVersion: number | undefined,
): Promise<DisposalView> => {
  adminOf(scope);
  let context = await holdContext(scope, id, ifMatchVersion);
  const isAssessed = returnAmount !== undefined || deviationReason !== undefined;
  if (isAssessed && action !== ASSESS) throw invalidField('/returnAmount', messages.onlyWhenAssessed);
  if (Object.keys(values).length > 0) context = await saveDisposalOnBehalf(scope, context, values, reason);
  if (action === ASSESS) await assess(scope, context, { returnAmount, deviationReason });
  else if (action !== undefined) await moveDisposal(scope, context, { action, reason });
  return getDisposal(scope, id);
};
