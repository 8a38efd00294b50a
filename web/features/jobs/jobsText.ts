import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/jobs.json' with { type: 'json' };

export const jobsText = texts('jobs', words);
