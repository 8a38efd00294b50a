import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  makeSubmitted,
  makeUnderReview,
  programmes,
  type TestDraft,
} from '#bff/testing/applications.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
let jmac: TestSession;
let backOffice: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  jmac = (await makeAdmin(server, 'JMAC')).session;
  backOffice = (await makeAdmin(server, 'BackOffice')).session;
});
afterAll(() => server.stop());

const possible = async (draft: TestDraft, session: TestSession): Promise<string[]> => {
  const path = { id: draft.applicationId };
  const { body } = await server.call(draft.operations.read, { path, session });
  return body.availableActions.filter(({ allowed }) => allowed).map(({ action }) => action);
};

describe.each([programmes.business, programmes.noto])(
  'a refused change of $definition.family',
  (programme) => {
    it('is undone with its steps, so it says what is possible with the application as it is (http C)', async () => {
      const draft = await makeSubmitted(server, programme);
      await act(server, draft, backOffice, { action: 'startCheck' });
      const item = { reviewCategory: 1, field: 'name', comment: '正式な名称を記入してください。' };
      const returned = await act(server, draft, backOffice, {
        action: 'return',
        returnItems: [item],
        returnDueOn: '2026-11-27',
      });
      expect(returned.status).toBe(200);
      const closedReturnItemIds = returned.body.returnItems.map(({ id }) => id);
      const before = await possible(draft, jmac);
      const refused = await act(server, draft, jmac, { closedReturnItemIds, action: 'passFormCheck' });
      expect(refused.status).toBe(409);
      expect(refused.problem.allowedActions).toEqual(before);
      expect(await possible(draft, jmac)).toEqual(before);
    });

    it('tells a role that never may so, in whatever state, and not to come again (http C)', async () => {
      const draft = await makeUnderReview(server, programme, backOffice);
      const { session } = await makeAdmin(server, 'CS');
      const answer = await act(server, draft, session, { action: 'startCheck' });
      expect([answer.status, answer.problem.code]).toEqual([403, 1000]);
      const late = await act(server, draft, backOffice, { action: 'startCheck' });
      expect([late.status, late.problem.code]).toEqual([409, 1004]);
    });
  },
);
