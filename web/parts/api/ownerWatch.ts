import type { SessionContext } from './contexts.ts';

/**
 * Whether the page's own person is no longer the one who is logged in, as the answers say: the context in which it is
 * so, or null. It is over as soon as an answer is the page's own again.
 */
export const createOwnerWatch = () => {
  const listeners = new Set<() => void>();
  let otherIn: SessionContext | null = null;
  return {
    getState: (): SessionContext | null => otherIn,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    see: (isOwner: boolean, context: SessionContext): void => {
      const next = isOwner ? null : context;
      if (next === otherIn) return;
      otherIn = next;
      for (const listener of listeners) listener();
    },
  };
};

export type OwnerWatch = ReturnType<typeof createOwnerWatch>;
