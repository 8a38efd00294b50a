import { ApiError } from '#web/api/errors.ts';

/** When the server does not say when to come again. */
const USUAL_WAIT_S = 5;
/** Nobody is left longer without a word, whatever the server says. */
const MOST_WAIT_S = 60;
const MOST_TRIES = 10;

const isBusy = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 503;

/** As the server says, and a little more for some, so that those it turned away do not come back all at once. */
const waitSecondsOf = ({ retryAfterSeconds }: ApiError): number =>
  Math.ceil(Math.min(retryAfterSeconds ?? USUAL_WAIT_S, MOST_WAIT_S) * (1 + Math.random() / 2));

/**
 * Asks again when the server is busy (503 with Retry-After), with the same request: a version that was read (If-Match)
 * keeps it from being taken twice.
 * @param wait told how many seconds; another try follows when it is over
 * @throws what the last try threw
 */
export const insist = async <T>(
  ask: () => Promise<T>,
  wait: (seconds: number) => Promise<void>,
): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!isBusy(error) || tries === MOST_TRIES) throw error;
      await wait(waitSecondsOf(error));
    }
  }
};
