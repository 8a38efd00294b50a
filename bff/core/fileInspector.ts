import type { RuleProblem } from '#rules/messages.ts';
import type { Whose } from './threads/fairTurns.ts';

/** A file in quarantine, to be looked into. */
export type InspectionTask = {
  readonly path: string;
  /** Lower case with its dot. */
  readonly extension: string;
  /** Pictures with a longer side are scaled down to it. */
  readonly maxSidePx: number | undefined;
  /** A small picture of it is wanted too. */
  readonly hasThumbnail?: boolean;
};

/** A picture that is clean, to be drawn smaller. */
export type DrawingTask = {
  readonly bytes: Uint8Array;
  /** The longest side in pixels. */
  readonly sidePx: number;
};

/** What a file was found to be. */
export type InspectedFile = {
  readonly problem: null;
  /** The bytes to keep in its place (a picture without its place, or a smaller one); null: it stays as it is. */
  readonly replacement: Uint8Array | null;
  /** Pages of a PDF; null for other kinds, and when it does not say. */
  readonly pageCount: number | null;
  /** Sides of what is kept in pixels, for uploads that are pictures alone. */
  readonly size: { readonly widthPx: number; readonly heightPx: number } | null;
  /** What is kept, as a tile of a list (JPEG); null where none was wanted, or it cannot be drawn. */
  readonly thumbnail: Uint8Array | null;
};

export type Inspection = InspectedFile | { readonly problem: RuleProblem };

/** A cell that says something else than a value. Rows and columns count from 0, as in all of a sheet. */
export type CellFault = {
  readonly row: number;
  readonly column: number;
  /** `error`: #REF! and its like; `formula`: without the result that it had when it was saved. */
  readonly kind: 'error' | 'formula';
};

/** Cells that a spreadsheet shows as one; only the first of them has a value. */
export type MergedCells = {
  /** As the spreadsheet calls them: B5:B7. */
  readonly name: string;
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
};

/** A sheet as texts. Every cell has the place that it has in the file: F12 is `rows[11][5]`. */
export type FileSheet = {
  /** Null for a file that is one sheet (CSV). */
  readonly name: string | null;
  readonly rows: readonly (readonly string[])[];
  /** It has more rows than are read: those that are here are only its beginning. */
  readonly isTooLong: boolean;
  readonly faults: readonly CellFault[];
  readonly merged: readonly MergedCells[];
  /** Rows and columns that the spreadsheet does not show, those with content. */
  readonly hiddenRows: readonly number[];
  readonly hiddenColumns: readonly number[];
};

/** The sheets that a spreadsheet shows. */
export type SheetReading =
  | { readonly problem: null; readonly sheets: readonly FileSheet[] }
  | { readonly problem: RuleProblem };

/** Looks into files beside the process's own work, with a limit of time, memory and number. */
export type FileInspector = {
  /** @throws ThreadsBusyError when too many wait already, ShareSpentError when too many of one person's do */
  readonly inspect: (task: InspectionTask) => Promise<Inspection>;
  /**
   * What stands in a spreadsheet (.csv, .xlsx), once it is known to be one; in threads of their own, for a long table
   * holds back no upload.
   * @throws ThreadsBusyError, ShareSpentError
   */
  readonly readSheets: (task: Pick<InspectionTask, 'path' | 'extension'>) => Promise<SheetReading>;
  /** A picture as papers print it (JPEG); null when it cannot be read. @throws ThreadsBusyError */
  readonly drawForPaper: (task: DrawingTask) => Promise<Uint8Array | null>;
};

/** The threads of all, in which everybody has his share. */
export type InspectorPool = {
  readonly of: (whose: Whose) => FileInspector;
  readonly close: () => Promise<void>;
};
