import { ApiError, isConflict, isOtherAccount } from '#web/parts/api/errors.ts';
import type { DraftCell } from './draftCell.ts';
import { arrived, refused, reread, sendable } from './draftSteps.ts';
import type { Change, Stored } from './families.ts';

export type SenderPorts = {
  readonly send: (change: Change, ifMatch: string | null) => Promise<Stored>;
  readonly reread: () => Promise<Stored | null>;
  readonly now: () => Date;
  readonly schedule: (act: () => void, afterMs: number) => () => void;
};

/** Long enough to finish a word, short enough to lose nothing. */
export const QUIET_MS = 1_200;
/** How long to wait before another try without a connection. */
const RETRY_MS = 10_000;

/** What a failed try leads to; answers after how many milliseconds another one makes sense, null for none. */
const afterFailure = async (cell: DraftCell, ports: SenderPorts, error: unknown): Promise<number | null> => {
  if (isConflict(error)) {
    const fresh = await ports.reread();
    if (fresh === null) {
      cell.put({ status: 'failed' });
      return null;
    }
    cell.take(fresh);
    cell.put(reread(cell.getState(), fresh.body));
    return 0;
  }
  if (error instanceof ApiError && error.status === 400) {
    const { state, canGoOn } = refused(cell.getState(), error);
    cell.put(state);
    return canGoOn ? 0 : null;
  }
  const isRefused = error instanceof ApiError && error.status < 500;
  cell.put({ status: isRefused ? 'failed' : 'offline' });
  // The page's own person may be back in a moment.
  return isRefused && !isOtherAccount(error) ? null : RETRY_MS;
};

/** Sends what waits in a draft: one change at a time, each on top of the last (If-Match), and again when it failed. */
export const createDraftSender = (cell: DraftCell, ports: SenderPorts) => {
  let running: Promise<void> | null = null;
  let cancelTimer: () => void = () => {};

  const later = (afterMs: number | null): void => {
    if (afterMs === null) return;
    cancelTimer();
    cancelTimer = ports.schedule(() => void flush(), afterMs);
  };
  const sendOnce = async (): Promise<void> => {
    const sent = sendable(cell.getState());
    if (Object.keys(sent).length === 0) return;
    cell.put({ status: 'saving' });
    const fields = Object.fromEntries(Object.entries(sent).map(([name, { value }]) => [name, value]));
    try {
      const answer = await ports.send({ fields }, cell.getStored().etag);
      cell.take(answer);
      cell.put(arrived(cell.getState(), sent, answer.body, ports.now()));
      if (cell.getState().status === 'waiting') later(QUIET_MS);
    } catch (error) {
      await afterFailure(cell, ports, error).then(later, () => cell.put({ status: 'offline' }));
    }
  };
  /** Sends what waits, after what is being sent. */
  const flush = async (): Promise<void> => {
    cancelTimer();
    while (running !== null) await running;
    running = sendOnce().finally(() => {
      running = null;
    });
    await running;
  };
  return { later, flush, isSending: () => running !== null };
};
