import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '#bff/core/config.ts';
import { withPostgresClient } from '#bff/platform/database/postgres.ts';
import { openStorage } from '#bff/platform/files/openStorage.ts';
import { verifyTrail } from '../lib/verifyTrail.ts';
import { type Restored, type RestoreInput, restoreAuditMarks, restoreBackup } from './restoreBackup.ts';

type DrillInput = Pick<RestoreInput, 'folder' | 'name' | 'say'> & {
  readonly config: Config & { readonly databaseUrl: string };
};

/** An empty database beside the one of the product, for as long as it is used. */
const withSpareDatabase = async <T>(databaseUrl: string, use: (url: string) => Promise<T>): Promise<T> => {
  const name = `hojo_drill_${randomBytes(6).toString('hex')}`;
  const spare = new URL(databaseUrl);
  spare.pathname = `/${name}`;
  await withPostgresClient(databaseUrl, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE template0`),
  );
  try {
    return await use(spare.href);
  } finally {
    await withPostgresClient(databaseUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  }
};

/**
 * Restores a backup on trial, into a database of its own on the server of DATABASE_URL, which goes again at the end: every
 * table has its rows, every row its file with the right SHA-256, the product starts on it, and the audit trail is whole.
 * The files are read where the backup has them.
 */
export const drill = ({ config, folder, name, say }: DrillInput): Promise<Restored> =>
  withSpareDatabase(config.databaseUrl, async (databaseUrl) => {
    const restored = await restoreBackup({ folder, name, databaseUrl, to: null, say });
    const dataDir = await mkdtemp(join(tmpdir(), 'hojo-drill-'));
    try {
      const files = await openStorage({ dataDir, s3: undefined });
      await restoreAuditMarks({ folder, databaseUrl }, files, restored.manifest);
      // The key of the anchors stays the installation's own, AUDIT_KEY_FILE: no backup has it.
      const trail = await verifyTrail({ ...config, databaseUrl, dataDir, s3: undefined }, []);
      say(`audit trail ${trail.lines.join(', ')}`);
      return trail.isIntact ? restored : { ...restored, wrong: [...restored.wrong, ...trail.lines] };
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
