import { ApiError, isUnauthorised } from '#web/api/errors.ts';
import { fill } from '#web/text/fill.ts';
import { formatTime } from '#web/text/format.ts';
import auth from '#web/text/ja/auth.json' with { type: 'json' };

const words = auth.failed;

/**
 * What one can do about a failed log-in; the title above it is always that of spec 8.
 * @param now the clock, for the time from which another try is allowed
 */
export const loginAdviceOf = (error: unknown, now: Date): string => {
  if (!(error instanceof ApiError)) return words.unreachable;
  if (error.retryAfterSeconds !== null) return waitingAdvice(error.retryAfterSeconds, now);
  return error.detail ?? (isUnauthorised(error) ? words.credentials : words.other);
};

const waitingAdvice = (seconds: number, now: Date): string => {
  if (seconds < 60) return fill(words.retryAfterSeconds, { seconds });
  const time = formatTime(new Date(now.getTime() + seconds * 1000).toISOString());
  return fill(words.retryAfter, { minutes: Math.ceil(seconds / 60), time });
};
