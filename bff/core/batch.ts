/**
 * Where a job goes on after a batch: plain values, kept with its progress so that another process can go on there.
 */
export type Cursor = { readonly [name: string]: string | number };

/** What one batch of a job came to. A batch is small enough to end within a second or two. */
export type Batch = {
  /** How many things it is through with. */
  readonly doneCount: number;
  /** Where the next batch goes on; null when nothing is left. */
  readonly next: Cursor | null;
};

/** The cursor of work that finds by itself what is left: there is more. */
export const MORE: Cursor = {};

/** A number out of a cursor; 0 at the beginning. */
export const cursorNumber = (cursor: Cursor | null, name: string): number => Number(cursor?.[name] ?? 0);
