import { ActorKind } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { mamekuraWorld, operationsWorld } from '../../world/world.ts';
import { noIdentities } from '../access/identities.ts';
import { mailCopyHandlers } from '../corporations/mailCopies.ts';

type Schemas = components['schemas'];

/** The account of 株式会社豆くら, checked by the desk. */
export const bankAccount = mamekuraWorld.saw('getBankAccount', 4);

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
  listUserOwnSessions: reply(operationsWorld.saw('listUserOwnSessions')),
  listUserOwnIdentities: noIdentities,
  listUserActivity: reply(activity),
};
