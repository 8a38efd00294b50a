import { createCell } from '#web/parts/watched/createCell.ts';
import type { DraftState } from './draftState.ts';
import { begun } from './draftSteps.ts';
import type { Stored } from './families.ts';
import { readCopy, writeCopy } from './localCopy.ts';

export type CellPorts = {
  readonly applicationId: number;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Told of every answer of the server, so that totals and states on the screen are those of now. */
  readonly onStored: (stored: Stored) => void;
};

/** Where a draft's state lies: with its listeners, the server's last answer, and the copy in this browser. */
export const createDraftCell = ({ applicationId, storage, onStored }: CellPorts, first: Stored) => {
  let stored = first;
  const cell = createCell<DraftState>(begun(readCopy(storage, applicationId), first.body));

  return {
    getState: cell.get,
    getStored: (): Stored => stored,
    subscribe: cell.subscribe,
    /** What is unsent or in conflict is kept in this browser until it has arrived. */
    put: (change: Partial<DraftState>): void => {
      const { unsent, conflicts } = cell.get();
      const state = { ...cell.get(), ...change };
      cell.put(state);
      if (state.unsent === unsent && state.conflicts === conflicts) return;
      writeCopy(storage, applicationId, { ...state.conflicts, ...state.unsent });
    },
    take: (answer: Stored): void => {
      stored = answer;
      onStored(answer);
    },
    /** A reading from elsewhere on the screen: nobody has to be told. */
    replace: (fresh: Stored): void => {
      stored = fresh;
    },
  };
};

export type DraftCell = ReturnType<typeof createDraftCell>;
