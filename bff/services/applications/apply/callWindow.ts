import type { CallProject } from '#bff/data/applications/applications.ts';
import type { ApplicationRow } from '#bff/data/applications/wholeApplication.ts';
import { applicationMessage } from '#bff/text/applications.ts';
import { formatEraInstant } from '#rules/japaneseDate.ts';

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

/**
 * Why an application cannot be handed in now; null while it can. Who pressed the button before the close has the
 * project's minutes of grace to get it through: the first press counts.
 */
export const submitRefusal = (
  call: Call,
  { submitPressedAt }: Pick<ApplicationRow, 'submitPressedAt'>,
  now: Date,
): string | null => {
  if (isBeforeClose(call, now)) return null;
  const graceEndsAt = new Date(call.applicationClosesAt.getTime() + call.submitGraceMinutes * MINUTE_MS);
  const wasInTime = submitPressedAt !== null && isBeforeClose(call, submitPressedAt);
  if (wasInTime && now <= graceEndsAt) return null;
  return applicationMessage('submitClosed', { to: formatEraInstant(call.applicationClosesAt) });
};
