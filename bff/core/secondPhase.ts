import type { Scope } from './scope.ts';

/**
 * What is left of an operation with `x-transaction: phases` when its slow work, outside of any transaction, is done.
 * One of the two is called.
 */
export type SecondPhase<Result> = {
  /**
   * Puts the work to use in one short transaction; checks again what may have changed meanwhile. Runs again after a
   * deadlock, so it does nothing outside of the database.
   */
  readonly attach: (scope: Scope) => Promise<Result>;
  /** Takes back what the first phase left outside of the database. */
  readonly abandon: () => Promise<void>;
};

/** The same second phase with its result in another form. */
export const mapPhase = <Result, Mapped>(
  { attach, abandon }: SecondPhase<Result>,
  map: (result: Result) => Mapped,
): SecondPhase<Mapped> => ({ attach: async (scope) => map(await attach(scope)), abandon });
