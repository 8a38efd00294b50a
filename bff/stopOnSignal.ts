/** Whatever is still running then: what is cut off is done again, or was never acknowledged. */
const STOP_WITHIN_MS = 9_500;

/** What a stop needs of the process. */
type Ending = {
  readonly on: (signal: 'SIGINT' | 'SIGTERM', listener: () => void) => unknown;
  readonly exit: (code: number) => void;
};

/** The first signal lets everything end, within ten seconds whatever runs; the second one ends at once. */
export const stopOnSignal = (stop: () => Promise<void>, ending: Ending): void => {
  let isStopping = false;
  const end = (): void => {
    if (isStopping) {
      ending.exit(1);
      return;
    }
    isStopping = true;
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
