/** A place on a page, as parts of its width and height (0 to 1), in the upright page. */
export type MarkBox = { x: number; y: number; width: number; height: number };

export type FileMark = {
  id: string;
  /** 1, 2, … for a finding of a person; A, B, … for a difference found by the machine. */
  label: string;
  /** What is marked: 発注日 令和8年7月17日. */
  name?: string;
  /** Counted from 1. */
  page: number;
  box: MarkBox;
};

/** Quarter turns to the right, in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

export type ViewerView = { page: number; zoomPercent: number; rotation: Rotation };
