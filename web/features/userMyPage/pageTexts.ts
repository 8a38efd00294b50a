import { texts } from '#web/text/i18n.ts';
import pages from '#web/text/ja/userPages.json' with { type: 'json' };

/** Texts of the company's smaller pages. */
export const tp = texts('userPages', pages);
