import { FAMILIES, type Family } from '#rules/families.ts';
import { ApiError } from './apiError.ts';

/** The families of applicants; each has its own session, cookie and paths (spec 3, 6). */
export { FAMILIES, type Family };

/** @throws Error for a word that is no family; the database's CHECK keeps others out */
export const familyOf = (word: string | undefined): Family => {
  const known = FAMILIES.find((family) => family === word);
  if (known === undefined) throw new Error(`unknown application family ${word}`);
  return known;
};

/** The kinds of session: one for each family beside those of administrators and businesses. */
export type SessionContext = 'admin' | 'user' | Family;

/** Names of the five kinds of administrators, as the contract's role lists write them; the index is AdminType. */
export const ADMIN_ROLES = ['JMAC', 'MAFF', 'CS', 'Inspector', 'BackOffice'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

export type AdminActor = {
  readonly kind: 'admin';
  readonly sessionId: string;
  readonly adminUserId: number;
  readonly role: AdminRole;
  readonly name: string;
  readonly email: string;
  /** Prefectures an inspector is responsible for (JIS numbers); empty for all others. */
  readonly prefectures: readonly number[];
};

export type UserActor = {
  readonly kind: 'user';
  readonly sessionId: string;
  readonly corporationUserId: number;
  readonly corporationId: number;
  readonly projectId: number;
  readonly name: string;
  readonly email: string;
};

export type ApplicantActor = {
  readonly kind: 'applicant';
  readonly sessionId: string;
  readonly family: Family;
  readonly applicationUserId: number;
  readonly applicationId: number;
  readonly projectId: number;
  readonly name: string;
  readonly email: string;
};

/** A connected system that calls with a key: no person, it reads what its key is for and changes nothing. */
export type MachineActor = {
  readonly kind: 'machine';
  readonly machineKeyId: number;
  /** As the audit trail and histories show it. */
  readonly name: string;
  readonly scopes: readonly string[];
  /** Rounds whose records it reads; null: those of every round. */
  readonly projectIds: readonly number[] | null;
};

export type Person = AdminActor | UserActor | ApplicantActor;

export type Actor = Person | MachineActor;

/** His number among those of his kind, as the audit trail keeps it. */
export const idOf = (actor: Actor): number => {
  if (actor.kind === 'admin') return actor.adminUserId;
  if (actor.kind === 'machine') return actor.machineKeyId;
  return actor.kind === 'user' ? actor.corporationUserId : actor.applicationUserId;
};

/** The role that the contract's `security` lists name. */
export const roleOf = (actor: Actor): string => {
  if (actor.kind === 'admin') return actor.role;
  if (actor.kind === 'machine') return 'Machine';
  return actor.kind === 'user' ? 'CorporationUser' : 'Applicant';
};

/** Whether a caller has one of the roles, or one of the scopes, that stand beside its scheme in the contract. */
export const mayCall = (actor: Actor, rolesOrScopes: readonly string[]): boolean =>
  actor.kind === 'machine'
    ? rolesOrScopes.some((scope) => actor.scopes.includes(scope))
    : rolesOrScopes.includes(roleOf(actor));

/** Whose work it is among those of everybody: an account, a key, and of those without a session the address. */
export const shareKeyOf = (actor: Actor | undefined, ip: string): string =>
  actor === undefined ? `ip:${ip}` : `${actor.kind}:${idOf(actor)}`;

type HasActor = { readonly actor: Actor | undefined };

/**
 * The caller of a session.
 * @throws UNAUTHORIZED for nobody, ACCESS_DENIED for a connected system, which has no session
 */
export const personOf = ({ actor }: HasActor): Person => {
  if (actor === undefined) throw new ApiError('UNAUTHORIZED');
  if (actor.kind === 'machine') throw new ApiError('ACCESS_DENIED');
  return actor;
};

/** The calling administrator. @throws ACCESS_DENIED when the caller is somebody else. */
export const adminOf = ({ actor }: HasActor): AdminActor => {
  if (actor?.kind !== 'admin') throw new ApiError('ACCESS_DENIED');
  return actor;
};

/**
 * The role of the administrator who reads what the office has; null for a connected system, which is offered nothing.
 * @throws ACCESS_DENIED when the caller is somebody else
 */
export const readerRoleOf = ({ actor }: HasActor): AdminRole | null =>
  actor?.kind === 'machine' ? null : adminOf({ actor }).role;

/** The calling corporation user. @throws ACCESS_DENIED when the caller is somebody else. */
export const userOf = ({ actor }: HasActor): UserActor => {
  if (actor?.kind !== 'user') throw new ApiError('ACCESS_DENIED');
  return actor;
};

/** The calling applicant of a family. @throws ACCESS_DENIED when the caller is somebody else. */
export const applicantOf = ({ actor }: HasActor, family: Family): ApplicantActor => {
  if (actor?.kind !== 'applicant' || actor.family !== family) throw new ApiError('ACCESS_DENIED');
  return actor;
};
