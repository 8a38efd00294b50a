import type { FileSheet } from '#bff/core/fileInspector.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { NewBulkRow } from '#bff/data/bulk/bulkRows.ts';
import { findNamedCorporations, type OwnColumns } from '#bff/data/corporations/corporations.ts';
import { importTexts, corporationImportTexts as texts } from '#bff/text/lists/imports.ts';
import { tableTexts } from '#bff/text/lists/tables.ts';
import { corporationCodeOf } from '#rules/displayCode.ts';
import { corporationErrors } from '../../corporations/corporationRules.ts';
import { type RowMessage, type RowReading, readRow } from '../../tables/readRow.ts';
import { readTable } from '../../tables/readTable.ts';
import { headingIn, type TableRow } from '../../tables/tableShape.ts';
import { able, already, unable, type Verdict } from '../verdict.ts';
import { type CorporationColumn, NEEDED_OF_NEW, corporationTable as table } from './corporationTable.ts';
import type { ImportInput } from './importTable.ts';
import { faultText, type Naming } from './rowFaults.ts';

type Message = RowMessage<CorporationColumn>;

/** What a row says of a corporation; the readers answer what each column holds. */
type Input = { readonly displayCode?: number } & Partial<Omit<OwnColumns, 'id' | 'version'>>;

type Row = { readonly row: TableRow<CorporationColumn>; readonly input: Input } & Pick<
  RowReading<CorporationColumn>,
  'messages'
>;

/** What the database has of the corporations that the rows name. */
type Known = {
  readonly byId: ReadonlyMap<number, OwnColumns>;
  readonly byNumber: ReadonlyMap<string, OwnColumns>;
  readonly unnumbered: ReadonlyMap<string, OwnColumns>;
};

const unnumberedKey = ({ name, phone }: Pick<Input, 'name' | 'phone'>): string => `${name} ${phone}`;

const isUnnumbered = ({ displayCode, corporateNumber }: Input): boolean =>
  displayCode === undefined && !corporateNumber;

const knownOf = async (scope: Scope, rows: readonly Row[]): Promise<Known> => {
  const inputs = rows.map(({ input }) => input);
  const found = await findNamedCorporations(scope.db, {
    ids: inputs.flatMap(({ displayCode }) => displayCode ?? []),
    numbers: inputs.flatMap(({ corporateNumber }) => corporateNumber ?? []),
    unnumbered: inputs
      .filter(isUnnumbered)
      .flatMap(({ name, phone }) => (name && phone ? [{ name, phone }] : [])),
  });
  return {
    byId: new Map(found.map((one) => [one.id, one])),
    byNumber: new Map(
      found.flatMap((one) => (one.corporateNumber === null ? [] : [[one.corporateNumber, one] as const])),
    ),
    unnumbered: new Map(
      found.filter(({ corporateNumber }) => corporateNumber === null).map((one) => [unnumberedKey(one), one]),
    ),
  };
};

const existing = ({ byId, byNumber }: Known, { displayCode, corporateNumber }: Input) =>
  displayCode === undefined ? byNumber.get(corporateNumber ?? '') : byId.get(displayCode);

/** The same corporation whatever a row names it by; null for one that nothing tells from others. */
const keyOf = (known: Known, input: Input): string | null => {
  const id = existing(known, input)?.id;
  if (id !== undefined) return `#${id}`;
  if (input.corporateNumber) return input.corporateNumber;
  return input.name && input.phone ? unnumberedKey(input) : null;
};

/** What keeps a row from naming one corporation. */
const namingFaults = (known: Known, input: Input): Message[] => {
  const { displayCode, corporateNumber } = input;
  if (displayCode !== undefined && !known.byId.has(displayCode))
    return [{ column: 'displayCode', text: texts.unknownCode }];
  const taken = corporateNumber ? known.byNumber.get(corporateNumber) : undefined;
  if (displayCode !== undefined && taken !== undefined && taken.id !== displayCode)
    return [{ column: 'corporateNumber', text: texts.numberElsewhere(corporationCodeOf(taken.id)) }];
  const same = isUnnumbered(input) ? known.unnumbered.get(unnumberedKey(input)) : undefined;
  return same === undefined
    ? []
    : [{ column: 'name', text: texts.sameUnnumbered(corporationCodeOf(same.id)) }];
};

/** What a new corporation lacks: cells that are empty, and columns that the table does not have. */
const lacking = ({ row, input }: Row): Message[] => {
  const missing = NEEDED_OF_NEW.filter((column) => input[column] === undefined);
  const absent = missing.filter((column) => !row.cells.has(column));
  const names = absent.map((column) => headingIn(table, column));
  return [
    ...missing
      .filter((column) => row.cells.has(column))
      .map((column) => ({ column, text: tableTexts.required })),
    ...(names.length > 0 ? [{ column: null, text: texts.newNeeds(names) }] : []),
  ];
};

/** What the rules of a corporation say; of a cell that is wrong already nothing is added. */
const ruleFaults = (scope: Scope, sent: Input, facts: Input, found: readonly Message[]): Message[] => {
  const told = new Set(found.map(({ column }) => column));
  return corporationErrors(sent, facts, scope.now)
    .map(({ pointer, message }) => ({ column: pointer.slice(1) as CorporationColumn, text: message }))
    .filter(({ column }) => !told.has(column));
};

const firstOfEach = (messages: readonly Message[]): Message[] =>
  messages.filter(
    ({ column }, index) =>
      column === null || messages.findIndex((message) => message.column === column) === index,
  );

type Planned = Pick<NewBulkRow, 'corporationId' | 'targetVersion' | 'input' | 'before'> & {
  readonly verdict: Verdict;
};

const refused = (naming: Naming<CorporationColumn>, { row }: Row, messages: readonly Message[]): Planned => ({
  ...{ corporationId: null, targetVersion: null, input: null, before: null },
  verdict: unable('cells', faultText(naming, row, firstOfEach(messages))),
});

/** The fields that a row would change. */
const changesOf = (before: OwnColumns, { displayCode: _code, ...input }: Input): ImportInput =>
  Object.fromEntries(
    Object.entries(input).filter(([name, value]) => before[name as keyof OwnColumns] !== value),
  ) as ImportInput;

const planChange = (
  scope: Scope,
  naming: Naming<CorporationColumn>,
  row: Row,
  before: OwnColumns,
): Planned => {
  const change = changesOf(before, row.input);
  const messages = [...row.messages, ...ruleFaults(scope, change, { ...before, ...change }, row.messages)];
  if (messages.length > 0) return { ...refused(naming, row, messages), corporationId: before.id };
  const names = Object.keys(change);
  const of = { corporationId: before.id, targetVersion: before.version };
  if (names.length === 0) return { ...of, input: null, before: null, verdict: already('importCorporations') };
  const headings = names.map((name) => headingIn(table, name as CorporationColumn));
  return {
    ...of,
    input: change,
    before: Object.fromEntries(names.map((name) => [name, before[name as keyof OwnColumns]])),
    verdict: able('importCorporations', { makes: importTexts.changes(headings).slice(0, 500) }),
  };
};

const planNew = (scope: Scope, naming: Naming<CorporationColumn>, row: Row): Planned => {
  const { displayCode: _code, ...input } = row.input;
  const found = [...row.messages, ...lacking(row)];
  const messages = [...found, ...ruleFaults(scope, input, input, found)];
  if (messages.length > 0) return refused(naming, row, messages);
  return {
    ...{ corporationId: null, targetVersion: null, input, before: null },
    verdict: able('importCorporations', { makes: texts.new }),
  };
};

const planRow = (scope: Scope, naming: Naming<CorporationColumn>, known: Known, row: Row): Planned => {
  const faults = namingFaults(known, row.input);
  if (faults.length > 0) return refused(naming, row, [...row.messages, ...faults]);
  const before = existing(known, row.input);
  return before === undefined ? planNew(scope, naming, row) : planChange(scope, naming, row, before);
};

const NOTHING = {
  ...{ applicationId: null, mypageId: null, reasonCode: null, makes: null, amount: null },
  ...{ conditions: null, assigneeId: null, priorAssigneeId: null },
} as const;

/** What a row is called by: what it says of its number or its code. */
const codeOf = ({ row: { cells } }: Row): string | null =>
  (cells.get('corporateNumber')?.trim() || cells.get('displayCode')?.trim() || '').slice(0, 40) || null;

export type PlannedTable =
  | { readonly problem: string }
  | { readonly problem: null; readonly rows: readonly NewBulkRow[]; readonly notes: readonly string[] };

/** What would become of each row of a table of corporations; nothing is written. */
export const planCorporations = async (
  scope: Scope,
  sheets: readonly FileSheet[],
  isFile: boolean,
): Promise<PlannedTable> => {
  const { rows: tableRows, places, problems, notes, ignored } = readTable(sheets, table);
  if (problems.length > 0) return { problem: problems.join('\n') };
  const readers = table.rowReaders();
  const rows = tableRows.map((row): Row => {
    const { input, messages } = readRow(row, readers);
    return { row, input: input as Input, messages };
  });
  const known = await knownOf(scope, rows);
  const naming = { table, places, isFile, wholeRow: texts.wholeRow };
  const lines = new Map<string, number>();
  const planned = rows.map((row): NewBulkRow => {
    const { line } = row.row;
    const key = keyOf(known, row.input);
    const first = key === null ? undefined : lines.get(key);
    if (key !== null && first === undefined) lines.set(key, line);
    const { verdict, ...plan } =
      first === undefined
        ? planRow(scope, naming, known, row)
        : { ...refused(naming, row, []), verdict: unable('doubled', texts.doubled(first)) };
    return { ...NOTHING, line, code: codeOf(row), ...plan, ...verdict };
  });
  return { problem: null, rows: planned, notes: [...notes, ...ignored.map(tableTexts.ignored)] };
};
