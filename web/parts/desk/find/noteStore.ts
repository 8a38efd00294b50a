import { createCell } from '#web/parts/watched/createCell.ts';
import type { Finding } from './findings.ts';
import {
  type Entry,
  emptyNotes,
  type FindingDraft,
  keptOf,
  type Notes,
  parted,
  refreshed,
  refused,
  saved,
  written,
} from './notes.ts';

/** How saving one finding ended: `elsewhere` it was written on, `later` no word came, `refused` it was. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly draft: FindingDraft | null }
  | { readonly kind: 'elsewhere' | 'later' | 'refused' };

type Ports = {
  readonly initial: Notes;
  readonly ownId: number;
  readonly send: (id: string, entry: Entry) => Promise<SaveResult>;
  /** Told at once what the server does not have yet. */
  readonly keep: (kept: ReturnType<typeof keptOf>) => void;
  /** Told what the server has. */
  readonly onDrafts: (drafts: readonly FindingDraft[]) => void;
  readonly schedule: (work: () => void) => () => void;
  readonly newId: () => string;
};

const after = (notes: Notes, id: string, entry: Entry, result: SaveResult, newId: () => string): Notes => {
  if (result.kind === 'saved') return saved(notes, id, entry, result.draft);
  if (result.kind === 'elsewhere') return parted(notes, id, newId());
  return result.kind === 'refused' ? refused(notes, id, entry) : notes;
};

type NoteCell = {
  readonly get: () => Notes;
  readonly put: (notes: Notes) => void;
};

/** Sends what is written and not saved, again and again until nothing waits or no word comes. */
const createSending = ({ get, put }: NoteCell, { send, onDrafts, newId }: Ports) => {
  const waiting = () => [...get().unsaved].filter(([, { isRefused }]) => !isRefused);
  const sendOne = async ([id, entry]: [string, Entry]): Promise<boolean> => {
    const result = await send(id, entry);
    put(after(get(), id, entry, result, newId));
    if (result.kind === 'saved') onDrafts([...get().drafts.values()]);
    return result.kind !== 'later';
  };
  return async (): Promise<void> => {
    let goesOn = true;
    while (goesOn && waiting().length > 0) {
      goesOn = (await Promise.all(waiting().map(sendOne))).every((isAnswered) => isAnswered);
    }
  };
};

/** Holds the findings of a desk: what is written shows at once and is saved a moment later. */
export const createNoteStore = (ports: Ports) => {
  const { initial, ownId, keep, onDrafts, schedule, newId } = ports;
  const cell = createCell(initial);
  const put = (notes: Notes): void => {
    keep(keptOf(notes));
    cell.put(notes);
  };
  const run = createSending({ get: cell.get, put }, ports);
  let cancel = (): void => {};
  let running: Promise<void> = Promise.resolve();
  /** Saves what waits. */
  const flush = (): Promise<void> => {
    cancel();
    running = running.then(run);
    return running;
  };
  const write = (id: string, finding: Finding | null): void => {
    put(written(cell.get(), id, finding));
    cancel();
    cancel = schedule(() => void flush());
  };
  return {
    getState: cell.get,
    subscribe: cell.subscribe,
    write,
    flush,
    refresh: (drafts: readonly FindingDraft[]) => put(refreshed(cell.get(), drafts, ownId, newId)),
    /** The decision is made: nothing is left to write. */
    clear: () => {
      cancel();
      put(emptyNotes);
      onDrafts([]);
    },
  };
};

export type NoteStore = ReturnType<typeof createNoteStore>;
