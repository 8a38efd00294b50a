import type { SessionContext } from '#bff/core/actor.ts';
import type { Db } from '#bff/core/database.ts';
import { toBytes } from '#bff/platform/database/hashes.ts';
import { type Account, type PersonKind, personKindOf } from './accounts.data.ts';

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
  readonly awaitsFactor: boolean;
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

/**
 * Makes a session of a log-in that awaited its second factor.
 * @returns false when it was one already, or is over
 */
export const endAwaiting = async (
  db: Db,
  id: string,
  times: { at: Date; idleExpiresAt: Date },
): Promise<boolean> => {
  const { count } = await db.session.updateMany({
    where: { id, endedAt: null, awaitsFactor: true },
    data: {
      awaitsFactor: false,
      provenAt: times.at,
      lastUsedAt: times.at,
      idleExpiresAt: times.idleExpiresAt,
    },
  });
  return count > 0;
};

/** Notes that the second factor was shown in a session. */
export const setProven = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.session.updateMany({ where: { id, endedAt: null }, data: { provenAt: at } });
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
      awaitsFactor: false,
      expiresAt: { gt: now },
      idleExpiresAt: { gt: now },
    },
    orderBy: { createdAt: 'desc' },
    take: 200,
  });
