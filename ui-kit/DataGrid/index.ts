export type { BulkBarProps } from './BulkBar.tsx';
export { BulkBar } from './BulkBar.tsx';
export type { DataGridProps, GridSelection } from './DataGrid.tsx';
export { DataGrid } from './DataGrid.tsx';
export type { GridLinkProps, GridTwoLinesProps } from './GridContent.tsx';
export { GridLink, GridTwoLines } from './GridContent.tsx';
export type { GridPaging } from './GridPagination.tsx';
export type { GridToolsProps } from './GridTools.tsx';
export { GridTools } from './GridTools.tsx';
export type {
  GridBulkAction,
  GridColumn,
  GridColumnChoice,
  GridDensity,
  GridFrameKind,
  GridPhoneSlot,
  GridRowId,
  GridSort,
  GridStatus,
} from './gridTypes.ts';
export { chosenColumnIds } from './visibleColumns.ts';
