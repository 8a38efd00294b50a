import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import { commonMessages } from '#bff/core/common.words.ts';
import type { Scope } from '#bff/core/scope.ts';
import { isAssignable } from '#bff/modules/access/index.ts';
import type { ReturnItemInput } from './check/returnSection.service.ts';
import type { ChecklistInput } from './check/saveCheckedAnswers.service.ts';
import type { AnswerInput } from './saveAnswers.service.ts';
import type { FieldInput } from './sectionColumns.service.ts';
import { sectionMessages } from './sections.words.ts';
import type { TaxReportInput } from './taxReports/saveTaxReport.service.ts';

/** A change by the business: a draft, or with an action a step. */
export type UserSectionInput = FieldInput & {
  readonly id: number;
  readonly action?: string | undefined;
  readonly answers?: readonly AnswerInput[] | undefined;
  readonly taxReport?: TaxReportInput | undefined;
};

/** A change by an administrator. */
export type AdminSectionInput = UserSectionInput & {
  readonly reason?: string | undefined;
  readonly comment?: string | undefined;
  readonly returnItems?: readonly ReturnItemInput[] | undefined;
  readonly closedReturnItemIds?: readonly number[] | undefined;
  readonly returnDueOn?: string | null | undefined;
  readonly checklist?: readonly ChecklistInput[] | undefined;
  readonly dueOn?: string | null | undefined;
  readonly isRequired?: boolean | undefined;
  readonly assigneeAdminUserId?: number | null | undefined;
  readonly onBehalfReason?: string | undefined;
};

export type ReasonAt = {
  readonly reason: string | null | undefined;
  readonly pointer: string;
  readonly message: string;
};

const deskRoles: ReadonlySet<string> = new Set(['JMAC', 'BackOffice']);

/** The ministry, the call centre and inspectors change nothing but by their actions (domain 7). */
export const assertMayEdit = (scope: Scope, input: AdminSectionInput): void => {
  const edited = [
    ...([
      'checklist',
      'closedReturnItemIds',
      'dueOn',
      'isRequired',
      'title',
      'branchNumber',
      'voucherGroup',
    ] as const),
    'assigneeAdminUserId' as const,
  ].some((name) => input[name] !== undefined);
  if (edited && !deskRoles.has(adminOf(scope).role)) {
    throw new ApiError('ACCESS_DENIED', { detail: commonMessages.readOnly });
  }
};

/** @throws INVALID_PARAMETER for somebody who is no active administrator */
export const assertAssignee = async (scope: Scope, id: number | null | undefined): Promise<void> => {
  if (id && !(await isAssignable(scope.db, id))) {
    throw invalidField('/assigneeAdminUserId', sectionMessages.assigneeUnknown);
  }
};

const handingIn: ReadonlySet<string> = new Set(['submit', 'resubmit']);

/**
 * Answers and comment of the business are written in its place only together with handing in; its report on tax also
 * before that, so that what is missing is read first.
 */
export const assertForBusiness = (input: AdminSectionInput): void => {
  const { action, answers, submitterComment, taxReport } = input;
  if (taxReport !== undefined && action !== undefined && !handingIn.has(action)) {
    throw new ApiError('INVALID_PARAMETER', { detail: sectionMessages.fieldsNotAllowed });
  }
  const writes = (answers?.length ?? 0) > 0 || submitterComment !== undefined;
  if (writes && !handingIn.has(action ?? '')) {
    throw new ApiError('INVALID_PARAMETER', { detail: sectionMessages.fieldsNotAllowed });
  }
};

/** Which property carries the reason of an action, and what to say when it is missing. */
export const reasonAt = (action: string, input: AdminSectionInput): ReasonAt => {
  if (handingIn.has(action) || (action === 'maffApprove' && input.onBehalfReason !== undefined)) {
    const message = sectionMessages.onBehalfReasonRequired;
    return { reason: input.onBehalfReason, pointer: '/onBehalfReason', message };
  }
  if (action === 'maffSendBack') {
    const reason = input.comment ?? input.reason;
    return { reason, pointer: '/comment', message: sectionMessages.commentRequired };
  }
  return { reason: input.reason, pointer: '/reason', message: commonMessages.reasonRequired };
};
