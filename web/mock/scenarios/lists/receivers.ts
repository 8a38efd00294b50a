import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { recordAsked } from '../../rows.ts';
import { anAnnouncement, aProject } from '../project.ts';
import { noListViews } from './listViews.ts';

type Receiver = components['schemas']['AnnouncementReceiver'];

/** Who the announcement of the round is for: one has opened it, two have not. */
export const receivers: readonly Receiver[] = [
  {
    id: 31,
    name: '株式会社こだま製菓',
    nameKana: 'カブシキガイシャコダマセイカ',
    mypageId: 41,
    displayCode: '63001',
    isMember: false,
    contactName: '児玉 花',
    contactEmail: 'kodama@example.jp',
    readAt: '2026-11-19T01:20:00.000Z',
    readByName: '児玉 花',
  },
  {
    id: 32,
    name: '北海道産小麦・大豆の安定調達と冷凍食品の共同開発に取り組む農業協同組合連合会',
    nameKana: 'ノウギョウキョウドウクミアイレンゴウカイ',
    mypageId: 42,
    displayCode: '63002',
    isMember: false,
    contactName: '中標津 健太郎',
    contactEmail: 'jimukyoku-hojokin-tantou@example.jp',
    readAt: null,
    readByName: null,
  },
  {
    id: 33,
    name: '有限会社みなと豆腐',
    nameKana: 'ユウゲンガイシャミナトトウフ',
    mypageId: 42,
    displayCode: '63002',
    isMember: true,
    contactName: null,
    contactEmail: null,
    readAt: null,
    readByName: null,
  },
];

/** The two that have not opened it are being written to. */
export const underWay = { remindedAt: '2026-11-20T01:00:00Z', isReminding: true } as const;

export const receiverHandlers: MockHandlers = {
  ...noListViews,
  getProject: recordAsked([aProject]),
  getAnnouncement: reply(anAnnouncement, anAnnouncement.version),
  remindAnnouncement: reply({ ...anAnnouncement, ...underWay }, anAnnouncement.version),
  listAnnouncementReceivers: ({ query }) => {
    const asked = query.get('isRead');
    const items = receivers.filter(({ readAt }) => asked === null || String(readAt !== null) === asked);
    return reply({ items, nextCursor: null, total: items.length });
  },
};
