import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/corporations.json' with { type: 'json' };

export const corporationsText = texts('corporations', words);
