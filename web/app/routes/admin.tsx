import type { RouteObject } from 'react-router';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/titles.json' with { type: 'json' };
import { page } from './page.ts';

const title = texts('titles', words);

/** Pages under /admin. One row a page: `page({ path, title, load })`. */
export const adminRoutes: RouteObject[] = [
  page({
    path: '',
    title: title((w) => w.home),
    load: async () => (await import('#web/features/home/HomePage.tsx')).HomePage,
  }),
];
