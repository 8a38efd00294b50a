import { type OfferedAction, offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { MachineKeyStatus, MachineScope } from '#bff/generated/contract/enums.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import type { MachineKeyRow } from './machineKeys.data.ts';
import { machineKeyMessages } from './machineKeys.words.ts';

const SCOPES: readonly MachineScope[] = Object.values(MachineScope);

/** What a key may call, in the order of the contract. */
const scopesOf = ({ scopes }: MachineKeyRow): MachineScope[] =>
  SCOPES.filter((scope) => scopes.includes(scope));

const statusOf = ({ stoppedAt, expiresOn }: MachineKeyRow, today: string): MachineKeyStatus => {
  if (stoppedAt !== null) return MachineKeyStatus.Stopped;
  return expiresOn !== null && expiresOn < today ? MachineKeyStatus.Expired : MachineKeyStatus.Active;
};

const offersOf = ({ stoppedAt }: MachineKeyRow): OfferedAction[] => {
  const refusal = stoppedAt === null ? undefined : machineKeyMessages.stopped;
  return ['update', 'rotate', 'stop'].map((action) => offer(action, refusal));
};

/** A key as JMAC sees it; its secret is no part of it. */
export const viewOf = ({ now }: Pick<Scope, 'now'>, row: MachineKeyRow) => ({
  id: row.id,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  name: row.name,
  prefix: `hojo_${row.publicId}`,
  status: statusOf(row, tokyoDayOf(now)),
  scopes: scopesOf(row),
  projectIds: row.allRounds ? null : row.projectIds,
  allowedAddresses: row.allowedAddresses,
  requestsPerMinute: row.requestsPerMinute,
  expiresOn: row.expiresOn,
  previousUntil: row.previousUntil !== null && row.previousUntil > now ? row.previousUntil : null,
  stoppedAt: row.stoppedAt,
  lastUsedAt: row.lastUsedAt,
  lastUsedAddress: row.lastUsedAddress,
  createdByName: row.createdBy.name,
  availableActions: offersOf(row),
});

export type MachineKeyView = ReturnType<typeof viewOf>;

/** What the audit trail keeps of a key. */
export const auditable = (row: MachineKeyRow) => ({
  name: row.name,
  scopes: row.scopes,
  projectIds: row.allRounds ? null : row.projectIds,
  allowedAddresses: row.allowedAddresses,
  requestsPerMinute: row.requestsPerMinute,
  expiresOn: row.expiresOn,
});
