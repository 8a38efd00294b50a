import { styled } from 'styled-components';
import { Badge } from '#ui-kit/Badge/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { tableRoles } from '#ui-kit/tableRoles/index.ts';
import { border, color, leading, media, space, text, weight } from '#ui-kit/tokens/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { formatYen } from '#web/parts/text/format.ts';
import { type ChangeRequest, changeRows } from './changeRows.ts';
import { changesText as t } from './changes.words.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  line-height: ${leading[18]};
  th, td { padding: ${space[8]} ${space[12]}; border-top: ${border.normal}; text-align: left; vertical-align: top; word-break: auto-phrase; overflow-wrap: anywhere; }
  thead th { border-top: 0; color: ${color.textMuted}; font-size: ${text[14]}; font-weight: ${weight.regular}; }
  tbody th { width: 12rem; color: ${color.textMuted}; font-size: ${text[14]}; font-weight: ${weight.regular}; }
  td { white-space: pre-wrap; }
  [data-number] { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
  [data-changed] { font-weight: ${weight.bold}; }
  ${media.belowSm} {
    thead { display: none; }
    tr { display: grid; padding: ${space[8]} 0; border-top: ${border.normal}; }
    th, td { width: auto; padding: ${space[4]} 0; border-top: 0; }
    td::before { content: attr(data-head); display: block; color: ${color.textMuted}; font-size: ${text[14]}; font-weight: ${weight.regular}; }
    [data-number] { text-align: left; }
  }
`;

const heads = { before: t((w) => w.page.before), after: t((w) => w.page.after) };

const Head = ({ first, isNumber = false }: { first: string; isNumber?: boolean }) => (
  <thead {...tableRoles.rowGroup}>
    <tr {...tableRoles.row}>
      {[first, heads.before, heads.after].map((head, index) => (
        <th
          key={head}
          scope="col"
          {...tableRoles.columnHeader}
          {...(isNumber && index > 0 ? { 'data-number': true } : {})}
        >
          {head}
        </th>
      ))}
    </tr>
  </thead>
);

type CategoryChange = components['schemas']['BudgetChangeCategory'];

const CategoryRow = ({ category }: { category: CategoryChange }) => (
  <tr {...tableRoles.row}>
    <th scope="row" {...tableRoles.rowHeader}>
      {category.part} {category.label} {category.isNew && <Badge>{t((w) => w.budget.newCategory)}</Badge>}
    </th>
    <td data-number data-head={heads.before} {...tableRoles.cell}>
      {formatYen(category.before)}
    </td>
    <td
      data-number
      data-head={heads.after}
      {...(category.before === category.after ? {} : { 'data-changed': true })}
      {...tableRoles.cell}
    >
      {formatYen(category.after)}
    </td>
  </tr>
);

/** How much a change of the allotment moves, beside the limit of a minor one. */
export const BudgetSize = ({ change }: { change: components['schemas']['BudgetChange'] }) => (
  <Stack gap={16}>
    <Notice
      tone={change.isMinor ? 'info' : 'warning'}
      title={change.isMinor ? t((w) => w.budget.minor) : t((w) => w.budget.notMinor)}
    />
    <Facts
      variant="compact"
      facts={[
        { term: t((w) => w.budget.moved), value: <b>{formatYen(change.movedAmount)}</b> },
        {
          term: t((w) => w.budget.limit, { percent: change.limitPercent }),
          value: formatYen(change.limitAmount),
        },
        {
          term: t((w) => w.budget.total),
          value: `${formatYen(change.eligibleBefore)} → ${formatYen(change.eligibleAfter)}`,
        },
      ]}
    />
    <Table {...tableRoles.table}>
      <Head first={t((w) => w.budget.category)} isNumber />
      <tbody {...tableRoles.rowGroup}>
        {change.categories.map((category) => (
          <CategoryRow key={`${category.part ?? ''}${category.expenseCategory}`} category={category} />
        ))}
      </tbody>
    </Table>
  </Stack>
);

/** What a request changes: before beside after. Not for the form in which it is written. */
export const ChangeComparison = ({ request }: { request: ChangeRequest }) => {
  const rows = changeRows(request);
  if (request.budgetChange !== null) return <BudgetSize change={request.budgetChange} />;
  if (rows.length === 0) return <Text tone="muted">{t((w) => w.page.unchanged)}</Text>;
  return (
    <Table {...tableRoles.table}>
      <Head first={t((w) => w.page.item)} />
      <tbody {...tableRoles.rowGroup}>
        {rows.map(({ name, term, before, after, isChanged }) => (
          <tr key={name} {...tableRoles.row}>
            <th scope="row" {...tableRoles.rowHeader}>
              {term}
            </th>
            <td data-head={heads.before} {...tableRoles.cell}>
              {before}
            </td>
            <td data-head={heads.after} {...(isChanged ? { 'data-changed': true } : {})} {...tableRoles.cell}>
              {after}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
