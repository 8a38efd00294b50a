import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: 'お知らせ',
  context: '事務局から、この事業のすべての企業へのお知らせです。',
  important: '重要',
  unread: '未読',
  open: '本文を読む',
  again: '（{at} に再度お知らせ）',
  empty: 'お知らせはありません',
  emptyText: '事務局からのお知らせが、ここに掲載されます。',
};

/** Texts of a round's announcements, as a company reads them. */
export const userAnnouncementsText = texts('userAnnouncements', words);
