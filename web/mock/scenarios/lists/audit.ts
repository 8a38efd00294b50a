import { ActorKind, AdminType, AuditAnchorFaultKind, AuditOutcome } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';

type Entry = components['schemas']['AuditEntry'];

const HASHES = [
  '5f2d0c9be14a77d18b3c6e0f9a4d2c71e83b5f60a19c4d7e2b8f3061c5a9d4e7',
  '8c1b7e4f2a9d3065b4e7c8f1a2d5906e3b7f4c8d1e0a5b2c9f6d3e7a4b1c8d50',
  'a3e9f1c7d4b2806f5e1c9a7d3b4f8e2065d7c1b9e4a3f0862c5d7e9b1a4f3c68',
  '1d7c4b9e3f0a2586c8e5d1b7f4a39c60d2e8b5f7c1a4930e6d8b2f5c7e1a4b93',
  'e6b2d8f4a1c7503b9e2d6f8c4a1b7e5093d8c6f2b5a1e7044f9c3d6b8e2a5f71',
] as const;

const decided: Entry = {
  id: 5014,
  at: '2026-11-20T04:58:10Z',
  actorKind: ActorKind.Admin,
  actorId: 3,
  actorName: '事務局 花子',
  action: 'return',
  summary: '「発注書（1-2）」を差し戻しました。',
  targetKind: 'Section',
  targetId: '41',
  targetTitle: '発注書（1-2）',
  mypageId: 7,
  applicationId: null,
  family: null,
  isOnBehalf: false,
  reason: '検収日の記載がありません',
  changes: [
    { field: 'status', label: '確認ステータス', before: '確認中', after: '差戻し' },
    { field: 'returnDueOn', label: '再提出期限', before: null, after: '2026-11-27' },
  ],
  outcome: AuditOutcome.Success,
  onBehalfOf: null,
  requestId: 'req-7d9e11',
  ipAddress: '192.0.2.10',
  adminType: AdminType.JMAC,
  hash: HASHES[0],
  previousHash: HASHES[1],
};

const looked: Entry = {
  ...decided,
  id: 5013,
  at: '2026-11-20T04:51:42Z',
  actorId: 8,
  actorName: '農水 太郎',
  action: 'viewed',
  summary: '振込先口座の番号を表示しました。',
  targetKind: 'BankAccount',
  targetId: '9',
  targetTitle: '株式会社豆くら',
  reason: '支払額の照合のため',
  changes: [],
  requestId: 'req-7d9e02',
  ipAddress: '192.0.2.77',
  adminType: AdminType.MAFF,
  hash: HASHES[1],
  previousHash: HASHES[2],
};

const onBehalf: Entry = {
  ...decided,
  id: 5012,
  at: '2026-11-20T02:40:03Z',
  action: 'submit',
  summary: '応募「植物性原料を使った学校給食向け献立の開発と普及」を提出しました。',
  targetKind: 'Application',
  targetId: '12',
  targetTitle: '70012 植物性原料を使った学校給食向け献立の開発と普及',
  mypageId: null,
  applicationId: 12,
  family: 'inclusive',
  isOnBehalf: true,
  onBehalfOf: '一般社団法人やさしい外食推進協会',
  reason: '郵送で届いた応募書類のため',
  changes: [{ field: 'status', label: '応募ステータス', before: '作成中', after: '提出済み' }],
  requestId: 'req-7d9dfa',
  hash: HASHES[2],
  previousHash: HASHES[3],
};

const refused: Entry = {
  ...decided,
  id: 5011,
  at: '2026-11-20T01:12:30Z',
  actorId: 6,
  actorName: '検査 誠',
  action: 'refused',
  summary: '「管理者ユーザーの一覧」を行おうとしましたが、拒否されました。',
  targetKind: 'Operation',
  targetId: 'listAdminUsers',
  targetTitle: '管理者ユーザーの一覧',
  mypageId: null,
  reason: null,
  changes: [],
  outcome: AuditOutcome.Refused,
  requestId: 'req-7d9d31',
  ipAddress: '198.51.100.4',
  adminType: AdminType.Inspector,
  hash: HASHES[3],
  previousHash: HASHES[4],
};

const loginFailed: Entry = {
  ...refused,
  id: 5010,
  at: '2026-11-20T00:58:07Z',
  actorKind: null,
  actorId: null,
  actorName: 'mamekura@example.jp',
  action: 'loginFailed',
  summary: 'ログインに失敗しました。',
  targetKind: 'Session',
  targetId: '—',
  targetTitle: null,
  requestId: 'req-7d9c88',
  adminType: null,
  hash: HASHES[4],
  previousHash: '0b6f3c9e1a7d452f8c0e6b3d9a5f7214c8e1b6d0f3a92c5e7b4d8f10a6c3e927',
};

const entries: readonly Entry[] = [decided, looked, onBehalf, refused, loginFailed];

const isAsked = (entry: Entry, query: URLSearchParams): boolean =>
  (['targetKind', 'targetId', 'outcome'] as const).every(
    (name) => !query.has(name) || query.get(name) === String(entry[name]),
  );

const record: components['schemas']['AuditRecord'] = {
  targetKind: 'Section',
  targetId: '41',
  targetTitle: '発注書（1-2）',
  on: '2026-11-19',
  firstAt: '2026-11-02T01:00:00Z',
  entryCount: 4,
  laterCount: 1,
  isDeleted: false,
  fields: [
    {
      field: 'status',
      label: '確認ステータス',
      thatDay: '確認中',
      now: '差戻し',
      isDifferent: true,
      since: '2026-11-18T06:20:00Z',
      byName: '豆倉 みのり',
    },
    {
      field: 'returnDueOn',
      label: '再提出期限',
      thatDay: null,
      now: '2026/11/27',
      isDifferent: true,
      since: null,
      byName: null,
    },
    {
      field: 'dueOn',
      label: '提出期限',
      thatDay: '2026/11/30',
      now: '2026/11/30',
      isDifferent: false,
      since: '2026-11-02T01:00:00Z',
      byName: '事務局 花子',
    },
  ],
};

const FIRST_DAY = '2026-11-02';

const recordOn = (on: string): typeof record =>
  on < FIRST_DAY
    ? { ...record, on, entryCount: 0, laterCount: 5, fields: record.fields.slice(0, 1) }
    : { ...record, on };

const anchorOn = (day: string, index: number): components['schemas']['AuditAnchor'] => ({
  id: 30 - index,
  day,
  madeAt: `${day}T00:25:00+09:00`,
  entryCount: 5009 - 212 * index,
  hash: HASHES[index % HASHES.length] ?? HASHES[0],
  publicKeySha256: HASHES[3],
  storedAt: `${day}T00:25:01+09:00`,
  isHeld: true,
});

const anchors = ['2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16'].map(anchorOn);

/** Five days whose ends were signed. */
export const anchorHandlers: MockHandlers = {
  listAuditAnchors: reply({ items: anchors, nextCursor: null, total: anchors.length }),
  checkAuditAnchors: reply({ checkedAt: '2026-11-20T05:04:30Z', count: anchors.length, faults: [] }),
  downloadAuditAnchor: reply(new Blob(['監査証跡の控え'], { type: 'text/plain' })),
};

/** The trail was cut off the day before yesterday, and an anchor taken away. */
export const brokenAnchorHandlers: MockHandlers = {
  ...anchorHandlers,
  listAuditAnchors: reply({
    items: anchors.map((anchor) => ({ ...anchor, isHeld: anchor.day < '2026-11-18' })),
    nextCursor: null,
    total: anchors.length,
  }),
  checkAuditAnchors: reply({
    checkedAt: '2026-11-20T05:04:30Z',
    count: anchors.length,
    faults: [
      { day: '2026-11-17', kind: AuditAnchorFaultKind.Gone },
      ...['2026-11-18', '2026-11-19', '2026-11-20'].map((day) => ({
        day,
        kind: AuditAnchorFaultKind.CutOff,
      })),
    ],
  }),
};

/** A morning of the trail: a decision, a look, an act on behalf, a refusal and a log-in that failed. */
export const auditHandlers: MockHandlers = {
  searchAudit: ({ query }) => {
    const items = entries.filter((entry) => isAsked(entry, query));
    return reply({ items, nextCursor: null, total: items.length });
  },
  getAuditRecord: ({ query }) => reply(recordOn(query.get('on') ?? record.on)),
};

/** The same record after it was deleted. */
export const deletedRecordHandlers: MockHandlers = {
  ...auditHandlers,
  getAuditRecord: ({ query }) => reply({ ...recordOn(query.get('on') ?? record.on), isDeleted: true }),
};

/** A record of which nothing was ever changed. */
export const unchangedRecordHandlers: MockHandlers = {
  ...auditHandlers,
  getAuditRecord: reply({ ...record, laterCount: 0, fields: [] }),
};
