/**
 * Runs works with the same name one after the other, and those with different names beside each other; without a
 * name nothing waits. It saves work within one process; what must hold between processes is kept by the database.
 */
export const createTurns = () => {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(name: string | undefined, work: () => Promise<Result>): Promise<Result> => {
    if (name === undefined) return work();
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
};
