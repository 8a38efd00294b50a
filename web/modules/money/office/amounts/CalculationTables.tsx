import { Stack } from '#ui-kit/Layout/index.ts';
import { Text, TextPart } from '#ui-kit/Text/index.ts';
import { formatInteger, formatSigned } from '#web/parts/text/format.ts';
import { amountsText as t } from './amounts.words.ts';
import type { AmountCalculation, AmountProposal } from './amountTypes.ts';
import { type FigureColumn, FigureTable } from './FigureTable.tsx';

type Line = AmountCalculation['lines'][number];
type Columns<Row> = readonly [FigureColumn<Row>, ...FigureColumn<Row>[]];

const sumOf = <Row,>(rows: readonly Row[], amountOf: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + amountOf(row), 0);

const nameOf = ({ part, label }: Pick<Line, 'part' | 'label'>): string =>
  part === null ? label : t((w) => w.calculation.part, { part, label });

const idOf = ({ part, expenseCategory }: Pick<Line, 'part' | 'expenseCategory'>): string =>
  `${part ?? ''}${expenseCategory ?? ''}`;

const figure = <Row,>(id: string, label: string, rows: readonly Row[], amountOf: (row: Row) => number) => ({
  id,
  label,
  cell: (row: Row) => formatInteger(amountOf(row)),
  sum: formatInteger(sumOf(rows, amountOf)),
});

const overPlan = ({ eligibleAmount, planAmount }: Line): number => eligibleAmount - planAmount;

const columnsOf = (lines: readonly Line[], isGrant: boolean): Columns<Line> => {
  const name = { id: 'category', label: t((w) => w.calculation.category), cell: nameOf };
  const eligible = figure(
    'eligible',
    t((w) => (isGrant ? w.calculation.plan : w.calculation.eligible)),
    lines,
    ({ eligibleAmount }) => eligibleAmount,
  );
  if (isGrant) return [name, eligible];
  return [
    name,
    figure(
      'plan',
      t((w) => w.calculation.plan),
      lines,
      ({ planAmount }) => planAmount,
    ),
    figure(
      'claimed',
      t((w) => w.calculation.claimed),
      lines,
      ({ claimedAmount }) => claimedAmount,
    ),
    figure(
      'excluded',
      t((w) => w.calculation.excluded),
      lines,
      ({ excludedAmount }) => excludedAmount,
    ),
    eligible,
    {
      id: 'difference',
      label: t((w) => w.calculation.difference),
      cell: (line) => formatSigned(overPlan(line)),
      sum: formatSigned(sumOf(lines, overPlan)),
    },
  ];
};

type LinesProps = { calculation: AmountCalculation; isGrant: boolean };

/** What was planned, claimed and accepted of each category; of a grant only the plan. */
export const LinesTable = ({ calculation, isGrant }: LinesProps) => {
  const { lines, planVersion, itemCount } = calculation;
  if (lines.length === 0) return <Text size={14}>{t((w) => w.calculation.none)}</Text>;
  return (
    <Stack gap={8}>
      <Text size={12} tone="muted">
        {t((w) => w.calculation.unit)}
        <TextPart>
          {planVersion !== null &&
            !isGrant &&
            ` ${t((w) => w.calculation.planVersion, { version: planVersion, count: itemCount })}`}
        </TextPart>
      </Text>
      <FigureTable
        label={t((w) => w.calculation.lines)}
        columns={columnsOf(lines, isGrant)}
        rows={lines}
        rowId={idOf}
        sumLabel={t((w) => w.calculation.sum)}
      />
    </Stack>
  );
};

type Excluded = AmountCalculation['excludedItems'][number];

/** The deals that the office did not accept, each with its reason. */
export const ExcludedTable = ({ items }: { items: readonly Excluded[] }) => (
  <FigureTable
    label={t((w) => w.excluded.title)}
    columns={[
      { id: 'number', label: t((w) => w.excluded.number), cell: ({ number }: Excluded) => number },
      {
        id: 'description',
        label: t((w) => w.excluded.description),
        isText: true,
        cell: (row) => row.description,
      },
      { id: 'payee', label: t((w) => w.excluded.payee), isText: true, cell: (row) => row.payee },
      figure(
        'claimed',
        t((w) => w.excluded.claimed),
        items,
        (row) => row.eligibleAmount,
      ),
      figure(
        'amount',
        t((w) => w.excluded.amount),
        items,
        (row) => row.excludedAmount,
      ),
      { id: 'reason', label: t((w) => w.excluded.reason), isText: true, cell: (row) => row.excludedReason },
    ]}
    rows={items}
    rowId={({ number }) => number}
    sumLabel={t((w) => w.excluded.sum)}
  />
);

type Allotment = AmountProposal['allotments'][number];

/** How much of the grant each category gets. */
export const AllotmentTable = ({ allotments }: { allotments: readonly Allotment[] }) => (
  <FigureTable
    label={t((w) => w.allotment.title)}
    columns={[
      { id: 'category', label: t((w) => w.allotment.category), cell: nameOf },
      figure(
        'eligible',
        t((w) => w.allotment.eligible),
        allotments,
        (row) => row.eligibleAmount,
      ),
      figure(
        'amount',
        t((w) => w.allotment.amount),
        allotments,
        (row) => row.amount,
      ),
    ]}
    rows={allotments}
    rowId={idOf}
    sumLabel={t((w) => w.allotment.sum)}
  />
);
