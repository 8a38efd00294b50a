import { randomUUID } from 'node:crypto';
import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { execute } from '#bff/platform/database/queryRows.ts';

/** What a session was asked for. */
export type ChallengePurpose = 'registerTotp' | 'registerPasskey' | 'provePasskey';

type NewChallenge = {
  readonly sessionId: string;
  readonly purpose: ChallengePurpose;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly at: Date;
  readonly expiresAt: Date;
};

/** Asks a session; what it was asked before for the same purpose is void. @returns the id of the challenge */
export const saveChallenge = async (db: Db, challenge: NewChallenge): Promise<string> => {
  const { sessionId, purpose, content, at, expiresAt } = challenge;
  const id = randomUUID();
  await execute(
    db,
    Prisma.sql`INSERT INTO factor_challenge (id, session_id, purpose, content, created_at, expires_at)
      VALUES (${id}::uuid, ${sessionId}::uuid, ${purpose}, ${content}, ${at}, ${expiresAt})
      ON CONFLICT (session_id, purpose) DO UPDATE SET id = excluded.id, content = excluded.content,
        created_at = excluded.created_at, expires_at = excluded.expires_at`,
  );
  return id;
};

type Asked = { readonly id: string; readonly sessionId: string; readonly purpose: ChallengePurpose };

/** What was asked, while it may be answered. @returns null else */
export const findChallenge = async (db: Db, asked: Asked, now: Date) =>
  (await db.factorChallenge.findFirst({ where: { ...asked, expiresAt: { gt: now } } }))?.content ?? null;

/** Uses a challenge up. @returns whether it was still there */
export const consumeChallenge = async (db: Db, id: string): Promise<boolean> =>
  (await db.factorChallenge.deleteMany({ where: { id } })).count > 0;
