import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/home.json' with { type: 'json' };

export const homeText = texts('home', words);
