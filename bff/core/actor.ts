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

export type Actor = AdminActor | UserActor | ApplicantActor;

/** The role that the contract's `security` lists name. */
export const roleOf = (actor: Actor): string => {
  if (actor.kind === 'admin') return actor.role;
  return actor.kind === 'user' ? 'CorporationUser' : 'Applicant';
};

type HasActor = { readonly actor: Actor | undefined };

/** The calling administrator. @throws ACCESS_DENIED when the caller is somebody else. */
export const adminOf = ({ actor }: HasActor): AdminActor => {
  if (actor?.kind !== 'admin') throw new ApiError('ACCESS_DENIED');
  return actor;
};

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
