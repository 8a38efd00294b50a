import type { MockHandlers } from '../../createMockFetch.ts';
import { notFound, reply } from '../../reply.ts';
import { publicQuestionHandlers } from '../../world/questions.ts';
import { mamekuraWorld } from '../../world/world.ts';
import { mamekuraPayments } from '../money/mamekuraPayments.ts';
import { itemIn, pagesOf } from '../money/paymentHandlers.ts';

/** 豊田 まめ子 of 株式会社豆くら: an order to be mended, the vouchers half done. */
export const { session: mamekuraSession } = mamekuraWorld;

const seen = mamekuraWorld.saw('getUserMyPage');

/** Its deals, by number, as they name their papers. */
const deals = new Map(
  mamekuraPayments.items.map(({ number, description, payee }) => [`${number}`, `${description}／${payee}`]),
);

/** Its my page with these deals; it has read all but the newest announcement. */
export const mamekuraPage: typeof seen = {
  ...seen,
  unreadAnnouncementCount: 1,
  sections: seen.sections.map((section) => {
    const [number = ''] = section.branchNumber?.split('-') ?? [];
    return { ...section, voucherGroup: deals.get(number) ?? null };
  }),
};

/** The my page as its documents, requests and payments name it. */
export const { mypage: mamekuraUndertaking } = mamekuraWorld.saw('getUserSection', 234);

const { items: notifications } = mamekuraWorld.saw('listUserNotifications');

const announcements = mamekuraWorld.saw('listUserAnnouncements', mamekuraPage.projectId);
const [newest, ...earlier] = announcements.items;
if (newest === undefined) throw new Error('an announcement');

/** The newest announcement, of which everybody was told again, once 豆くら has opened it. */
export const readAnnouncement = {
  ...newest,
  ...{ isRead: true, renotifiedAt: '2026-11-19T02:00:00.000Z', notifiedAt: '2026-11-19T02:00:00.000Z' },
};

/** All that 豆くら is answered, and what it does. */
export const mamekuraHandlers: MockHandlers = {
  ...mamekuraWorld.handlers,
  getUserPaymentList: pagesOf(mamekuraPayments),
  getUserPaymentItem: ({ path }) => itemIn(mamekuraPayments.items, path.id),
  readUserNotification: ({ path }) => {
    const found = notifications.find(({ id }) => id === Number(path.id));
    return found === undefined ? notFound : reply({ ...found, readAt: '2026-11-20T08:00:00.000Z' });
  },
  getUserMyPage: reply(mamekuraPage, mamekuraPage.version),
  listUserAnnouncements: reply({
    ...announcements,
    items: [{ ...readAnnouncement, isRead: false }, ...earlier.map((one) => ({ ...one, isRead: true }))],
  }),
  readUserAnnouncement: reply(readAnnouncement),
  readAllUserAnnouncements: reply(null),
  readAllUserNotifications: reply(null),
  ...publicQuestionHandlers,
};
