import { BadgeCheck, CircleMinus, CircleOff, Hourglass, TimerOff, Undo2 } from 'lucide-react';
import { PendingActStatus, PendingActStatusLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from '#web/parts/status/statusTag.tsx';

/** What became of something that a second person decides: only what waits asks somebody to act. */
const pendingActStatusLooks: Record<PendingActStatus, StatusLook> = {
  [PendingActStatus.Waiting]: { tone: 'info', icon: Hourglass },
  [PendingActStatus.Approved]: { tone: 'success', icon: BadgeCheck },
  [PendingActStatus.Declined]: { tone: 'warning', icon: Undo2 },
  [PendingActStatus.Withdrawn]: { tone: 'neutral', icon: CircleMinus, isQuiet: true },
  [PendingActStatus.Expired]: { tone: 'neutral', icon: TimerOff, isQuiet: true },
  [PendingActStatus.Void]: { tone: 'neutral', icon: CircleOff, isQuiet: true },
};

/** `<PendingActStatusTag status={…} />`: word, icon and tone from this one place. */
export const PendingActStatusTag = statusTag(pendingActStatusLooks, PendingActStatusLabel);
