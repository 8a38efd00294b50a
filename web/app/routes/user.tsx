import type { RouteObject } from 'react-router';
import { shellText } from '#web/text/shellText.ts';
import { page } from './page.ts';

/** Pages under /user/{projectId}. One row a page: `page({ path, title, load })`. */
export const userRoutes: RouteObject[] = [
  page({
    path: '',
    title: shellText((w) => w.menu.userHome),
    load: async () => (await import('#web/features/userMyPage/MyPage.tsx')).MyPage,
  }),
  page({
    path: 'section/:sectionId',
    title: shellText((w) => w.menu.userSections),
    load: async () => (await import('#web/features/userMyPage/SectionPage.tsx')).SectionPage,
  }),
  page({
    path: 'receipt/:receiptId',
    title: shellText((w) => w.menu.userReceipt),
    load: async () => (await import('#web/features/userMyPage/ReceiptPage.tsx')).ReceiptPage,
  }),
];
