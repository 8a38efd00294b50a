import { texts } from '#web/text/i18n.ts';
import home from '#web/text/ja/userMyPage.json' with { type: 'json' };

/** Texts of the my page and those that the company's pages share. */
export const t = texts('userMyPage', home);
