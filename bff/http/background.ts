import type { Logger } from 'pino';

/** Work that continues after the response: it waits for a slow service outside and records the result. */
export const createBackground = () => {
  const writing = new Set<Promise<void>>();
  let isClosed = false;

  const write = async (work: () => Promise<void>, log: Logger): Promise<void> => {
    if (isClosed) return;
    const written = work().catch((error: unknown) => log.error({ err: error }, 'background work failed'));
    writing.add(written);
    await written;
    writing.delete(written);
  };

  return {
    /** Does the work when what it waits for has come; what fails to come is for a job to take up again. */
    follow: <T>(awaited: Promise<T>, work: (value: T) => Promise<void>, log: Logger): void => {
      awaited.then(
        (value) => write(() => work(value), log),
        (error: unknown) => log.warn({ err: error }, 'background work waits for its job'),
      );
    },
    /** Lets what is being written finish, and forgets what is still waited for. */
    close: async (): Promise<void> => {
      isClosed = true;
      await Promise.all(writing);
    },
  };
};
