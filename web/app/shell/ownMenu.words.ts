import * as recordWords from '#rules/words/records.ts';
import { frontTexts } from '#web/parts/text/frontTexts.ts';

const words = {
  userHome: recordWords.myPage,
  userSections: '提出する書類',
  userSectionsReturned: '直す書類{count}件',
  userReceipt: recordWords.receipt,
  userChanges: recordWords.change,
  userNewChange: '変更申請を作る',
  userCalendar: 'カレンダー',
  userCompletion: '事業完了の報告',
  userDuties: recordWords.duty,
  userProperties: '財産管理',
  userPropertyPaper: recordWords.ledger,
  userRecoveries: '補助金の返還',
  userNewDeal: '取引を加える',
  userImportPayments: '表から取り込む',
  userPayments: '支払経費一覧',
  userPayouts: '補助金の入金',
  userBankAccount: '振込先口座',
  userFromDesk: '事務局から',
  userNotifications: '通知',
  userNotificationsUnread: '未読{count}件',
  userPapers: '届いた文書',
  userAnnouncements: 'お知らせ',
  userThreads: 'お問い合わせ',
  userQuestions: 'よくある質問',
  userAnnouncementsUnread: '未読のお知らせ{count}件',
  userNewThread: '事務局に質問する',
  userThreadsUnread: '未読のお問い合わせ{count}件',
  userCorporation: '会社',
  userCompany: '会社の情報',
  userMailCopy: 'お知らせの写しの確認',
  userActivity: 'これまでの動き',
  applicationHome: '自分の応募',
  applicationAbout: '募集の案内・必要な書類',
  backToAdmin: '管理者のホームへ戻る',
  visitingApplicant: '管理者として応募者の画面を見ています。',
  bothLoggedIn:
    '管理者と応募者（{name}）の両方でログインしています。ここでの入力と提出は、応募者の名前で記録されます。',
};

/** Texts of the menus of businesses and applicants, and of whom an administrator visits there. */
export const ownMenuText = frontTexts(words);
