import { type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import { Checkbox } from '#ui-kit/Checkbox/index.ts';
import { gridRoles } from '#ui-kit/tableRoles/index.ts';
import { jaGrid } from '#ui-kit/text/ja.grid.ts';
import { GridRowHrefContext } from './gridRowContext.ts';
import { Cell, Row as TableRow } from './gridStyles.ts';
import type { GridColumn, GridDensity } from './gridTypes.ts';

/** By a property of CSS: a style of one's own for each cell would be worked out anew at every draw. */
const widthStyle = (width: string | undefined): CSSProperties | undefined =>
  width === undefined ? undefined : ({ '--cell-width': width } as CSSProperties);

type GridCellProps<Row> = { column: GridColumn<Row>; row: Row; density: GridDensity };

const GridCell = <Row,>({ column, row, density }: GridCellProps<Row>) => {
  const isHeader = column.isRowHeader === true;
  return (
    <Cell
      as={isHeader ? 'th' : 'td'}
      {...(isHeader ? gridRoles.rowHeader : gridRoles.cell)}
      scope={isHeader ? 'row' : undefined}
      data-align={column.align}
      data-numeric={column.isNumeric === true}
      data-slot={column.phoneSlot}
      data-label={column.phoneLabel}
      data-unit={column.phoneUnit}
      data-gives-way={column.width !== undefined}
      style={widthStyle(column.width)}
    >
      {column.cell(row, density)}
    </Cell>
  );
};

type CellsOptions<Row> = {
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
  density: GridDensity;
};

/** The cells of a row, the same ones as long as rows and columns are: moving about draws none of them anew. */
export const useCells = <Row,>({ rows, columns, density }: CellsOptions<Row>) =>
  useMemo(() => {
    const known = new Map<number, ReactNode>();
    return (index: number): ReactNode => {
      const row = rows[index];
      if (row === undefined) return null;
      const cells =
        known.get(index) ??
        columns.map((column) => <GridCell key={column.id} column={column} row={row} density={density} />);
      known.set(index, cells);
      return cells;
    };
  }, [rows, columns, density]);

type GridRowProps = {
  /** Position among the rows, counted from 0. */
  index: number;
  cells: ReactNode;
  /** The row as one speaks of it. */
  label: string;
  href: string | undefined;
  isCursor: boolean;
  /** The one row that Tab reaches. */
  isTabStop: boolean;
  isSelected: boolean;
  /** Missing when rows are not selected; the same function at every draw. */
  onToggle: ((index: number) => void) | undefined;
};

const DrawnRow = ({ index, cells, label, href, isCursor, isTabStop, isSelected, onToggle }: GridRowProps) => (
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
          onChange={() => onToggle(index)}
        />
      </Cell>
    )}
    <GridRowHrefContext value={href}>{cells}</GridRowHrefContext>
  </TableRow>
);

/** One record. Explicit roles, because a card (below 768 px) is no table row to the browser any more. */
export const GridRow = memo(DrawnRow);
