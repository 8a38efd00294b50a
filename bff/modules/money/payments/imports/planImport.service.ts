import type { Scope } from '#bff/core/scope.ts';
import { PaymentImportOutcome as Outcome } from '#bff/generated/contract/enums.ts';
import {
  type DealRow,
  findDeals,
  type ImportColumn,
  NEEDED,
  rowReadersOf,
  paymentImportTexts as texts,
} from '#bff/modules/sections/index.ts';
import { type RowMessage as MessageOf, readRow } from '#bff/parts/lists/tables/readRow.service.ts';
import type { TableRow } from '#bff/parts/lists/tables/tableShape.service.ts';
import { tableTexts } from '#bff/parts/lists/tables/tables.words.ts';
import type { Business } from '#bff/parts/ownership/members.data.ts';
import { memberMessages } from '#bff/parts/ownership/members.words.ts';
import { staying } from '../dealMembers.service.ts';
import {
  figureErrors,
  following,
  type NewPaymentItemInput,
  type PaymentItemInput,
} from '../dealRules.service.ts';
import { expenseListOf, expenseTypeIn, type ListOwner, ofWhomOf } from '../listOwner.service.ts';

/** What is wrong in a cell, or in a row as a whole (null). */
export type RowMessage = MessageOf<ImportColumn>;

/** A deal as it will be. */
export type NewDeal = NewPaymentItemInput & Pick<DealRow, 'number' | 'expenseType' | 'eligibleAmount'>;

/** What would become of a row. */
export type PlannedRow = {
  readonly line: number;
  readonly cells: TableRow<ImportColumn>['cells'];
  readonly messages: readonly RowMessage[];
} & (
  | { readonly outcome: typeof Outcome.Created; readonly deal: NewDeal }
  | {
      readonly outcome: typeof Outcome.Changed;
      readonly before: DealRow;
      readonly after: DealRow;
      readonly changed: readonly ImportColumn[];
    }
  | { readonly outcome: typeof Outcome.Unchanged; readonly before: DealRow }
  | { readonly outcome: typeof Outcome.Refused }
);

type RowInput = PaymentItemInput & { readonly number?: number };

type Reading = { readonly input: RowInput; readonly messages: readonly RowMessage[] };

type Known = {
  readonly scope: Scope;
  readonly owner: ListOwner;
  readonly byNumber: ReadonlyMap<number, DealRow>;
  /** The deals that cannot be given to another member. */
  readonly staying: ReadonlySet<number>;
  /** Those to whom no deal is given any more. */
  readonly left: ReadonlySet<number>;
};

const columnOf = (pointer: string): ImportColumn => pointer.slice(1) as ImportColumn;

const errorsOf = ({ scope, owner }: Known, after: NewDeal | DealRow, before?: DealRow) =>
  figureErrors(scope, owner, after, before).map(({ pointer, message }) => ({
    column: columnOf(pointer),
    text: message,
  }));

/** What keeps a deal from being of whom the row says. */
const memberMessagesOf = (
  { staying: kept, left }: Known,
  { number, memberId = null }: NewDeal | DealRow,
  before?: DealRow,
): RowMessage[] => {
  if (memberId === (before?.memberId ?? null)) return [];
  if (memberId !== null && left.has(memberId))
    return [{ column: 'memberId', text: memberMessages.notMember }];
  return kept.has(number) ? [{ column: 'memberId', text: memberMessages.papersStay }] : [];
};

type Place = Pick<PlannedRow, 'line' | 'cells'>;

const planChange = (known: Known, place: Place, before: DealRow, input: RowInput): PlannedRow => {
  const sent = following(known.owner, before, input);
  const after = { ...before, ...sent } as DealRow;
  const messages = [...errorsOf(known, after, before), ...memberMessagesOf(known, after, before)];
  if (messages.length > 0) return { ...place, outcome: Outcome.Refused, messages };
  const changed = [...place.cells.keys()].filter((column) => after[column] !== before[column]);
  return changed.length === 0
    ? { ...place, outcome: Outcome.Unchanged, before, messages }
    : { ...place, outcome: Outcome.Changed, before, after, changed, messages };
};

const isWhole = (input: RowInput): input is RowInput & NewPaymentItemInput =>
  NEEDED.every((column) => input[column] !== undefined && input[column] !== null);

const planNew = (known: Known, place: Place, input: RowInput, number: number): PlannedRow => {
  const { memberId } = known.owner;
  if (memberId !== null && input.number !== undefined) {
    // Which numbers others have is not told: a member names its own, and new ones get theirs.
    const messages = [{ column: 'number' as const, text: texts.notOwnNumber(input.number) }];
    return { ...place, outcome: Outcome.Refused, messages };
  }
  if (!isWhole(input)) {
    const missing = NEEDED.filter((column) => input[column] === undefined);
    const messages = missing.map((column) => ({ column, text: tableTexts.required }));
    return { ...place, outcome: Outcome.Refused, messages };
  }
  const deal = {
    ...input,
    number,
    memberId: memberId ?? input.memberId ?? null,
    expenseType: expenseTypeIn(known.owner, input.expenseCategory),
    eligibleAmount: input.eligibleAmount ?? input.amountTaxExcluded,
  };
  const messages = [...errorsOf(known, deal), ...(memberId === null ? memberMessagesOf(known, deal) : [])];
  return messages.length > 0
    ? { ...place, outcome: Outcome.Refused, messages }
    : { ...place, outcome: Outcome.Created, deal, messages };
};

/** The deals whose numbers the rows say, by their numbers. */
const dealsNamed = async (
  scope: Scope,
  owner: ListOwner,
  readings: readonly Reading[],
): Promise<Known['byNumber']> => {
  const numbers = readings.flatMap(({ input }) => input.number ?? []);
  const items = await findDeals(scope.db, owner.myPage.id, numbers, ofWhomOf(owner));
  return new Map(items.map((item) => [item.number, item]));
};

const knownOf = async (
  scope: Scope,
  owner: ListOwner,
  { readings, members }: { readonly readings: readonly Reading[]; readonly members: readonly Business[] },
): Promise<Known> => {
  const byNumber = await dealsNamed(scope, owner, readings);
  const moves = readings.flatMap(({ input: { number = 0, memberId } }) => {
    const deal = byNumber.get(number);
    return deal === undefined ? [] : [{ deal, to: memberId }];
  });
  const left = new Set(members.filter(({ leftOn }) => leftOn !== null).map(({ id }) => id));
  return { scope, owner, byNumber, staying: await staying(scope, owner, moves), left };
};

type Table = {
  readonly rows: readonly TableRow<ImportColumn>[];
  readonly next: number;
  /** Whose deals the list has, beside the representative's. */
  readonly members: readonly Business[];
};

/**
 * What would become of each row; nothing is written. A row with the number of a deal changes that deal, every other
 * one begins a deal, under its number or the next one.
 * @param next the first number that nothing has
 */
export const planImport = async (
  scope: Scope,
  owner: ListOwner,
  { rows, next, members }: Table,
): Promise<PlannedRow[]> => {
  const readers = rowReadersOf(
    expenseListOf(owner),
    new Map([[owner.myPage.corporation.name, null], ...members.map(({ id, name }) => [name, id] as const)]),
  );
  const readings = rows.map((row) => {
    const { input, messages } = readRow(row, readers);
    // The readers answer what each column holds.
    return { row, input: input as RowInput, messages };
  });
  const known = await knownOf(scope, owner, { readings, members });
  const firstLines = new Map(
    readings
      .toReversed()
      .flatMap(({ row, input }) => (input.number ? [[input.number, row.line] as const] : [])),
  );
  let free = [...firstLines.keys()].reduce((highest, number) => Math.max(highest, number + 1), next);
  return readings.map(({ row, input, messages }): PlannedRow => {
    const { number } = input;
    const first = number === undefined ? row.line : (firstLines.get(number) ?? row.line);
    const place = { line: row.line, cells: row.cells };
    const twice = first === row.line ? [] : [{ column: 'number' as const, text: texts.numberTwice(first) }];
    const found = [...messages, ...twice];
    if (found.length > 0) return { ...place, outcome: Outcome.Refused, messages: found };
    const before = number === undefined ? undefined : known.byNumber.get(number);
    if (before !== undefined) return planChange(known, place, before, input);
    const planned = planNew(known, place, input, number ?? free);
    if (number === undefined && planned.outcome === Outcome.Created) free += 1;
    return planned;
  });
};
