import type pg from 'pg';
import { openDatabase } from '../../bff/platform/database/database.ts';
import { withPostgresClient } from '../../bff/platform/database/postgres.ts';
import { hashPassword } from '../../bff/platform/secrets/hashing.ts';
import { seedVolume } from '../../prisma/seed/volume.ts';
import { FAMILIES } from '../../rules/families.ts';
import { credentials } from '../data.ts';

/** A row far behind in its list: its id and the value that the list is sorted by. */
export type DeepRow = { readonly id: number; readonly value: string | number };

/** What the lists are asked for. */
export type ListTarget = {
  readonly adminUserId: number;
  readonly projectId: number;
  /** Of that round; nobody has opened it. */
  readonly announcementId: number;
  readonly deep: Readonly<
    Record<'applications' | 'myPages' | 'sections' | 'corporations' | 'threads', DeepRow>
  >;
};

/** A tenth of the first round's applications is adopted already. */
const OTHER_SHARE = 0.3;

/** Where in a list its deep page lies. */
const DEPTH = 0.8;

const DEEP = {
  applications: `SELECT id, display_code AS value FROM application WHERE family = 'general' ORDER BY display_code, id`,
  myPages: 'SELECT id, display_code AS value FROM my_page ORDER BY display_code, id',
  sections: `SELECT id, due_on::text AS value FROM section WHERE status IN (1, 2) ORDER BY due_on, id`,
  corporations: 'SELECT id, id AS value FROM corporation ORDER BY id',
  threads: `SELECT id, to_char(last_message_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS value
    FROM thread ORDER BY last_message_at, id`,
} as const;

/** A question of every undertaking, every tenth of them waiting for its answer, and what else was written in it. */
const THREADS = `
  WITH asked AS (
    INSERT INTO thread (project_id, my_page_id, subject, status, waiting_since, last_message_at, updated_at)
    SELECT project_id, id, '書類の出し方について ' || id, CASE WHEN id % 10 = 0 THEN 0 ELSE 1 END,
      CASE WHEN id % 10 = 0 THEN at END, at, at
    FROM my_page CROSS JOIN LATERAL (SELECT now() - id % 86400 * interval '1 minute' AS at) said
    RETURNING id
  )
  INSERT INTO thread_message (thread_id, kind, body, author_kind, author_id, author_name)
  SELECT id, 0, '見積書の宛名の書き方を教えてください。受付 ' || (id * 7919::bigint % 1000003), 'user', 1, '計測 花子'
  FROM asked, generate_series(1, 2)`;

const ANNOUNCEMENT = `
  INSERT INTO announcement (project_id, title, body, publish_from, updated_at)
  VALUES ($1, '受付について', '窓口をお休みします。', now() - interval '1 day', now()) RETURNING id`;

const deepRow = async (client: pg.ClientBase, statement: string): Promise<DeepRow> => {
  const { rows } = await client.query(
    `WITH list AS (${statement}) SELECT * FROM list OFFSET (SELECT count(*) * ${DEPTH} FROM list)::int LIMIT 1`,
  );
  return rows[0];
};

/**
 * Fills an empty database: so many applications of one family, a tenth of them adopted, as many my pages over all
 * families, six documents, one corporation and one question of two messages for each; every twentieth is looked after by the one who asks.
 */
export const prepareLists = async (url: string, rows: number): Promise<ListTarget> => {
  const database = await openDatabase({ url });
  const passwordHash = await hashPassword(credentials.password);
  const { id: adminUserId } = await database.client.adminUser.create({
    data: { type: 0, name: 'bench', email: credentials.email, passwordHash },
  });
  await database.close();
  return withPostgresClient(url, async (client) => {
    const [first, ...others] = FAMILIES;
    await seedVolume(client, rows, { family: first });
    for (const family of others)
      await seedVolume(client, Math.round(rows * OTHER_SHARE), { family, isAdopted: true });
    for (const table of ['application', 'my_page'])
      await client.query(`UPDATE ${table} SET assignee_user_id = $1 WHERE id % 20 = 0`, [adminUserId]);
    await client.query(THREADS);
    const project = await client.query('SELECT min(id) AS id FROM project');
    const announcement = await client.query(ANNOUNCEMENT, [project.rows[0].id]);
    await client.query('VACUUM ANALYZE');
    return {
      adminUserId,
      projectId: project.rows[0].id,
      announcementId: announcement.rows[0].id,
      deep: {
        applications: await deepRow(client, DEEP.applications),
        myPages: await deepRow(client, DEEP.myPages),
        sections: await deepRow(client, DEEP.sections),
        corporations: await deepRow(client, DEEP.corporations),
        threads: await deepRow(client, DEEP.threads),
      },
    };
  });
};
