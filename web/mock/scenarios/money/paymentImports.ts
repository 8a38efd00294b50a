import { PaymentImportOutcome } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { dealOf } from './mamekuraPayments.ts';

type Result = components['schemas']['PaymentImportResult'];
type Row = components['schemas']['PaymentImportRow'];

const { Changed, Created, Refused, Unchanged } = PaymentImportOutcome;
const { description, payee, amountTaxIncluded } = dealOf(2);

/** A row of a table that begins a deal, unless it says otherwise. */
export const importRow = (facts: Partial<Row> & Pick<Row, 'line'>): Row => ({
  outcome: Created,
  number: 4,
  ...{ description, payee, amountTaxIncluded },
  changedColumns: [],
  messages: [],
  ...facts,
});

/** What a dry run says of these rows. */
export const paymentImport = (rows: readonly Row[], rest: Partial<Result> = {}): Result => {
  const count = (outcome: Row['outcome']): number => rows.filter((row) => row.outcome === outcome).length;
  return {
    listState: '0d4a1e8c5b7f9a2d3c6e8f1a2b4c5d6e',
    isTaken: false,
    createdCount: count(Created),
    changedCount: count(Changed),
    unchangedCount: count(Unchanged),
    refusedCount: count(Refused),
    problems: [],
    notes: [],
    ignoredHeadings: [],
    rows: [...rows],
    ...rest,
  };
};
