/** Whatever is still running then: what is cut off is done again, or was never acknowledged. */
const STOP_WITHIN_MS = 9_500;

/** Ctrl+C reaches the process twice: from the terminal, and from the command that has started it. */
const SAME_WISH_MS = 500;

/** What a stop needs of the process. */
type Ending = {
  readonly on: (signal: 'SIGINT' | 'SIGTERM', listener: () => void) => unknown;
  readonly exit: (code: number) => void;
};

/** The first signal lets everything end, within ten seconds whatever runs; another one later on ends at once. */
export const stopOnSignal = (stop: () => Promise<void>, ending: Ending): void => {
  let stoppingSince: number | null = null;
  const end = (): void => {
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > SAME_WISH_MS) ending.exit(1);
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => ending.exit(1), STOP_WITHIN_MS).unref();
    stop().then(
      () => ending.exit(0),
      (error: unknown) => {
        console.error(error);
        ending.exit(1);
      },
    );
  };
  ending.on('SIGINT', end);
  ending.on('SIGTERM', end);
};
