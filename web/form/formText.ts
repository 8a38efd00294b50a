import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/form.json' with { type: 'json' };

/** Texts that every form of records shares. */
export const formText = texts('form', words);
