import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#bff/testing/database.ts';

/* What the product asks of PostgreSQL, as the table of docs/operations.md says it: who thinks of another engine reads it. */

const ROOT = join(import.meta.dirname, '../../..');

/** What the migrated database itself has, the queue's schema included. */
const IN_DATABASE = `
  WITH ours AS (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'pgboss'))
  SELECT 'extension ' || extname AS feature FROM pg_extension WHERE extname <> 'plpgsql'
  UNION SELECT 'functions in ' || lanname FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
    WHERE p.pronamespace IN (SELECT oid FROM ours) AND lanname IN ('plpgsql', 'sql')
  UNION SELECT CASE WHEN tgnewtable IS NOT NULL OR tgoldtable IS NOT NULL
      THEN 'triggers with transition tables' ELSE 'triggers' END FROM pg_trigger WHERE NOT tgisinternal
  UNION SELECT 'deferrable constraints' FROM pg_constraint WHERE condeferrable
  UNION SELECT 'partitioned tables' FROM pg_class WHERE relkind = 'p'
  UNION SELECT 'partial unique indexes' FROM pg_index WHERE indpred IS NOT NULL AND indisunique
  UNION SELECT 'GIN indexes' FROM pg_class c JOIN pg_am a ON a.oid = c.relam WHERE amname = 'gin'
  UNION SELECT 'generated columns' FROM pg_attribute WHERE attgenerated <> ''
  UNION SELECT 'exclusion constraints' FROM pg_constraint WHERE contype = 'x'
  UNION SELECT 'unlogged tables' FROM pg_class WHERE relpersistence = 'u'`;

const IN_STATEMENTS: Readonly<Record<string, RegExp>> = {
  'advisory locks of a transaction': /pg_advisory_xact_lock\(/,
  'advisory locks of a session': /pg_advisory_lock\(/,
  'FOR UPDATE SKIP LOCKED': /SKIP LOCKED/,
  'LISTEN and NOTIFY': /`\s*(?:LISTEN|NOTIFY) |pg_notify\(/,
  'cursors that outlive a transaction': /WITH HOLD/,
  'temporary tables': /CREATE TEMP/,
};

const inStatements = (): string[] => {
  const files = globSync('bff/{modules,parts,platform}/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] });
  const text = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
  return Object.entries(IN_STATEMENTS).flatMap(([feature, words]) => (words.test(text) ? [feature] : []));
};

it('the features of PostgreSQL that the product uses are those that its operators read of', async () => {
  const database = await openTestDatabase();
  const { rows } = await database.pool.query<{ feature: string }>(IN_DATABASE);
  await database.close();
  const used = [...rows.map(({ feature }) => feature), ...inStatements()];
  const docs = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const [, table = ''] = /\n\| asked for \|[^\n]*\n[^\n]*\n((?:\|[^\n]*\n)+)/.exec(docs) ?? [];
  const told = [...table.matchAll(/^\| ([^|]+) \|/gm)].map(([, feature]) => feature);
  expect(told.toSorted()).toEqual(used.toSorted());
});
