import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf, QUOTATION, uploader } from '#bff/testing/applicationFiles.ts';
import { makeCompleteDraft, makeSubmitted, programmes } from '#bff/testing/applications.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
let backOffice: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  backOffice = (await makeAdmin(server, 'BackOffice')).session;
});
afterAll(() => server.stop());

const { business, noto } = programmes;
const upload = uploader(() => server);

/** A quotation that came by post, handed in for its applicant. */
const handIn = (applicationID: number, session: TestSession) =>
  server.call('uploadAdminApplicationFile', {
    session,
    body: {
      meta: {
        fileName: '見積書.pdf',
        family: 'noto',
        applicationID,
        type: 3,
        onBehalfReason: '郵送で届いたため',
      },
    },
    file: { name: 'upload.pdf', content: pdf() },
  });

describe('administrators', () => {
  it('read a file of any application of the family; inspectors none, another applicant none', async () => {
    const draft = await makeCompleteDraft(server, business);
    const stranger = await makeCompleteDraft(server, business);
    const { body } = await upload(draft, { type: QUOTATION });
    const inspector = (await makeAdmin(server, 'Inspector')).session;
    const download = (session: TestSession) =>
      server.call('downloadGeneralApplicationFile', { path: { id: body.id }, session });
    const answers = [
      await download(backOffice),
      await download(inspector),
      await download(stranger.session),
      await server.call('downloadNotoApplicationFile', { path: { id: body.id }, session: backOffice }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 404, 404]);
  });

  it('hand a file in for the applicant, and the list says so', async () => {
    const draft = await makeCompleteDraft(server, noto);
    const stored = await handIn(draft.applicationId, backOffice);
    const own = await server.call('getNotoApplicationSelf', { session: draft.session });
    expect(stored.status).toBe(201);
    expect(own.body.files.find(({ id }) => id === stored.body.id)).toMatchObject({ isOnBehalf: true });
  });

  it('name the application by its id alone; a family that is said must be its own (http C)', async () => {
    const draft = await makeCompleteDraft(server, noto);
    const send = (family?: 'noto' | 'general') =>
      server.call('uploadAdminApplicationFile', {
        session: backOffice,
        body: {
          meta: {
            fileName: '見積書.pdf',
            applicationID: draft.applicationId,
            type: 3,
            onBehalfReason: '郵送で届いたため',
            ...(family === undefined ? {} : { family }),
          },
        },
        file: { name: 'upload.pdf', content: pdf() },
      });
    const named = await send();
    expect([named.status, named.headers.get('location')]).toEqual([
      201,
      `/api/application/noto/file/${named.body.id}`,
    ]);
    expect((await send('general')).problem.code).toBe(1005);
  });

  it('of the ministry hand nothing in', async () => {
    const draft = await makeCompleteDraft(server, noto);
    const maff = (await makeAdmin(server, 'MAFF')).session;
    expect((await handIn(draft.applicationId, maff)).problem.code).toBe(1000);
  });
});

describe('a receipt', () => {
  it('is its applicant’s alone', async () => {
    const draft = await makeSubmitted(server, business);
    const other = await makeSubmitted(server, business);
    const own = await server.call('getGeneralApplicationSelf', { session: draft.session });
    const path = { id: own.body.receipts[0]?.id ?? '' };
    const foreign = await server.call('getGeneralApplicationReceipt', { path, session: other.session });
    expect(foreign.problem.code).toBe(1005);
  });
});
