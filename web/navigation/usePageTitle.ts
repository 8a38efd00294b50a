import { useEffect } from 'react';
import { fill } from '#web/text/fill.ts';
import shell from '#web/text/ja/shell.json' with { type: 'json' };

/** "ログイン | 補助事業管理ツール"; the product alone while the page has no name. */
export const documentTitleOf = (page: string | null): string =>
  page === null || page === '' ? shell.product : fill(shell.documentTitle, { page, product: shell.product });

/**
 * Names the window after what the page shows, e.g. the company of a my page.
 * @param page null while the name is still loading: the title of the route stays
 */
export const usePageTitle = (page: string | null): void => {
  useEffect(() => {
    if (page !== null) document.title = documentTitleOf(page);
  }, [page]);
};
