import { ThreadMessageKind, ThreadStatus } from '#bff/generated/contract/enums.ts';

/** Whose turn it is; `waitingSince`: since when the office has to answer. */
export type ThreadTurn = { readonly status: number; readonly waitingSince: Date | null };

/** The first question that was not answered counts, however often it is asked again. */
const awaitingOffice = ({ waitingSince }: Pick<ThreadTurn, 'waitingSince'>, now: Date): ThreadTurn => ({
  status: ThreadStatus.WaitingOffice,
  waitingSince: waitingSince ?? now,
});

/** Nothing is waited for any more. */
export const CLOSED: ThreadTurn = { status: ThreadStatus.Closed, waitingSince: null };

/** After a business or an applicant has written: also what was closed waits for the office again. */
export const afterParty = (before: Pick<ThreadTurn, 'waitingSince'>, now: Date): ThreadTurn =>
  awaitingOffice(before, now);

type Entry = { readonly kind: number; readonly closes: boolean };

/** After the office has written: a message answers, a call asks, a note changes nothing. */
export const afterOffice = (before: ThreadTurn, { kind, closes }: Entry, now: Date): ThreadTurn => {
  if (closes) return CLOSED;
  if (kind === ThreadMessageKind.Message) return { status: ThreadStatus.Answered, waitingSince: null };
  const { status, waitingSince } = before;
  return kind === ThreadMessageKind.Call ? awaitingOffice(before, now) : { status, waitingSince };
};

/** What the office begins waits for it, until it has written to the other side or closed it. */
export const atBeginning = (now: Date): ThreadTurn => awaitingOffice({ waitingSince: null }, now);
