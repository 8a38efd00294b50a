import { LockKeyhole } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { evidenceStages } from '#ui-kit/desk/EvidenceGrid/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { tableRoles } from '#ui-kit/tableRoles/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import type { Finding } from '#web/parts/desk/find/findings.ts';
import { formatInteger } from '#web/parts/text/format.ts';
import type { Check } from './crossCheck.ts';
import { DealRow, type DealRowProps, type WrittenFinding } from './DealRow.tsx';
import { Scroll, Table } from './dealStyles.ts';
import { cellOf } from './listReturn/cells.ts';
import { paymentsText as t } from './payments.words.ts';
import type { PaymentList } from './paymentTypes.ts';

const Line = styled.div`
  padding: 0 var(--card-x) ${space[12]};
`;

type DealTableProps = Pick<DealRowProps, 'list' | 'onExclude' | 'onBegin'> & {
  /** The findings that are being written, in the order of their numbers. */
  written: readonly Finding[];
  /** What the cross-check has found, by the deal's id. */
  checks: ReadonlyMap<number, readonly Check[]>;
  categoryName: (category: number) => string;
  /** The category that the deals are narrowed to. */
  narrowedTo: string | null;
  onShowAll: () => void;
  /** Why nothing can be excluded any more, for those who otherwise could. */
  refusal: string | null;
};

/** The deals: days over their papers, amounts, and below what the cross-check says. */
export const DealTable = (props: DealTableProps) => {
  const { list, checks, categoryName, narrowedTo, onShowAll, refusal, onExclude, onBegin } = props;
  const label = t((w) => w.payments.list);
  return (
    <>
      {refusal !== null && (
        <Line>
          <Text size={14} tone="muted">
            <Icon of={LockKeyhole} size={16} /> {refusal}
          </Text>
        </Line>
      )}
      {narrowedTo !== null && (
        <WayBack onShowAll={onShowAll} role="status">
          {t((w) => w.payments.ofCategory, { name: narrowedTo, count: formatInteger(list.total) })}
        </WayBack>
      )}
      {list.items.length === 0 ? (
        <WayBack onShowAll={onShowAll}>{t((w) => w.payments.nothingAsked)}</WayBack>
      ) : (
        <Scroll role="region" aria-label={t((w) => w.payments.scroll)} tabIndex={0}>
          <Table {...tableRoles.table} aria-label={label}>
            <Heads />
            {list.items.map((item) => (
              <DealRow
                key={item.id}
                {...{ item, list, onExclude, onBegin }}
                written={writtenIn(props.written, item.number)}
                category={categoryName(item.expenseCategory)}
                letters={(checks.get(item.id) ?? []).map(({ letter }) => letter)}
              />
            ))}
            <Sums list={list} />
          </Table>
        </Scroll>
      )}
    </>
  );
};

/** The findings of a row with their numbers. */
const writtenIn = (written: readonly Finding[], row: number): WrittenFinding[] =>
  written.flatMap((finding, index) =>
    finding.row === row ? [{ number: index + 1, cell: cellOf(finding.field) }] : [],
  );

type WayBackProps = Pick<DealTableProps, 'onShowAll'> & { role?: 'status'; children: string };

/** Says what is left out, and leads back to all deals. */
const WayBack = ({ onShowAll, role, children }: WayBackProps) => (
  <Line>
    <Row gap={8}>
      <Text size={14} role={role}>
        {children}
      </Text>
      <Button variant="quiet" size="small" onClick={onShowAll}>
        {t((w) => w.payments.back)}
      </Button>
    </Row>
  </Line>
);

const FIGURES = ['taxIncluded', 'eligible', 'excluded', 'accepted'] as const;

/** What the contract calls them. */
const SUMS = {
  taxIncluded: 'amountTaxIncluded',
  eligible: 'eligibleAmount',
  excluded: 'excludedAmount',
  accepted: 'acceptedAmount',
} as const satisfies Record<(typeof FIGURES)[number], keyof PaymentList['sums']>;

const Heads = () => (
  <thead {...tableRoles.rowGroup}>
    <tr {...tableRoles.row}>
      <th {...tableRoles.columnHeader} scope="col">
        {t((w) => w.payments.deal)}
      </th>
      {evidenceStages.map((stage) => (
        <th key={stage} {...tableRoles.columnHeader} scope="col" data-stage>
          {t((w) => w.payments.days[stage])}
        </th>
      ))}
      {FIGURES.map((figure) => (
        <th key={figure} {...tableRoles.columnHeader} scope="col" data-figure>
          {t((w) => w.payments[figure])}
        </th>
      ))}
    </tr>
  </thead>
);

/** What all deals add up to that are asked for, on this page and on others. */
const Sums = ({ list: { sums, total } }: Pick<DealTableProps, 'list'>) => {
  return (
    <tfoot {...tableRoles.rowGroup}>
      <tr {...tableRoles.row}>
        <th {...tableRoles.rowHeader} scope="row" colSpan={1 + evidenceStages.length}>
          {t((w) => w.payments.sumOf, { count: formatInteger(total) })}
        </th>
        {FIGURES.map((figure) => (
          <td key={figure} {...tableRoles.cell} data-figure>
            <span data-cell-column>{t((w) => w.payments[figure])}</span>
            <span>
              {formatInteger(sums[SUMS[figure]])}
              {figure === 'taxIncluded' && (
                <small>
                  {t((w) => w.payments.taxExcluded, { amount: formatInteger(sums.amountTaxExcluded) })}
                </small>
              )}
            </span>
          </td>
        ))}
      </tr>
    </tfoot>
  );
};
