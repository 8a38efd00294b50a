import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { returnItems, reviewTools } from '#bff/testing/sectionReview.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk, passedChecklist, pdfOf, uploadFile } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { submitted, act } = reviewTools(() => server);

const checklistOf = async (desk: Desk) => {
  const read = await server.call('getSection', { path: { id: desk.section.id }, session: desk.jmac.session });
  return passedChecklist(read.body.checklist);
};

const confirm = async (desk: Desk, session = desk.jmac.session) =>
  act(session, desk.section.id, { action: 'confirm', checklist: await checklistOf(desk) });

describe('saving the checklist', () => {
  it('is a change of the section: two people do not overwrite each other’s findings', async () => {
    const desk = await submitted();
    const path = { id: desk.section.id };
    const read = await server.call('getSection', { path, session: desk.jmac.session });
    const [point] = read.body.checklist;
    const note = (session: TestSession, text: string) =>
      server.call('updateSection', {
        session,
        ifMatch: read.headers.get('etag') ?? '',
        body: { ...path, checklist: [{ key: point?.key ?? '', result: 2, note: text }] },
      });
    const first = await note(desk.jmac.session, '日付がない');
    const second = await note(desk.backOffice.session, '宛名が違う');
    expect(first.headers.get('etag')).not.toBe(read.headers.get('etag'));
    expect(second.status).toBe(412);
  });

  it('must be complete before the ministry gets the document', async () => {
    const desk = await submitted({ needsMaffCheck: true });
    const forward = () => act(desk.jmac.session, desk.section.id, { action: 'forward' });
    expect((await forward()).problem.detail).toContain('農林水産省へ送れます');
    await act(desk.jmac.session, desk.section.id, { checklist: await checklistOf(desk) });
    expect((await forward()).body.status).toBe(2);
  });
});

describe('confirming', () => {
  it('needs the whole checklist, saved with it or before, and tells the business', async () => {
    const desk = await submitted();
    const refused = await act(desk.jmac.session, desk.section.id, { action: 'confirm' });
    expect(refused.status).toBe(409);
    const answer = await confirm(desk);
    expect(answer.body).toMatchObject({ status: 3 });
    const row = await server.database.client.myPage.findUniqueOrThrow({ where: { id: desk.myPage.id } });
    expect(row.overallProgress).toBe(100);
    const count = await server.database.client.notification.count({
      where: { mypageId: desk.myPage.id, kind: 2 },
    });
    expect(count).toBe(1);
  });

  it('is the back office’s only for types that need no check of the content', async () => {
    const [content, simple] = [await submitted(), await submitted({ needsJmacCheck: false })];
    const refused = await confirm(content, content.backOffice.session);
    const done = await confirm(simple, simple.backOffice.session);
    expect([refused.status, done.body.status]).toEqual([409, 3]);
  });

  it('is never done by the one who handed it in for the business', async () => {
    const desk = await makeDesk(server);
    await uploadFile(server, {
      session: desk.user.session,
      mypageId: desk.myPage.id,
      sectionId: desk.section.id,
    });
    await act(desk.jmac.session, desk.section.id, { action: 'submit', onBehalfReason: '郵送で届いたため' });
    const own = await confirm(desk);
    const other = await confirm(desk, (await makeAdmin(server, 'JMAC')).session);
    expect([own.status, other.body.status]).toEqual([409, 3]);
  });

  it('leaves the checklist and the desk’s notes out of what the business reads', async () => {
    const desk = await submitted();
    await confirm(desk);
    const read = await server.call('getUserSection', {
      path: { id: desk.section.id },
      session: desk.user.session,
    });
    expect(read.body).toMatchObject({ checklist: [], checks: [], assigneeName: null, availableActions: [] });
  });
});

describe('the ministry', () => {
  it('decides what the desk forwarded, and nothing else', async () => {
    const desk = await submitted({ needsMaffCheck: true });
    const direct = await confirm(desk);
    expect(direct.status).toBe(409);
    const checklist = await checklistOf(desk);
    const forwarded = await act(desk.jmac.session, desk.section.id, { action: 'forward', checklist });
    expect(forwarded.body.status).toBe(2);
    const edited = await act(desk.maff.session, desk.section.id, { dueOn: '2026-12-01' });
    const silent = await act(desk.maff.session, desk.section.id, { action: 'maffSendBack' });
    expect([edited.problem.code, silent.problem.errors?.[0]?.pointer]).toEqual([1000, '/comment']);
    const back = await act(desk.maff.session, desk.section.id, {
      action: 'maffSendBack',
      comment: '金額を確認',
    });
    expect(back.body.status).toBe(1);
    const user = await server.call('getUserSection', {
      path: { id: desk.section.id },
      session: desk.user.session,
    });
    expect(JSON.stringify(user.body)).not.toContain('金額を確認');
    await act(desk.jmac.session, desk.section.id, { action: 'forward' });
    const approved = await act(desk.maff.session, desk.section.id, { action: 'maffApprove' });
    expect(approved.body.status).toBe(3);
  });

  it('may be answered for by the desk with a reason and the ministry’s answer as a file', async () => {
    const desk = await submitted({ needsMaffCheck: true });
    await act(desk.jmac.session, desk.section.id, { action: 'forward', checklist: await checklistOf(desk) });
    const approve = (extra: object) =>
      act(desk.jmac.session, desk.section.id, { action: 'maffApprove', ...extra });
    expect((await approve({ onBehalfReason: '電話で回答' })).status).toBe(409);
    const meta = { fileName: '農水省回答.pdf', mypageID: desk.myPage.id, sectionID: desk.section.id };
    const file = { name: '農水省回答.pdf', content: pdfOf('回答') };
    const upload = await server.call('uploadAdminFile', { session: desk.jmac.session, body: { meta }, file });
    expect(upload.status).toBe(201);
    expect((await approve({})).status).toBe(400);
    expect((await approve({ onBehalfReason: '電話で回答' })).body.status).toBe(3);
    const hidden = await server.call('downloadUserFile', {
      path: { id: upload.body.id },
      session: desk.user.session,
    });
    expect(hidden.problem.code).toBe(1005);
  });
});

describe('waiving and opening again', () => {
  it('need a reason, and only JMAC does them', async () => {
    const desk = await makeDesk(server);
    const waive = (session: TestSession, extra: object = {}) =>
      act(session, desk.section.id, { action: 'waive', ...extra });
    expect((await waive(desk.backOffice.session, { reason: '不要' })).problem.code).toBe(1000);
    expect((await waive(desk.jmac.session)).problem.errors).toMatchObject([{ pointer: '/reason' }]);
    expect((await waive(desk.jmac.session, { reason: '原本で確認済み' })).body.status).toBe(3);
    const reopened = await act(desk.jmac.session, desk.section.id, {
      action: 'reopen',
      reason: '金額の差異',
    });
    expect(reopened.body).toMatchObject({ status: 4, returnDueOn: '2026-11-30', openReturnItemCount: 1 });
  });

  it('leave the words of the last submission to the history: the next one begins without them', {
    tags: ['slow'],
  }, async () => {
    const desk = await submitted();
    const { id } = desk.section;
    await server.database.client.section.update({ where: { id }, data: { submitterComment: '原本です。' } });
    expect((await confirm(desk)).body.submitterComment).toBe('原本です。');
    const reopened = await act(desk.jmac.session, id, { action: 'reopen', reason: '金額の差異' });
    expect(reopened.body).toMatchObject({ status: 4, submitterComment: null });
  });

  it('are over once the amount is final', async () => {
    const desk = await submitted();
    await confirm(desk);
    await server.database.client.myPage.update({ where: { id: desk.myPage.id }, data: { progressPhase: 3 } });
    const answer = await act(desk.jmac.session, desk.section.id, { action: 'reopen', reason: '金額の差異' });
    expect([answer.status, answer.problem.code]).toEqual([409, 1004]);
  });
});

describe('buttons', () => {
  it('that are shown as possible work, and those that are not are refused with the words shown', async () => {
    const desk = await submitted();
    const read = await server.call('getSection', {
      path: { id: desk.section.id },
      session: desk.jmac.session,
    });
    const inputs: Record<string, object> = { return: { returnItems, returnDueOn: '2026-11-30' } };
    for (const { action, allowed, reason } of read.body.availableActions) {
      const answer = await act(desk.jmac.session, desk.section.id, { action, ...inputs[action] });
      expect([action, answer.status < 400]).toEqual([action, allowed]);
      if (!allowed) expect(answer.problem.detail).toBe(reason);
      if (allowed) break;
    }
  });
});
