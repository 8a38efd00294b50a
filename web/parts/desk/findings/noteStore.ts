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

/** Holds the findings of a desk: what is written shows at once and is saved a moment later. */
export const createNoteStore = ({ initial, ownId, send, keep, onDrafts, schedule, newId }: Ports) => {
  let notes = initial;
  let cancel = (): void => {};
  let running: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  const put = (next: Notes): void => {
    notes = next;
    keep(keptOf(notes));
    for (const tell of listeners) tell();
  };
  const waiting = () => [...notes.unsaved].filter(([, { isRefused }]) => !isRefused);
  const sendOne = async ([id, entry]: [string, Entry]): Promise<boolean> => {
    const result = await send(id, entry);
    put(after(notes, id, entry, result, newId));
    if (result.kind === 'saved') onDrafts([...notes.drafts.values()]);
    return result.kind !== 'later';
  };
  const run = async (): Promise<void> => {
    let goesOn = true;
    while (goesOn && waiting().length > 0) {
      goesOn = (await Promise.all(waiting().map(sendOne))).every((isAnswered) => isAnswered);
    }
  };
  /** Saves what waits. */
  const flush = (): Promise<void> => {
    cancel();
    running = running.then(run);
    return running;
  };
  const write = (id: string, finding: Finding | null): void => {
    put(written(notes, id, finding));
    cancel();
    cancel = schedule(() => void flush());
  };
  return {
    getState: () => notes,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write,
    flush,
    refresh: (drafts: readonly FindingDraft[]) => put(refreshed(notes, drafts, ownId, newId)),
    /** The decision is made: nothing is left to write. */
    clear: () => {
      cancel();
      put(emptyNotes);
      onDrafts([]);
    },
  };
};

export type NoteStore = ReturnType<typeof createNoteStore>;
