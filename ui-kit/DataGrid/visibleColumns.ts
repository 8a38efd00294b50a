import type { GridColumn, GridColumnChoice, GridDensity } from './gridTypes.ts';

/** `phone` below 768 px, `tablet` below 1200 px, `desk` below 1440 px. */
export type GridWidth = 'phone' | 'tablet' | 'desk' | 'wide';

/** The narrowest window that has room for a column that leaves below a width. */
const ROOM = { md: 'tablet', lg: 'desk', wide: 'wide' } as const;
const WIDTHS: readonly GridWidth[] = ['phone', 'tablet', 'desk', 'wide'];

const hasRoom = (hideBelow: keyof typeof ROOM | undefined, width: GridWidth): boolean =>
  hideBelow === undefined || WIDTHS.indexOf(width) >= WIDTHS.indexOf(ROOM[hideBelow]);

/** Whether a column is shown: what somebody picked comes before what the window has room for. */
export const isColumnVisible = <Row>(
  column: GridColumn<Row>,
  choice: GridColumnChoice,
  width: GridWidth,
): boolean => column.isFixed === true || (choice[column.id] ?? hasRoom(column.hideBelow, width));

/** On a phone the slots decide, and rows are never one line. */
export const visibleColumnsOf = <Row>(
  columns: readonly GridColumn<Row>[],
  { choice, width, density }: { choice: GridColumnChoice; width: GridWidth; density: GridDensity },
): GridColumn<Row>[] => {
  const fitting = columns.filter((column) => column.density === undefined || column.density === density);
  if (width === 'phone')
    return fitting.filter((column) => column.phoneSlot !== 'none' && choice[column.id] !== false);
  return fitting.filter((column) => isColumnVisible(column, choice, width));
};

/** What somebody chose to see, however narrow his window. */
export const chosenColumnIds = <Row>(
  columns: readonly GridColumn<Row>[],
  { choice, density }: { choice: GridColumnChoice; density: GridDensity },
): string[] => visibleColumnsOf(columns, { choice, width: 'wide', density }).map(({ id }) => id);
