import { CONFIRM_TOKEN } from '#web/navigation/paths.ts';
import { menuText } from '#web/text/menuText.ts';
import { type Page, page } from './page.ts';

const paymentItemPage = async () =>
  (await import('#web/features/userMyPage/PaymentItemPage.tsx')).PaymentItemPage;

/** Pages under /user/{projectId}. One row a page: `page({ path, title, load })`. */
export const userPages: Page[] = [
  page({
    path: '',
    title: menuText((w) => w.userHome),
    load: async () => (await import('#web/features/userMyPage/MyPage.tsx')).MyPage,
  }),
  page({
    path: 'section/:sectionId',
    title: menuText((w) => w.userSections),
    load: async () => (await import('#web/features/userMyPage/SectionPage.tsx')).SectionPage,
  }),
  page({
    path: 'receipt/:receiptId',
    title: menuText((w) => w.userReceipt),
    load: async () => (await import('#web/features/userMyPage/ReceiptPage.tsx')).ReceiptPage,
  }),
  page({
    path: 'section',
    title: menuText((w) => w.userSections),
    load: async () => (await import('#web/features/userMyPage/SectionListPage.tsx')).SectionListPage,
  }),
  page({
    path: 'change',
    title: menuText((w) => w.userChanges),
    load: async () => (await import('#web/features/userMyPage/changes/ChangeListPage.tsx')).ChangeListPage,
  }),
  page({
    path: 'change/new',
    title: menuText((w) => w.userNewChange),
    load: async () => (await import('#web/features/userMyPage/changes/NewChangePage.tsx')).NewChangePage,
  }),
  page({
    path: 'change/:changeId',
    title: menuText((w) => w.userChanges),
    load: async () => (await import('#web/features/userMyPage/changes/ChangePage.tsx')).ChangePage,
  }),
  page({
    path: 'completion',
    title: menuText((w) => w.userCompletion),
    load: async () => (await import('#web/features/userMyPage/completion/CompletionPage.tsx')).CompletionPage,
  }),
  page({
    path: 'calendar',
    title: menuText((w) => w.userCalendar),
    load: async () => (await import('#web/features/userMyPage/calendar/CalendarPage.tsx')).CalendarPage,
  }),
  page({
    path: 'duty',
    title: menuText((w) => w.userDuties),
    load: async () => (await import('#web/features/userMyPage/duties/DutyPlanPage.tsx')).DutyPlanPage,
  }),
  page({
    path: 'property',
    title: menuText((w) => w.properties),
    load: async () => (await import('#web/features/userMyPage/property/PropertyPage.tsx')).PropertyPage,
  }),
  page({
    path: 'property/paper',
    title: menuText((w) => w.properties),
    load: async () =>
      (await import('#web/features/userMyPage/property/PropertyPaperPage.tsx')).PropertyPaperPage,
  }),
  page({
    path: 'recovery',
    title: menuText((w) => w.userRecoveries),
    load: async () =>
      (await import('#web/features/userMyPage/recoveries/RecoveryListPage.tsx')).RecoveryListPage,
  }),
  page({
    path: 'recovery/:recoveryId',
    title: menuText((w) => w.userRecoveries),
    load: async () => (await import('#web/features/userMyPage/recoveries/RecoveryPage.tsx')).RecoveryPage,
  }),
  page({
    path: 'paper',
    title: menuText((w) => w.userPapers),
    load: async () => (await import('#web/features/userMyPage/papers/PaperListPage.tsx')).PaperListPage,
  }),
  page({
    path: 'paper/:paperId',
    title: menuText((w) => w.userPapers),
    load: async () => (await import('#web/features/userMyPage/papers/PaperPage.tsx')).PaperPage,
  }),
  // Where a deal was begun before there was a payment list: links in mails and notes lead here.
  page({ path: 'section/new/voucher', title: menuText((w) => w.userNewDeal), load: paymentItemPage }),
  page({
    path: 'payment',
    title: menuText((w) => w.userPayments),
    load: async () => (await import('#web/features/userMyPage/PaymentListPage.tsx')).PaymentListPage,
  }),
  page({ path: 'payment/new', title: menuText((w) => w.userNewDeal), load: paymentItemPage }),
  page({
    path: 'payment/import',
    title: menuText((w) => w.userImportPayments),
    load: async () => (await import('#web/features/userMyPage/PaymentImportPage.tsx')).PaymentImportPage,
  }),
  page({ path: 'payment/:id', title: menuText((w) => w.userPayments), load: paymentItemPage }),
  page({
    path: 'payout',
    title: menuText((w) => w.userPayouts),
    load: async () => (await import('#web/features/userMyPage/payouts/PayoutsPage.tsx')).PayoutsPage,
  }),
  page({
    path: 'notification',
    title: menuText((w) => w.userNotifications),
    load: async () => (await import('#web/features/userMyPage/NotificationPage.tsx')).NotificationPage,
  }),
  page({
    path: 'question',
    title: menuText((w) => w.userQuestions),
    load: async () => (await import('#web/features/userMyPage/questions/QuestionsPage.tsx')).QuestionsPage,
  }),
  page({
    path: 'thread',
    title: menuText((w) => w.userThreads),
    load: async () => (await import('#web/features/userMyPage/threads/ThreadListPage.tsx')).ThreadListPage,
  }),
  page({
    path: 'thread/new',
    title: menuText((w) => w.userNewThread),
    load: async () => (await import('#web/features/userMyPage/threads/NewThreadPage.tsx')).NewThreadPage,
  }),
  page({
    path: 'thread/:threadId',
    title: menuText((w) => w.userThreads),
    load: async () => (await import('#web/features/userMyPage/threads/ThreadPage.tsx')).ThreadPage,
  }),
  page({
    path: 'announcement',
    title: menuText((w) => w.userAnnouncements),
    load: async () => (await import('#web/features/userMyPage/AnnouncementPage.tsx')).AnnouncementPage,
  }),
  page({
    path: 'bank_account',
    title: menuText((w) => w.userBankAccount),
    load: async () => (await import('#web/features/userMyPage/BankAccountPage.tsx')).BankAccountPage,
  }),
  page({
    path: 'company',
    title: menuText((w) => w.userCompany),
    load: async () => (await import('#web/features/userMyPage/CompanyPage.tsx')).CompanyPage,
  }),
  page({
    path: 'mail_copy',
    title: menuText((w) => w.userMailCopy),
    allowsNoAuthWith: CONFIRM_TOKEN,
    load: async () => (await import('#web/features/userMyPage/ConfirmCopyPage.tsx')).ConfirmCopyPage,
  }),
  page({
    path: 'activity',
    title: menuText((w) => w.userActivity),
    load: async () => (await import('#web/features/userMyPage/ActivityPage.tsx')).ActivityPage,
  }),
];
