import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { areaOf } from '#bff/parts/records/pageArea.service.ts';
import { removeVersioned, writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { holdWhileReturnable, type NamedTarget, requireTarget } from './draftTarget.service.ts';
import {
  countFindingDrafts,
  type DraftColumns,
  type DraftTarget,
  deleteFindingDraft,
  type FindingDraftRow,
  findFindingDraft,
  insertFindingDraft,
  isFileOfTarget,
  listFindingDrafts,
  MAX_DRAFTS,
  reassignFindingDrafts,
  updateFindingDraft,
} from './findingDrafts.data.ts';
import { findingMessages, findingTakenOver } from './findings.words.ts';

/** A finding as its author has it at the moment. */
export type DraftInput = NamedTarget & {
  readonly reviewCategory: number;
  readonly comment: string;
  readonly fileId?: string | null | undefined;
  readonly page?: number | null | undefined;
  readonly area?: DraftColumns['area'] | undefined;
  /** Counted from 1, as people count. */
  readonly row?: number | null | undefined;
  readonly field?: string | null | undefined;
  readonly checklistKey?: string | null | undefined;
};

const viewOf = ({ author, authorId, area, row, ...draft }: FindingDraftRow) => ({
  id: draft.id,
  version: draft.version,
  sectionId: draft.sectionId,
  applicationId: draft.applicationId,
  authorAdminUserId: authorId,
  authorName: author.name,
  reviewCategory: draft.reviewCategory,
  comment: draft.comment,
  fileId: draft.fileId,
  page: draft.page,
  area: areaOf(area),
  // Rows are counted from 0 in the database and from 1 by people.
  row: row === null ? null : row + 1,
  field: draft.field,
  checklistKey: draft.checklistKey,
  createdAt: draft.createdAt,
  updatedAt: draft.updatedAt,
});

export type FindingDraftView = ReturnType<typeof viewOf>;

const viewsOf = async (scope: Scope, target: DraftTarget): Promise<FindingDraftView[]> =>
  (await listFindingDrafts(scope.db, target)).map(viewOf);

/** What is being written about a target, by everybody. @throws NOT_ENOUGH_PARAMETERS, NOT_FOUND */
export const findingDraftsOf = async (scope: Scope, named: NamedTarget): Promise<FindingDraftView[]> =>
  viewsOf(scope, await requireTarget(scope, named));

const isAbout = (draft: FindingDraftRow, target: DraftTarget): boolean =>
  'sectionId' in target ? draft.sectionId === target.sectionId : draft.applicationId === target.applicationId;

/** @throws TRANSITION_NOT_ALLOWED when somebody else writes it now */
const assertOwn = (scope: Scope, { authorId, author }: FindingDraftRow): void => {
  if (authorId !== adminOf(scope).adminUserId) {
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: findingTakenOver(author.name) });
  }
};

/** @throws INVALID_PARAMETER for a file of something else */
const columnsOf = async (scope: Scope, target: DraftTarget, input: DraftInput): Promise<DraftColumns> => {
  const { reviewCategory, comment, fileId, page, area, row, field, checklistKey } = input;
  if (fileId && !(await isFileOfTarget(scope.db, target, fileId))) {
    throw invalidField('/fileId', findingMessages.fileUnknown);
  }
  return {
    reviewCategory,
    comment,
    fileId: fileId ?? null,
    page: page ?? null,
    area: area ?? null,
    row: row ? row - 1 : null,
    field: field ?? null,
    checklistKey: checklistKey ?? null,
  };
};

/** @throws RECORD_CHANGED when it came a moment before, LIMIT_REACHED when there are too many */
const begin = async (
  scope: Scope,
  draft: { readonly id: string; readonly target: DraftTarget; readonly columns: DraftColumns },
  ifMatchVersion: number | undefined,
): Promise<void> => {
  const { id, target, columns } = draft;
  if ((await countFindingDrafts(scope.db, target)) >= MAX_DRAFTS) {
    throw new ApiError('LIMIT_REACHED', { detail: findingMessages.tooMany });
  }
  const authorId = adminOf(scope).adminUserId;
  const row = { ...columns, id, target, authorId, createdAt: scope.now };
  // Who had a version of one that is gone learns that it is.
  await writeVersioned(ifMatchVersion, async (version) =>
    version === undefined ? insertFindingDraft(scope.db, row) : 0,
  );
};

/**
 * Begins a finding, or writes it on.
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED (not now, or taken over), INVALID_PARAMETER
 */
export const saveFindingDraft = async (
  scope: Scope,
  id: string,
  input: DraftInput,
  ifMatchVersion: number | undefined,
): Promise<FindingDraftView> => {
  const target = await requireTarget(scope, input);
  await holdWhileReturnable(scope, target);
  const columns = await columnsOf(scope, target, input);
  const known = await findFindingDraft(scope.db, id);
  if (known === null) await begin(scope, { id, target, columns }, ifMatchVersion);
  else {
    if (!isAbout(known, target)) throw new ApiError('NOT_FOUND');
    assertOwn(scope, known);
    await writeVersioned(ifMatchVersion, (version) => updateFindingDraft(scope.db, { id, version }, columns));
  }
  const saved = await findFindingDraft(scope.db, id);
  if (saved === null) throw new ApiError('NOT_FOUND');
  return viewOf(saved);
};

/**
 * Takes an own finding back; one that is gone stays gone.
 * @throws TRANSITION_NOT_ALLOWED for a colleague's, RECORD_CHANGED
 */
export const removeFindingDraft = async (
  scope: Scope,
  id: string,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  const known = await findFindingDraft(scope.db, id);
  if (known === null) return;
  assertOwn(scope, known);
  await removeVersioned(ifMatchVersion, (version) => deleteFindingDraft(scope.db, { id, version }));
};

/** A colleague's drafts become the caller's. @throws NOT_FOUND, TRANSITION_NOT_ALLOWED */
export const takeOverFindingDrafts = async (
  scope: Scope,
  { authorAdminUserId, ...named }: NamedTarget & { readonly authorAdminUserId: number },
): Promise<FindingDraftView[]> => {
  const target = await requireTarget(scope, named);
  await holdWhileReturnable(scope, target);
  const to = adminOf(scope).adminUserId;
  await reassignFindingDrafts(scope.db, target, { from: authorAdminUserId, to });
  return viewsOf(scope, target);
};
