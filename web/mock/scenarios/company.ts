import { ActorKind } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { mamekuraWorld } from '../world/world.ts';
import { mailCopyHandlers } from './lists/mailCopies.ts';
import { noIdentities } from './logIn/identities.ts';
import { uuid } from './sectionParts.ts';

type Schemas = components['schemas'];

/** The account of 株式会社豆くら, checked by the desk. */
export const bankAccount = mamekuraWorld.saw('getBankAccount', 4);

const sessions: Schemas['OwnSessionList'] = {
  items: [
    {
      id: uuid(2),
      isCurrent: true,
      device: 'Windows・Chrome',
      ipAddress: '192.0.2.10',
      createdAt: '2026-11-20T00:10:00.000Z',
      lastUsedAt: '2026-11-20T07:55:00.000Z',
      expiresAt: '2026-11-20T12:10:00.000Z',
    },
    {
      id: uuid(3),
      isCurrent: false,
      device: 'iPhone・Safari',
      ipAddress: '198.51.100.7',
      createdAt: '2026-11-19T23:00:00.000Z',
      lastUsedAt: '2026-11-20T01:20:00.000Z',
      expiresAt: '2026-11-20T11:00:00.000Z',
    },
  ],
  nextCursor: null,
  total: 2,
};

const told = mamekuraWorld.saw('listUserActivity');

/** The business has put its plan off, and said why. */
const postponed = told.items
  .filter(({ actorKind }) => actorKind === ActorKind.User)
  .slice(0, 1)
  .map((row) => ({
    ...row,
    ...{ id: row.id + 1, action: 'updated' as const, summary: '完了予定日を変更しました' },
    ...{ targetKind: 'MyPage' as const, targetId: String(row.mypageId), targetTitle: null },
    reason: '納品が遅れるためです。',
    changes: [
      { field: 'plannedCompletionOn', label: '完了予定日', before: '2026/11/20', after: '2026/12/02' },
    ],
  }));

const activity: Schemas['ActivityList'] = {
  ...told,
  items: [...postponed, ...told.items],
  total: told.total + postponed.length,
};

/** What the pages about the company itself read. */
export const companyHandlers: MockHandlers = {
  getBankAccount: reply(bankAccount, bankAccount.version),
  ...mailCopyHandlers,
  listUserOwnSessions: reply(sessions),
  listUserOwnIdentities: noIdentities,
  listUserActivity: reply(activity),
};
