import type { ReactNode } from 'react';
import { gridRoles } from '#ui-kit/tableRoles/index.ts';
import { TotalCell } from './gridStyles.ts';
import type { GridColumn } from './gridTypes.ts';

type GridTotalsProps<Row> = { columns: readonly GridColumn<Row>[]; label: ReactNode; hasPick: boolean };

/** The line of totals: its name over the columns before the first total. */
export const GridTotals = <Row,>({ columns, label, hasPick }: GridTotalsProps<Row>) => {
  const first = columns.findIndex((column) => column.total !== undefined);
  if (first < 0) return null;
  return (
    <tfoot {...gridRoles.rowGroup}>
      <tr {...gridRoles.row}>
        <TotalCell as="th" scope="row" {...gridRoles.rowHeader} colSpan={first + (hasPick ? 1 : 0)}>
          {label}
        </TotalCell>
        {columns.slice(first).map((column) => (
          <TotalCell
            key={column.id}
            {...gridRoles.cell}
            data-align={column.align}
            data-numeric={column.isNumeric === true}
          >
            {column.total}
          </TotalCell>
        ))}
      </tr>
    </tfoot>
  );
};
