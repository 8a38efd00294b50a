import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/bulk.json' with { type: 'json' };

export const bulkText = texts('bulk', words);
