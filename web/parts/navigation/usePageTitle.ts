import { useEffect } from 'react';
import { shellText } from '#web/parts/text/shell.words.ts';

/** "page | product" as the text has it; the product alone while the page has no name. */
export const documentTitleOf = (page: string | null): string =>
  page === null || page === ''
    ? shellText((w) => w.product)
    : shellText((w) => w.documentTitle, { page, product: shellText((w) => w.product) });

/**
 * Names the window after what the page shows, e.g. the company of a my page.
 * @param page null while the name is still loading: the title of the route stays
 */
export const usePageTitle = (page: string | null): void => {
  useEffect(() => {
    if (page !== null) document.title = documentTitleOf(page);
  }, [page]);
};
