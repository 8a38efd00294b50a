import { ApiError } from '#web/parts/api/errors.ts';
import { secondFactorText as t } from './secondFactor.words.ts';

const waitAdvice = (seconds: number): string =>
  seconds < 60
    ? t((w) => w.errors.waitSeconds, { seconds })
    : t((w) => w.errors.wait, { minutes: Math.ceil(seconds / 60) });

/** What one can do about a second factor that was not taken. */
export const factorAdviceOf = (error: unknown): string => {
  if (error instanceof ApiError) {
    if (error.retryAfterSeconds !== null) return waitAdvice(error.retryAfterSeconds);
    return error.errors[0]?.message ?? error.detail ?? t((w) => w.errors.other);
  }
  const name = error instanceof Error ? error.name : '';
  // The browser's own names (WebAuthn 5.1): closed or out of time; the authenticator has one of ours already.
  if (name === 'NotAllowedError' || name === 'AbortError') return t((w) => w.errors.cancelled);
  if (name === 'InvalidStateError') return t((w) => w.errors.known);
  if (name === 'NotSupportedError' || name === 'SecurityError') return t((w) => w.errors.unsupported);
  return error instanceof TypeError ? t((w) => w.errors.unreachable) : t((w) => w.errors.other);
};
