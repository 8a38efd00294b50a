import { useMemo } from 'react';
import { Checkbox } from '#ui-kit/Checkbox/index.ts';
import { gridRoles } from '#ui-kit/tableRoles/index.ts';
import { jaGrid } from '#ui-kit/text/ja.grid.ts';
import { GridRowHrefContext } from './gridRowContext.ts';
import { Cell, Row as TableRow } from './gridStyles.ts';
import type { GridColumn, GridDensity } from './gridTypes.ts';

type GridRowProps<Row> = {
  row: Row;
  /** Position among the rows, counted from 0. */
  index: number;
  columns: readonly GridColumn<Row>[];
  density: GridDensity;
  /** The row as one speaks of it. */
  label: string;
  href: string | undefined;
  isCursor: boolean;
  /** The one row that Tab reaches. */
  isTabStop: boolean;
  isSelected: boolean;
  onToggle: (() => void) | undefined;
};

const GridCell = <Row,>({
  column,
  row,
  density,
}: {
  column: GridColumn<Row>;
  row: Row;
  density: GridDensity;
}) => {
  const isHeader = column.isRowHeader === true;
  return (
    <Cell
      as={isHeader ? 'th' : 'td'}
      {...(isHeader ? gridRoles.rowHeader : gridRoles.cell)}
      scope={isHeader ? 'row' : undefined}
      data-align={column.align}
      data-numeric={column.isNumeric === true}
      data-slot={column.phoneSlot}
      $maxWidth={column.width}
    >
      {column.cell(row, density)}
    </Cell>
  );
};

/** One record. Explicit roles, because a card (below 768 px) is no table row to the browser any more. */
export const GridRow = <Row,>(props: GridRowProps<Row>) => {
  const { row, index, columns, density, label, href, isCursor, isTabStop, isSelected, onToggle } = props;
  // Moving the cursor through 200 rows must not draw 2,000 cells anew.
  const cells = useMemo(
    () => columns.map((column) => <GridCell key={column.id} column={column} row={row} density={density} />),
    [columns, row, density],
  );
  return (
    <TableRow
      {...gridRoles.row}
      // The head is row 1.
      aria-rowindex={index + 2}
      aria-selected={onToggle === undefined ? undefined : isSelected}
      data-grid-row={index}
      data-cursor={isCursor}
      data-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
    >
      {onToggle !== undefined && (
        <Cell {...gridRoles.cell} data-pick>
          <Checkbox
            isLabelHidden
            label={jaGrid.grid.selectRow(label)}
            checked={isSelected}
            onChange={onToggle}
          />
        </Cell>
      )}
      <GridRowHrefContext value={href}>{cells}</GridRowHrefContext>
    </TableRow>
  );
};
