import { CONFIRM_TOKEN } from '#web/parts/navigation/paths.ts';
import { ownMenuText } from '../shell/ownMenu.words.ts';
import { type Page, page } from './page.ts';

const paymentItemPage = async () =>
  (await import('#web/modules/money/company/payments/PaymentItemPage.tsx')).PaymentItemPage;

/** Pages under /user/{projectId}. One row a page: `page({ path, title, load })`. */
export const userPages: Page[] = [
  page({
    path: '',
    title: ownMenuText((w) => w.userHome),
    load: async () => (await import('#web/modules/myPages/company/MyPage.tsx')).MyPage,
  }),
  page({
    path: 'section/:sectionId',
    title: ownMenuText((w) => w.userSections),
    load: async () => (await import('#web/modules/sections/company/SectionPage.tsx')).SectionPage,
  }),
  page({
    path: 'receipt/:receiptId',
    title: ownMenuText((w) => w.userReceipt),
    load: async () => (await import('#web/modules/sections/company/ReceiptPage.tsx')).ReceiptPage,
  }),
  page({
    path: 'section',
    title: ownMenuText((w) => w.userSections),
    load: async () => (await import('#web/modules/sections/company/SectionListPage.tsx')).SectionListPage,
  }),
  page({
    path: 'change',
    title: ownMenuText((w) => w.userChanges),
    load: async () =>
      (await import('#web/modules/myPages/company/changes/ChangeListPage.tsx')).ChangeListPage,
  }),
  page({
    path: 'change/new',
    title: ownMenuText((w) => w.userNewChange),
    load: async () => (await import('#web/modules/myPages/company/changes/NewChangePage.tsx')).NewChangePage,
  }),
  page({
    path: 'change/:changeId',
    title: ownMenuText((w) => w.userChanges),
    load: async () => (await import('#web/modules/myPages/company/changes/ChangePage.tsx')).ChangePage,
  }),
  page({
    path: 'completion',
    title: ownMenuText((w) => w.userCompletion),
    load: async () =>
      (await import('#web/modules/myPages/company/completion/CompletionPage.tsx')).CompletionPage,
  }),
  page({
    path: 'calendar',
    title: ownMenuText((w) => w.userCalendar),
    load: async () => (await import('#web/modules/myPages/company/calendar/CalendarPage.tsx')).CalendarPage,
  }),
  page({
    path: 'duty',
    title: ownMenuText((w) => w.userDuties),
    load: async () => (await import('#web/modules/aftercare/company/duties/DutyPlanPage.tsx')).DutyPlanPage,
  }),
  page({
    path: 'property',
    title: ownMenuText((w) => w.userProperties),
    load: async () => (await import('#web/modules/aftercare/company/property/PropertyPage.tsx')).PropertyPage,
  }),
  page({
    path: 'property/paper',
    title: ownMenuText((w) => w.userPropertyPaper),
    load: async () =>
      (await import('#web/modules/aftercare/company/property/PropertyPaperPage.tsx')).PropertyPaperPage,
  }),
  page({
    path: 'recovery',
    title: ownMenuText((w) => w.userRecoveries),
    load: async () =>
      (await import('#web/modules/money/company/recoveries/RecoveryListPage.tsx')).RecoveryListPage,
  }),
  page({
    path: 'recovery/:recoveryId',
    title: ownMenuText((w) => w.userRecoveries),
    load: async () => (await import('#web/modules/money/company/recoveries/RecoveryPage.tsx')).RecoveryPage,
  }),
  page({
    path: 'paper',
    title: ownMenuText((w) => w.userPapers),
    load: async () =>
      (await import('#web/modules/correspondence/company/papers/PaperListPage.tsx')).PaperListPage,
  }),
  page({
    path: 'paper/:paperId',
    title: ownMenuText((w) => w.userPapers),
    load: async () => (await import('#web/modules/correspondence/company/papers/PaperPage.tsx')).PaperPage,
  }),
  // Where a deal was begun before there was a payment list: links in mails and notes lead here.
  page({ path: 'section/new/voucher', title: ownMenuText((w) => w.userNewDeal), load: paymentItemPage }),
  page({
    path: 'payment',
    title: ownMenuText((w) => w.userPayments),
    load: async () =>
      (await import('#web/modules/money/company/payments/PaymentListPage.tsx')).PaymentListPage,
  }),
  page({ path: 'payment/new', title: ownMenuText((w) => w.userNewDeal), load: paymentItemPage }),
  page({
    path: 'payment/import',
    title: ownMenuText((w) => w.userImportPayments),
    load: async () =>
      (await import('#web/modules/money/company/payments/PaymentImportPage.tsx')).PaymentImportPage,
  }),
  page({ path: 'payment/:id', title: ownMenuText((w) => w.userPayments), load: paymentItemPage }),
  page({
    path: 'payout',
    title: ownMenuText((w) => w.userPayouts),
    load: async () => (await import('#web/modules/money/company/payouts/PayoutsPage.tsx')).PayoutsPage,
  }),
  page({
    path: 'notification',
    title: ownMenuText((w) => w.userNotifications),
    load: async () =>
      (await import('#web/modules/correspondence/company/notifications/NotificationPage.tsx'))
        .NotificationPage,
  }),
  page({
    path: 'question',
    title: ownMenuText((w) => w.userQuestions),
    load: async () =>
      (await import('#web/modules/projects/company/questions/QuestionsPage.tsx')).QuestionsPage,
  }),
  page({
    path: 'thread',
    title: ownMenuText((w) => w.userThreads),
    load: async () =>
      (await import('#web/modules/correspondence/company/threads/ThreadListPage.tsx')).ThreadListPage,
  }),
  page({
    path: 'thread/new',
    title: ownMenuText((w) => w.userNewThread),
    load: async () =>
      (await import('#web/modules/correspondence/company/threads/NewThreadPage.tsx')).NewThreadPage,
  }),
  page({
    path: 'thread/:threadId',
    title: ownMenuText((w) => w.userThreads),
    load: async () => (await import('#web/modules/correspondence/company/threads/ThreadPage.tsx')).ThreadPage,
  }),
  page({
    path: 'announcement',
    title: ownMenuText((w) => w.userAnnouncements),
    load: async () =>
      (await import('#web/modules/projects/company/announcements/AnnouncementPage.tsx')).AnnouncementPage,
  }),
  page({
    path: 'bank_account',
    title: ownMenuText((w) => w.userBankAccount),
    load: async () =>
      (await import('#web/modules/corporations/company/bank/BankAccountPage.tsx')).BankAccountPage,
  }),
  page({
    path: 'company',
    title: ownMenuText((w) => w.userCompany),
    load: async () => (await import('#web/modules/corporations/company/CompanyPage.tsx')).CompanyPage,
  }),
  page({
    path: 'mail_copy',
    title: ownMenuText((w) => w.userMailCopy),
    allowsNoAuthWith: CONFIRM_TOKEN,
    load: async () => (await import('#web/modules/corporations/company/ConfirmCopyPage.tsx')).ConfirmCopyPage,
  }),
  page({
    path: 'activity',
    title: ownMenuText((w) => w.userActivity),
    load: async () => (await import('#web/modules/trail/company/ActivityPage.tsx')).ActivityPage,
  }),
];
