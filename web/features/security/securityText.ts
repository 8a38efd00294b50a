import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/security.json' with { type: 'json' };

/** Texts of the page of one's own log-in. */
export const securityText = texts('security', words);
