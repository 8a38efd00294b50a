import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompleteDraft, makeSubmitted, programmes } from '#bff/testing/applications.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { hearStatements } from '#bff/testing/statements.ts';

let server: TestServer;
const statements: string[] = [];

beforeAll(async () => {
  const database = hearStatements(await openTestDatabase(), (text) => statements.push(text));
  // As on the last day of a call: nobody waits for his papers.
  server = await startTestServer({ database });
});
afterAll(() => server.stop());

/** What a statement writes, also when it does more at once; what it reads; or its own word. */
const matterOf = (text: string): string => {
  if (/FROM application a\s+WHERE a\.id/.test(text)) return 'read application with everything';
  const writes = [...text.matchAll(/\b(?:INSERT INTO|UPDATE) "?(?:public"\.")?(\w+)/g)];
  if (writes.length > 0) return `write ${writes.map(([, table]) => table).join(', ')}`;
  const [, table] = /\bFROM "?(?:public"\.")?(\w+)/.exec(text) ?? [];
  return table === undefined ? text : `read ${table}`;
};

/** What a submission sends, in a round that has given codes before. */
const mattersOfSubmission = async (): Promise<string[]> => {
  const { projectId } = await makeSubmitted(server, programmes.business);
  const { session } = await makeCompleteDraft(server, programmes.business, { projectId });
  statements.length = 0;
  const answer = await server.call('updateGeneralApplicationSelf', { session, body: { action: 'submit' } });
  expect(answer.body.displayCode).toMatch(/^300\d$/);
  return statements.map(matterOf);
};

describe('a submission', () => {
  it('takes its code in a moment of its own: nobody waits at the counter for what another one writes', {
    tags: ['slow'],
  }, async () => {
    const matters = await mattersOfSubmission();
    const counted = matters.filter((matter) => matter.includes('display_code_counter'));
    expect(counted).toHaveLength(1);
    expect(matters.indexOf(counted[0] ?? '')).toBeLessThan(matters.indexOf('BEGIN'));
  });

  it('sends no more than it must: its application is read to note the press and to print, and once more when it is held', async () => {
    expect(await mattersOfSubmission()).toEqual([
      'read session',
      'read application with everything',
      'write application',
      'write display_code_counter, application',
      'BEGIN',
      // Its lock.
      'read application',
      'read application with everything',
      // Whether a mail that reminds him still waits: it is not sent then.
      'read mail_message',
      'write application_history',
      'write audit_entry',
      'write application',
      'write receipt, filed_answers, paper_order, application_file',
      'write mail_message',
      'COMMIT',
    ]);
  });

  it('that lacks something is refused after one read: it holds nothing, and takes no turn from others', async () => {
    const { session } = await makeCompleteDraft(server, programmes.business);
    await server.call('updateGeneralApplicationSelf', { session, body: { planTitle: null } });
    statements.length = 0;
    const answer = await server.call('updateGeneralApplicationSelf', { session, body: { action: 'submit' } });
    expect(answer.status).toBe(400);
    expect(statements.map(matterOf)).toEqual([
      'read session',
      'read application with everything',
      'write application',
    ]);
  });
});
