/** The server’s “as much as one person may have at once” (contract, Shares) is over in seconds; longer waits are told. */
const MOST_WAIT_S = 30;
/** Some two minutes: then the page says it, and keeps what is to be sent. */
const MOST_TRIES = 20;

const secondsUntilNext = ({ status, headers }: Response): number | null => {
  const seconds = status === 429 ? Number(headers.get('retry-after') ?? Number.NaN) : Number.NaN;
  return seconds >= 0 && seconds <= MOST_WAIT_S ? seconds : null;
};

/** A little more for some, so that what was refused together does not come back together. */
const spread = (seconds: number): number => seconds * 1000 * (1 + Math.random() / 2);

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });

/**
 * Asks, and by itself again while the server says that this person has as much in work as he may (429, nothing was done)
 * and that it will be over soon.
 * @param wait between two tries
 * @returns the last answer
 */
export const askAgain = async (
  ask: () => Promise<Response>,
  signal?: AbortSignal | undefined,
  wait: (ms: number, signal: AbortSignal | undefined) => Promise<void> = pause,
): Promise<Response> => {
  let response = await ask();
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    const seconds = secondsUntilNext(response);
    if (seconds === null) return response;
    await wait(spread(seconds), signal);
    response = await ask();
  }
  return response;
};
