import type { SessionContext } from '#bff/core/actor.ts';
import type { Db } from '#bff/core/database.ts';
import { toBytes, toHex } from '../engine/hashes.ts';
import { type Account, type PersonKind, personKindOf } from './accounts.ts';

/** Why a session ended before its time. */
export type SessionEndReason = 'loggedOut' | 'passwordChanged' | 'disabled' | 'expired' | 'ended';

export type NewSession = {
  readonly id: string;
  readonly context: SessionContext;
  readonly personId: number;
  /** SHA-256 in hex. */
  readonly secretHash: string;
  readonly browserBindingHash: string | null;
  readonly createdAt: Date;
  readonly idleExpiresAt: Date;
  readonly expiresAt: Date;
  readonly ip: string;
  readonly userAgent: string;
};

const personColumn = {
  admin: 'adminUserId',
  user: 'corporationUserId',
  applicant: 'applicationUserId',
} as const;

const ofPerson = (kind: PersonKind, personId: number) => ({ [personColumn[kind]]: personId });

export const insertSession = async (db: Db, { personId, ...session }: NewSession): Promise<void> => {
  const person = ofPerson(personKindOf(session.context), personId);
  const secretHash = toBytes(session.secretHash);
  const browserBindingHash = session.browserBindingHash === null ? null : toBytes(session.browserBindingHash);
  await db.session.create({
    data: { ...session, ...person, secretHash, browserBindingHash, lastUsedAt: session.createdAt },
  });
};

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
};

type PersonRow = {
  readonly personId: number | null;
  readonly name: string;
  readonly email: string;
  readonly isActive: boolean;
  readonly adminType: number | null;
  readonly prefectures: number[] | null;
  readonly projectId: number | null;
  readonly corporationId: number | null;
  readonly family: string | null;
  readonly applicationId: number | null;
};

const accountOf = (context: SessionContext, { personId, ...person }: PersonRow): Account | null =>
  personId === null
    ? null
    : {
        kind: personKindOf(context),
        id: personId,
        name: person.name,
        email: person.email,
        isActive: person.isActive,
        passwordHash: null,
        adminType: person.adminType ?? undefined,
        prefectures: person.prefectures ?? undefined,
        projectId: person.projectId ?? undefined,
        corporationId: person.corporationId ?? undefined,
        family: person.family ?? undefined,
        applicationId: person.applicationId ?? undefined,
      };

/**
 * A session with its person. In SQL, because every request asks it and it has to be one query: Prisma would ask each
 * of the three tables of people by itself.
 * @returns null when there is no such session
 */
export const findSessionWithPerson = async (db: Db, id: string) => {
  const [row] = await db.$queryRaw<(SessionRow & PersonRow)[]>`
    SELECT s.id, s.context, s.secret_hash AS "secretHash", s.browser_binding_hash AS "browserBindingHash",
      s.last_used_at AS "lastUsedAt", s.idle_expires_at AS "idleExpiresAt", s.expires_at AS "expiresAt",
      s.ended_at AS "endedAt", s.end_reason AS "endReason",
      coalesce(a.id, c.id, p.id) AS "personId", coalesce(a.name, c.name, p.name) AS name,
      coalesce(a.email, c.email, p.email) AS email,
      coalesce(a.is_active, c.is_active, p.is_active) AS "isActive",
      a.type AS "adminType", a.assigned_prefectures AS prefectures,
      coalesce(c.project_id, p.project_id) AS "projectId", c.corporation_id AS "corporationId",
      p.family, application.id AS "applicationId"
    FROM session s
    LEFT JOIN admin_user a ON a.id = s.admin_user_id
    LEFT JOIN corporation_user c ON c.id = s.corporation_user_id
    LEFT JOIN application_user p ON p.id = s.application_user_id
    LEFT JOIN application ON application.application_user_id = p.id
    WHERE s.id = ${id}::uuid`;
  if (row === undefined) return null;
  const { secretHash, browserBindingHash, context } = row;
  return {
    id: row.id,
    context,
    secretHash: toHex(secretHash),
    browserBindingHash: browserBindingHash === null ? null : toHex(browserBindingHash),
    lastUsedAt: row.lastUsedAt,
    idleExpiresAt: row.idleExpiresAt,
    expiresAt: row.expiresAt,
    endedAt: row.endedAt,
    endReason: row.endReason,
    account: accountOf(context, row),
  };
};

export type SessionWithPerson = NonNullable<Awaited<ReturnType<typeof findSessionWithPerson>>>;

export const touchSession = async (
  db: Db,
  id: string,
  times: { at: Date; idleExpiresAt: Date },
): Promise<void> => {
  await db.session.update({
    where: { id },
    data: { lastUsedAt: times.at, idleExpiresAt: times.idleExpiresAt },
  });
};

/** Ends a session that has not ended yet. @returns whether it was still open */
export const endSession = async (
  db: Db,
  id: string,
  at: Date,
  endReason: SessionEndReason,
): Promise<boolean> => {
  const { count } = await db.session.updateMany({
    where: { id, endedAt: null },
    data: { endedAt: at, endReason },
  });
  return count > 0;
};

/** Ends all open sessions of a person but one. */
export const endSessionsOf = async (
  db: Db,
  account: Pick<Account, 'kind' | 'id'>,
  end: { at: Date; reason: SessionEndReason; exceptId?: string },
): Promise<void> => {
  await db.session.updateMany({
    where: { ...ofPerson(account.kind, account.id), endedAt: null, id: { not: end.exceptId } },
    data: { endedAt: end.at, endReason: end.reason },
  });
};

/** The open sessions of a person, the newest first. */
export const listOpenSessions = (db: Db, account: Pick<Account, 'kind' | 'id'>, now: Date) =>
  db.session.findMany({
    where: {
      ...ofPerson(account.kind, account.id),
      endedAt: null,
      expiresAt: { gt: now },
      idleExpiresAt: { gt: now },
    },
    orderBy: { createdAt: 'desc' },
    take: 200,
  });
