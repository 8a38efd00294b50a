import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runJob } from '#bff/platform/jobs/job.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { hearStatements } from '#bff/testing/statements.ts';
import { createJobs } from './jobs.ts';

/*
 * Each change wakes a dozen jobs in its process. In a crowd that is once a second for each of them, and all the others
 * wait for what they ask.
 */

let server: TestServer;
const statements: string[] = [];

beforeAll(async () => {
  const database = hearStatements(await openTestDatabase(), (text) => statements.push(text));
  server = await startTestServer({ database });
});
afterAll(() => server.stop());

const never = new AbortController().signal;
/** With nothing to do, none of them is used. */
const jobs = createJobs({ transport: {} as never, auditHead: {} as never, exports: {} as never });
const woken = jobs.filter(({ isWokenByChanges }) => isWokenByChanges);

describe('a job that changes wake and that has nothing to do', () => {
  it.each(woken)('asks for little: $name', async (job) => {
    statements.length = 0;
    await runJob(job, { scopes: server.scopes, signal: never });
    expect(statements.length).toBeLessThanOrEqual(2);
    // A transaction wakes what follows changes: a server with nothing to do would never rest.
    expect(statements).not.toContain('BEGIN');
    expect(statements.filter((text) => text.includes('advisory'))).toEqual([]);
  });
});
