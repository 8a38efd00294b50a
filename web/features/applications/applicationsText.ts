import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/applications.json' with { type: 'json' };

export const applicationsText = texts('applications', words);
