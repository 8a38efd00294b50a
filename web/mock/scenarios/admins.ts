import { AdminType } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { noListViews } from './lists/listViews.ts';

type Schemas = components['schemas'];

/** An inspector for Tokyo. */
export const anInspector: Schemas['AdminUser'] = {
  id: 4,
  version: 2,
  createdAt: '2026-08-03T01:00:00Z',
  updatedAt: '2026-11-20T05:04:30Z',
  type: AdminType.Inspector,
  name: '検査 誠',
  email: 'inspector@example.jp',
  organization: '建築検査協会',
  phone: null,
  assignedPrefectures: [13],
  isActive: true,
  passwordSetAt: '2026-08-04T01:00:00Z',
  lastLoginAt: '2026-11-19T23:40:00Z',
  hasSecondFactor: true,
  availableActions: [
    { action: 'delete', allowed: true },
    { action: 'resetSecondFactors', allowed: true },
  ],
};

const officer: Schemas['AdminUser'] = {
  ...anInspector,
  id: 1,
  type: AdminType.JMAC,
  name: '事務局 花子',
  email: 'jmac@example.jp',
  organization: null,
  assignedPrefectures: [],
  hasSecondFactor: false,
  availableActions: [
    {
      action: 'delete',
      allowed: false,
      reason: '自分自身は削除できません。ほかの事務局（JMAC）の管理者に依頼してください',
    },
  ],
};

const NAMES: Readonly<Record<AdminType, readonly [name: string, email: string]>> = {
  [AdminType.JMAC]: ['事務局 花子', 'jmac@example.jp'],
  [AdminType.MAFF]: ['農水 太郎', 'maff@example.jp'],
  [AdminType.CS]: ['窓口 和子', 'cs@example.jp'],
  [AdminType.Inspector]: ['検査 誠', 'inspector@example.jp'],
  [AdminType.BackOffice]: ['受付 清', 'backoffice@example.jp'],
};

/** The session of an administrator of a type. */
export const adminSession = (type: AdminType): Schemas['AdminSession'] => {
  const [name, email] = NAMES[type];
  return {
    id: '00000000-0000-4000-8000-000000000001',
    expiresAt: '2026-11-20T09:00:00.000Z',
    adminUser: { id: 1, type, name, email, organization: null, assignedPrefectures: [] },
  };
};

const named = ({ id, name, type, isActive }: Schemas['AdminUser']): Schemas['Assignee'] => ({
  id,
  name,
  type,
  isActive,
});

/** Their names, and that of one who left. */
export const assigneeHandlers: MockHandlers = {
  listAssignees: reply({
    items: [
      ...[officer, anInspector].map(named),
      { id: 9, name: '退職 一郎', type: AdminType.JMAC, isActive: false },
    ],
  }),
};

/** Two administrators. */
export const adminUserHandlers: MockHandlers = {
  ...noListViews,
  ...assigneeHandlers,
  listAdminUsers: reply({ items: [officer, anInspector], nextCursor: null, total: 2 }),
  createAdminUser: reply(anInspector, anInspector.version),
  updateAdminUser: reply(anInspector, anInspector.version),
  resetSecondFactors: reply(null),
  getSecondFactorSetting: reply({ version: 2, updatedAt: '2026-11-20T05:04:30Z', demandedTypes: [0] }, 2),
  updateSecondFactorSetting: reply(
    { version: 3, updatedAt: '2026-11-20T06:00:00Z', demandedTypes: [0, 4] },
    3,
  ),
};
