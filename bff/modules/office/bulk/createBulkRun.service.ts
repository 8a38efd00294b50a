import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { FileSheet } from '#bff/core/fileInspector.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SecondPhase } from '#bff/core/secondPhase.ts';
import type { BulkRunKind } from '#bff/generated/contract/enums.ts';
import { findCallProject } from '#bff/modules/applications/index.ts';
import { readUploadedSheets } from '#bff/parts/files/readUploadedSheets.service.ts';
import type { ListName } from '#bff/parts/lists/listDescription.ts';
import { pastedSheet } from '#bff/parts/lists/tables/readTable.service.ts';
import type { UploadedFile } from '#bff/platform/files/uploadEngine.ts';
import { tidyText } from '#rules/text.ts';
import { familyOfList } from '../describedLists.service.ts';
import { bulkMessages as messages } from './bulk.words.ts';
import { assertKind, BULK_KINDS } from './bulkKinds.service.ts';
import { insertBulkRows, type NewBulkRow } from './bulkRows.data.ts';
import { insertBulkRun, type NewBulkRun } from './bulkRuns.data.ts';
import { type BulkRunView, viewOfRun } from './bulkRunViews.service.ts';
import { type Chosen, chooseByTable, chooseRows, type SelectionInput } from './chosenRows.service.ts';
import { PLANS } from './imports/imports.service.ts';
import { importTexts } from './imports/imports.words.ts';
import { type ImportKind, isImport } from './imports/importTable.service.ts';
import { type AskedWords, requireAskedWords } from './messages/askedWords.service.ts';
import type { AskedLetter } from './messages/planLetters.service.ts';
import type { AskedMail } from './messages/planMails.service.ts';
import type { AskedMessage } from './messages/planMessages.service.ts';
import { isAssignment, loadsOf } from './planAssignments.service.ts';
import { type AskedDate, asksForDate, requireDate } from './planDates.service.ts';
import { type BulkPaper, isIssuing, type KeptPaper, requirePaper } from './planPapers.service.ts';
import { planRows } from './planRows.service.ts';

/** As many as anybody reads. */
const MAX_NOTES = 20;

/** What is to be done, whatever was chosen for it. */
type Asked = {
  readonly kind: BulkRunKind;
  readonly list: ListName;
  readonly reason?: string | undefined;
  readonly adoptionConditions?: string | undefined;
  readonly assigneeAdminUserIds?: readonly number[] | undefined;
  readonly date?: AskedDate | undefined;
  readonly message?: AskedMessage | undefined;
  readonly letter?: AskedLetter | undefined;
  readonly mail?: AskedMail | undefined;
  readonly paper?: BulkPaper | undefined;
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

type Kept = {
  readonly rows: readonly NewBulkRow[];
  readonly notes: readonly string[];
  readonly reason?: string | null;
  readonly loads?: Awaited<ReturnType<typeof loadsOf>>;
  readonly message?: AskedWords['words'] | null;
  readonly paper?: KeptPaper | null;
};

/** Keeps what came of trying the rows. */
const keepRun = async (
  scope: Scope,
  { kind, list, adoptionConditions }: Asked,
  selection: Selected,
  { rows, notes, reason = null, loads = [], message = null, paper = null }: Kept,
): Promise<BulkRunView> => {
  const id = await insertBulkRun(scope.db, {
    kind,
    list,
    ...selection,
    reason,
    adoptionConditions: kind === 'adoptApplications' ? tidy(adoptionConditions) : null,
    assignees: loads.map(({ id: adminUserId, load: loadCount }) => ({ adminUserId, loadCount })),
    ...(message === null ? {} : { message }),
    ...(paper === null ? {} : { paper }),
    notes: notes.slice(0, MAX_NOTES),
    createdById: adminOf(scope).adminUserId,
    createdAt: scope.now,
  });
  await insertBulkRows(scope.db, id, rows);
  const after = { kind, list, selectedBy: selection.selectedBy, rows: rows.length };
  await scope.audit({ action: 'created', target: { kind: 'bulkRun', id }, after });
  return viewOfRun(scope, id);
};

/** Tries the chosen rows and keeps what came of it. */
const tryRows = async (
  scope: Scope,
  asked: Asked,
  { rows, notes }: Chosen,
  { root, ...selection }: Selected & { readonly root: string },
): Promise<BulkRunView> => {
  const { kind, list, assigneeAdminUserIds: ids } = asked;
  const pointer = `${root}/assigneeAdminUserIds`;
  const loads = isAssignment(kind) ? await loadsOf(scope, kind, { ids, pointer }) : [];
  const date = asksForDate(kind) ? requireDate(kind, asked.date, `${root}/date`) : null;
  const written = requireAskedWords(asked, root);
  const paper = isIssuing(kind) ? requirePaper(scope, kind, asked.paper, `${root}/paper`) : null;
  const reason = tidy(asked.reason);
  if (kind === 'settlePayouts' && reason === null) throw invalidField(`${root}/reason`, messages.reason);
  const { projectId } = selection;
  const family = familyOfList(list);
  const terms = { reason, loads, date, written, paper };
  const planned = await planRows(scope, { kind, family, projectId, ...terms, rows });
  const message = written?.words ?? null;
  return keepRun(scope, asked, selection, { rows: planned, notes, reason, loads, message, paper });
};

type Table = { readonly sheets: readonly FileSheet[]; readonly fileName: string | null };

/** Tries the rows of a table that is to be imported. @throws INVALID_PARAMETER for a table that is none of its kind */
const tryTable = async (
  scope: Scope,
  asked: Asked & { readonly kind: ImportKind },
  { sheets, fileName }: Table,
): Promise<BulkRunView> => {
  const isFile = fileName !== null;
  const planned = await PLANS[asked.kind](scope, sheets, isFile);
  if (planned.problem !== null) throw invalidField(isFile ? '/file' : '/selection/cells', planned.problem);
  const selectedBy = isFile ? 'file' : 'cells';
  return keepRun(scope, asked, { selectedBy, search: null, fileName, projectId: null }, planned);
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
  if (isImport(kind)) {
    const { by, cells } = selection;
    if (by !== 'cells' || cells === undefined) throw invalidField('/selection', importTexts.notIds);
    return tryTable(scope, { ...asked, kind }, { sheets: [pastedSheet(cells)], fileName: null });
  }
  const projectId = selection.projectId ?? null;
  await assertRound(scope, projectId);
  const chosen = await chooseRows(scope, { list, of: BULK_KINDS[kind].of }, selection);
  const search = selection.by === 'search' ? (selection.search ?? '') : null;
  const selected = { selectedBy: selection.by, search, fileName: null, projectId };
  return tryRows(scope, asked, chosen, { ...selected, root: '' });
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
      if (isImport(kind)) return tryTable(inner, { ...asked, kind }, { sheets, fileName });
      const { of } = BULK_KINDS[kind];
      const chosen = await chooseByTable(inner, { list, of, projectId, sheets, pointer: '/file' });
      const selected = { selectedBy: 'file', search: null, fileName, projectId: projectId ?? null };
      return tryRows(inner, asked, chosen, { ...selected, root: '/meta' });
    },
    // The file is gone: it was only read.
    abandon: async () => undefined,
  };
};
