import { texts } from '#web/text/i18n.ts';
import section from '#web/text/ja/userSection.json' with { type: 'json' };

/** Texts of the section page. */
export const ts = texts('userSection', section);
