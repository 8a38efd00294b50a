import { useEffect, useState } from 'react';
import type { Blocked, ShouldBlock } from './blocking.ts';
import { useHere } from './shown.ts';

/**
 * Stops ways out of the page and asks. Closing the window is not among them: see `beforeunload`.
 * @returns the way out that waits for an answer; null when none does
 */
export const useBlocker = (shouldBlock: ShouldBlock): Blocked | null => {
  const { blocking } = useHere().navigator;
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  useEffect(() => blocking.add({ shouldBlock, onBlocked: setBlocked }), [blocking, shouldBlock]);
  return blocked;
};
