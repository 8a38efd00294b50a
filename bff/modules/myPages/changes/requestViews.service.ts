import { ApiError } from '#bff/core/apiError.ts';
import { offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { ChangeRequestKind } from '#bff/generated/contract/enums.ts';
import { type ChangeValues, valuesOf } from '#bff/parts/records/changeValues.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { myPageOfRecord } from '#bff/parts/records/myPageOfRecord.service.ts';
import { adminNameOrNone, roleOfType } from '#bff/parts/records/officeName.service.ts';
import { listRecordSteps, type RecordStepRow } from '#bff/parts/records/recordSteps.data.ts';
import { stepView } from '#bff/parts/records/recordSteps.service.ts';
import { maskAccountNumber } from '#rules/bankKana.ts';
import { beforeOf } from './beforeValues.service.ts';
import { type ChangeContext, isDecided } from './changeContext.service.ts';
import { changeMoves, deleteRefusal, forwardReasonsOf, isEditable, sizeOf } from './changeGuards.service.ts';
import type { ChangeRequestSummaryRow } from './changeRequests.data.ts';

/** A request in a list. */
export const summaryOf = (row: ChangeRequestSummaryRow) => ({
  id: row.id,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  mypageId: row.mypageId,
  mypage: myPageOfRecord(row.myPage),
  number: row.number,
  kind: row.kind,
  status: row.status,
  effectiveOn: row.effectiveOn,
  submittedAt: row.submittedAt,
  decidedAt: row.decidedAt,
});

export type ChangeRequestSummary = ReturnType<typeof summaryOf>;

/** The same values with the number of an account hidden but for its last digits. */
export const maskedValues = (values: ChangeValues): ChangeValues => {
  const account = values.profile?.bankAccount;
  if (!account) return values;
  const accountNumber = maskAccountNumber(account.accountNumber);
  return { ...values, profile: { ...values.profile, bankAccount: { ...account, accountNumber } } };
};

const stepOf =
  (scope: Scope, { decidedBy }: ChangeContext['request']) =>
  (step: RecordStepRow) => ({
    ...stepView(scope, step, step.action === 'approve' ? roleOfType(decidedBy?.type ?? null) : undefined),
    isOnBehalf: step.onBehalf,
  });

const actionsOf = (scope: Scope, context: ChangeContext) => {
  const { actor } = scope;
  if (actor === undefined) throw new ApiError('UNAUTHORIZED');
  const moves = changeMoves(scope, context, actor);
  const mayWrite = actor.kind === 'user' || (actor.kind === 'admin' && actor.role === 'JMAC');
  const isWritable = mayWrite && isEditable(context.request);
  return [
    ...moves,
    ...(isWritable ? [offer('update')] : []),
    ...(actor.kind === 'user' ? [offer('delete', deleteRefusal(context.request))] : []),
  ];
};

/** Current and requested values; a decided request keeps the values it was decided on. */
const valuesView = (scope: Scope, context: ChangeContext) => {
  const { request } = context;
  const isOwn = scope.actor?.kind === 'user';
  const after = valuesOf(request.after);
  return {
    before: isDecided(request) ? valuesOf(request.before) : beforeOf(context),
    after: isOwn ? after : maskedValues(after),
  };
};

const labelOf = ({ undertaking }: ChangeContext, expenseCategory: number): string =>
  contractFacts().enumLabel(undertaking.myPage.project.expenseCategoryList, expenseCategory);

/** How large a change of the allotment is, its categories by name. */
const budgetChangeOf = (context: ChangeContext) => {
  const size = sizeOf(context);
  if (size === null) return null;
  const categories = size.categories.map((category) => ({
    ...category,
    label: labelOf(context, category.expenseCategory),
  }));
  return { ...size, categories };
};

/** The categories that expenses of the round can be of. */
const categoriesOf = (context: ChangeContext) =>
  contractFacts()
    .enumValues(context.undertaking.myPage.project.expenseCategoryList)
    .map((expenseCategory) => ({ expenseCategory, label: labelOf(context, expenseCategory) }));

/** A request with its values, papers and history, and what the caller may do with it. */
export const viewOf = async (scope: Scope, context: ChangeContext) => {
  const { request } = context;
  const steps = await listRecordSteps(scope.db, 'changeRequest', request);
  const reasons = isDecided(request) ? [] : forwardReasonsOf(context);
  const { decidedBy } = request;
  return {
    ...summaryOf(request),
    changeReason: request.changeReason,
    ...valuesView(scope, context),
    budgetChange: budgetChangeOf(context),
    expenseCategories: request.kind === ChangeRequestKind.Budget ? categoriesOf(context) : [],
    needsForward: reasons.length > 0,
    forwardReasons: reasons,
    documents: request.sections.map(({ id, ...section }) => ({ sectionId: id, ...section })),
    forwardedAt: request.forwardedAt,
    decidedByName: adminNameOrNone(scope, decidedBy),
    decisionReason: request.decisionReason,
    returnReason: request.returnReason,
    history: steps.map(stepOf(scope, request)),
    availableActions: actionsOf(scope, context),
  };
};

export type ChangeRequestView = Awaited<ReturnType<typeof viewOf>>;
