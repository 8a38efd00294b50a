import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/identities.json' with { type: 'json' };

/** Texts of the accounts by which somebody logs in. */
export const identityText = texts('identities', words);
