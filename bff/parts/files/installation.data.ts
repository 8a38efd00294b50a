import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { execute, queryRows } from '#bff/platform/database/queryRows.ts';

/**
 * The id that this database was given when it was made. A backup keeps it. Past the client, which at a start would first
 * have to be compiled.
 * @throws Error when the table was emptied
 */
export const readInstallationId = async (db: Db): Promise<string> => {
  const [row] = await queryRows<{ id: string }>(db, Prisma.sql`SELECT id::text AS id FROM installation`);
  if (row === undefined) throw new Error('the database does not say which installation it belongs to');
  return row.id;
};

/** Whether the demo was written into it. */
export const isDemoInstallation = async (db: Db): Promise<boolean> => {
  const [row] = await queryRows<{ isDemo: boolean }>(
    db,
    Prisma.sql`SELECT is_demo AS "isDemo" FROM installation`,
  );
  return row?.isDemo ?? false;
};

/** For good: the password of the demo's people is published. */
export const markDemoInstallation = async (db: Db): Promise<void> => {
  await execute(db, Prisma.sql`UPDATE installation SET is_demo = true`);
};
