import type { ComponentPropsWithoutRef, ReactNode, RefObject } from 'react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { border, space } from '#ui-kit/tokens/index.ts';
import { BulkBar } from './BulkBar.tsx';
import { GridPagination, type GridPaging } from './GridPagination.tsx';
import { GridTable } from './GridTable.tsx';
import { gridEdge } from './gridStyles.ts';
import type {
  GridBulkAction,
  GridColumn,
  GridColumnChoice,
  GridDensity,
  GridFrameKind,
  GridRowId,
  GridSort,
  GridStatus,
} from './gridTypes.ts';
import { useGridWidth } from './useGridWidth.ts';
import { visibleColumnsOf } from './visibleColumns.ts';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  &[data-frame='card'] { --card-x: initial; }
  &[data-frame='none'] { gap: 0; }
  &[data-frame='none'] > nav { padding: ${space[8]} ${gridEdge}; border-top: ${border.normal}; }
  &[data-frame='none'] > section { margin: ${space[8]} ${space[12]}; }
`;

export type GridSelection = {
  selectedIds: ReadonlySet<GridRowId>;
  onChange: (selectedIds: ReadonlySet<GridRowId>) => void;
  actions: readonly GridBulkAction[];
  /** Selects every row that fits the filters, on all pages. */
  onSelectAllMatching?: (() => void) | undefined;
  /** Every row that fits the filters is selected, those of other pages too; `onChange` ends it. */
  isAllMatching?: boolean;
};

export type DataGridProps<Row> = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** What the table lists, for screen readers. */
  'aria-label': string;
  columns: readonly GridColumn<Row>[];
  /** The rows of this page, as the server sorted and filtered them. Of more than 200 those in sight are drawn. */
  rows: readonly Row[];
  rowId: (row: Row) => GridRowId;
  /** The row as one speaks of it: the name of the company. */
  rowLabel: (row: Row) => string;
  /** The address that GridLink and Enter lead to. */
  rowHref?: (row: Row) => string;
  /** Takes the place of following `rowHref` when Enter is pressed on a row. */
  onRowOpen?: (row: Row) => void;
  status?: GridStatus;
  onRetry?: () => void;
  /** An EmptyState: what is not here, and what brings it. */
  empty?: ReactNode;
  sort?: GridSort | undefined;
  onSortChange?: (sort: GridSort) => void;
  density?: GridDensity;
  columnChoice?: GridColumnChoice;
  selection?: GridSelection;
  paging?: GridPaging;
  /** The name of the line of totals; the figures come from the columns. */
  totalLabel?: ReactNode;
  /** The field that `/` leads to. */
  searchRef?: RefObject<HTMLInputElement | null>;
  frame?: GridFrameKind;
  /** The grid scrolls in itself at this height and its head stays: for long lists without paging, such as `70dvh`. */
  maxHeight?: string;
};

const noChoice: GridColumnChoice = {};

/** The columns that have room now; cards on a phone are never compact. */
const useVisibleColumns = <Row,>(
  columns: readonly GridColumn<Row>[],
  choice: GridColumnChoice,
  density: GridDensity,
) => {
  const width = useGridWidth();
  const usedDensity = width === 'phone' ? 'comfortable' : density;
  const visible = useMemo(
    () => visibleColumnsOf(columns, { choice, width, density: usedDensity }),
    [columns, choice, width, usedDensity],
  );
  return { visible, usedDensity };
};

/**
 * A list of records from the server: sorting, filtering and paging happen there, this only asks for them.
 * Rows are cards below 768 px. For a handful of fixed rows write a plain table.
 */
export const DataGrid = <Row,>({
  columns,
  rows,
  status = 'ready',
  density = 'comfortable',
  columnChoice = noChoice,
  selection,
  paging,
  ...rest
}: DataGridProps<Row>) => {
  const {
    rowId,
    rowLabel,
    rowHref,
    onRowOpen,
    onRetry,
    empty,
    sort,
    onSortChange,
    totalLabel,
    searchRef,
    frame = 'card',
    maxHeight,
    'aria-label': label,
    ...native
  } = rest;
  const { visible, usedDensity } = useVisibleColumns(columns, columnChoice, density);
  return (
    <Stack {...native} data-frame={frame}>
      <GridTable
        label={label}
        columns={visible}
        density={usedDensity}
        {...{ rows, rowId, rowLabel, rowHref, onRowOpen, status, onRetry, empty, sort, onSortChange }}
        {...{ totalLabel, searchRef, maxHeight }}
        selection={selection && seenSelection(selection, rows.map(rowId))}
      />
      <Below {...{ paging, selection }} shown={rows.length} />
    </Stack>
  );
};

type BelowProps = Pick<DataGridProps<never>, 'paging' | 'selection'> & { shown: number };

/** Where the page lies among the others, and what can be done with the rows that are selected. */
const Below = ({ paging, selection, shown }: BelowProps) => (
  <>
    {paging !== undefined && (
      <GridPagination paging={paging} shown={shown} canSelect={selection !== undefined} />
    )}
    {selection !== undefined && (selection.isAllMatching === true || selection.selectedIds.size > 0) && (
      <Bulk selection={selection} total={paging?.total ?? shown} />
    )}
  </>
);

/** All that match are all of this page: taking one out leaves the others of the page. */
const seenSelection = (selection: GridSelection, ids: readonly GridRowId[]): GridSelection =>
  selection.isAllMatching === true ? { ...selection, selectedIds: new Set(ids) } : selection;

const Bulk = ({ selection, total }: { selection: GridSelection; total: number }) => (
  <BulkBar
    count={selection.isAllMatching === true ? total : selection.selectedIds.size}
    isAllMatching={selection.isAllMatching === true}
    total={total}
    actions={selection.actions}
    onSelectAllMatching={selection.onSelectAllMatching}
    onClear={() => selection.onChange(new Set())}
  />
);
