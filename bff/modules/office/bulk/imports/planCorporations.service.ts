import type { Scope } from '#bff/core/scope.ts';
import {
  corporationErrors,
  findNamedCorporations,
  type OwnColumns,
} from '#bff/modules/corporations/index.ts';
import type { RowMessage } from '#bff/parts/lists/tables/readRow.service.ts';
import { headingIn } from '#bff/parts/lists/tables/tableShape.service.ts';
import { corporationCodeOf } from '#rules/displayCode.ts';
import { able, already } from '../verdict.service.ts';
import {
  type CorporationColumn,
  corporationReaders,
  NEEDED_OF_NEW,
  corporationTable as table,
} from './corporationTable.service.ts';
import { importTexts, corporationImportTexts as texts } from './imports.words.ts';
import type { ImportInput } from './importTable.service.ts';
import { lacking, type Planned, type PlanTable, planTable, type ReadRow } from './planTable.service.ts';

const KIND = 'importCorporations';

type Message = RowMessage<CorporationColumn>;

/** What a row says of a corporation; the readers answer what each column holds. */
type Input = { readonly displayCode?: number } & Partial<Omit<OwnColumns, 'id' | 'version'>>;

type Row = ReadRow<CorporationColumn, Input>;

type Refuse = (messages: readonly Message[]) => Planned;

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

/** What the rules of a corporation say; of a cell that is wrong already nothing is added. */
const ruleFaults = (scope: Scope, sent: Input, facts: Input, found: readonly Message[]): Message[] => {
  const told = new Set(found.map(({ column }) => column));
  return corporationErrors(sent, facts, scope.now)
    .map(({ pointer, message }) => ({ column: pointer.slice(1) as CorporationColumn, text: message }))
    .filter(({ column }) => !told.has(column));
};

/** The fields that a row would change. */
const changesOf = (before: OwnColumns, { displayCode: _code, ...input }: Input): ImportInput =>
  Object.fromEntries(
    Object.entries(input).filter(([name, value]) => before[name as keyof OwnColumns] !== value),
  ) as ImportInput;

const planChange = (scope: Scope, row: Row, before: OwnColumns, refused: Refuse): Planned => {
  const change = changesOf(before, row.input);
  const messages = [...row.messages, ...ruleFaults(scope, change, { ...before, ...change }, row.messages)];
  if (messages.length > 0) return { ...refused(messages), corporationId: before.id };
  const names = Object.keys(change);
  const of = { corporationId: before.id, targetVersion: before.version };
  if (names.length === 0) return { ...of, verdict: already(KIND) };
  const headings = names.map((name) => headingIn(table, name as CorporationColumn));
  return {
    ...of,
    input: change,
    before: Object.fromEntries(names.map((name) => [name, before[name as keyof OwnColumns]])),
    verdict: able(KIND, { makes: importTexts.changes(headings).slice(0, 500) }),
  };
};

const planNew = (scope: Scope, row: Row, refused: Refuse): Planned => {
  const { displayCode: _code, ...input } = row.input;
  const found = [...row.messages, ...lacking(row, table, NEEDED_OF_NEW, texts.newNeeds)];
  const messages = [...found, ...ruleFaults(scope, input, input, found)];
  return messages.length > 0 ? refused(messages) : { input, verdict: able(KIND, { makes: texts.new }) };
};

/** What would become of each row of a table of corporations; nothing is written. */
export const planCorporations: PlanTable = (scope, sheets, isFile) =>
  planTable<CorporationColumn, Input, Known>(
    {
      table,
      readers: corporationReaders(),
      wholeRow: texts.wholeRow,
      knownOf: (rows) => knownOf(scope, rows),
      keyOf,
      doubled: texts.doubled,
      // What a row is called by: what it says of its number or its code.
      codeOf: ({ cells }) => cells.get('corporateNumber')?.trim() || cells.get('displayCode')?.trim() || null,
      planRow: (known, row, refused) => {
        const faults = namingFaults(known, row.input);
        if (faults.length > 0) return refused([...row.messages, ...faults]);
        const before = existing(known, row.input);
        return before === undefined ? planNew(scope, row, refused) : planChange(scope, row, before, refused);
      },
    },
    sheets,
    isFile,
  );
