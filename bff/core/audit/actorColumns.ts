import { type Actor, ADMIN_ROLES } from '../actor.ts';
import type { AuditInput } from './auditEntry.ts';

type ActorColumns = {
  readonly actorKind: string;
  readonly actorName: string;
  readonly actorId?: number;
  /** Of an administrator: his AdminType. */
  readonly adminType?: number;
};

/** Who acts, as the trail keeps it. */
export const actorColumns = (actor: Actor | undefined, anonymous?: AuditInput['actor']): ActorColumns => {
  if (actor === undefined) {
    return anonymous
      ? { actorKind: 'anonymous', actorName: anonymous.name }
      : { actorKind: 'system', actorName: 'system' };
  }
  const columns = { actorKind: actor.kind, actorName: actor.name };
  if (actor.kind === 'admin') {
    return { ...columns, actorId: actor.adminUserId, adminType: ADMIN_ROLES.indexOf(actor.role) };
  }
  if (actor.kind === 'machine') return { ...columns, actorId: actor.machineKeyId };
  return { ...columns, actorId: actor.kind === 'user' ? actor.corporationUserId : actor.applicationUserId };
};
