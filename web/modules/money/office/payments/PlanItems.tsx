import { styled } from 'styled-components';
import { sumYen } from '#rules/money.ts';
import { Disclosure } from '#ui-kit/Disclosure/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { expenseCategoryName } from '#web/parts/text/expenseCategories.ts';
import { formatDate, formatInteger, formatText } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { type FigureColumn, FigureTable } from '../amounts/FigureTable.tsx';
import { paymentsText as t } from './payments.words.ts';
import type { ExpensePlan, PaymentList } from './paymentTypes.ts';

const Scrolled = styled.div`
  min-width: 0;
`;

type PlanItem = ExpensePlan['items'][number];

type Columns = readonly [FigureColumn<PlanItem>, ...FigureColumn<PlanItem>[]];

const columnsOf = (items: readonly PlanItem[], categoryName: (category: number) => string): Columns => [
  {
    id: 'description',
    label: t((w) => w.payments.planDescription),
    cell: ({ number, description }) => t((w) => w.payments.dealName, { number, name: description }),
  },
  {
    id: 'category',
    label: t((w) => w.payments.category),
    isText: true,
    cell: ({ part, expenseCategory }) =>
      [part ? t((w) => w.payments.part, { part }) : '', categoryName(expenseCategory)]
        .filter((word) => word !== '')
        .join(marks.gap),
  },
  {
    id: 'supplier',
    label: t((w) => w.payments.planSupplier),
    isText: true,
    cell: ({ supplierName }) => formatText(supplierName),
  },
  {
    id: 'amount',
    label: t((w) => w.payments.planAmount),
    cell: ({ amountTaxExcluded }) => formatInteger(amountTaxExcluded),
    sum: formatInteger(sumYen(items.map(({ amountTaxExcluded }) => amountTaxExcluded))),
  },
  {
    id: 'eligible',
    label: t((w) => w.payments.planEligible),
    cell: ({ eligibleAmount }) => formatInteger(eligibleAmount),
    sum: formatInteger(sumYen(items.map(({ eligibleAmount }) => eligibleAmount))),
  },
];

/** The plan in force, folded away: what the payments are compared with. */
export const PlanItems = ({ list }: { list: PaymentList }) => {
  const { plan } = list;
  if (plan === null) {
    return (
      <Text size={14} tone="muted">
        {t((w) => w.payments.planNone)}
      </Text>
    );
  }
  const summary = t((w) => w.payments.planItems, {
    version: plan.version,
    day: formatDate(plan.effectiveOn),
  });
  return (
    <Disclosure summary={summary}>
      {/* Reached with Tab, so that a plan longer than the disclosure is scrolled with keys. */}
      <Scrolled role="region" aria-label={summary} tabIndex={0}>
        <FigureTable
          label={summary}
          columns={columnsOf(plan.items, (category) =>
            expenseCategoryName(list.expenseCategoryList, category),
          )}
          rows={plan.items}
          rowId={({ number }) => number}
          sumLabel={t((w) => w.payments.sum)}
        />
      </Scrolled>
    </Disclosure>
  );
};
