import { adminOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SecondPhase } from '#bff/core/secondPhase.ts';
import { findCallProject } from '#bff/data/applications/applications.ts';
import { insertBulkRows } from '#bff/data/bulk/bulkRows.ts';
import { insertBulkRun, type NewBulkRun } from '#bff/data/bulk/bulkRuns.ts';
import type { UploadedFile } from '#bff/files/uploadEngine.ts';
import type { BulkRunKind } from '#bff/generated/contract/enums.ts';
import { tidyText } from '#rules/text.ts';
import { readUploadedSheets } from '../files/readUploadedSheets.ts';
import type { ListName } from '../listViews/listConditions.ts';
import { assertKind } from './bulkKinds.ts';
import { type BulkRunView, viewOfRun } from './bulkRunViews.ts';
import { type Chosen, chooseByTable, chooseRows, type SelectionInput } from './chosenRows.ts';
import { familyOfList } from './listFamily.ts';
import { loadsOf } from './planAssignments.ts';
import { planRows } from './planRows.ts';

/** What is to be done, whatever was chosen for it. */
type Asked = {
  readonly kind: BulkRunKind;
  readonly list: ListName;
  readonly reason?: string | undefined;
  readonly adoptionConditions?: string | undefined;
  readonly assigneeAdminUserIds?: readonly number[] | undefined;
};

export type BulkRunInput = Asked & { readonly selection: SelectionInput };

type Selected = Pick<NewBulkRun, 'selectedBy'> & {
  readonly search: string | null;
  readonly fileName: string | null;
  readonly projectId: number | null;
};

const tidy = (text: string | undefined): string | null => tidyText(text ?? '') || null;

/** @throws NOT_FOUND for a round that is not there */
const assertRound = async (scope: Scope, projectId: number | null): Promise<void> => {
  if (projectId !== null && (await findCallProject(scope.db, projectId)) === null)
    throw new ApiError('NOT_FOUND');
};

type Assignment = Extract<BulkRunKind, `assign${string}`>;

const isAssignment = (kind: BulkRunKind): kind is Assignment => kind.startsWith('assign');

/** Tries the chosen rows and keeps what came of it. */
const tryRows = async (
  scope: Scope,
  asked: Asked,
  { rows, notes }: Chosen,
  selected: Selected & { readonly root: string },
): Promise<BulkRunView> => {
  const { kind, list, assigneeAdminUserIds: ids } = asked;
  const { root, ...selection } = selected;
  const pointer = `${root}/assigneeAdminUserIds`;
  const loads = isAssignment(kind) ? await loadsOf(scope, kind, { ids, pointer }) : [];
  const reason = tidy(asked.reason);
  const family = familyOfList(list);
  const { projectId } = selection;
  const planned = await planRows(scope, { kind, family, projectId, reason, loads, rows });
  const id = await insertBulkRun(scope.db, {
    kind,
    list,
    ...selection,
    reason,
    adoptionConditions: kind === 'adoptApplications' ? tidy(asked.adoptionConditions) : null,
    assignees: loads.map(({ id: adminUserId, load: loadCount }) => ({ adminUserId, loadCount })),
    notes: [...notes],
    createdById: adminOf(scope).adminUserId,
    createdAt: scope.now,
  });
  await insertBulkRows(scope.db, id, planned);
  const after = { kind, list, selectedBy: selection.selectedBy, rows: planned.length };
  await scope.audit({ action: 'created', target: { kind: 'bulkRun', id }, after });
  return viewOfRun(scope, id);
};

/**
 * Tries an action on many records and changes none of them.
 * @throws ACCESS_DENIED, INVALID_PARAMETER, NOT_FOUND for a round that is not there
 */
export const createBulkRun = async (
  scope: Scope,
  { selection, ...asked }: BulkRunInput,
): Promise<BulkRunView> => {
  const { kind, list } = asked;
  assertKind(scope, { kind, list, pointer: '/list' });
  const projectId = selection.projectId ?? null;
  await assertRound(scope, projectId);
  const chosen = await chooseRows(scope, list, selection);
  const search = selection.by === 'search' ? (selection.search ?? '') : null;
  return tryRows(scope, asked, chosen, {
    selectedBy: selection.by,
    search,
    fileName: null,
    projectId,
    root: '',
  });
};

export type BulkRunOfFile = {
  readonly file: UploadedFile | undefined;
  readonly meta: Asked & { readonly fileName: string; readonly projectId?: number | undefined };
};

/**
 * The same of the codes in a file, which is read beside the process and not kept.
 * @throws as `createBulkRun`; INVALID_FILE saying what to do
 */
export const createBulkRunOfFile = async (
  scope: Scope,
  { file, meta: { fileName, projectId, ...asked } }: BulkRunOfFile,
): Promise<SecondPhase<BulkRunView>> => {
  const { kind, list } = asked;
  const sheets = await readUploadedSheets(scope, { file, fileName });
  assertKind(scope, { kind, list, pointer: '/meta/list' });
  await assertRound(scope, projectId ?? null);
  return {
    attach: async (inner) => {
      const chosen = await chooseByTable(inner, { list, projectId, sheets, pointer: '/file' });
      const selected = { selectedBy: 'file', search: null, fileName, projectId: projectId ?? null };
      return tryRows(inner, asked, chosen, { ...selected, root: '/meta' });
    },
    // The file is gone: it was only read.
    abandon: async () => undefined,
  };
};
