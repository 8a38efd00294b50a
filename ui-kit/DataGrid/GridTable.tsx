import { type ReactNode, type RefObject, useCallback, useMemo, useRef } from 'react';
import { gridRoles } from '#ui-kit/tableRoles/index.ts';
import { GridHeader } from './GridHeader.tsx';
import { GridRow, useCells } from './GridRow.tsx';
import { EmptyRow, ErrorRow, GapRow, LoadingRows } from './GridStates.tsx';
import { GridTotals } from './GridTotals.tsx';
import { selectionStateOf, togglePage, toggleRow } from './gridSelection.ts';
import { CardTable, GridFrame } from './gridStyles.ts';
import type { GridColumn, GridDensity, GridRowId, GridSort, GridStatus } from './gridTypes.ts';
import { partsOf } from './rowWindow.ts';
import { useGridKeyboard } from './useGridKeyboard.ts';
import { useNewest } from './useNewest.ts';
import { useOverflows } from './useOverflows.ts';
import { useRowWindow } from './useRowWindow.ts';
import { useSteadyColumns } from './useSteadyColumns.ts';

type GridTableProps<Row> = {
  label: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  density: GridDensity;
  rowId: (row: Row) => GridRowId;
  rowLabel: (row: Row) => string;
  rowHref: ((row: Row) => string) | undefined;
  onRowOpen: ((row: Row) => void) | undefined;
  status: GridStatus;
  onRetry: (() => void) | undefined;
  empty: ReactNode;
  sort: GridSort | undefined;
  onSortChange: ((sort: GridSort) => void) | undefined;
  selection:
    | { selectedIds: ReadonlySet<GridRowId>; onChange: (selectedIds: ReadonlySet<GridRowId>) => void }
    | undefined;
  totalLabel: ReactNode;
  searchRef: RefObject<HTMLInputElement | null> | undefined;
  maxHeight: string | undefined;
};

/** Rows to draw while the first page is on its way. */
const loadingRowCount = 8;

const noSelection: ReadonlySet<GridRowId> = new Set();

/** Follows the row's own link, so that the router (and a middle key) treat it like a press. */
const followLink = (row: HTMLElement) => {
  const link = row.querySelector('a[href]');
  if (link instanceof HTMLElement) link.click();
};

const useRows = <Row,>(props: GridTableProps<Row>) => {
  const { rows, rowId, onRowOpen, selection, searchRef } = props;
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const toggle = (index: number) => {
    const id = ids[index];
    if (id !== undefined && selection) selection.onChange(toggleRow(selection.selectedIds, id));
  };
  const toggleAll = selection && (() => selection.onChange(togglePage(selection.selectedIds, ids)));
  const keyboard = useGridKeyboard({
    bodyRef,
    rowCount: rows.length,
    searchRef,
    onToggle: selection && toggle,
    onToggleAll: toggleAll,
    onOpen: (index, element) => {
      const row = rows[index];
      if (onRowOpen === undefined) followLink(element);
      else if (row !== undefined) onRowOpen(row);
    },
  });
  const newestToggle = useNewest(toggle);
  const toggleNewest = useCallback((index: number) => newestToggle.current(index), [newestToggle]);
  return { ...keyboard, bodyRef, ids, toggleAll, toggle: selection && toggleNewest };
};

/** Which rows are drawn, in columns that keep their widths meanwhile. */
const useDrawn = <Row,>(
  { rows, columns, maxHeight }: GridTableProps<Row>,
  bodyRef: RefObject<HTMLTableSectionElement | null>,
) => {
  const { ref: frameRef, overflows } = useOverflows();
  const rowWindow = useRowWindow({
    bodyRef,
    frameRef,
    count: rows.length,
    hasOwnHeight: maxHeight !== undefined,
    look: columns,
  });
  useSteadyColumns({ frameRef, drawn: rowWindow, rows, look: columns });
  return { frameRef, overflows, rowWindow };
};

/** The table itself: head, rows or the state that stands in their place, totals. */
export const GridTable = <Row,>(props: GridTableProps<Row>) => {
  const { label, columns, rows, status, sort, onSortChange, selection, totalLabel, density, maxHeight } =
    props;
  const grid = useRows(props);
  const { frameRef, overflows, rowWindow } = useDrawn(props, grid.bodyRef);
  const selectedIds = selection?.selectedIds ?? noSelection;
  const hasRows = status === 'ready' && rows.length > 0;
  return (
    <GridFrame
      ref={frameRef}
      data-scrolls={overflows}
      data-own-height={maxHeight !== undefined}
      style={{ maxHeight }}
    >
      <CardTable
        {...gridRoles.table}
        aria-label={label}
        aria-busy={status === 'loading'}
        aria-rowcount={hasRows ? rows.length + 1 : undefined}
        aria-multiselectable={selection === undefined ? undefined : true}
        data-density={density}
        data-windowed={rowWindow !== undefined}
      >
        <GridHeader
          columns={columns}
          sort={sort}
          onSortChange={onSortChange}
          selection={selectionStateOf(grid.ids, selectedIds)}
          onToggleAll={grid.toggleAll}
        />
        <tbody {...gridRoles.rowGroup} {...grid.bodyProps}>
          {hasRows ? <GridRows {...props} {...{ grid, selectedIds, rowWindow }} /> : <GridState {...props} />}
        </tbody>
        {hasRows && totalLabel !== undefined && (
          <GridTotals columns={columns} label={totalLabel} hasPick={selection !== undefined} />
        )}
      </CardTable>
    </GridFrame>
  );
};

type GridRowsProps<Row> = GridTableProps<Row> & {
  grid: Pick<ReturnType<typeof useRows<Row>>, 'cursor' | 'tabStop' | 'ids' | 'toggle'>;
  selectedIds: ReadonlySet<GridRowId>;
  rowWindow: ReturnType<typeof useRowWindow>;
};

const GridRows = <Row,>({ grid, selectedIds, rowWindow, ...props }: GridRowsProps<Row>) => {
  const { rows } = props;
  const cellsOf = useCells(props);
  const all = { first: 0, last: rows.length - 1 };
  return partsOf(rowWindow ?? all, rows.length, grid.tabStop).map((part) => {
    if (part.kind === 'gap')
      return (
        <GapRow key={`gap before ${part.before}`} heightPx={part.rows * (rowWindow?.rowHeightPx ?? 0)} />
      );
    const { index } = part;
    const row = rows[index];
    const id = grid.ids[index];
    if (row === undefined || id === undefined) return null;
    return (
      <GridRow
        key={id}
        index={index}
        cells={cellsOf(index)}
        label={props.rowLabel(row)}
        href={props.rowHref?.(row)}
        isCursor={index === grid.cursor}
        isTabStop={index === grid.tabStop}
        isSelected={selectedIds.has(id)}
        onToggle={grid.toggle}
      />
    );
  });
};

const GridState = <Row,>({ status, columns, selection, onRetry, empty }: GridTableProps<Row>) => {
  const columnCount = columns.length + (selection === undefined ? 0 : 1);
  if (status === 'loading') return <LoadingRows columnCount={columnCount} rowCount={loadingRowCount} />;
  if (status === 'error') return <ErrorRow columnCount={columnCount} onRetry={onRetry} />;
  return <EmptyRow columnCount={columnCount}>{empty}</EmptyRow>;
};
