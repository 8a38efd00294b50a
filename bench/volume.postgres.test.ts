import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { deployMigrations } from '../bff/platform/database/migrations.ts';
import { withPostgresClient } from '../bff/platform/database/postgres.ts';
import { hasPostgres, startTestServer } from '../scripts/db/testServer.ts';

const run = promisify(execFile);

/** Longer than the server's pool lets a statement take, as one does that makes thousands of rows on a busy machine. */
const SLOW = `
  CREATE FUNCTION take_long() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(6); RETURN NULL; END $$;
  CREATE TRIGGER take_long AFTER INSERT ON application_user FOR EACH STATEMENT EXECUTE FUNCTION take_long()`;
const COUNT = 'SELECT count(*)::int AS count FROM application';

it.skipIf(!hasPostgres())(
  'npm run seed:volume adds all that is asked for, however long a statement takes (http B)',
  async () => {
    const postgres = await startTestServer();
    try {
      await withPostgresClient(postgres.url, async (client) => {
        await deployMigrations(client);
        await client.query(SLOW);
      });
      const { stdout } = await run(process.execPath, [join('prisma', 'seed', 'volume.ts'), '20'], {
        cwd: join(import.meta.dirname, '..'),
        env: { ...process.env, DATABASE_URL: postgres.url },
      });
      expect(stdout).toContain('20 of 20 applications');
      const { rows } = await withPostgresClient(postgres.url, (client) => client.query(COUNT));
      expect(rows).toEqual([{ count: 20 }]);
    } finally {
      await postgres.stop();
    }
  },
);
