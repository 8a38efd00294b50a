import { useEffect } from 'react';

/** At the latest, when the browser never rests. */
const WITHIN_MS = 5000;

const whenIdle = (work: () => void): (() => void) => {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: WITHIN_MS });
  return () => cancelIdleCallback(handle);
};

/**
 * Fetches what a press will show while nothing else is to do, so that it opens at once.
 * @param load fails silently: the press reports it
 */
export const usePrefetch = (load: () => Promise<unknown>): void => {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
};
