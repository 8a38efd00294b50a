import { DocumentCheckStatus } from '#bff/generated/contract/enums.ts';
import { addBusinessDays, businessDaysLeft } from '#rules/businessDays.ts';
import { addDays, type CalendarDay, instantOfTokyo, tokyoDayOf } from '#rules/calendar.ts';

/** The desk closes at 17:00: what was sent back is due then (domain 6, sample mail). */
const RETURN_TIME = '17:00';

/** Business days that a business has for putting a document right, unless the checker says otherwise. */
const RETURN_BUSINESS_DAYS = 5;

/** The day for handing in again that is proposed to a checker. */
export const usualReturnDay = (now: Date): CalendarDay =>
  addBusinessDays(tokyoDayOf(now), RETURN_BUSINESS_DAYS);

type Due = {
  readonly status: number;
  readonly dueOn: CalendarDay | null;
  readonly returnDueOn: CalendarDay | null;
};

const { Confirmed, Incomplete, Rejected } = DocumentCheckStatus;

/** Whether it is the business's turn. */
export const isWaiting = ({ status }: Pick<Due, 'status'>): boolean =>
  status === Incomplete || status === Rejected;

/** Whether the business has findings to answer: sent back, or an answer that it has pulled back. */
export const isReturned = ({ status, returnDueOn }: Pick<Due, 'status' | 'returnDueOn'>): boolean =>
  status === Rejected || (status === Incomplete && returnDueOn !== null);

/** The day that counts now: the one of the return once it was sent back, also when an answer was pulled back. */
export const currentDueOn = ({ status, dueOn, returnDueOn }: Due): CalendarDay | null =>
  isWaiting({ status }) ? (returnDueOn ?? dueOn) : dueOn;

/** The instant at which a day given for handing in again is over. */
export const returnDeadline = (day: CalendarDay): Date => instantOfTokyo(day, RETURN_TIME);

const deadlineOf = (section: Due, due: CalendarDay): Date =>
  isWaiting(section) && section.returnDueOn !== null ? returnDeadline(due) : instantOfTokyo(addDays(due, 1));

/** Business days that are left, 0 on the last day until its hour has come; negative once it is over. */
export const daysLeftUntil = (
  { dueOn, isOverdue }: { dueOn: CalendarDay; isOverdue: boolean },
  now: Date,
): number => {
  const days = businessDaysLeft(tokyoDayOf(now), dueOn);
  return isOverdue ? Math.min(days, -1) : days;
};

/** What is left of the time; nothing to tell while it is not the business's turn. */
export const timeLeft = (section: Due, now: Date): { isOverdue: boolean; daysLeft: number | null } => {
  const due = currentDueOn(section);
  if (due === null || !isWaiting(section)) return { isOverdue: false, daysLeft: null };
  const isOverdue = now >= deadlineOf(section, due);
  return { isOverdue, daysLeft: daysLeftUntil({ dueOn: due, isOverdue }, now) };
};

/** The same for the office, which sees the delay also while it is its own turn; settled documents are never late. */
export const officeTimeLeft = (section: Due, now: Date): { isOverdue: boolean; daysLeft: number | null } => {
  const { isOverdue, daysLeft } = timeLeft(section, now);
  const { dueOn } = section;
  if (isWaiting(section) || section.status === Confirmed || dueOn === null) return { isOverdue, daysLeft };
  return { isOverdue, daysLeft: daysLeftUntil({ dueOn, isOverdue }, now) };
};
