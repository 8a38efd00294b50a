import { AccountType, ActorKind } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { mailCopyHandlers } from './lists/mailCopies.ts';
import { noIdentities } from './logIn/identities.ts';
import { uuid } from './sectionParts.ts';

type Schemas = components['schemas'];

/** The account of 株式会社豆くら, checked by the desk. */
export const bankAccount: Schemas['BankAccount'] = {
  id: 1,
  version: 2,
  createdAt: '2026-07-10T00:00:00.000Z',
  updatedAt: '2026-07-12T00:00:00.000Z',
  corporationId: 4,
  bankCode: '9991',
  bankName: 'みほん銀行',
  bankNameKana: 'ﾐﾎﾝ',
  branchCode: '001',
  branchName: '松本支店',
  branchNameKana: 'ﾏﾂﾓﾄ',
  accountType: AccountType.Ordinary,
  accountNumber: '1234567',
  accountHolderKana: 'ｶ)ﾏﾒｸﾗ',
  accountHolder: '株式会社豆くら',
  isMasked: false,
  passbookFile: {
    id: uuid(70),
    fileName: '通帳の写し.pdf',
    sizeBytes: 348_160,
    contentType: 'application/pdf',
    sha256: 'b'.repeat(64),
  },
  confirmedAt: '2026-07-12T02:00:00.000Z',
  isLocked: false,
  warnings: [],
  changes: [
    {
      changedAt: '2026-07-10T00:00:00.000Z',
      changedByName: '豊田 まめ子',
      accountNumberMasked: '****567',
      reason: null,
    },
  ],
  availableActions: [{ action: 'update', allowed: true }],
};

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

const activity: Schemas['ActivityList'] = {
  items: [
    {
      id: 2,
      at: '2026-11-20T07:20:00.000Z',
      actorKind: ActorKind.Admin,
      actorName: '事務局',
      action: 'return',
      summary: '発注書（1-2）を差し戻しました（指摘1件）',
      targetKind: 'Section',
      targetId: '71',
      targetTitle: '発注書（1-2）',
      mypageId: 5,
      applicationId: null,
      isOnBehalf: false,
      reason: null,
      changes: [],
    },
    {
      id: 1,
      at: '2026-11-17T02:05:00.000Z',
      actorKind: ActorKind.User,
      actorName: '豊田 まめ子',
      action: 'updated',
      summary: '完了予定日を変更しました',
      targetKind: 'MyPage',
      targetId: '5',
      targetTitle: null,
      mypageId: 5,
      applicationId: null,
      isOnBehalf: false,
      reason: '納品が遅れるためです。',
      changes: [
        { field: 'plannedCompletionOn', label: '完了予定日', before: '2026/11/20', after: '2026/12/02' },
      ],
    },
  ],
  nextCursor: null,
  total: 2,
};

/** What the pages about the company itself read. */
export const companyHandlers: MockHandlers = {
  getBankAccount: reply(bankAccount, bankAccount.version),
  ...mailCopyHandlers,
  listUserOwnSessions: reply(sessions),
  listUserOwnIdentities: noIdentities,
  listUserActivity: reply(activity),
};
