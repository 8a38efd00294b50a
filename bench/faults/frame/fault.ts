import type { Stage } from './stage.ts';

/** What a fault cannot be tried without. */
export type Need = 'postgres' | 'pg_dump' | 'pg_basebackup' | 'haproxy';

/** A fault of the quality marks (Reliability): what is done to the product, and what it must keep nevertheless. */
export type Fault = {
  /** `F1` and so on, the word for the command. */
  readonly id: string;
  readonly what: string;
  /** The mark, in words; the times in it count on a quiet machine only. */
  readonly mark: string;
  /** The test that tries it shortly, in every `npm test`. */
  readonly test: string;
  readonly needs: readonly Need[];
  readonly run: (stage: Stage, isQuick: boolean) => Promise<void>;
};

type Sized<Size> = Omit<Fault, 'run'> & {
  readonly full: Size;
  readonly quick: Size;
  readonly run: (stage: Stage, size: Size) => Promise<void>;
};

/** A fault with its two sizes. */
export const fault = <Size>({ full, quick, run, ...facts }: Sized<Size>): Fault => ({
  ...facts,
  run: (stage, isQuick) => run(stage, isQuick ? quick : full),
});
