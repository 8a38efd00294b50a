/**
 * Where a job resumes after a batch: plain values, saved with its progress so that another process can resume there.
 */
export type Cursor = { readonly [name: string]: string | number };

/** What one batch of a job came to. A batch is small enough to end within a second or two. */
export type Batch = {
  /** How many things it is through with. */
  readonly doneCount: number;
  /** Start of the next batch; null: the job is done. */
  readonly next: Cursor | null;
};

/** The cursor of jobs that query their remaining work: there is more. */
export const MORE: Cursor = {};

/** A number out of a cursor; 0 at the beginning. */
export const cursorNumber = (cursor: Cursor | null, name: string): number => Number(cursor?.[name] ?? 0);
