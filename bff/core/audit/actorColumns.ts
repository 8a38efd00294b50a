import { type Actor, ADMIN_ROLES, idOf } from '../actor.ts';
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
  const columns = { actorKind: actor.kind, actorName: actor.name, actorId: idOf(actor) };
  return actor.kind === 'admin' ? { ...columns, adminType: ADMIN_ROLES.indexOf(actor.role) } : columns;
};
