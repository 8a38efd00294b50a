import type { ReactNode } from 'react';
import type { IconShape } from '#ui-kit/Icon/index.ts';

export type GridRowId = string | number;

export type GridSort = { columnId: string; direction: 'ascending' | 'descending' };

export type GridDensity = 'comfortable' | 'compact';

/** Where a cell goes when a row becomes a card (below 768 px); none: it leaves the card. */
export type GridPhoneSlot = 'code' | 'due' | 'title' | 'tag' | 'amount' | 'none';

export type GridColumn<Row> = {
  id: string;
  header: ReactNode;
  /** The name in the column picker and for screen readers, when `header` is not plain text. */
  name?: string;
  cell: (row: Row, density: GridDensity) => ReactNode;
  align?: 'start' | 'center' | 'end';
  isSortable?: boolean;
  /**
   * What a column likes to take, in rem or vw; what is longer is clipped (ClipText). Where the window is too narrow for all
   * columns, those with a width give way; the others stay as wide as their words.
   */
  width?: string;
  /** The column leaves on narrower windows, until somebody picks it. */
  hideBelow?: 'md' | 'lg' | 'wide';
  /** Only at this density: an amount that has a column of its own when rows are one line. */
  density?: GridDensity;
  phoneSlot?: GridPhoneSlot;
  /** What the head says of the cell and a card, which has no head, must say itself: words before it, its unit behind. */
  phoneLabel?: string;
  phoneUnit?: string;
  /** The cell names the row for screen readers. */
  isRowHeader?: boolean;
  /** Never leaves: code, name, status, deadline. */
  isFixed?: boolean;
  /** Figures and dates: one width a digit, no wrapping. */
  isNumeric?: boolean;
  /** What stands under the column in the line of totals. */
  total?: ReactNode;
};

/** What somebody picked: true brings a column back, false sends it away, missing leaves it to the window. */
export type GridColumnChoice = Readonly<Record<string, boolean>>;

/** card: a frame of its own, as on a list page. none: the body of a Card with `isFlush`. */
export type GridFrameKind = 'card' | 'none';

export type GridStatus = 'ready' | 'loading' | 'error';

export type GridBulkAction = { id: string; label: string; icon: IconShape; onSelect: () => void };
