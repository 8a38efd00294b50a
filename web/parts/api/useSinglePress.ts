import { useRef, useState } from 'react';

/**
 * One press is one act: a second one while it runs does nothing, also before the page has drawn that it is busy.
 * It is busy from the press to the end of everything that the press began: what is saved before, and read after.
 */
export const useSinglePress = () => {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  /** @returns what the act gave; undefined for a press that did nothing */
  const once = async <T>(act: () => Promise<T>): Promise<T | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setIsBusy(true);
    try {
      return await act();
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { once, isBusy };
};
