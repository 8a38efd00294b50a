import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { Page, PageRequest } from '#bff/platform/database/paging.ts';
import { FAMILIES } from '#rules/families.ts';
import { type ErasureRecordFilter, erasureRecordRows } from '../erasureRecords.data.ts';
import { type ErasureSubject, findErasureSubjects } from '../erasureSubjects.data.ts';
import { type ErasureFilter, erasureRows } from '../erasures.data.ts';
import { type ErasureView, requireErasure, viewsOf } from './erasureViews.service.ts';

export type ErasureSearch = {
  readonly statuses?: readonly number[] | undefined;
  /** Without what the caller has proposed, which he may not approve. */
  readonly isNotOwn?: boolean | undefined;
};

const filterOf = (scope: Scope, { statuses, isNotOwn }: ErasureSearch): ErasureFilter => {
  const { adminUserId } = adminOf(scope);
  return { statuses, notOwnId: isNotOwn ? adminUserId : undefined };
};

/** What was proposed to be erased, newest first. */
export const listErasures = async (
  scope: Scope,
  search: ErasureSearch,
  request: PageRequest,
): Promise<Page<ErasureView>> => {
  const page = await erasureRows.page(scope.db, filterOf(scope, search), request);
  return { ...page, items: await viewsOf(scope, page.items) };
};

/** How many `listErasures` has. */
export const countErasures = (scope: Scope, search: ErasureSearch): Promise<number> =>
  erasureRows.count(scope.db, filterOf(scope, search));

type Row = Awaited<ReturnType<typeof erasureRecordRows.page>>['items'][number];

export type ErasureRecordView = ReturnType<typeof viewOf>;

const GONE = { name: null, mypageId: null, applicationId: null, corporationId: null, family: null } as const;

const viewOf = (row: Row, subject: ErasureSubject | undefined) => {
  const { id, kind, outcome, keptReason, displayCode, projectId, project, countedOn, dueOn } = row;
  const { applicationStatus, projectStatus, amount, fileCount, fileBytes, finishedAt } = row;
  const { name, mypageId, applicationId, corporationId, family } = subject ?? GONE;
  return {
    ...{ id, kind, outcome, keptReason, displayCode, projectId, countedOn, dueOn },
    ...{ applicationStatus, projectStatus, amount, fileCount, fileBytes, finishedAt },
    ...{ name, mypageId, applicationId, corporationId },
    projectName: project?.shortName ?? null,
    family: FAMILIES.find((known) => known === family) ?? null,
  };
};

/** The records of an erasure, with their names as long as they are there. @throws NOT_FOUND */
export const listErasureRecords = async (scope: Scope, filter: ErasureRecordFilter, request: PageRequest) => {
  await requireErasure(scope, filter.erasureId);
  const page = await erasureRecordRows.page(scope.db, filter, request);
  const subjects = await findErasureSubjects(scope.db, page.items);
  const items = page.items.map((row) =>
    viewOf(
      row,
      subjects.find(({ kind, subjectId }) => kind === row.kind && subjectId === row.subjectId),
    ),
  );
  return { ...page, items };
};
