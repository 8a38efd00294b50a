import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { recordAsked } from '../../rows.ts';
import { officeWorld, yasashiiWorld } from '../../world/world.ts';
import { noListViews } from '../office/listViews.ts';
import { aProject } from './project.ts';

type Receiver = components['schemas']['AnnouncementReceiver'];

const { project } = yasashiiWorld.saw('getUserMyPage');
const round = { ...aProject, id: project.id, name: project.name, shortName: project.shortName };

const captured = officeWorld.saw('listAnnouncementReceivers', 7, 7).items;

/** As long as it gets. */
const longReceivers: readonly Receiver[] = captured.slice(0, 1).map((one) => ({
  ...one,
  ...{ id: 90, mypageId: 90, displayCode: '7090' },
  name: '北海道産小麦・大豆の安定調達と冷凍食品の共同開発に取り組む農業協同組合連合会',
  contactName: '中標津 健太郎',
  contactEmail: 'jimukyoku-hojokin-tantou@example.jp',
}));

/** Who the announcement of the round is for: one has opened it, one of the others has no contact. */
const receivers: readonly Receiver[] = [
  ...captured.map((one) => {
    if (one.id === 12) return { ...one, readAt: '2026-11-19T01:20:00.000Z', readByName: one.contactName };
    return one.id === 1 ? { ...one, contactName: null, contactEmail: null } : one;
  }),
  ...longReceivers,
];

/** 年末年始の窓口, which one of them has opened. */
export const announcement: components['schemas']['Announcement'] = {
  ...officeWorld.saw('getAnnouncement', 7, 7),
  ...{ receiverCount: receivers.length, readCount: 1 },
};

/** Those that have not opened it are being written to. */
export const underWay = { remindedAt: '2026-11-20T01:00:00Z', isReminding: true } as const;

export const receiverHandlers: MockHandlers = {
  ...noListViews,
  getProject: recordAsked([round]),
  getAnnouncement: reply(announcement, announcement.version),
  remindAnnouncement: reply({ ...announcement, ...underWay }, announcement.version),
  listAnnouncementReceivers: ({ query }) => {
    const asked = query.get('isRead');
    const items = receivers.filter(({ readAt }) => asked === null || String(readAt !== null) === asked);
    return reply({ items, nextCursor: null, total: items.length });
  },
};
