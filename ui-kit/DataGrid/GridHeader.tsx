import { ArrowDown, ArrowUp } from 'lucide-react';
import { Checkbox } from '#ui-kit/Checkbox/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { gridRoles } from '#ui-kit/tableRoles/index.ts';
import { jaGrid } from '#ui-kit/text/ja.grid.ts';
import type { SelectionState } from './gridSelection.ts';
import { HeadCell, SortButton } from './gridStyles.ts';
import type { GridColumn, GridSort } from './gridTypes.ts';

type GridHeaderProps<Row> = {
  columns: readonly GridColumn<Row>[];
  sort?: GridSort | undefined;
  onSortChange?: ((sort: GridSort) => void) | undefined;
  selection: SelectionState;
  onToggleAll?: (() => void) | undefined;
};

const reversed = (direction: GridSort['direction'] | undefined): GridSort['direction'] =>
  direction === 'ascending' ? 'descending' : 'ascending';

/** The names of the columns, sortable ones as buttons, and the box that selects the page. */
export const GridHeader = <Row,>({
  columns,
  sort,
  onSortChange,
  selection,
  onToggleAll,
}: GridHeaderProps<Row>) => (
  <thead {...gridRoles.rowGroup}>
    <tr {...gridRoles.row} aria-rowindex={1}>
      {onToggleAll !== undefined && (
        <HeadCell {...gridRoles.columnHeader} scope="col" data-pick>
          <Checkbox
            isLabelHidden
            label={jaGrid.grid.selectAll}
            checked={selection === 'all'}
            isMixed={selection === 'some'}
            onChange={onToggleAll}
          />
        </HeadCell>
      )}
      {columns.map((column) => (
        <ColumnHead
          key={column.id}
          column={column}
          direction={sort?.columnId === column.id ? sort.direction : undefined}
          onSortChange={onSortChange}
        />
      ))}
    </tr>
  </thead>
);

type ColumnHeadProps<Row> = {
  column: GridColumn<Row>;
  direction: GridSort['direction'] | undefined;
  onSortChange: ((sort: GridSort) => void) | undefined;
};

const ColumnHead = <Row,>({ column, direction, onSortChange }: ColumnHeadProps<Row>) => {
  const isSortable = column.isSortable === true && onSortChange !== undefined;
  return (
    <HeadCell
      {...gridRoles.columnHeader}
      scope="col"
      aria-sort={direction}
      data-align={column.align}
      data-gives-way={column.width !== undefined}
      style={column.width === undefined ? undefined : { width: column.width }}
    >
      {isSortable ? (
        <SortButton
          type="button"
          onClick={() => onSortChange({ columnId: column.id, direction: reversed(direction) })}
        >
          <span>{column.header}</span>
          <Icon
            of={direction === 'descending' ? ArrowDown : ArrowUp}
            size={14}
            data-idle={direction === undefined}
          />
        </SortButton>
      ) : (
        column.header
      )}
    </HeadCell>
  );
};
