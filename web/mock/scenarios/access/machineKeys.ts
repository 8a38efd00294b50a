import { MachineKeyStatus } from '#web/parts/api/generated/enums.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { recordAsked } from '../../rows.ts';
import { operationsWorld } from '../../world/world.ts';
import { projectHandlers } from '../projects/project.ts';

/** In use, for some scopes of one round. */
export const accountingKey = operationsWorld.saw('updateMachineKey', 1);

/** What is told once, when it is made. */
export const issuedKey = { ...operationsWorld.saw('createMachineKey'), key: accountingKey };

const pastDay = { status: MachineKeyStatus.Expired, expiresOn: '2026-10-31' } as const;

/** In use, being changed over, stopped; the one on trial is past its last day. */
const keys = operationsWorld
  .saw('listMachineKeys')
  .items.map((key) => (key.name === '実績集計（試行）' ? { ...key, ...pastDay } : key));

/** Keys in every state. */
export const machineKeyHandlers: MockHandlers = {
  listMachineKeys: reply({ items: keys }),
  listProjects: projectHandlers.listProjects,
  getMachineKey: recordAsked(keys),
  createMachineKey: reply(issuedKey, accountingKey.version),
  updateMachineKey: reply(accountingKey),
  rotateMachineKey: reply(issuedKey, accountingKey.version),
  stopMachineKey: reply(operationsWorld.saw('stopMachineKey', 4)),
};
