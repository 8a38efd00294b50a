import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/calendarSubscription.json' with { type: 'json' };

/** Texts of the private address of a calendar. */
export const subscriptionText = texts('calendarSubscription', words);
