import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCompleteDraft, programmes } from '#bff/testing/applications.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { hearStatements } from '#bff/testing/statements.ts';

let server: TestServer;
const statements: string[] = [];

beforeAll(async () => {
  const database = hearStatements(await openTestDatabase(), (text) => statements.push(text));
  server = await startTestServer({ database });
});
afterAll(() => server.stop());

/** What is written while everybody else who hands in waits for the next code. */
const writtenWhileHeld = (): string[] => {
  const from = statements.findLastIndex((text) => /^UPDATE display_code_counter/.test(text));
  const to = statements.indexOf('COMMIT', from);
  return statements
    .slice(from + 1, to)
    .flatMap((text) => /^(?:INSERT INTO|UPDATE) "?(?:public"\.")?(\w+)/.exec(text)?.[1] ?? []);
};

it('a submission takes its code when only what bears the code is left to write', async () => {
  const draft = await makeCompleteDraft(server, programmes.business);
  statements.length = 0;
  const answer = await server.call('updateGeneralApplicationSelf', {
    session: draft.session,
    body: { action: 'submit' },
  });
  expect(answer.body.displayCode).toBe('3001');
  expect(writtenWhileHeld()).toEqual(['application', 'receipt', 'application_file', 'mail_message']);
});
