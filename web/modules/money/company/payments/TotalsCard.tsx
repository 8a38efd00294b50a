import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { tableRoles } from '#ui-kit/tableRoles/index.ts';
import { border, color, media, space, text, tone, weight } from '#ui-kit/tokens/index.ts';
import { expenseCategoryName } from '#web/parts/text/expenseCategories.ts';
import { formatDate, formatDifference, formatYen } from '#web/parts/text/format.ts';
import { overPlanYen, sumOfTotals } from './deals.ts';
import type { PaymentList, PaymentTotal } from './paymentTypes.ts';
import { userPaymentsText as tpay } from './userPayments.words.ts';

/* On a phone a category is a block: its name, then each amount behind what it is. */
const onPhone = `
  &, & > tbody, & > tfoot { display: block; }
  & > thead { display: none; }
  & tr { display: grid; gap: ${space[4]}; padding: ${space[12]} 0; border-top: ${border.normal}; }
  & tbody tr:first-child { padding-top: 0; border-top: 0; }
  & tfoot tr { padding-bottom: 0; border-top: ${border.strong}; }
  & tbody th { font-weight: ${weight.bold}; }
  & td { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${space[12]}; }
`;

const inColumns = `
  & th, & td { padding: ${space[8]} 0 ${space[8]} ${space[16]}; text-align: right; }
  & :is(th, td):first-child { padding-left: 0; text-align: left; }
  & thead th { padding-top: 0; border-bottom: ${border.strong}; color: ${color.textMuted}; }
  & tbody th { font-weight: ${weight.regular}; }
  & tbody tr + tr > * { border-top: ${border.normal}; }
  & tfoot > tr > * { padding-bottom: 0; border-top: ${border.strong}; }
  & [data-cell-column] { display: none; }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text[14]};
  line-height: 1.6;
  & th { text-align: left; word-break: auto-phrase; }
  & td { font-variant-numeric: tabular-nums; white-space: nowrap; }
  & tfoot { font-weight: ${weight.bold}; }
  & [data-cell-column] { color: ${color.textMuted}; font-weight: ${weight.regular}; }
  & [data-over] { color: ${tone.warning.text}; font-weight: ${weight.bold}; }
  ${media.md} { ${inColumns} }
  ${media.belowMd} { ${onPhone} }
`;

const HEADS = [
  tpay((w) => w.totals.plan),
  tpay((w) => w.totals.paid),
  tpay((w) => w.totals.difference),
  tpay((w) => w.totals.excluded),
  tpay((w) => w.totals.accepted),
];

/** Totals shown to members: none of the plan. */
const OF_MEMBER: readonly string[] = [HEADS[1], HEADS[3], HEADS[4]].map(String);

const headsOf = ({ memberId }: Pick<PaymentList, 'memberId'>): readonly string[] =>
  memberId === null ? HEADS : OF_MEMBER;

type AmountsProps = {
  amounts: Omit<PaymentTotal, 'expenseCategory'>;
  hasPlan: boolean;
  heads: readonly string[];
};

/** The amounts of a category in the order of `HEADS`; without a plan there is nothing to compare with. */
const Amounts = ({ amounts, hasPlan, heads }: AmountsProps) => {
  const beyond = overPlanYen(amounts);
  const figures = [
    formatYen(hasPlan ? amounts.planAmount : null),
    formatYen(amounts.paidAmount),
    formatDifference(hasPlan ? beyond : null),
    formatYen(amounts.excludedAmount),
    formatYen(amounts.acceptedAmount),
  ];
  return HEADS.map(
    (head, index) =>
      heads.includes(head) && (
        <td key={head} {...tableRoles.cell}>
          <span data-cell-column>{head}</span>
          <span data-over={(hasPlan && index === 2 && beyond > 0) || undefined}>{figures[index]}</span>
        </td>
      ),
  );
};

const noteOf = ({ plan, memberId }: Pick<PaymentList, 'plan' | 'memberId'>): string => {
  if (memberId !== null) return tpay((w) => w.totals.ofMember);
  return plan === null
    ? tpay((w) => w.totals.noPlan)
    : tpay((w) => w.totals.note, { version: plan.version, day: formatDate(plan.effectiveOn) });
};

const Note = (list: Pick<PaymentList, 'plan' | 'memberId'>) => (
  <Text as="span" size={14} tone="muted">
    {noteOf(list)}
  </Text>
);

/** 計画・支払・対象外・認める額 side by side, a line a category; below 768 px a block a category. */
export const TotalsCard = ({ totals, plan, memberId, expenseCategoryList }: PaymentList) => {
  const hasPlan = plan !== null;
  const heads = headsOf({ memberId });
  return (
    <Card title={tpay((w) => w.totals.title)} aside={<Note plan={plan} memberId={memberId} />}>
      <Table {...tableRoles.table} aria-label={tpay((w) => w.totals.title)}>
        <thead {...tableRoles.rowGroup}>
          <tr {...tableRoles.row}>
            {[tpay((w) => w.totals.category), ...heads].map((head) => (
              <th key={head} {...tableRoles.columnHeader} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.rowGroup}>
          {totals.map((amounts) => (
            <tr key={amounts.expenseCategory} {...tableRoles.row}>
              <th {...tableRoles.rowHeader} scope="row">
                {expenseCategoryName(expenseCategoryList, amounts.expenseCategory)}
              </th>
              <Amounts amounts={amounts} hasPlan={hasPlan} heads={heads} />
            </tr>
          ))}
        </tbody>
        {totals.length > 1 && (
          <tfoot {...tableRoles.rowGroup}>
            <tr {...tableRoles.row}>
              <th {...tableRoles.rowHeader} scope="row">
                {tpay((w) => w.totals.sum)}
              </th>
              <Amounts amounts={sumOfTotals(totals)} hasPlan={hasPlan} heads={heads} />
            </tr>
          </tfoot>
        )}
      </Table>
    </Card>
  );
};
