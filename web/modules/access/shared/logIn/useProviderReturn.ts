import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/parts/api/errors.ts';
import { loginAdviceOf } from '../loginFailure.ts';

/** Where the answer that a provider has sent the visitor back with stands. */
export type ProviderReturn = {
  readonly isBusy: boolean;
  /** What to do about one that was refused; null while there is nothing to do. */
  readonly advice: string | null;
};

/** What the server says, which knows why; else as for a password. */
export const providerAdviceOf = (error: unknown, now: Date): string =>
  error instanceof ApiError && error.retryAfterSeconds === null && error.detail !== null
    ? error.detail
    : loginAdviceOf(error, now);

/**
 * Hands a provider's answer to the server, once for each page load: it is good once.
 * @param finish logs in, and answers whether it has left the page; what it throws is shown
 */
export const useProviderReturn = (
  provider: string | undefined,
  search: string,
  finish: (provider: string, answer: string) => Promise<boolean>,
): ProviderReturn => {
  const [state, setState] = useState<ProviderReturn>({ isBusy: provider !== undefined, advice: null });
  const isBegun = useRef(false);
  useEffect(() => {
    if (provider === undefined || isBegun.current) return;
    isBegun.current = true;
    finish(provider, search.replace(/^\?/, '')).then(
      (hasLeft) => setState({ isBusy: hasLeft, advice: null }),
      (error: unknown) => setState({ isBusy: false, advice: providerAdviceOf(error, new Date()) }),
    );
  }, [provider, search, finish]);
  return state;
};
