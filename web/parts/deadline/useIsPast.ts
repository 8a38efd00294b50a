import { useServerNow } from './useServerNow.ts';

/** Whether a deadline is over by the server's clock; false while that is not known. */
export const useIsPast = (deadline: Date): boolean => {
  const now = useServerNow(deadline);
  return now !== null && now > deadline;
};
