/** Every row is as high as the others in all three, and the grids are as high as one another. */
export const ROW_PX = 56;
export const GRID_PX = 760;

/** The three grids: where their pages are, and what the measuring has to know of what they draw. */
export type MeasuredGrid = {
  readonly name: string;
  readonly source: string;
  /** The box that scrolls. */
  readonly frame: string;
  /** The row at a place of the list, counted from 0. */
  readonly row: (index: number) => string;
  /** What a press sorts by, by the words of the head. */
  readonly head: (words: string) => string;
  /** The free edition of MUI X shows a hundred rows of a page, so that nobody can scroll to the ten-thousandth. */
  readonly scrollableRows: number;
};

export const GRIDS: readonly MeasuredGrid[] = [
  {
    name: 'DataGrid (ui-kit)',
    source: 'pages/own.tsx',
    frame: 'div:has(> [role="grid"])',
    row: (index) => `[data-grid-row="${index}"]`,
    head: (words) => `th button:has-text("${words}")`,
    scrollableRows: Number.POSITIVE_INFINITY,
  },
  {
    name: 'MUI X DataGrid',
    source: 'pages/mui.tsx',
    frame: '.MuiDataGrid-virtualScroller',
    row: (index) => `.MuiDataGrid-row[data-rowindex="${index}"]`,
    head: (words) => `[role="columnheader"]:has-text("${words}")`,
    scrollableRows: 100,
  },
  {
    name: 'AG Grid Community',
    source: 'pages/ag.tsx',
    frame: '.ag-grid-viewport',
    row: (index) => `.ag-row[row-index="${index}"]`,
    head: (words) => `.ag-header-cell-label:has-text("${words}")`,
    scrollableRows: Number.POSITIVE_INFINITY,
  },
];
