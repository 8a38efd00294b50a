import type { RuleProblem } from '#rules/messages.ts';

/** A file in quarantine, to be looked into. */
export type InspectionTask = {
  readonly path: string;
  /** Lower case with its dot. */
  readonly extension: string;
  /** Pictures with a longer side are scaled down to it. */
  readonly maxSidePx: number | undefined;
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
};

export type Inspection = InspectedFile | { readonly problem: RuleProblem };

/** Looks into files beside the process's own work, with a limit of time, memory and number. */
export type FileInspector = {
  /** @throws ThreadsBusyError when too many wait already */
  readonly inspect: (task: InspectionTask) => Promise<Inspection>;
  readonly close: () => Promise<void>;
};
