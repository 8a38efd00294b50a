import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withPostgresClient } from '#bff/platform/database/postgres.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { hearStatements } from '#bff/testing/statements.ts';
import { seedVolume } from '../../../prisma/seed/volume.ts';
import {
  hasPostgres,
  type TestServer as Postgres,
  startTestServer as startPostgres,
} from '../../../scripts/db/testServer.ts';

/*
 * How the database finds a page of the review queue among 100,000 sections, 40,000 of which wait. Its plans are read
 * instead of its time: a page that the index gives in its order costs what a page costs, however many wait.
 */

/** With the six that each of the 500 my pages has. */
const SECTIONS_PER_MY_PAGE = 194;
const MORE_SECTIONS = `
  INSERT INTO section (my_page_id, kind, document_type, title, sequence, is_required, due_on, status, submission_count,
    submitted_at, updated_at)
  SELECT my_page.id, 6, 58 + i % 6, '計測用の書類 ' || i % 40, i * 10, true, next_due_on + i % 30, (my_page.id + i) % 5, 1,
    now() - i * interval '1 hour', now()
  FROM my_page, generate_series(1, ${SECTIONS_PER_MY_PAGE}) AS i`;

type Statement = { readonly text: string; readonly values: readonly unknown[] };
/** What EXPLAIN tells of a step, with the steps below it. */
type Step = { readonly [name: string]: unknown; readonly Plans?: readonly Step[] };

const stepsOf = (step: Step): readonly Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];

describe.skipIf(!hasPostgres())('the review queue among 100,000 sections', () => {
  let postgres: Postgres;
  let server: TestServer;
  let session: TestSession;
  let statements: Statement[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
    const database = hearStatements(await openTestDatabase(postgres.url), (text, values) => {
      if (text.includes('FROM section s JOIN my_page p') || text.includes('titles'))
        statements.push({ text, values });
    });
    server = await startTestServer({ database });
    session = (await makeAdmin(server, 'JMAC')).session;
    const { rows } = await database.pool.query<{ name: string }>('SELECT current_database() AS name');
    const url = new URL(postgres.url);
    url.pathname = `/${rows[0]?.name}`;
    await withPostgresClient(url.href, async (client) => {
      await seedVolume(client, 5_000);
      await client.query(MORE_SECTIONS);
      // As the server's own housekeeping leaves a table that grew: an index alone can be read. While somebody else still
      // looks at the rows as they were, it leaves them for its next time.
      await vi.waitFor(
        async () => {
          await client.query('VACUUM ANALYZE');
          const { rows: tables } = await client.query(
            "SELECT relallvisible = relpages AS is_tidy FROM pg_class WHERE oid = 'section'::regclass",
          );
          expect(tables).toEqual([{ is_tidy: true }]);
        },
        { timeout: 120_000, interval: 500 },
      );
    });
  });
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
  });

  /** The answer, and the steps of each statement that found its rows or counted them. */
  const ask = async (query: { limit: number; cursor?: string; q?: string; dueBefore?: string }) => {
    statements = [];
    const { status, body } = await server.call('listSections', { query, session });
    expect(status).toBe(200);
    const none: readonly Step[] = [];
    const plans = { page: none, count: none, titles: none };
    const asked = [...statements];
    for (const { text, values } of asked) {
      const { rows } = await server.database.pool.query(`EXPLAIN (FORMAT JSON) ${text}`, [...values]);
      const part = text.includes('count(') ? 'count' : 'page';
      plans[text.includes('RECURSIVE titles') ? 'titles' : part] = stepsOf(rows[0]['QUERY PLAN'][0].Plan);
    }
    return { body, ...plans };
  };

  const namesOf = (steps: readonly Step[]) => steps.map((step) => step['Node Type']);
  const indexesOf = (steps: readonly Step[]) => steps.map((step) => step['Index Name']);

  it('is as large as it says', async () => {
    const { body } = await ask({ limit: 50 });
    expect(await server.database.client.section.count()).toBe(100_000);
    expect(body.total).toBe(40_000);
  });

  it('begins at its place in an index that has its order, on the first page and on the next', async () => {
    const first = await ask({ limit: 50 });
    const second = await ask({ limit: 50, cursor: first.body.nextCursor ?? '' });
    for (const { page } of [first, second]) {
      expect(indexesOf(page)).toContain('section_queue_idx');
      expect(namesOf(page)).not.toContain('Sort');
      expect(namesOf(page)).not.toContain('Seq Scan');
    }
  });

  it('is counted without a look at its documents', async () => {
    const { body, count } = await ask({ limit: 50 });
    expect(body.total).toBe(40_000);
    expect(count).toEqual([]);
  });

  it('is counted by that index alone where a day narrows it', async () => {
    const { count } = await ask({ limit: 50, dueBefore: '2099-12-31' });
    const step = count.find((one) => one['Relation Name'] === 'section');
    expect(step).toMatchObject({ 'Node Type': 'Index Only Scan', 'Index Name': 'section_queue_idx' });
  });

  it('folds each title once when words are looked for, led from one to the next by an index', async () => {
    const { body, titles } = await ask({ limit: 50, q: '書類' });
    expect(body.total).toBe(40_000);
    // search_fold is a function in SQL: the plan has what it says in its place.
    const folding = titles.filter((step) => JSON.stringify({ ...step, Plans: [] }).includes('NFKC'));
    expect(folding.map((step) => step.Alias)).toEqual(['titles']);
    expect(indexesOf(titles)).toContain('section_title_idx');
    expect(namesOf(titles)).not.toContain('Seq Scan');
  });

  it('begins at the documents of the undertakings that a name is found of, where they are few', async () => {
    const { body, page, count } = await ask({ limit: 50, q: '食堂 4976' });
    expect(body.total).toBeGreaterThan(0);
    for (const steps of [page, count]) {
      const [documents] = steps.filter((step) => step['Relation Name'] === 'section');
      expect(documents?.['Node Type']).not.toBe('Seq Scan');
      expect(indexesOf(steps)).not.toContain('section_queue_idx');
    }
  });
});
