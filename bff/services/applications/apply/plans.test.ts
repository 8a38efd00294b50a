import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCompleteDraft, programmes } from '#bff/testing/applications.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

type Compiler = { readonly QueryCompiler: { readonly prototype: { compile: (query: string) => unknown } } };

let server: TestServer;
/** What the client has made a plan of: its model and action. */
const planned: string[] = [];

beforeAll(async () => {
  const compiler = '@prisma/client/runtime/query_compiler_small_bg.postgresql.mjs';
  const { prototype } = ((await import(compiler)) as Compiler).QueryCompiler;
  const { compile } = prototype;
  prototype.compile = function (query) {
    const { modelName, action } = JSON.parse(query);
    planned.push(`${modelName}.${action}`);
    return compile.call(this, query);
  };
  server = await startTestServer();
});
afterAll(() => server.stop());

/*
 * The client plans the rows of a createMany together, and takes values that are alike for one: with every submission
 * another plan, at the price of all its other statements, and a thousand of them in memory.
 */
it('a submission writes its papers without a plan of their own', async () => {
  const submit = async () => {
    const draft = await makeCompleteDraft(server, programmes.business);
    const { operations, session } = draft;
    const answer = await server.call(operations.updateSelf, { session, body: { action: 'submit' } });
    expect(answer.status).toBe(200);
  };
  await submit();
  expect(planned).toContain('MailMessage.findMany');
  planned.length = 0;
  await submit();
  expect(planned.filter((plan) => plan.endsWith('createMany'))).toEqual([]);
});
