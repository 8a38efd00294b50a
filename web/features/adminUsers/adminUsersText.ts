import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/adminUsers.json' with { type: 'json' };

export const adminUsersText = texts('adminUsers', words);
