import { retryAfterSecondsOf } from './apiProblem.ts';

export type Retries = {
  /** Attempts in all, the first included. */
  readonly attempts: number;
  /** A longer wait than this is not sat out: the refusal is thrown, and says how long it would have been. */
  readonly longestWaitMs: number;
};

export const USUAL_RETRIES: Retries = { attempts: 4, longestWaitMs: 60_000 };

/** So many callers that were sent away together do not come back together. */
const SPREAD_MS = 1000;

const FIRST_WAIT_MS = 500;

const waitMsBefore = (attempt: number, response: Response | undefined): number => {
  const told = response === undefined ? null : retryAfterSecondsOf(response.headers);
  if (told !== null) return told * 1000 + Math.random() * SPREAD_MS;
  return FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
};

/** @throws the reason of the signal, as soon as it is given */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });

const isBusy = ({ status }: Response): boolean => status === 429 || status === 503;

type Outcome = { readonly response?: Response; readonly failure?: TypeError };

/** What `fetch` throws when no answer came is a TypeError; anything else is no matter of the connection. */
const outcomeOf = async (sending: Promise<Response>): Promise<Outcome> => {
  try {
    return { response: await sending };
  } catch (failure) {
    if (failure instanceof TypeError) return { failure };
    throw failure;
  }
};

/**
 * Sends again after 429 and 503, when the answer says, and after a broken connection. Only for what may arrive twice.
 *
 * @throws what `send` threw last
 */
export const withRetries = async (
  { attempts, longestWaitMs }: Retries,
  signal: AbortSignal,
  send: () => Promise<Response>,
): Promise<Response> => {
  for (let attempt = 1; ; attempt += 1) {
    const { response, failure } = await outcomeOf(send());
    if (response !== undefined && !isBusy(response)) return response;
    const ms = waitMsBefore(attempt, response);
    const isOver = attempt >= attempts || ms > longestWaitMs + SPREAD_MS;
    if (isOver && response !== undefined) return response;
    if (isOver) throw failure;
    await response?.body?.cancel();
    await pause(ms, signal);
  }
};
