import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: '通知',
  context: '未読のものから順に並べています。',
  empty: '通知はありません',
  emptyText: '書類の確認の結果や期限のお知らせが、ここに届きます。',
  unread: '未読',
  markRead: '既読にする',
  due: '期限 {day}',
  openSection: '書類を見る',
};

/** Texts of the notifications that a company has got. */
export const userNotificationsText = texts('userNotifications', words);
