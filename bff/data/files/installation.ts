import type { Db } from '#bff/core/database.ts';

/** The id that this database was given when it was made. A backup keeps it. */
export const readInstallationId = async (db: Db): Promise<string> =>
  (await db.installation.findFirstOrThrow({ select: { id: true } })).id;
