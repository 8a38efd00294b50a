import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/announcements.json' with { type: 'json' };

export const announcementsText = texts('announcements', words);
