import type { ReactNode, RefObject } from 'react';
import { tableRoles } from '#ui-kit/tableRoles/index.ts';
import { GridHeader } from './GridHeader.tsx';
import { GridRow } from './GridRow.tsx';
import { EmptyRow, ErrorRow, LoadingRows } from './GridStates.tsx';
import { GridTotals } from './GridTotals.tsx';
import { selectionStateOf, togglePage, toggleRow } from './gridSelection.ts';
import { CardTable, GridFrame } from './gridStyles.ts';
import type { GridColumn, GridDensity, GridRowId, GridSort, GridStatus } from './gridTypes.ts';
import { useGridKeyboard } from './useGridKeyboard.ts';
import { useOverflows } from './useOverflows.ts';

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
};

/** Rows to draw while the first page is on its way. */
const loadingRowCount = 8;

/** Follows the row's own link, so that the router (and a middle key) treat it like a press. */
const followLink = (row: HTMLElement) => {
  const link = row.querySelector('a[href]');
  if (link instanceof HTMLElement) link.click();
};

const useRows = <Row,>({ rows, rowId, onRowOpen, selection, searchRef }: GridTableProps<Row>) => {
  const toggle = (index: number) => {
    const row = rows[index];
    if (row !== undefined && selection) selection.onChange(toggleRow(selection.selectedIds, rowId(row)));
  };
  const keyboard = useGridKeyboard({
    rowCount: rows.length,
    searchRef,
    onToggle: selection && toggle,
    onOpen: (index, element) => {
      const row = rows[index];
      if (onRowOpen === undefined) followLink(element);
      else if (row !== undefined) onRowOpen(row);
    },
  });
  return { ...keyboard, toggle };
};

/** The table itself: head, rows or the state that stands in their place, totals. */
export const GridTable = <Row,>(props: GridTableProps<Row>) => {
  const { label, columns, rows, rowId, status, sort, onSortChange, selection, totalLabel, density } = props;
  const { bodyProps, cursor, toggle } = useRows(props);
  const { ref: frameRef, overflows } = useOverflows();
  const ids = rows.map(rowId);
  const selectedIds = selection?.selectedIds ?? new Set<GridRowId>();
  const hasRows = status === 'ready' && rows.length > 0;
  return (
    <GridFrame ref={frameRef} data-scrolls={overflows}>
      <CardTable
        {...tableRoles.table}
        aria-label={label}
        aria-busy={status === 'loading'}
        data-density={density}
      >
        <GridHeader
          columns={columns}
          sort={sort}
          onSortChange={onSortChange}
          selection={selectionStateOf(ids, selectedIds)}
          onToggleAll={selection && (() => selection.onChange(togglePage(selectedIds, ids)))}
        />
        <tbody {...tableRoles.rowGroup} {...bodyProps}>
          {!hasRows && <GridState {...props} />}
          {hasRows &&
            rows.map((row, index) => (
              <GridRow
                key={rowId(row)}
                row={row}
                columns={columns}
                density={density}
                label={props.rowLabel(row)}
                href={props.rowHref?.(row)}
                isCursor={index === cursor}
                isTabStop={index === Math.max(cursor, 0)}
                isSelected={selectedIds.has(rowId(row))}
                onToggle={selection && (() => toggle(index))}
              />
            ))}
        </tbody>
        {hasRows && totalLabel !== undefined && (
          <GridTotals columns={columns} label={totalLabel} hasPick={selection !== undefined} />
        )}
      </CardTable>
    </GridFrame>
  );
};

const GridState = <Row,>({ status, columns, selection, onRetry, empty }: GridTableProps<Row>) => {
  const columnCount = columns.length + (selection === undefined ? 0 : 1);
  if (status === 'loading') return <LoadingRows columnCount={columnCount} rowCount={loadingRowCount} />;
  if (status === 'error') return <ErrorRow columnCount={columnCount} onRetry={onRetry} />;
  return <EmptyRow columnCount={columnCount}>{empty}</EmptyRow>;
};
