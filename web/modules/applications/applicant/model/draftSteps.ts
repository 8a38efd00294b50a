import type { ApiError } from '#web/parts/api/errors.ts';
import type { DraftState, SaveStatus } from './draftState.ts';
import type { Answers } from './formTypes.ts';
import { isSameAnswer, mergeCopy, type UnsentByName } from './localCopy.ts';

/*
 * What happens to a draft's state, step by step: plain functions from one state to the next. `stored` is what the
 * server has; when something is sent, and when again, is the store's affair.
 */

const nameOf = (pointer: string): string => pointer.split('/')[1] ?? '';

const without = <Value>(record: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

const isEmpty = (record: object): boolean => Object.keys(record).length === 0;

/** The same answers, meant as changes of what the server has now. */
const basedOn = (answers: UnsentByName, stored: Answers): UnsentByName =>
  Object.fromEntries(
    Object.entries(answers).map(([name, { value }]) => [name, { value, base: stored[name] ?? null }]),
  );

/** A draft begins with what an earlier window could not send. */
export const begun = (copy: UnsentByName, stored: Answers): DraftState => {
  const { unsent, conflicts } = mergeCopy(copy, stored);
  const status = isEmpty(unsent) ? 'idle' : 'waiting';
  return { status, savedAt: null, unsent, held: [], conflicts, findings: [] };
};

/** A place that was refused is not sent again before it is changed; one that is known to be wrong, not at all. */
export const sendable = ({ unsent, held, findings }: DraftState): UnsentByName =>
  without(unsent, [...held, ...findings.map(({ pointer }) => nameOf(pointer))]);

export type Typing = {
  readonly name: string;
  readonly value: unknown;
  readonly isWrong: boolean;
  readonly isSending: boolean;
};

/** What the screen says of answers that wait: whether any of them can go. */
const statusOf = (state: Omit<DraftState, 'status'>, other: SaveStatus): SaveStatus => {
  if (isEmpty(state.unsent)) return other;
  return isEmpty(sendable({ ...state, status: other })) ? 'held' : 'waiting';
};

/** Typed on in a conflict: it stays one until the person decides, or has typed what the server has. */
const typedInConflict = (state: DraftState, stored: Answers, { name, value }: Typing): DraftState => {
  const others = without(state.conflicts, [name]);
  const base = state.conflicts[name]?.base ?? null;
  const isAsStored = isSameAnswer(value, stored[name]);
  return { ...state, conflicts: isAsStored ? others : { ...others, [name]: { value, base } } };
};

/** An answer was typed. One that is again what the server has needs no sending, unless something is under way. */
export const typed = (state: DraftState, stored: Answers, typing: Typing): DraftState => {
  const { name, value, isWrong, isSending } = typing;
  if (name in state.conflicts) return typedInConflict(state, stored, typing);
  const base = state.unsent[name]?.base ?? stored[name] ?? null;
  const isAsStored = !isSending && isSameAnswer(value, stored[name]);
  const others = without(state.unsent, [name]);
  const next = {
    ...state,
    findings: state.findings.filter(({ pointer }) => nameOf(pointer) !== name),
    held: [...state.held.filter((each) => each !== name), ...(isWrong && !isAsStored ? [name] : [])],
    unsent: isAsStored ? others : { ...others, [name]: { value, base } },
  };
  const status = statusOf(next, 'idle');
  return { ...next, status: status === 'waiting' && state.status === 'offline' ? 'offline' : status };
};

/** What the server has taken is no longer unsent, unless it was typed again meanwhile. */
export const arrived = (state: DraftState, sent: UnsentByName, stored: Answers, at: Date): DraftState => {
  const names = Object.keys(sent).filter((name) =>
    isSameAnswer(state.unsent[name]?.value, sent[name]?.value),
  );
  const next = { ...state, unsent: basedOn(without(state.unsent, names), stored), savedAt: at };
  return { ...next, status: statusOf(next, 'saved') };
};

/** The places that were refused wait for a correction. @returns also whether the others can go without them */
export const refused = (state: DraftState, error: ApiError): { state: DraftState; canGoOn: boolean } => {
  // A place may be refused for several reasons at once; the first is enough to correct it.
  const places = new Map(error.errors.toReversed().map(({ pointer, message }) => [pointer, message]));
  const findings = [...places].toReversed().map(([pointer, message]) => ({ pointer, message }));
  const names = findings.map(({ pointer }) => nameOf(pointer)).filter((name) => name in state.unsent);
  const known = state.findings.filter(({ pointer }) => !names.includes(nameOf(pointer)));
  const next: DraftState = { ...state, findings: [...known, ...findings], status: 'failed' };
  return { state: next, canGoOn: names.length > 0 && !isEmpty(sendable(next)) };
};

/** Somebody else changed the application: what both changed is a conflict, the rest goes on top of theirs. */
export const reread = (state: DraftState, stored: Answers): DraftState => {
  const { unsent, conflicts } = mergeCopy(state.unsent, stored);
  return {
    ...state,
    unsent,
    conflicts: { ...state.conflicts, ...conflicts },
    status: isEmpty(unsent) ? 'idle' : 'waiting',
  };
};

/**
 * The person has decided about answers that were changed elsewhere too: their own go out, or are dropped.
 * @param taken names of those that stay as they are stored
 */
export const decided = (state: DraftState, stored: Answers, taken: readonly string[]): DraftState => ({
  ...state,
  unsent: { ...state.unsent, ...basedOn(without(state.conflicts, taken), stored) },
  conflicts: {},
});

/** Whether everything typed is on the server. */
export const isSaved = ({ unsent, conflicts }: DraftState): boolean => isEmpty({ ...unsent, ...conflicts });
