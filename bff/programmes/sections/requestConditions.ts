import { ChangeRequestKind } from '#bff/generated/contract/enums.ts';
import { sectionConditionTexts } from './conditionTexts.ts';
import type { RequestCondition, SectionCondition } from './sectionTypes.ts';

/** What the conditions read of one request of the business. */
export type RequestFacts = {
  readonly kind: number;
  /** `open`: not decided; `approved`: its papers stay as they are; `ended`: declined, or taken back. */
  readonly state: 'open' | 'approved' | 'ended';
  /** Another supplier, another amount, or an expense that the plan does not have. */
  readonly changesContract: boolean;
  /** It asks for a deadline of its own. */
  readonly extendsDeadline: boolean;
  /** The grant is not decided yet. */
  readonly isBeforeDecision: boolean;
};

const { Abolition, Budget, Delay, Plan, Profile, Suspension, Withdrawal } = ChangeRequestKind;

type Rule = (request: RequestFacts) => boolean;

const ofKind =
  (...kinds: readonly number[]): Rule =>
  ({ kind }) =>
    kinds.includes(kind);

/** Papers with which the business asks. */
const asking: { readonly [condition in RequestCondition]?: Rule } = {
  change: ofKind(Plan, Budget),
  changeOfBudget: ofKind(Budget),
  changeOfContract: (request) => ofKind(Budget)(request) && request.changesContract,
  changeOfProfile: ofKind(Profile),
  delay: ofKind(Delay),
  carryOver: (request) => ofKind(Delay)(request) && request.extendsDeadline,
  suspension: ofKind(Suspension, Abolition),
  declineAdoption: (request) => ofKind(Withdrawal)(request) && request.isBeforeDecision,
  withdrawal: (request) => ofKind(Withdrawal)(request) && !request.isBeforeDecision,
};

/** Papers with which the office answers. */
const answering: { readonly [condition in RequestCondition]?: Rule } = {
  changeApproved: ofKind(Plan, Budget),
  delayApproved: ofKind(Delay),
  suspensionApproved: ofKind(Suspension),
};

/** Whether a document belongs to a request of the business. */
export const isOfRequest = (condition: SectionCondition | undefined): condition is RequestCondition =>
  condition !== undefined && (Object.hasOwn(asking, condition) || Object.hasOwn(answering, condition));

/**
 * Why a request asks for a document.
 * @returns null when it does not; undefined when its document stays as it is, because the request is approved
 */
export const requestReasonFor = (
  condition: RequestCondition,
  request: RequestFacts,
): string | null | undefined => {
  const [rule, state] = asking[condition] ? [asking[condition], 'open'] : [answering[condition], 'approved'];
  if (state === 'open' && request.state === 'approved') return undefined;
  return request.state === state && rule?.(request) ? sectionConditionTexts[condition] : null;
};
