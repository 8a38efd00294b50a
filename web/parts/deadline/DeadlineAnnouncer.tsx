import { useState } from 'react';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';
import type { DeadlineLineProps } from './DeadlineLine.tsx';
import { minuteToAnnounce } from './timeLeft.ts';
import { useServerNow } from './useServerNow.ts';
import { announcementOf } from './words.ts';

/**
 * Says politely that 60, 30, 10, 5 and 1 minutes are left, and that the time is over: once each, as it comes. Once on a
 * page. A page that opens in between says nothing until the next of them.
 */
export const DeadlineAnnouncer = ({ what = 'close', deadline }: DeadlineLineProps) => {
  const now = useServerNow(deadline);
  const minutes = now === null ? undefined : minuteToAnnounce(deadline, now);
  const [atFirst, setAtFirst] = useState(minutes);
  if (atFirst === undefined && minutes !== undefined) setAtFirst(minutes);
  const isNews = minutes !== undefined && minutes !== null && minutes !== (atFirst ?? null);
  return <VisuallyHidden role="status">{isNews ? announcementOf(what, minutes) : ''}</VisuallyHidden>;
};
