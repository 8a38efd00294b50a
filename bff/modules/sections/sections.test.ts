import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeSection } from '#bff/testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { handIn, makeDesk, pdfOf, uploadFile } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const submit = (
  session: Awaited<ReturnType<typeof makeDesk>>['user']['session'],
  id: number,
  extra: object = {},
) => server.call('updateUserSection', { session, body: { id, action: 'submit', ...extra } });

describe('handing in', () => {
  it('needs a file, says so, and offers the button with the same words', async () => {
    const { user, section } = await makeDesk(server);
    const refused = await submit(user.session, section.id);
    const read = await server.call('getUserSection', { path: { id: section.id }, session: user.session });
    expect([refused.status, refused.problem.code]).toEqual([409, 1004]);
    expect(read.body.availableActions).toEqual([
      {
        action: 'submit',
        allowed: false,
        reason: refused.problem.detail,
        needsReason: false,
        isOnBehalf: false,
      },
    ]);
  });

  it('issues a receipt to the second with the SHA-256 and version of each file, and mails it', async () => {
    const desk = await makeDesk(server);
    const { answer, fileId } = await handIn(server, desk);
    expect(answer.body).toMatchObject({ status: 1, submittedAt: TEST_NOW.toISOString() });
    const [receipt] = answer.body.receipts;
    const file = answer.body.files.find(({ id }) => id === fileId);
    const read = await server.call('getUserReceipt', {
      path: { id: receipt?.id ?? '' },
      session: desk.user.session,
    });
    expect(read.body).toMatchObject({
      number: `R-20261120-S${String(desk.section.id).padStart(5, '0')}-1`,
      issuedAt: '2026-11-20T01:00:00.000Z',
      isOnBehalf: false,
      targetTitle: '発注書（18-1）',
      files: [{ fileName: '発注書.pdf', sizeBytes: file?.sizeBytes, sha256: file?.sha256, versionNumber: 1 }],
    });
    await server.runJobs('sendMails');
    const mail = server.mails.find(
      ({ to, text }) => to === desk.user.email && text.includes(read.body.number),
    );
    expect(mail?.text).toContain(file?.sha256);
  });

  it('is kept in the history and in the my page’s figures', async () => {
    const desk = await makeDesk(server);
    const { answer } = await handIn(server, desk);
    expect(answer.body.history[0]).toMatchObject({
      action: 0,
      fromStatus: 0,
      toStatus: 1,
      isOnBehalf: false,
    });
    const row = await server.database.client.myPage.findUniqueOrThrow({ where: { id: desk.myPage.id } });
    expect(row).toMatchObject({ lastSubmittedAt: TEST_NOW, overallProgress: 0, nextDueOn: null, version: 1 });
  });

  it('twice is refused the second time', async () => {
    const desk = await makeDesk(server);
    await handIn(server, desk);
    const again = await submit(desk.user.session, desk.section.id);
    expect([again.status, again.problem.code]).toEqual([409, 1004]);
    expect(await server.database.client.receipt.count({ where: { sectionId: desk.section.id } })).toBe(1);
  });

  it('at the same moment from two windows happens once', async () => {
    const { user, section, myPage } = await makeDesk(server);
    await uploadFile(server, { session: user.session, mypageId: myPage.id, sectionId: section.id });
    const answers = await Promise.all([submit(user.session, section.id), submit(user.session, section.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('with a stale If-Match is refused with 412', async () => {
    const { user, section, myPage } = await makeDesk(server);
    await uploadFile(server, { session: user.session, mypageId: myPage.id, sectionId: section.id });
    const stale = await server.call('updateUserSection', {
      session: user.session,
      body: { id: section.id, action: 'submit' },
      ifMatch: section.version + 1,
    });
    expect([stale.status, stale.problem.code]).toEqual([412, 1004]);
  });

  it('of somebody else’s section answers 404', async () => {
    const { section } = await makeDesk(server);
    const other = await makeDesk(server);
    const answer = await submit(other.user.session, section.id);
    expect([answer.status, answer.problem.code]).toEqual([404, 1005]);
  });

  it('is over once the amount is final, and when the undertaking has ended', async () => {
    const final = await makeDesk(server, { myPage: { progressPhase: 3 } });
    const ended = await makeDesk(server, { myPage: { projectStatus: 6, cancelReason: '中止' } });
    const answers = await Promise.all(
      [final, ended].map(({ user, section }) => submit(user.session, section.id)),
    );
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
  });
});

describe('on behalf of the business', () => {
  it('needs a reason, which the business reads beside the submission', async () => {
    const desk = await makeDesk(server);
    await uploadFile(server, {
      session: desk.user.session,
      mypageId: desk.myPage.id,
      sectionId: desk.section.id,
    });
    const body = { id: desk.section.id, action: 'submit' } as const;
    const refused = await server.call('updateSection', { session: desk.cs.session, body });
    expect(refused.problem.errors).toMatchObject([{ pointer: '/onBehalfReason' }]);
    const done = await server.call('updateSection', {
      session: desk.cs.session,
      body: { ...body, onBehalfReason: '郵送で届いたため' },
    });
    expect(done.body).toMatchObject({ status: 1 });
    const read = await server.call('getUserSection', {
      path: { id: desk.section.id },
      session: desk.user.session,
    });
    expect(read.body.onBehalf).toMatchObject({ adminUserName: '事務局', reason: '郵送で届いたため' });
  });

  it('is refused to the ministry and to inspectors', async () => {
    const desk = await makeDesk(server);
    const inspector = await makeAdmin(server, 'Inspector', { assignedPrefectures: [13] });
    const answers = await Promise.all(
      [desk.maff, inspector].map(({ session }) =>
        server.call('updateSection', {
          session,
          body: { id: desk.section.id, action: 'submit', onBehalfReason: '代理' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([403, 409]);
  });

  it('an inspector hands in his own inspection report without a reason', async () => {
    const desk = await makeDesk(server);
    const inspector = await makeAdmin(server, 'Inspector', { assignedPrefectures: [13] });
    await server.database.client.myPage.update({
      where: { id: desk.myPage.id },
      data: { inspectorUserId: inspector.id },
    });
    const report = await makeSection(server, desk.myPage.id, {
      kind: 5,
      documentType: 56,
      title: '完了検査報告書',
    });
    const meta = { fileName: '報告.pdf', mypageID: desk.myPage.id, sectionID: report.id };
    const upload = await server.call('uploadAdminFile', {
      session: inspector.session,
      body: { meta },
      file: { name: '報告.pdf', content: pdfOf() },
    });
    const answer = await server.call('updateSection', {
      session: inspector.session,
      body: { id: report.id, action: 'submit' },
    });
    expect([upload.status, answer.status]).toEqual([201, 200]);
    expect(answer.body).toMatchObject({ status: 1, onBehalf: null });
  });
});

describe('pulling back', () => {
  it('is possible until an administrator opens the section', async () => {
    const desk = await makeDesk(server);
    await handIn(server, desk);
    const pull = () =>
      server.call('updateUserSection', {
        session: desk.user.session,
        body: { id: desk.section.id, action: 'pullBack' },
      });
    expect((await pull()).body.status).toBe(0);
    await submit(desk.user.session, desk.section.id);
    await server.call('openSection', { path: { id: desk.section.id }, session: desk.backOffice.session });
    const late = await pull();
    expect([late.status, late.problem.code]).toEqual([409, 1004]);
  });
});
