import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { BulkRecord, ListName } from '#bff/parts/lists/listDescription.ts';
import { pastedSheet } from '#bff/parts/lists/tables/readTable.service.ts';
import { familyOfList } from '../describedLists.service.ts';
import { readConditions } from '../views/listConditions.service.ts';
import { bulkMessages as messages, tooManyRows } from './bulk.words.ts';
import { MAX_ROWS } from './bulkLimits.service.ts';
import { type CodedRecord, findApplicationsByCode, findMyPagesByCode } from './bulkTargets.data.ts';
import { type CodeRow, readCodes } from './readCodes.service.ts';

/** A row as it was chosen, before anybody has looked whether something can be done with it. */
export type ChosenRow = Omit<CodeRow, 'code'> & {
  readonly code: string | null;
  /** Of the application, my page or document; null: there is none. */
  readonly id: number | null;
  /** The line before that names the same record. */
  readonly doubleOf: number | null;
};

export type Chosen = { readonly rows: readonly ChosenRow[]; readonly notes: readonly string[] };

/** What somebody has chosen, as a request says it. */
export type SelectionInput = {
  readonly by: 'ids' | 'search' | 'cells';
  readonly ids?: readonly number[] | undefined;
  readonly search?: string | undefined;
  readonly cells?: readonly (readonly string[])[] | undefined;
  readonly projectId?: number | undefined;
};

const ofIds = (ids: readonly number[]): Chosen => ({
  rows: ids.map((id, index) => ({
    line: index + 1,
    code: null,
    id,
    doubleOf: null,
    amount: null,
    conditions: null,
    fault: null,
  })),
  notes: [],
});

/** What the rows are chosen from, and what they are. */
type Source = { readonly list: ListName; readonly of: BulkRecord };

/** @throws INVALID_PARAMETER for an address that lists other records */
const idsOfSearch = (scope: Scope, { list: name, of }: Source, search: string): Promise<number[]> => {
  const { list, asked } = readConditions(adminOf(scope).role, name, search);
  if (!list.bulk?.of.includes(of)) throw invalidField('/selection/search', messages.notOfList);
  return list.bulk.ids(scope, asked, MAX_ROWS);
};

/** Records by the codes that rows of a table name; the second of two with one code is told as such. */
const withRecords = (rows: readonly CodeRow[], records: readonly CodedRecord[]): ChosenRow[] => {
  const ids = new Map(records.map(({ code, id }) => [code, id]));
  const lines = new Map<string, number>();
  return rows.map((row) => {
    const doubleOf = lines.get(row.code) ?? null;
    if (doubleOf === null) lines.set(row.code, row.line);
    return { ...row, id: ids.get(row.code) ?? null, doubleOf };
  });
};

type Table = Source & {
  readonly projectId: number | undefined;
  readonly sheets: Parameters<typeof readCodes>[0];
  /** Where the table stands in the request. */
  readonly pointer: string;
};

/** Records that are not chosen by codes: a my page has several of them, or nobody keeps lists of theirs. */
const WITHOUT_CODE: readonly BulkRecord[] = [
  'sections',
  'reports',
  'payouts',
  'corporations',
  'users',
  'projects',
];

/** The records that a table names. @throws INVALID_PARAMETER for a table that is none of codes, or has none of the kind */
export const chooseByTable = async (
  scope: Scope,
  { list, of, projectId, sheets, pointer }: Table,
): Promise<Chosen> => {
  if (WITHOUT_CODE.includes(of)) throw invalidField(pointer, messages.byListOnly);
  const table = readCodes(sheets);
  if (table.problem !== null) throw invalidField(pointer, table.problem);
  const codes = [...new Set(table.rows.map(({ code }) => code))];
  const family = familyOfList(list);
  const records =
    family === null
      ? await findMyPagesByCode(scope.db, projectId, codes)
      : await findApplicationsByCode(scope.db, { family, projectId }, codes);
  return { rows: withRecords(table.rows, records), notes: table.notes };
};

/** The rows of a request. @throws INVALID_PARAMETER when it says none, or more than a run can have */
export const chooseRows = async (
  scope: Scope,
  source: Source,
  { by, ids, search, cells, projectId }: SelectionInput,
): Promise<Chosen> => {
  const given = { ids, search, cells };
  const names = (['ids', 'search', 'cells'] as const).filter((name) => given[name] !== undefined);
  if (names.length !== 1 || names[0] !== by)
    throw new ApiError('INVALID_PARAMETER', { detail: messages.selection });
  if (ids !== undefined) return ofIds(ids);
  if (cells !== undefined)
    return chooseByTable(scope, {
      ...source,
      projectId,
      sheets: [pastedSheet(cells)],
      pointer: '/selection/cells',
    });
  const found = await idsOfSearch(scope, source, search ?? '');
  if (found.length > MAX_ROWS) throw invalidField('/selection/search', tooManyRows(MAX_ROWS));
  if (found.length === 0) throw invalidField('/selection/search', messages.noneFound);
  return ofIds(found);
};
