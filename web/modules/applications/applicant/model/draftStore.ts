import { type CellPorts, createDraftCell, type DraftCell } from './draftCell.ts';
import { createDraftSender, QUIET_MS, type SenderPorts } from './draftSender.ts';
import { decided, isSaved, typed } from './draftSteps.ts';
import type { Change, Stored } from './families.ts';
import type { Finding } from './formTypes.ts';

/** Something typed has not reached the server: what it holds is not what is meant to be acted on. */
export class UnsavedAnswers extends Error {
  override readonly name = 'UnsavedAnswers';
}

type Sender = ReturnType<typeof createDraftSender>;

/** What the person writes and decides: it is kept here at once, and sent later. */
const createWriting = (cell: DraftCell, { later, isSending }: Sender) => ({
  /**
   * Notes an answer; it is kept here at once and sent after a moment of quiet, unless it is known to be wrong: half a
   * telephone number is no answer yet.
   */
  change: (name: string, value: unknown, { isWrong = false }: { isWrong?: boolean } = {}): void => {
    cell.put(typed(cell.getState(), cell.getStored().body, { name, value, isWrong, isSending: isSending() }));
    later(QUIET_MS);
  },

  /** The person has decided about answers that were changed elsewhere too; `taken` stay as they are stored. */
  resolve: (taken: readonly string[]): void => {
    cell.put(decided(cell.getState(), cell.getStored().body, taken));
    later(0);
  },
});

/** What the server has by now. */
const createReading = (cell: DraftCell, { isSending }: Sender, reread: () => Promise<Stored | null>) => ({
  /** A newer reading of the application, from elsewhere on the screen. An older one is ignored. */
  refresh: (fresh: Stored): void => {
    if (!isSending() && fresh.body.version >= cell.getStored().body.version) cell.replace(fresh);
  },

  /** @returns null when it cannot be read */
  reread: async (): Promise<Stored | null> => {
    const fresh = await reread().catch(() => null);
    if (fresh !== null) cell.take(fresh);
    return fresh;
  },
});

/**
 * The draft of one application while it is written: answers go to the server by themselves, one change at a time,
 * and stay in this browser until they have arrived. Plain, without React.
 */
export const createDraftStore = (ports: CellPorts & SenderPorts, first: Stored) => {
  const cell = createDraftCell(ports, first);
  const sender = createDraftSender(cell, ports);
  const { getState, getStored, subscribe } = cell;

  // What an earlier window could not send goes out with this one.
  if (getState().status === 'waiting') sender.later(0);

  return {
    getState,
    getStored,
    subscribe,
    flush: sender.flush,
    ...createWriting(cell, sender),
    ...createReading(cell, sender, ports.reread),

    /** What the server asked to correct when the application was handed in. */
    setFindings: (findings: readonly Finding[]): void => cell.put({ findings }),

    /**
     * Acts on the application as a whole, after everything typed has been saved.
     * @throws ApiError, or TypeError when no answer came, UnsavedAnswers when an answer could not be saved before
     */
    act: async (change: Change): Promise<Stored> => {
      await sender.flush();
      if (!isSaved(getState())) throw new UnsavedAnswers('unsaved answers');
      const answer = await ports.send(change, getStored().etag);
      cell.take(answer);
      cell.put({ findings: [] });
      return answer;
    },
  };
};

export type DraftStore = ReturnType<typeof createDraftStore>;
