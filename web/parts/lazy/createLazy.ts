/** What is fetched in a script of its own, once. */
export type Lazy<Value> = {
  /** Fetches it; a try that failed may be made again. */
  readonly load: () => Promise<Value>;
  /** Null until it has been fetched. */
  readonly loaded: () => Value | null;
};

/** Prepares what is fetched on its own. */
export const createLazy = <Value>(load: () => Promise<Value>): Lazy<Value> => {
  let value: Value | null = null;
  return {
    load: async () => {
      value ??= await load();
      return value;
    },
    loaded: () => value,
  };
};
