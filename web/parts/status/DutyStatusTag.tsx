import { BadgeCheck, CalendarClock, CircleDashed, ClockAlert, FileSearch } from 'lucide-react';
import { DutyStatus, DutyStatusLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from './statusTag.tsx';

/** The state of a report after the payment; not in LOOK.md, in the same language. */
const dutyStatusLooks: Record<DutyStatus, StatusLook> = {
  [DutyStatus.Upcoming]: { tone: 'neutral', icon: CalendarClock, isQuiet: true },
  [DutyStatus.Open]: { tone: 'neutral', icon: CircleDashed },
  [DutyStatus.Overdue]: { tone: 'danger', icon: ClockAlert },
  [DutyStatus.Checking]: { tone: 'info', icon: FileSearch },
  [DutyStatus.Done]: { tone: 'success', icon: BadgeCheck },
};

/** `<DutyStatusTag status={…} />`: word, icon and tone from this one place. */
export const DutyStatusTag = statusTag(dutyStatusLooks, DutyStatusLabel);
