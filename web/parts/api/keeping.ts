import { SESSION_CONTEXTS, type SessionContext } from './contexts.ts';
import { ownerIn } from './pageOwner.ts';
import type { State } from './sessionState.ts';

/** The browser's own storages: of all its tabs, and of this tab. */
export type Storages = {
  readonly local: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
};

/** Who has logged out of this browser and not logged in again, the latest last. */
const KEY = 'loggedOut';
/** Enough for a computer that an office shares. */
const MOST = 50;

const readGone = ({ local }: Storages): string[] => {
  try {
    const gone: unknown = JSON.parse(local.getItem(KEY) ?? '[]');
    return Array.isArray(gone) ? gone.filter((owner) => typeof owner === 'string') : [];
  } catch {
    return [];
  }
};

const writeGone = ({ local }: Storages, gone: readonly string[]): void => {
  if (gone.length === 0) local.removeItem(KEY);
  else local.setItem(KEY, JSON.stringify(gone.slice(-MOST)));
};

/** Who was there, and who is: the last person of each context, also after his session has ended. */
const createOwners = (onBack: (owner: string) => void) => {
  const last = new Map<SessionContext, string>();
  const now = new Map<SessionContext, string | null>();
  return {
    last,
    see: (state: State): void => {
      for (const context of SESSION_CONTEXTS) {
        const owner = ownerIn(state, context);
        const isBack = owner !== now.get(context);
        now.set(context, owner);
        if (owner === null || !isBack) continue;
        last.set(context, owner);
        onBack(owner);
      }
    },
  };
};

/**
 * What pages keep in this browser for the person that they were drawn for, until he logs out: from then on no page of his
 * that is still open, in whatever tab, writes anything, until he logs in again. The end of a session is no log-out: what
 * is typed then waits for its person.
 */
export const createKeeping = (storages: Storages) => {
  const { last, see } = createOwners((owner) =>
    writeGone(
      storages,
      readGone(storages).filter((one) => one !== owner),
    ),
  );
  const isOver = (): boolean => {
    const gone = readGone(storages);
    return [...last.values()].some((owner) => gone.includes(owner));
  };
  const guarded = (name: keyof Storages): Storages['local'] => ({
    getItem: (key) => storages[name].getItem(key),
    removeItem: (key) => storages[name].removeItem(key),
    setItem: (key, value) => {
      if (!isOver()) storages[name].setItem(key, value);
    },
  });
  return {
    /** Of all tabs. */
    local: guarded('local'),
    /** Of this tab. */
    tab: guarded('tab'),
    /** Whether somebody of this page has logged out: nothing is kept any more. */
    isOver,
    /** Who is logged in now. */
    see,
    /** He logs out, before anything that was kept for him is taken away. */
    end: (context: SessionContext): void => {
      const owner = last.get(context);
      if (owner !== undefined) writeGone(storages, [...readGone(storages), owner]);
    },
  };
};

export type Keeping = ReturnType<typeof createKeeping>;
