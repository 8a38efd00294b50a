import { type CalendarDay, isCalendarDay } from '#rules/calendar.ts';

/** Where the anchors of the audit trail lie below a storage's place. */
export const ANCHORS = 'auditAnchors';

const EXTENSION = '.txt';

/** @throws RangeError for what is no day, so that no path can be smuggled in */
export const anchorNameOf = (day: CalendarDay): string => {
  if (!isCalendarDay(day)) throw new RangeError(`no day: ${day}`);
  return `${day}${EXTENSION}`;
};

/** The day of a name; null for a file that is no anchor. */
export const dayOfAnchor = (name: string): CalendarDay | null => {
  const day = name.slice(0, -EXTENSION.length);
  return name.endsWith(EXTENSION) && isCalendarDay(day) ? day : null;
};
