import type { History } from './history.ts';
import type { Place } from './place.ts';

/** Whether somebody is to be asked before he leaves. */
export type ShouldBlock = (way: { currentLocation: Place; nextLocation: Place }) => boolean;

/** A way out that waits for an answer. */
export type Blocked = { readonly proceed: () => void; readonly reset: () => void };

type Guard = { readonly shouldBlock: ShouldBlock; readonly onBlocked: (blocked: Blocked | null) => void };

const ask = ({ onBlocked }: Guard, proceed: () => void): void =>
  onBlocked({
    proceed: () => {
      onBlocked(null);
      proceed();
    },
    reset: () => onBlocked(null),
  });

/** Lets those who hold unsaved changes stop a way out and ask. */
export const createBlocking = (history: History, here: () => Place) => {
  const guards = new Set<Guard>();
  /** What happens at the next move of the history, in the place of what a move means. */
  let atNextMove: (() => void) | null = null;

  const guardOf = (nextLocation: Place): Guard | undefined =>
    [...guards].findLast(({ shouldBlock }) => shouldBlock({ currentLocation: here(), nextLocation }));

  return {
    add: (guard: Guard): (() => void) => {
      guards.add(guard);
      return () => guards.delete(guard);
    },

    /** A navigation of our own: goes on now, or when the answer is yes. */
    pass: async (place: Place, go: () => Promise<void>): Promise<void> => {
      const guard = guardOf(place);
      if (guard === undefined) return go();
      ask(guard, () => void go());
    },

    /** Back or Forward: the window has gone already, so it is taken back before anybody is asked. */
    moved: (place: Place, steps: number, go: () => void): void => {
      const instead = atNextMove;
      atNextMove = null;
      const guard = instead === null && steps !== 0 ? guardOf(place) : undefined;
      if (guard === undefined) {
        (instead ?? go)();
        return;
      }
      atNextMove = () =>
        ask(guard, () => {
          atNextMove = go;
          history.go(steps);
        });
      history.go(-steps);
    },
  };
};
