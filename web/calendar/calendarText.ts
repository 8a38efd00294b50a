import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/calendar.json' with { type: 'json' };

/** Texts of calendars, for the business and the office. */
export const calendarText = texts('calendar', words);
