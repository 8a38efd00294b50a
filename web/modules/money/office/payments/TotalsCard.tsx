import { CircleAlert, CircleCheck } from 'lucide-react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import type { DealFilter } from '#web/modules/money/shared/payments/dealFilter.ts';
import { expenseCategoryName } from '#web/parts/text/expenseCategories.ts';
import { formatInteger, formatSigned } from '#web/parts/text/format.ts';
import { type FigureColumn, FigureTable } from '../amounts/FigureTable.tsx';
import { FilterDealsButton } from './FilterDealsButton.tsx';
import { PlanItems } from './PlanItems.tsx';
import { overPlan, totalSums } from './paymentFigures.ts';
import { paymentsText as t } from './payments.words.ts';
import type { PaymentList, PaymentTotal } from './paymentTypes.ts';

/** More than planned is for somebody to look at; less is usual. Without a plan there is nothing to compare with. */
const Difference = ({ amount }: { amount: number | null }) => (
  <Text
    as="span"
    size={14}
    isFigure
    tone={Number(amount) > 0 ? 'warning' : 'normal'}
    isBold={Number(amount) > 0}
  >
    {formatSigned(amount)}
  </Text>
);

type TotalsCardProps = { list: PaymentList; onNarrow: (filter: DealFilter) => void };

/** Opens the deals of a category that has some. */
const Category = ({ list, onNarrow, category }: TotalsCardProps & { category: number }) => {
  const name = expenseCategoryName(list.expenseCategoryList, category);
  const total = list.totals.find(({ expenseCategory }) => expenseCategory === category);
  if (!total?.paidAmount) return name;
  const label = t((w) => w.payments.openCategory, { name });
  return (
    <FilterDealsButton type="button" aria-label={label} onClick={() => onNarrow(category)}>
      {name}
    </FilterDealsButton>
  );
};

type Columns = readonly [FigureColumn<PaymentTotal>, ...FigureColumn<PaymentTotal>[]];

const columnsOf = ({ list, onNarrow }: TotalsCardProps): Columns => {
  const sums = totalSums(list.totals);
  const planned = (amount: number): number | null => (list.plan === null ? null : amount);
  const figure = (
    id: 'plan' | 'paid' | 'excluded' | 'accepted',
    amountOf: (total: PaymentTotal) => number | null,
  ) => ({
    id,
    label: t((w) => w.payments[id]),
    cell: (total: PaymentTotal) => formatInteger(amountOf(total)),
    sum: formatInteger(id === 'plan' ? planned(sums.plan) : sums[id]),
  });
  return [
    {
      id: 'category',
      label: t((w) => w.payments.category),
      cell: ({ expenseCategory }) => <Category {...{ list, onNarrow }} category={expenseCategory} />,
    },
    figure('plan', ({ planAmount }) => planned(planAmount)),
    figure('paid', ({ paidAmount }) => paidAmount),
    figure('excluded', ({ excludedAmount }) => excludedAmount),
    figure('accepted', ({ acceptedAmount }) => acceptedAmount),
    {
      id: 'difference',
      label: t((w) => w.payments.difference),
      cell: (total) => <Difference amount={planned(overPlan(total))} />,
      sum: <Difference amount={planned(sums.overPlan)} />,
    },
  ];
};

/** What was planned, paid and accepted by category, and how much there is to put right. */
export const TotalsCard = (props: TotalsCardProps) => {
  const { list, onNarrow } = props;
  return (
    <Card
      title={t((w) => w.payments.totals)}
      aside={list.counts.all > 0 && <ErrorCount count={list.errorCount} onNarrow={onNarrow} />}
    >
      <Stack gap={16}>
        {list.totals.length === 0 ? (
          <Text size={14}>{t((w) => w.payments.noTotals)}</Text>
        ) : (
          <>
            <Text size={12} tone="muted">
              {t((w) => w.payments.unit)}
            </Text>
            <FigureTable
              label={t((w) => w.payments.totals)}
              columns={columnsOf(props)}
              rows={list.totals}
              rowId={({ expenseCategory }) => expenseCategory}
              sumLabel={t((w) => w.payments.sum)}
            />
          </>
        )}
        <PlanItems list={list} />
      </Stack>
    </Card>
  );
};

const ErrorCount = ({ count, onNarrow }: { count: number } & Pick<TotalsCardProps, 'onNarrow'>) =>
  count === 0 ? (
    <StatusTag tone="success" icon={CircleCheck} isQuiet>
      {t((w) => w.payments.noErrors)}
    </StatusTag>
  ) : (
    <Button variant="secondary" size="small" icon={CircleAlert} onClick={() => onNarrow('errors')}>
      {t((w) => w.payments.errors, { count: formatInteger(count) })}
    </Button>
  );
