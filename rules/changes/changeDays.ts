import { moveToBusinessDay } from '../businessDays.ts';
import { addDays, type CalendarDay, fiscalYearOf } from '../calendar.ts';

const WITHDRAWAL_DAYS = 15;

/**
 * The last day on which an application for the grant can be withdrawn: 15 days after the decision was notified, moved to
 * a business day (domain 2 step 6b).
 */
export const lastWithdrawalDay = (grantDecisionOn: CalendarDay): CalendarDay =>
  moveToBusinessDay(addDays(grantDecisionOn, WITHDRAWAL_DAYS));

/** The last day of the fiscal year of a day. */
export const fiscalYearEndOf = (day: CalendarDay): CalendarDay => `${fiscalYearOf(day) + 1}-03-31`;

/** The last day to which a deadline can be carried over: the end of the fiscal year after its own (事故繰越し). */
export const lastCarryOverDay = (deadline: CalendarDay): CalendarDay => `${fiscalYearOf(deadline) + 2}-03-31`;
