import type { Person } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';

/** Who did something, as histories keep it: readable when the person is gone. */
export type HistoryActor = {
  readonly actorKind: 'admin' | 'user' | 'applicant' | 'system';
  readonly actorId: number | null;
  readonly actorName: string;
};

/** The name that histories show for what no person did. */
const SYSTEM: HistoryActor = { actorKind: 'system', actorId: null, actorName: 'system' };

const idOf = (actor: Person): number => {
  if (actor.kind === 'admin') return actor.adminUserId;
  return actor.kind === 'user' ? actor.corporationUserId : actor.applicationUserId;
};

/** The caller, or the system in a job. @throws ACCESS_DENIED for a connected system, which changes nothing */
export const historyActorOf = ({ actor }: Pick<Scope, 'actor'>): HistoryActor => {
  if (actor === undefined) return SYSTEM;
  if (actor.kind === 'machine') throw new ApiError('ACCESS_DENIED');
  return { actorKind: actor.kind, actorId: idOf(actor), actorName: actor.name };
};

/** The server itself, for what follows from a change by a rule. */
export const systemActor: HistoryActor = SYSTEM;
