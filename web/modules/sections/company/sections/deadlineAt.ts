import { formatDay } from '#web/parts/text/format.ts';
import { userSectionsText as t } from './userSections.words.ts';

/** The desk closes at 17:00: what was sent back is due then (domain 6, sample mail). */
export const RETURN_TIME = '17:00';

/** A deadline in words and for machines. */
export type DeadlineAt = { readonly at: string; readonly dateTime: string };

/** @param dueOn the calendar day @param isReturn for handing in again: until 17:00; else until the end of the day */
export const deadlineAt = (dueOn: string, isReturn: boolean): DeadlineAt =>
  isReturn
    ? { at: `${formatDay(dueOn)}${RETURN_TIME}`, dateTime: `${dueOn}T${RETURN_TIME}:00+09:00` }
    : { at: t((w) => w.card.dueOn, { day: formatDay(dueOn) }), dateTime: dueOn };
