import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/retention.json' with { type: 'json' };

/** Texts of what is kept for a time. */
export const retentionText = texts('retention', words);
