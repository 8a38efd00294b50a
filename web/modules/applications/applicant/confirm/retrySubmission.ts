import { ApiError } from '#web/parts/api/errors.ts';

/** When the server does not say when to come again. */
const USUAL_WAIT_S = 5;
/** No answer came: another process may be there at once, and before a close every second counts. */
const LOST_WAIT_S = 2;
/** Nobody is left longer without a word, whatever the server says. */
const MOST_WAIT_S = 60;
const MOST_TRIES = 10;
/** While files are looked at. */
const SCAN_WAIT_S = 3;
/** Twelve minutes: longer than what a process that died had begun to look at waits for another. */
const MOST_SCAN_TRIES = 240;

/** Why somebody waits for the next try, and how long. */
export type RetryWait = { readonly why: 'busy' | 'lost' | 'scan'; readonly seconds: number };

export type RetryLimits = {
  /** Told why and how many seconds; another try follows when it is over. */
  readonly wait: (waiting: RetryWait) => Promise<void>;
  /** Whether the try failed only because files are still looked at. */
  readonly isScanning: (error: unknown) => Promise<boolean>;
};

const isBusy = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 503;

/** The line broke, or what stands before the server had no answer of it. */
const isLost = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ApiError && [502, 504].includes(error.status));

/** A little more for some, so that those who were turned away do not come back all at once. */
const spread = (seconds: number): number => Math.ceil(seconds * (1 + Math.random() / 2));

/** As the server says; null when another try would end in the same way. */
const waitingAfter = (error: unknown): RetryWait | null => {
  if (isLost(error)) return { why: 'lost', seconds: spread(LOST_WAIT_S) };
  if (!isBusy(error)) return null;
  return { why: 'busy', seconds: spread(Math.min(error.retryAfterSeconds ?? USUAL_WAIT_S, MOST_WAIT_S)) };
};

/**
 * Asks again when the server is busy (503 with Retry-After), gave no answer, or still looks at files, with the same
 * request: a version that was read (If-Match) keeps it from being taken twice, and the time of the first press counts.
 * @throws what the last try threw
 */
export const retrySubmission = async <T>(
  ask: () => Promise<T>,
  { wait, isScanning }: RetryLimits,
): Promise<T> => {
  let tries = 0;
  let scanTries = 0;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const waiting = waitingAfter(error);
      if (waiting !== null) {
        tries += 1;
        if (tries === MOST_TRIES) throw error;
        await wait(waiting);
        continue;
      }
      scanTries += 1;
      if (scanTries > MOST_SCAN_TRIES || !(await isScanning(error))) throw error;
      await wait({ why: 'scan', seconds: SCAN_WAIT_S });
    }
  }
};
