import { formatEraInstant } from '#rules/japaneseDate.ts';
import type { CallProject } from '../applications.data.ts';
import { applicationMessage } from '../applications.words.ts';
import type { ApplicationRow } from '../wholeApplication.data.ts';

const MINUTE_MS = 60_000;

type Call = Pick<CallProject, 'applicationOpensAt' | 'applicationClosesAt' | 'submitGraceMinutes'>;

/** The close is an instant that never moves; the instant itself still belongs to the call (domain 6, 10). */
export const isBeforeClose = ({ applicationClosesAt }: Call, now: Date): boolean =>
  now <= applicationClosesAt;

/** Why nobody can begin an application now; null while the call is open. */
export const registrationRefusal = (call: Call, now: Date): string | null => {
  if (now < call.applicationOpensAt) {
    return applicationMessage('notOpenYet', { from: formatEraInstant(call.applicationOpensAt) });
  }
  if (isBeforeClose(call, now)) return null;
  return applicationMessage('closed', { to: formatEraInstant(call.applicationClosesAt) });
};

/** Covers an outage over night; the office has not begun to check by then. */
const REPEAT_MINUTES = 24 * 60;

/** Whether a submission attempted before the close, which failed, may be repeated after it. */
export const mayRepeatSubmission = (
  call: Call,
  { submitPressedAt }: { readonly submitPressedAt: Date | null },
  now: Date,
): boolean => {
  const minutes = Math.max(REPEAT_MINUTES, call.submitGraceMinutes);
  const isOver = now.getTime() > call.applicationClosesAt.getTime() + minutes * MINUTE_MS;
  return !isOver && submitPressedAt !== null && isBeforeClose(call, submitPressedAt);
};

/** A press of the button that submits. */
type Press = {
  /** When its request arrived; what the server made of it may come much later. */
  readonly arrivedAt: Date;
  /** What it would hand in (`submissionDigest`); asked for only after the close. */
  readonly content: () => string;
};

/**
 * Why an application cannot be handed in; null while it can. The first press counts: what arrived before the close is
 * in time however long the server takes; what it refused for its own sake (busy, killed in the middle) can be repeated
 * unchanged for a day, whatever the project's grace; and with the minutes of grace, corrected too.
 */
export const submitRefusal = (
  call: Call,
  { submitPressedAt, submitPressedContent }: Pick<ApplicationRow, 'submitPressedAt' | 'submitPressedContent'>,
  { arrivedAt, content }: Press,
): string | null => {
  if (isBeforeClose(call, arrivedAt)) return null;
  const wasInTime = submitPressedAt !== null && isBeforeClose(call, submitPressedAt);
  const lateMinutes = (arrivedAt.getTime() - call.applicationClosesAt.getTime()) / MINUTE_MS;
  if (wasInTime && lateMinutes <= call.submitGraceMinutes) return null;
  const isRepeated = wasInTime && lateMinutes <= REPEAT_MINUTES && submitPressedContent === content();
  if (isRepeated) return null;
  return applicationMessage('submitClosed', { to: formatEraInstant(call.applicationClosesAt) });
};
