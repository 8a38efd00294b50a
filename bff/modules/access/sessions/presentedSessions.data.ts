import type { SessionContext } from '#bff/core/actor.ts';
import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { toHex } from '#bff/platform/database/hashes.ts';
import { anyOf, queryRows } from '#bff/platform/database/queryRows.ts';
import type { Account, PersonKind } from './accounts.data.ts';
import { coalesceReads } from './coalesceReads.data.ts';
import type { SessionEndReason } from './sessions.data.ts';

type SessionRow = {
  readonly id: string;
  readonly context: SessionContext;
  readonly secretHash: Uint8Array;
  readonly browserBindingHash: Uint8Array | null;
  readonly lastUsedAt: Date;
  readonly idleExpiresAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly endReason: SessionEndReason | null;
  /** The password was right; the second factor is to come. */
  readonly awaitsFactor: boolean;
};

type PersonRow = Pick<Account, 'name' | 'email' | 'isActive'> &
  Partial<Pick<Account, 'adminType' | 'prefectures' | 'projectId' | 'corporationId' | 'family'>> & {
    readonly personId: number;
    readonly applicationId?: number | null;
  };

/** A session with the person that it is of. */
export type SessionWithPerson = Omit<SessionRow, 'secretHash' | 'browserBindingHash'> & {
  /** SHA-256 in hex. */
  readonly secretHash: string;
  readonly browserBindingHash: string | null;
  readonly account: Account;
};

const SESSION = Prisma.sql`s.id, s.context, s.secret_hash AS "secretHash",
  s.browser_binding_hash AS "browserBindingHash", s.last_used_at AS "lastUsedAt",
  s.idle_expires_at AS "idleExpiresAt", s.expires_at AS "expiresAt", s.ended_at AS "endedAt",
  s.end_reason AS "endReason", s.awaits_factor AS "awaitsFactor", person.id AS "personId", person.name, person.email, person.is_active AS "isActive"`;

/** What is read of each kind of person, and from where. */
const PEOPLE: Readonly<Record<PersonKind, Prisma.Sql>> = {
  admin: Prisma.sql`person.type AS "adminType", person.assigned_prefectures AS prefectures
    FROM session s JOIN admin_user person ON person.id = s.admin_user_id`,
  user: Prisma.sql`person.project_id AS "projectId", person.corporation_id AS "corporationId"
    FROM session s JOIN corporation_user person ON person.id = s.corporation_user_id`,
  applicant: Prisma.sql`person.project_id AS "projectId", person.family, application.id AS "applicationId"
    FROM session s JOIN application_user person ON person.id = s.application_user_id
    LEFT JOIN application ON application.application_user_id = person.id`,
};

const accountOf = (kind: PersonKind, person: PersonRow): Account => ({
  kind,
  id: person.personId,
  name: person.name,
  email: person.email,
  isActive: person.isActive,
  passwordHash: null,
  adminType: person.adminType,
  prefectures: person.prefectures,
  projectId: person.projectId,
  corporationId: person.corporationId,
  family: person.family,
  applicationId: person.applicationId ?? undefined,
});

const sessionOf = (kind: PersonKind, row: SessionRow & PersonRow): SessionWithPerson => ({
  id: row.id,
  context: row.context,
  secretHash: toHex(row.secretHash),
  browserBindingHash: row.browserBindingHash === null ? null : toHex(row.browserBindingHash),
  lastUsedAt: row.lastUsedAt,
  idleExpiresAt: row.idleExpiresAt,
  expiresAt: row.expiresAt,
  endedAt: row.endedAt,
  endReason: row.endReason,
  awaitsFactor: row.awaitsFactor,
  account: accountOf(kind, row),
});

const finderOf = (kind: PersonKind) =>
  coalesceReads(async (db, ids): Promise<ReadonlyMap<string, SessionWithPerson>> => {
    const statement = Prisma.sql`SELECT ${SESSION}, ${PEOPLE[kind]} WHERE s.id = ${anyOf(ids, 'uuid')}`;
    const rows = await queryRows<SessionRow & PersonRow>(db, statement);
    return new Map(rows.map((row) => [row.id, sessionOf(kind, row)]));
  });

const finders = {
  admin: finderOf('admin'),
  user: finderOf('user'),
  applicant: finderOf('applicant'),
} as const;

/**
 * A session of one kind of people with its person. In SQL, because every request asks it: one statement, of the one
 * table of people that it is about.
 * @returns null when there is no such session, or it is another kind's
 */
export const findPresentedSession = (db: Db, kind: PersonKind, id: string) => finders[kind](db, id);
