import { MachineKeyStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { proposed, reply } from '../../reply.ts';
import { recordAsked } from '../../rows.ts';
import { operationsWorld } from '../../world/world.ts';
import { projectHandlers } from '../projects/project.ts';
import { aProposal, pendingActHandlers } from './pendingActs.ts';

const pastDay = { status: MachineKeyStatus.Expired, expiresOn: '2026-10-31' } as const;

/** In use, being changed over, stopped; the one on trial is past its last day. */
const keys = operationsWorld
  .saw('listMachineKeys')
  .items.map((key) => (key.name === '実績集計（試行）' ? { ...key, ...pastDay } : key));

const keyCalled = (name: string): components['schemas']['MachineKey'] => {
  const key = keys.find((one) => one.name === name);
  if (key === undefined) throw new Error(`the day of the office has no key ${name}`);
  return key;
};

/** In use, for some scopes of one round. */
export const accountingKey = keyCalled('会計システム');

/** Keys in every state. */
export const machineKeyHandlers: MockHandlers = {
  listMachineKeys: reply({ items: keys }),
  listProjects: projectHandlers.listProjects,
  listPendingActs: pendingActHandlers.listPendingActs,
  getMachineKey: recordAsked(keys),
  createMachineKey: proposed(aProposal),
  updateMachineKey: reply(accountingKey),
  rotateMachineKey: proposed(aProposal),
  stopMachineKey: reply(operationsWorld.saw('stopMachineKey', 4)),
};
