import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  mailsTo,
  makeCompleteDraft,
  makeSubmitted,
  operationsOf,
  programmes,
  type TestDraft,
} from '#bff/testing/applications.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe.each([programmes.business, programmes.ingredientR5, programmes.noto, programmes.inclusive])(
  'the roles beside the sessions of $definition.family',
  (programme) => {
    const operations = operationsOf(programme.definition.family);

    it('the ministry and inspectors change nothing, and only JMAC deletes', async () => {
      const draft = await makeCompleteDraft(server, programme);
      const path = { id: draft.applicationId };
      for (const role of ['MAFF', 'Inspector'] as const) {
        const { session } = await makeAdmin(server, role);
        const changed = await server.call(operations.update, { path, session, body: { memo: '—' } });
        expect([role, changed.status, changed.problem.code]).toEqual([role, 403, 1000]);
      }
      for (const role of ['MAFF', 'CS', 'Inspector', 'BackOffice'] as const) {
        const { session } = await makeAdmin(server, role);
        expect([role, (await server.call(operations.remove, { path, session })).status]).toEqual([role, 403]);
      }
    });

    it('an application resembles the others of its corporate number, never itself', async () => {
      const answers = { corporateNumber: '7999901000001' };
      const { session } = await makeAdmin(server, 'JMAC');
      const one = await makeCompleteDraft(server, programme, { answers });
      const other = await makeCompleteDraft(server, programme, { answers });
      const read = async ({ applicationId: id }: TestDraft) =>
        (await server.call(operations.read, { path: { id }, session })).body.similarApplicationIds;
      const [similarToOne, similarToOther] = [await read(one), await read(other)];
      expect([similarToOne, similarToOther]).toEqual([
        expect.arrayContaining([other.applicationId]),
        expect.arrayContaining([one.applicationId]),
      ]);
      expect(similarToOne).not.toContain(one.applicationId);
    });

    it('an applicant is nobody at the desk, and nobody without a session is an applicant', async () => {
      const draft = await makeCompleteDraft(server, programme);
      const path = { id: draft.applicationId };
      const desk = await server.call(operations.read, { path, session: draft.session });
      const nobody = await server.call(operations.updateSelf, { body: { action: 'submit' } });
      expect([desk.status, nobody.status]).toEqual([401, 401]);
    });

    it('an administrator saves nothing as the applicant himself', async () => {
      const { session } = await makeAdmin(server, 'JMAC');
      const answer = await server.call(operations.updateSelf, { session, body: {} });
      expect(answer.status).toBe(401);
    });
  },
);

describe('what the desk may do with a draft', () => {
  const { business } = programmes;

  it('JMAC deletes it with its log-in; once submitted it can only be withdrawn', async () => {
    const { session } = await makeAdmin(server, 'JMAC');
    const draft = await makeCompleteDraft(server, business);
    // Refused at the last moment: it has got a code, and was never handed in.
    const refused = await makeCompleteDraft(server, business);
    const { session: own, operations } = refused;
    await server.call(operations.updateSelf, { session: own, body: { action: 'submit' }, ifMatch: 999 });
    const submitted = await makeSubmitted(server, business);
    const remove = (id: number) => server.call('deleteGeneralApplication', { path: { id }, session });
    expect((await remove(draft.applicationId)).status).toBe(204);
    expect((await remove(refused.applicationId)).status).toBe(204);
    expect((await remove(submitted.applicationId)).status).toBe(409);
    const gone = await server.call('getGeneralApplicationSelf', { session: draft.session });
    expect(gone.status).toBe(401);
  });

  it('CS enters something for the applicant, with a reason that the applicant sees, and the office that did it', async () => {
    const { session } = await makeAdmin(server, 'CS');
    const draft = await makeCompleteDraft(server, business);
    const silent = await act(server, draft, session, { seats: 51 });
    const saved = await act(server, draft, session, { seats: 51, onBehalfReason: '電話で依頼を受けたため' });
    const own = await server.call('getGeneralApplicationSelf', { session: draft.session });
    expect([silent.status, silent.problem.code]).toEqual([400, 1001]);
    expect(saved.status).toBe(200);
    expect(own.body).toMatchObject({
      seats: 51,
      onBehalf: { adminUserName: '事務局', reason: '電話で依頼を受けたため' },
    });
  });

  it('the back office enters no amounts', async () => {
    const { session } = await makeAdmin(server, 'BackOffice');
    const draft = await makeCompleteDraft(server, business);
    const body = { expenses: [], onBehalfReason: '郵送で届いたため' };
    expect((await act(server, draft, session, body)).problem.code).toBe(1000);
  });

  it('JMAC and CS mail an applicant the link to set a password, in his own round only', async () => {
    const { session } = await makeAdmin(server, 'CS');
    const draft = await makeCompleteDraft(server, programmes.noto);
    const body = { email: draft.email };
    const { sendReset } = operationsOf('noto');
    const sent = await server.call(sendReset, { path: { id: draft.projectId }, session, body });
    const elsewhere = await makeCompleteDraft(server, business);
    const foreign = await server.call(sendReset, { path: { id: elsewhere.projectId }, session, body });
    expect([sent.status, foreign.status]).toEqual([204, 404]);
    expect((await mailsTo(server, draft.email)).at(-1)?.text).toContain(
      `/application/project/${draft.projectId}/password?token=`,
    );
  });
});
