import type { SessionContext } from '#bff/core/actor.ts';
import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';

/** Somebody asked for a link to a new password; whose address it is nobody has looked yet. */
export type PasswordResetRequest = {
  readonly context: SessionContext;
  readonly projectId: number | null;
  readonly email: string;
  readonly requestedIp: string;
  readonly requestId: string;
  readonly requestedAt: Date;
};

export const insertPasswordResetRequest = async (db: Db, request: PasswordResetRequest): Promise<void> => {
  await db.passwordResetRequest.create({ data: request });
};

/** The ids of those that wait, the oldest first. */
export const listPasswordResetRequests = async (
  db: Db,
  afterId: number,
  limit: number,
): Promise<number[]> => {
  const rows = await db.passwordResetRequest.findMany({
    where: { id: { gt: afterId } },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: limit,
  });
  return rows.map(({ id }) => id);
};

/**
 * Takes a request out in the running transaction; undone with it.
 * @returns null when another process has it
 */
export const claimResetRequest = async (db: Db, id: number): Promise<PasswordResetRequest | null> => {
  const rows = await queryRows<PasswordResetRequest>(
    db,
    Prisma.sql`DELETE FROM password_reset_request
      WHERE id = (SELECT id FROM password_reset_request WHERE id = ${id} FOR UPDATE SKIP LOCKED)
      RETURNING context, project_id AS "projectId", email, requested_ip AS "requestedIp", request_id AS "requestId",
        requested_at AS "requestedAt"`,
  );
  return rows[0] ?? null;
};
