import { CalendarClock, CirclePlay, LockKeyhole } from 'lucide-react';
import { RoundState, RoundStateLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from './statusTag.tsx';

/** Whether a round takes applications (LOOK.md, Tones "Round"). */
const roundStateLooks: Record<RoundState, StatusLook> = {
  [RoundState.Upcoming]: { tone: 'neutral', icon: CalendarClock, isQuiet: true },
  [RoundState.Open]: { tone: 'info', icon: CirclePlay },
  [RoundState.Closed]: { tone: 'neutral', icon: LockKeyhole },
};

/** `<RoundStateTag status={…} />`: word, icon and tone from this one place. */
export const RoundStateTag = statusTag(roundStateLooks, RoundStateLabel);
