import { expect, it } from 'vitest';
import { rawSql } from './rawSql.ts';

const foundIn = (line: string, path = 'bff/platform/jobs/jobRuns.data.ts') =>
  rawSql([{ path, text: `\n${line}` }]);

it('refuses a statement that asks the client itself, with its line', () => {
  expect(foundIn('  const rows = await db.$queryRaw<Row[]>`SELECT 1`;')).toEqual([
    {
      place: 'bff/platform/jobs/jobRuns.data.ts:2',
      advice: '$queryRaw wants to be queryRows or execute of bff/platform/database/queryRows.ts',
    },
  ]);
  for (const raw of ['tx.$executeRaw`DELETE`', '$queryRawUnsafe(text)', "client['$executeRawUnsafe'](text)"])
    expect(foundIn(raw, 'prisma/seed/demo.ts'), raw).toHaveLength(1);
});

it('takes the module itself, tests, and statements that go through it', () => {
  const raw = 'db.$queryRaw(statement)';
  for (const path of ['bff/platform/database/queryRows.ts', 'bff/parts/lists/search.test.ts'])
    expect(foundIn(raw, path), path).toEqual([]);
  expect(foundIn('await execute(db, Prisma.sql`SELECT 1`);')).toEqual([]);
});
