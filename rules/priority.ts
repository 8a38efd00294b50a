import { businessDaysBetween } from './businessDays.ts';
import type { CalendarDay } from './calendar.ts';
import type { DelayStatus } from './delay.ts';

export type Priority = 'P0' | 'P1' | 'P2';

const URGENT_BUSINESS_DAYS = 5;

export type PriorityInput = {
  readonly today: CalendarDay;
  readonly delayStatus: DelayStatus;
  /** Next open deadline; null when nothing is due. */
  readonly nextDueOn: CalendarDay | null;
  readonly hasRejectedDocument: boolean;
};

/**
 * P0: critical delay, or a deadline within five business days or passed. P1: delayed, or a document sent back.
 * P2: the rest, and whatever left the programme (domain 2 "Priority").
 */
export const priorityOf = ({
  today,
  delayStatus,
  nextDueOn,
  hasRejectedDocument,
}: PriorityInput): Priority => {
  if (delayStatus === 'Exit') return 'P2';
  const isUrgent = nextDueOn !== null && businessDaysBetween(today, nextDueOn) <= URGENT_BUSINESS_DAYS;
  if (delayStatus === 'CriticalDelayed' || isUrgent) return 'P0';
  return delayStatus === 'Delayed' || hasRejectedDocument ? 'P1' : 'P2';
};
