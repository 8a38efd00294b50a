/** A value outside of React with those who watch it, as `useSyncExternalStore` takes them. */
export const createCell = <Value>(first: Value) => {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: (): Value => value,
    put: (next: Value): void => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
