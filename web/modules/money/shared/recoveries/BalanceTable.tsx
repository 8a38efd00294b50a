import { styled } from 'styled-components';
import { tableRoles } from '#ui-kit/tableRoles/index.ts';
import { border, color, leading, media, space, text, weight } from '#ui-kit/tokens/index.ts';
import { formatYen } from '#web/parts/text/format.ts';
import { recoveriesText as t } from './recoveries.words.ts';
import type { Recovery } from './recovery.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  line-height: ${leading[18]};
  th, td { padding: ${space[8]} ${space[12]}; border-top: ${border.normal}; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
  th:first-child { text-align: left; }
  thead th { border-top: 0; color: ${color.textMuted}; font-size: ${text[14]}; font-weight: ${weight.regular}; }
  tbody th { font-weight: ${weight.regular}; white-space: normal; }
  tfoot th, tfoot td { font-weight: ${weight.bold}; }
  ${media.belowSm} {
    thead { display: none; }
    tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 ${space[12]}; padding: ${space[8]} 0; border-top: ${border.normal}; }
    th, td { padding: ${space[4]} 0; border-top: 0; }
    tbody th { grid-column: 1 / -1; font-weight: ${weight.bold}; }
    tbody td { display: contents; }
    td::before { content: attr(data-head); color: ${color.textMuted}; font-size: ${text[14]}; text-align: left; }
  }
`;

const PARTS = ['principal', 'surcharge', 'lateCharge'] as const;
const COLUMNS = ['charged', 'remitted', 'paid', 'left'] as const;

const heads = {
  charged: t((w) => w.balance.charged),
  remitted: t((w) => w.balance.remitted),
  paid: t((w) => w.balance.paid),
  left: t((w) => w.balance.left),
};

const rows = {
  principal: t((w) => w.balance.principal),
  surcharge: t((w) => w.balance.surcharge),
  lateCharge: t((w) => w.balance.lateCharge),
};

const Head = () => (
  <thead {...tableRoles.rowGroup}>
    <tr {...tableRoles.row}>
      {[t((w) => w.balance.part), ...COLUMNS.map((column) => heads[column])].map((head) => (
        <th key={head} scope="col" {...tableRoles.columnHeader}>
          {head}
        </th>
      ))}
    </tr>
  </thead>
);

type BalanceProps = { readonly balance: Recovery['balance'] };

const Rows = ({ balance }: BalanceProps) => (
  <tbody {...tableRoles.rowGroup}>
    {PARTS.map((part) => (
      <tr key={part} {...tableRoles.row}>
        <th scope="row" {...tableRoles.rowHeader}>
          {rows[part]}
        </th>
        {COLUMNS.map((column) => (
          <td key={column} data-head={heads[column]} {...tableRoles.cell}>
            <span>{formatYen(balance[column][part])}</span>
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

/** What a claim comes to on a day, by what it is for: charged, let off, paid and left. */
export const BalanceTable = ({ balance }: BalanceProps) => (
  <Table {...tableRoles.table} aria-label={t((w) => w.balance.title)}>
    <Head />
    <Rows balance={balance} />
    <tfoot {...tableRoles.rowGroup}>
      <tr {...tableRoles.row}>
        <th scope="row" colSpan={COLUMNS.length} {...tableRoles.rowHeader}>
          {t((w) => w.balance.leftTotal)}
        </th>
        <td {...tableRoles.cell}>{formatYen(balance.leftTotal)}</td>
      </tr>
    </tfoot>
  </Table>
);
