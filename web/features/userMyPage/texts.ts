import { texts } from '#web/text/i18n.ts';
import home from '#web/text/ja/userMyPage.json' with { type: 'json' };
import pages from '#web/text/ja/userPages.json' with { type: 'json' };
import section from '#web/text/ja/userSection.json' with { type: 'json' };

/** Texts of the my page and those that the company's pages share. */
export const t = texts('userMyPage', home);

/** Texts of the section page. */
export const ts = texts('userSection', section);

/** Texts of the company's smaller pages. */
export const tp = texts('userPages', pages);
