import type { Route } from '#web/router/matching.ts';
import { shellText } from '#web/text/shellText.ts';
import { page } from './page.ts';

/** Pages under /user/{projectId}. One row a page: `page({ path, title, load })`. */
export const userRoutes: Route[] = [
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
  page({
    path: 'section',
    title: shellText((w) => w.menu.userSections),
    load: async () => (await import('#web/features/userMyPage/SectionListPage.tsx')).SectionListPage,
  }),
  page({
    path: 'section/new/underway',
    title: shellText((w) => w.menu.userNewUnderway),
    load: async () => (await import('#web/features/userMyPage/NewUnderwayPage.tsx')).NewUnderwayPage,
  }),
  page({
    path: 'section/new/voucher',
    title: shellText((w) => w.menu.userNewDeal),
    load: async () => (await import('#web/features/userMyPage/NewDealPage.tsx')).NewDealPage,
  }),
  page({
    path: 'notification',
    title: shellText((w) => w.menu.userNotifications),
    load: async () => (await import('#web/features/userMyPage/NotificationPage.tsx')).NotificationPage,
  }),
  page({
    path: 'announcement',
    title: shellText((w) => w.menu.userAnnouncements),
    load: async () => (await import('#web/features/userMyPage/AnnouncementPage.tsx')).AnnouncementPage,
  }),
  page({
    path: 'bank_account',
    title: shellText((w) => w.menu.userBankAccount),
    load: async () => (await import('#web/features/userMyPage/BankAccountPage.tsx')).BankAccountPage,
  }),
  page({
    path: 'company',
    title: shellText((w) => w.menu.userCompany),
    load: async () => (await import('#web/features/userMyPage/CompanyPage.tsx')).CompanyPage,
  }),
  page({
    path: 'activity',
    title: shellText((w) => w.menu.userActivity),
    load: async () => (await import('#web/features/userMyPage/ActivityPage.tsx')).ActivityPage,
  }),
];
