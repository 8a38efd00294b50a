import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/activity.json' with { type: 'json' };

/** Texts of the list of who did what. */
export const activityText = texts('activity', words);
