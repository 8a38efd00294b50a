import { MachineKeyStatus, MachineScope } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { recordAsked } from '../rows.ts';
import { aProject } from './project.ts';

type MachineKey = components['schemas']['MachineKey'];

const every = ['update', 'rotate', 'stop'].map((action) => ({ action, allowed: true }));
const none = every.map(({ action }) => ({
  action,
  allowed: false,
  reason: '停止した連携キーは変えられません。新しいキーを作成してください',
}));

/** In use, for some scopes of one round. */
export const accountingKey: MachineKey = {
  id: 3,
  version: 2,
  createdAt: '2026-11-02T01:00:00Z',
  updatedAt: '2026-11-18T05:04:30Z',
  name: '会計システム',
  prefix: 'hojo_3f9a1c07d2e4b586',
  status: MachineKeyStatus.Active,
  scopes: [MachineScope.MyPages, MachineScope.Payments],
  projectIds: [5],
  allowedAddresses: ['203.0.113.0/24'],
  requestsPerMinute: 300,
  expiresOn: '2027-03-31',
  previousUntil: null,
  stoppedAt: null,
  lastUsedAt: '2026-11-20T05:04:00Z',
  lastUsedAddress: '203.0.113.8',
  createdByName: '事務局 花子',
  availableActions: every,
};

/** Being changed over to a new secret; its name is as long as it may be. */
const ministryKey: MachineKey = {
  ...accountingKey,
  id: 4,
  name: '農林水産省補助事業実績集計基盤（令和八年度試行）データ連携基盤システム一式用',
  prefix: 'hojo_0b6d55e1a7c39f24',
  scopes: Object.values(MachineScope),
  projectIds: null,
  allowedAddresses: [],
  expiresOn: null,
  previousUntil: '2026-11-27T05:00:00Z',
  lastUsedAt: null,
  lastUsedAddress: null,
};

const expiredKey: MachineKey = {
  ...accountingKey,
  id: 2,
  name: '実績集計（試行）',
  prefix: 'hojo_77c0aa4be91d2f38',
  status: MachineKeyStatus.Expired,
  scopes: [MachineScope.Applications],
  expiresOn: '2026-10-31',
  lastUsedAt: '2026-10-31T14:58:00Z',
};

const stoppedKey: MachineKey = {
  ...accountingKey,
  id: 1,
  name: '旧会計システム',
  prefix: 'hojo_c2f18e6d03b794aa',
  status: MachineKeyStatus.Stopped,
  stoppedAt: '2026-11-02T01:30:00Z',
  lastUsedAt: '2026-11-02T00:10:00Z',
  availableActions: none,
};

const keys = [accountingKey, ministryKey, expiredKey, stoppedKey];

const issued: components['schemas']['NewMachineKey'] = {
  key: accountingKey,
  token: `${accountingKey.prefix}.q0Jx3y8mQm2oG7m1kqv2b7Yb3M4y5x6z7A8B9C0D1E2`,
};

/** Keys in every state. */
export const machineKeyHandlers: MockHandlers = {
  listMachineKeys: reply({ items: keys }),
  listProjects: reply({ items: [aProject], nextCursor: null, total: 1 }),
  getMachineKey: recordAsked(keys),
  createMachineKey: reply(issued, 1),
  updateMachineKey: reply({ ...accountingKey, version: 3 }),
  rotateMachineKey: reply(issued, 3),
  stopMachineKey: reply({ ...stoppedKey, version: 3 }),
};
