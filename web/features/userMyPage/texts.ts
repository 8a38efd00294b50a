import { texts } from '#web/text/i18n.ts';
import files from '#web/text/ja/userFiles.json' with { type: 'json' };
import home from '#web/text/ja/userMyPage.json' with { type: 'json' };
import pages from '#web/text/ja/userPages.json' with { type: 'json' };
import section from '#web/text/ja/userSection.json' with { type: 'json' };

/** Texts of the my page and those that the company's pages share. */
export const t = texts('userMyPage', home);

/** Texts of the section page. */
export const ts = texts('userSection', section);

/** Texts of files wherever they are shown or sent. */
export const tf = texts('userFiles', files);

/** Texts of the company's smaller pages. */
export const tp = texts('userPages', pages);
