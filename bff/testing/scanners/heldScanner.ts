import { type FileScanner, ScannerUnavailableError, type ScanResult } from '#bff/core/fileScanner.ts';

export type HeldScanner = FileScanner & {
  /** From now on questions wait for `answer` or `fail`. */
  readonly hold: () => void;
  /** Answers everything that waits, and from now on at once. */
  readonly answer: (result: ScanResult) => void;
  /** The scanner is away for everything that waits, and from now on. */
  readonly fail: () => void;
  /** How many questions it was asked. */
  readonly calls: () => number;
};

type Waiting = PromiseWithResolvers<ScanResult>;

/** A scanner that answers when a test lets it; at first everything is clean. */
export const createHeldScanner = (): HeldScanner => {
  let calls = 0;
  const waiting: Waiting[] = [];
  let settle: (question: Waiting) => void = ({ resolve }) => resolve({ isClean: true });
  const from = (next: typeof settle): void => {
    settle = next;
    for (const question of waiting.splice(0)) settle(question);
  };
  return {
    scan: () => {
      calls += 1;
      const question = Promise.withResolvers<ScanResult>();
      settle(question);
      return question.promise;
    },
    hold: () => {
      settle = (question) => void waiting.push(question);
    },
    answer: (result) => from(({ resolve }) => resolve(result)),
    fail: () => from(({ reject }) => reject(new ScannerUnavailableError('away'))),
    calls: () => calls,
  };
};
