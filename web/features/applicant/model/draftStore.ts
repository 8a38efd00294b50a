import { ApiError, isConflict } from '#web/api/errors.ts';
import type { DraftState } from './draftState.ts';
import type { Change, Stored } from './families.ts';
import { isSameAnswer, mergeCopy, readCopy, type UnsentByName, writeCopy } from './localCopy.ts';
import type { Answers, Finding } from './types.ts';

type Ports = {
  readonly applicationId: number;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly send: (change: Change, ifMatch: string | null) => Promise<Stored>;
  readonly reread: () => Promise<Stored | null>;
  /** Told of every answer of the server, so that totals and states on the screen are those of now. */
  readonly onStored: (stored: Stored) => void;
  readonly now: () => Date;
  readonly schedule: (act: () => void, afterMs: number) => () => void;
};

/** Long enough to finish a word, short enough to lose nothing. */
const QUIET_MS = 1_200;
/** How long to wait before another try without a connection. */
const RETRY_MS = 10_000;

const nameOf = (pointer: string): string => pointer.split('/')[1] ?? '';

const without = <Value>(record: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/**
 * The draft of one application while it is written: answers go to the server by themselves, one change at a time,
 * each on top of the last (If-Match), and stay in this browser until they have arrived. Plain, without React.
 */
export const createDraftStore = (ports: Ports, first: Stored) => {
  const listeners = new Set<() => void>();
  let stored = first;
  let running: Promise<void> | null = null;
  let cancelTimer: () => void = () => {};

  const begun = mergeCopy(readCopy(ports.storage, ports.applicationId), first.body);
  let state: DraftState = {
    status: Object.keys(begun.unsent).length > 0 ? 'waiting' : 'idle',
    savedAt: null,
    unsent: begun.unsent,
    conflicts: begun.conflicts,
    findings: [],
  };

  const put = (change: Partial<DraftState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const keep = (unsent: UnsentByName, conflicts: UnsentByName = state.conflicts): void => {
    put({ unsent, conflicts });
    writeCopy(ports.storage, ports.applicationId, { ...conflicts, ...unsent });
  };

  const later = (afterMs: number): void => {
    cancelTimer();
    cancelTimer = ports.schedule(() => void flush(), afterMs);
  };

  const take = (answer: Stored): void => {
    stored = answer;
    ports.onStored(answer);
  };

  /** What the server has taken is no longer unsent, unless it was typed again meanwhile. */
  const settle = (sent: UnsentByName): void => {
    const arrived = Object.keys(sent).filter((name) =>
      isSameAnswer(state.unsent[name]?.value, sent[name]?.value),
    );
    const rest = Object.entries(without(state.unsent, arrived)).map(([name, { value }]) => [
      name,
      { value, base: stored.body[name] ?? null },
    ]);
    keep(Object.fromEntries(rest));
    put({ status: rest.length > 0 ? 'waiting' : 'saved', savedAt: ports.now() });
    if (rest.length > 0) later(QUIET_MS);
  };

  /** The places that were refused wait for a correction; the others are sent without them. */
  const refuse = (error: ApiError): void => {
    // A place may be refused for several reasons at once; the first is enough to correct it.
    const places = new Map(error.errors.toReversed().map(({ pointer, message }) => [pointer, message]));
    const findings = [...places].toReversed().map(([pointer, message]) => ({ pointer, message }));
    const names = findings.map(({ pointer }) => nameOf(pointer)).filter((name) => name in state.unsent);
    const known = state.findings.filter(({ pointer }) => !names.includes(nameOf(pointer)));
    put({ findings: [...known, ...findings], status: 'failed' });
    if (names.length > 0 && Object.keys(sendableNow()).length > 0) later(0);
  };

  const onStale = async (): Promise<void> => {
    const fresh = await ports.reread();
    if (fresh === null) return put({ status: 'failed' });
    take(fresh);
    const { unsent, conflicts } = mergeCopy(state.unsent, fresh.body);
    keep(unsent, { ...state.conflicts, ...conflicts });
    put({ status: Object.keys(unsent).length > 0 ? 'waiting' : 'idle' });
    later(0);
  };

  const onFailure = async (error: unknown): Promise<void> => {
    if (isConflict(error)) return onStale();
    if (error instanceof ApiError && error.status === 400) return refuse(error);
    put({ status: error instanceof ApiError && error.status < 500 ? 'failed' : 'offline' });
    if (state.status === 'offline') later(RETRY_MS);
  };

  /** A place that was refused is not sent again before it is changed. */
  const sendableNow = (): UnsentByName =>
    without(
      state.unsent,
      state.findings.map(({ pointer }) => nameOf(pointer)),
    );

  const sendOnce = async (): Promise<void> => {
    const sent = sendableNow();
    if (Object.keys(sent).length === 0) return;
    put({ status: 'saving' });
    const fields: Answers = Object.fromEntries(
      Object.entries(sent).map(([name, { value }]) => [name, value]),
    );
    try {
      take(await ports.send({ fields }, stored.etag));
      settle(sent);
    } catch (error) {
      await onFailure(error).catch(() => put({ status: 'offline' }));
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

  // What an earlier window could not send goes out with this one.
  if (state.status === 'waiting') later(0);

  return {
    getState: (): DraftState => state,
    getStored: (): Stored => stored,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** A newer reading of the application, from elsewhere on the screen. An older one is ignored. */
    refresh: (fresh: Stored): void => {
      if (running === null && fresh.body.version >= stored.body.version) stored = fresh;
    },

    /** Notes an answer; it is kept here at once and sent after a moment of quiet. */
    change: (name: string, value: unknown): void => {
      const base = state.unsent[name]?.base ?? stored.body[name] ?? null;
      put({ findings: state.findings.filter(({ pointer }) => nameOf(pointer) !== name) });
      const isAsStored = running === null && isSameAnswer(value, stored.body[name]);
      const others = without(state.unsent, [name]);
      keep(isAsStored ? others : { ...others, [name]: { value, base } });
      if (isAsStored && Object.keys(others).length === 0) put({ status: 'idle' });
      else if (state.status !== 'offline') put({ status: 'waiting' });
      later(QUIET_MS);
    },

    flush,

    /** The person has decided about answers that were changed elsewhere too. */
    resolve: (isMine: boolean): void => {
      const mine = Object.entries(state.conflicts).map(([name, { value }]) => [
        name,
        { value, base: stored.body[name] ?? null },
      ]);
      keep(isMine ? { ...state.unsent, ...Object.fromEntries(mine) } : state.unsent, {});
      if (isMine) later(0);
    },

    /** What the server asked to correct when the application was handed in. */
    setFindings: (findings: readonly Finding[]): void => put({ findings }),

    /**
     * Acts on the application as a whole, after everything typed has been saved.
     * @throws ApiError, or TypeError when no answer came or an answer could not be saved before
     */
    act: async (change: Change): Promise<Stored> => {
      await flush();
      if (Object.keys({ ...state.unsent, ...state.conflicts }).length > 0)
        throw new TypeError('unsaved answers');
      const answer = await ports.send(change, stored.etag);
      take(answer);
      put({ findings: [] });
      return answer;
    },
  };
};

export type DraftStore = ReturnType<typeof createDraftStore>;
