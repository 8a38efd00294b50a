import { adminOf, type Family, familyOf } from '#bff/core/actor.ts';
import { invalidField } from '#bff/core/apiError.ts';
import { commonMessages } from '#bff/core/common.words.ts';
import type { Scope } from '#bff/core/scope.ts';
import { canSeeAmounts, visibleProjectIdsOf } from '#bff/parts/ownership/access.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { searchTextOf } from '#bff/parts/records/searchText.service.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import {
  type ApplicationFilter,
  type ApplicationListRow,
  findRanks,
  listApplicationIds,
  listApplicationRows,
} from '../applicationLists.data.ts';
import { applicationMessage } from '../applications.words.ts';

export type ListInput = {
  readonly ids?: readonly number[] | undefined;
  readonly projectId?: number | undefined;
  readonly programKinds?: readonly number[] | undefined;
  readonly domainTypes?: readonly number[] | undefined;
  readonly statuses?: readonly number[] | undefined;
  readonly prefectures?: readonly number[] | undefined;
  readonly submittedFrom?: string | undefined;
  readonly submittedTo?: string | undefined;
  readonly subsidyAmountFrom?: number | undefined;
  readonly subsidyAmountTo?: number | undefined;
  readonly assigneeUserId?: number | undefined;
  /** Only those that the caller looks after; goes before another assignee. */
  readonly isMine?: boolean | undefined;
  readonly search?: string | undefined;
};

/** The answers that say in one word what an application is about, by family, each with its enumeration. */
const initiatives = [
  { field: 'category', enumName: 'ProjectCategory' },
  { field: 'initiativeType', enumName: 'InitiativeType' },
  { field: 'initiativeR5', enumName: 'IngredientR5Initiative' },
  { field: 'initiativeR4', enumName: 'IngredientR4Initiative' },
  { field: 'operationStyle', enumName: 'OperationStyle' },
] as const;

const initiativeLabelOf = ({ answers }: ApplicationListRow): string | null => {
  for (const { field, enumName } of initiatives) {
    const answer = answers[field];
    const value: unknown = Array.isArray(answer) ? answer[0] : answer;
    if (typeof value === 'number') return contractFacts().enumLabel(enumName, value);
  }
  return null;
};

const summaryOf = (scope: Scope, row: ApplicationListRow, rank: number | undefined) => ({
  id: row.id,
  version: row.version,
  family: familyOf(row.family),
  projectId: row.projectId,
  projectName: row.projectName,
  displayCode: row.displayCode,
  status: row.status,
  name: row.name,
  prefecture: row.prefecture,
  planTitle: row.planTitle,
  initiativeLabel: initiativeLabelOf(row),
  subsidyAmount: canSeeAmounts(scope) ? row.subsidyAmount : null,
  averageScore: row.averageScore,
  rank: rank ?? null,
  openReturnItemCount: row.openReturnItemCount,
  assigneeName: row.assigneeName,
  submittedAt: row.submittedAt,
  updatedAt: row.updatedAt,
});

export type ApplicationSummary = ReturnType<typeof summaryOf>;

/** Amounts stay hidden also in the order and the conditions of a list. @throws INVALID_PARAMETER */
export const assertAmountsAllowed = (scope: Scope, input: ListInput, keys: PageRequest['keys']): void => {
  if (canSeeAmounts(scope)) return;
  if (keys.some(({ column }) => column === 'subsidyAmount'))
    throw invalidField('/query/sort', applicationMessage('sortAmounts'));
  if (input.subsidyAmountFrom !== undefined || input.subsidyAmountTo !== undefined)
    throw invalidField('/query/subsidyAmountFrom', commonMessages.amountsHidden);
};

const filterOf = (scope: Scope, family: Family, input: ListInput): ApplicationFilter => {
  const { isMine = false, search, ...narrowing } = input;
  const assigneeUserId = isMine ? adminOf(scope).adminUserId : narrowing.assigneeUserId;
  return {
    ...narrowing,
    family,
    assigneeUserId,
    search: searchTextOf(search),
    rounds: visibleProjectIdsOf(scope),
  };
};

/** The ids of all that `listApplications` has for the same input, one more than the limit where there are more. */
export const idsOfApplications = (
  scope: Scope,
  family: Family,
  input: ListInput,
  limit: number,
): Promise<number[]> => {
  assertAmountsAllowed(scope, input, []);
  return listApplicationIds(scope.db, filterOf(scope, family, input), limit);
};

/** Applications of one family (spec 2: the lists of the side menu). */
export const listApplications = async (
  scope: Scope,
  family: Family,
  input: ListInput,
  request: PageRequest,
): Promise<Page<ApplicationSummary>> => {
  assertAmountsAllowed(scope, input, request.keys);
  const page = await listApplicationRows(
    scope.db,
    filterOf(scope, family, input),
    request,
    initiatives.map(({ field }) => field),
  );
  const ranks = await findRanks(scope.db, page.items);
  return mapPage(page, (row) => summaryOf(scope, row, ranks.get(row.id)));
};
