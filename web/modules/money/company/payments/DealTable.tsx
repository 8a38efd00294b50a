import { styled } from 'styled-components';
import { tableRoles } from '#ui-kit/tableRoles/index.ts';
import { border, color, media, radius, space, text, weight } from '#ui-kit/tokens/index.ts';
import { DealState } from './DealState.tsx';
import { Amounts, Deal, Edit, Vouchers } from './dealCells.tsx';
import type { PaymentItem, PaymentList } from './paymentTypes.ts';
import { userPaymentsText as tpay } from './userPayments.words.ts';

/* A deal as a card: name and amount, what to do, papers, the way to its form. */
const asCards = `
  &, & > tbody { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[16]}; }
  & > thead { display: none; }
  & tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[12]};
    padding: ${space[16]};
    border: ${border.normal};
    border-radius: ${radius[8]};
    background: ${color.surface};
  }
  ${media.belowMd} { & td > a { width: 100%; } }
`;

const inColumns = `
  border: ${border.normal};
  border-radius: ${radius[8]};
  background: ${color.surface};
  & thead th {
    padding: ${space[8]} ${space[12]};
    border-bottom: ${border.strong};
    color: ${color.textMuted};
    font-size: ${text[14]};
    white-space: nowrap;
  }
  & tbody :is(th, td) { padding: ${space[16]} ${space[12]}; vertical-align: top; }
  & tbody tr + tr > * { border-top: ${border.normal}; }
  & :is(th, td):first-child { width: 20%; padding-left: ${space[24]}; }
  & :is(th, td):nth-child(2) { text-align: right; white-space: nowrap; }
  & :is(th, td):nth-child(3) { width: 30%; }
  & :is(th, td):nth-child(4) { width: 28%; }
  /* What cannot be changed any more has no fifth. */
  & :is(th, td):nth-child(5) { width: 1%; white-space: nowrap; }
  & :is(th, td):last-child { padding-right: ${space[24]}; }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  & th { font-weight: ${weight.regular}; text-align: left; }
  & thead th { font-weight: ${weight.bold}; }
  ${media.lg} { ${inColumns} }
  ${media.belowLg} { ${asCards} }
`;

const HEADS = [
  tpay((w) => w.deals.deal),
  tpay((w) => w.deals.amount),
  tpay((w) => w.deals.check),
  tpay((w) => w.deals.vouchers),
];

type DealTableProps = Pick<PaymentList, 'expenseCategoryList' | 'canEdit'> & {
  items: readonly PaymentItem[];
};

/** The deals by their number; below 1200 px each is a card that says what is to be done first. */
export const DealTable = ({ items, expenseCategoryList, canEdit }: DealTableProps) => {
  const heads = canEdit ? [...HEADS, tpay((w) => w.deals.act)] : HEADS;
  return (
    <Table {...tableRoles.table} aria-label={tpay((w) => w.deals.title)}>
      <thead {...tableRoles.rowGroup}>
        <tr {...tableRoles.row}>
          {heads.map((head) => (
            <th key={head} {...tableRoles.columnHeader} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.rowGroup}>
        {items.map((item) => (
          <tr key={item.id} {...tableRoles.row}>
            <th {...tableRoles.rowHeader} scope="row">
              <Deal item={item} list={expenseCategoryList} />
            </th>
            <td {...tableRoles.cell}>
              <Amounts item={item} />
            </td>
            <td {...tableRoles.cell}>
              <DealState item={item} />
            </td>
            <td {...tableRoles.cell}>
              <Vouchers item={item} />
            </td>
            {canEdit && (
              <td {...tableRoles.cell}>
                <Edit item={item} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
