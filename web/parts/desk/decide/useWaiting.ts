import { useEffect, useState } from 'react';
import type { Answering } from '../check/useAnswering.ts';

export type WaitingPorts = {
  readonly checklist: Pick<Answering, 'hasUnsent' | 'settle'>;
  /** Whether the record is the one that the last answer left. */
  readonly isNewest: () => boolean;
};

/**
 * A press that comes while the last answer is on its way counts once it is saved: then the server says what is
 * possible. Nothing comes of it when the answer cannot be saved.
 */
export const useWaiting = (
  { checklist: { hasUnsent, settle }, isNewest }: WaitingPorts,
  pressAgain: () => void,
) => {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || hasUnsent || !isNewest()) return;
    setWaiting(false);
    pressAgain();
  });
  const wait = (): void => {
    setWaiting(true);
    void settle().then((isSaved) => {
      if (!isSaved) setWaiting(false);
    });
  };
  return { isWaiting, wait };
};
