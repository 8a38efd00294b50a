import { ApiError, isUnauthorised } from '#web/parts/api/errors.ts';
import { formatTime } from '#web/parts/text/frontFormat.ts';
import { authText } from './logIn/auth.words.ts';

/**
 * What one can do about a failed log-in; the title above it is always that of spec 8.
 * @param now the clock, for the time from which another try is allowed
 */
export const loginAdviceOf = (error: unknown, now: Date): string => {
  if (!(error instanceof ApiError)) return authText((w) => w.failed.unreachable);
  if (error.retryAfterSeconds !== null) return waitingAdvice(error.retryAfterSeconds, now);
  const { detail } = error;
  // A 401 says "log in" to a call without a session; here it is the pair that does not fit.
  if (isUnauthorised(error)) return authText((w) => w.failed.credentials);
  return detail ?? authText((w) => w.failed.other);
};

const waitingAdvice = (seconds: number, now: Date): string => {
  if (seconds < 60) return authText((w) => w.failed.retryAfterSeconds, { seconds });
  const time = formatTime(new Date(now.getTime() + seconds * 1000).toISOString());
  return authText((w) => w.failed.retryAfter, { minutes: Math.ceil(seconds / 60), time });
};
