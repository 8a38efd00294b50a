import { ErrorCode, isUnauthorised } from './errors.ts';

/** Why a session is no longer valid; the log-in page says it in words. */
export type InvalidReason = 'loggedOut' | 'expired' | 'invalidated' | 'unauthorised';

const BY_CODE: Partial<Record<number, InvalidReason>> = {
  [ErrorCode.SESSION_EXPIRED]: 'expired',
  [ErrorCode.SESSION_INVALIDATED]: 'invalidated',
};

/** @returns the reason the server sent, null when the error is no authentication failure */
export const invalidReasonOf = (error: unknown): InvalidReason | null => {
  if (!isUnauthorised(error)) return null;
  return (error.code === null ? undefined : BY_CODE[error.code]) ?? 'unauthorised';
};

/** "loggedOut" is kept in preference to a reason that the server sends afterwards (spec 4). */
export const preferredReason = (current: InvalidReason | null, next: InvalidReason): InvalidReason =>
  current === 'loggedOut' ? current : next;

const REASONS: readonly InvalidReason[] = ['loggedOut', 'expired', 'invalidated', 'unauthorised'];

/** Keeps the reason over the page load that leads to the log-in page. One tab, one reason. */
export type ReasonMemory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'invalidReason';

export const rememberReason = (memory: ReasonMemory, reason: InvalidReason): void => {
  try {
    memory.setItem(KEY, reason);
  } catch {
    // Full storage: the log-in page opens without a reason.
  }
};

/** Reads the reason once: a second visit of the log-in page has nothing to explain. */
export const takeReason = (memory: ReasonMemory): InvalidReason | null => {
  const stored = memory.getItem(KEY);
  memory.removeItem(KEY);
  return REASONS.find((reason) => reason === stored) ?? null;
};
