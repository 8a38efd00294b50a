import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/onsite.json' with { type: 'json' };

export const onsiteText = texts('onsite', words);
