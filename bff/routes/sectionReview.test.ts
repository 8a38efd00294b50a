import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin } from '../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../testing/server.ts';
import { type Desk, handIn, makeDesk, passedChecklist, pdfOf, uploadFile } from '../testing/undertaking.ts';
import type { TestSession } from '../testing/client.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const submitted = async (section: object = {}): Promise<Desk> => {
  const desk = await makeDesk(server, { section });
  const { answer } = await handIn(server, desk);
  expect(answer.status).toBe(200);
  return desk;
};

const act = (session: TestSession, id: number, body: object) =>
  server.call('updateSection', { session, body: { id, ...body } as never });

const returnItems = [{ reviewCategory: 2, comment: '発注日が交付決定日より前の日付です。' }];

const sendBack = (desk: Desk, extra: object = {}) =>
  act(desk.jmac.session, desk.section.id, {
    action: 'return',
    returnItems,
    returnDueOn: '2026-11-30',
    ...extra,
  });

const checklistOf = async (desk: Desk) => {
  const read = await server.call('getSection', { path: { id: desk.section.id }, session: desk.jmac.session });
  return passedChecklist(read.body.checklist);
};

const confirm = async (desk: Desk, session = desk.jmac.session) =>
  act(session, desk.section.id, { action: 'confirm', checklist: await checklistOf(desk) });

describe('sending back', () => {
  it('keeps the items, tells the business on its my page and by mail, and moves the next due day', async () => {
    const desk = await submitted();
    const answer = await sendBack(desk);
    expect(answer.body).toMatchObject({
      status: 4,
      returnDueOn: '2026-11-30',
      openReturnItemCount: 1,
      checks: [{ reviewer: 1, category: 2, status: 4, isVisibleToUser: true }],
    });
    const notice = await server.database.client.notification.findFirstOrThrow({
      where: { mypageId: desk.myPage.id, kind: 1 },
    });
    expect(notice).toMatchObject({ sectionId: desk.section.id, title: '「発注書」の修正のお願い' });
    await server.runJobs();
    const mail = server.mails.find(({ to, subject }) => to === desk.user.email && subject.includes('修正のお願い'));
    expect(mail?.text).toContain('令和8年11月30日（月）17時');
    const row = await server.database.client.myPage.findUniqueOrThrow({ where: { id: desk.myPage.id } });
    expect([row.nextDueOn?.toISOString().slice(0, 10), row.priority]).toEqual(['2026-11-30', 0]);
  });

  it('needs an item with words, and a business day that is still to come', async () => {
    const desk = await submitted();
    const pointers = async (extra: object) =>
      (await sendBack(desk, extra)).problem.errors?.map(({ pointer }) => pointer);
    expect(await pointers({ returnItems: [] })).toEqual(['/returnItems']);
    expect(await pointers({ returnItems: [{ reviewCategory: 1, comment: '　' }] })).toEqual(['/returnItems/0/comment']);
    expect(await pointers({ returnDueOn: null })).toEqual(['/returnDueOn']);
    expect(await pointers({ returnDueOn: '2026-11-23' })).toEqual(['/returnDueOn']);
    expect(await pointers({ returnDueOn: '2026-11-19' })).toEqual(['/returnDueOn']);
  });

  it('takes today as due day until the second before 17:00', async () => {
    const [early, late] = [await submitted(), await submitted()];
    server.setNow('2026-11-20T07:59:59Z');
    const before = await sendBack(early, { returnDueOn: '2026-11-20' });
    server.setNow('2026-11-20T08:00:00Z');
    const after = await sendBack(late, { returnDueOn: '2026-11-20' });
    server.setNow(TEST_NOW);
    expect([before.status, after.status]).toEqual([200, 400]);
  });

  it('shows a returned section as overdue from 17:00 of its day', async () => {
    const desk = await submitted();
    await sendBack(desk);
    const overdueAt = async (instant: string) => {
      server.setNow(instant);
      const session = desk.user.session;
      await server.database.client.session.updateMany({
        data: { idleExpiresAt: new Date('2027-01-01T00:00:00Z'), expiresAt: new Date('2027-01-01T00:00:00Z') },
      });
      const read = await server.call('getUserSection', { path: { id: desk.section.id }, session });
      server.setNow(TEST_NOW);
      return read.body.isOverdue;
    };
    expect([await overdueAt('2026-11-30T07:59:59Z'), await overdueAt('2026-11-30T08:00:00Z')]).toEqual([false, true]);
  });

  it('is not for the call centre, the ministry or inspectors', async () => {
    const desk = await submitted();
    const answers = await Promise.all(
      [desk.cs, desk.maff].map(({ session }) =>
        act(session, desk.section.id, { action: 'return', returnItems, returnDueOn: '2026-11-30' }),
      ),
    );
    expect(answers.map(({ problem }) => problem.code)).toEqual([1000, 1000]);
  });
});

describe('handing in again', () => {
  it('needs an answer to every item: a new version of a file, or an explanation in words', async () => {
    const desk = await submitted();
    const two = [...returnItems, { reviewCategory: 1, comment: '宛名が違います。' }];
    const returned = await sendBack(desk, { returnItems: two });
    const [first, second] = returned.body.returnItems;
    const save = (body: object) =>
      server.call('updateUserSection', { session: desk.user.session, body: { id: desk.section.id, ...body } as never });
    const old = returned.body.files[0]?.id ?? '';
    const stale = await save({ answers: [{ returnItemId: first?.id, kind: 0, fileIds: [old] }] });
    expect(stale.problem.errors).toMatchObject([{ pointer: '/answers/0/fileIds' }]);

    const target = { session: desk.user.session, mypageId: desk.myPage.id, sectionId: desk.section.id };
    server.setNow('2026-11-20T01:05:00Z');
    const fresh = await uploadFile(server, { ...target, fileName: '発注書（訂正）.pdf', replacedFileID: old });
    expect(fresh.body).toMatchObject({ versionNumber: 2, replacedFileId: old });
    const half = await save({ answers: [{ returnItemId: first?.id, kind: 0, fileIds: [fresh.body.id] }] });
    expect(half.body).toMatchObject({ status: 4, openReturnItemCount: 1 });
    const early = await save({ action: 'resubmit' });
    expect(early.status).toBe(409);
    const done = await save({
      action: 'resubmit',
      answers: [{ returnItemId: second?.id, kind: 1, comment: '宛名は支店名です。' }],
    });
    server.setNow(TEST_NOW);
    expect(done.body).toMatchObject({ status: 1, openReturnItemCount: 0, fileCount: 1 });
    expect(done.body.files.map(({ versionNumber }) => versionNumber)).toEqual([2, 1]);
    expect(done.body.receipts).toHaveLength(2);
  });

  it('refuses answers of fields, and answers to a section that was not sent back', async () => {
    const desk = await submitted();
    const answers = [{ returnItemId: 1, kind: 1, comment: '説明' }];
    const early = await server.call('updateUserSection', {
      session: desk.user.session,
      body: { id: desk.section.id, answers } as never,
    });
    expect(early.status).toBe(409);
    const returned = await sendBack(desk);
    const fields = [{ returnItemId: returned.body.returnItems[0]?.id ?? 0, kind: 2, comment: '直した' }];
    const answer = await server.call('updateUserSection', {
      session: desk.user.session,
      body: { id: desk.section.id, answers: fields } as never,
    });
    expect(answer.problem.errors).toMatchObject([{ pointer: '/answers/0/kind' }]);
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
    const count = await server.database.client.notification.count({ where: { mypageId: desk.myPage.id, kind: 2 } });
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
    await uploadFile(server, { session: desk.user.session, mypageId: desk.myPage.id, sectionId: desk.section.id });
    await act(desk.jmac.session, desk.section.id, { action: 'submit', onBehalfReason: '郵送で届いたため' });
    const own = await confirm(desk);
    const other = await confirm(desk, (await makeAdmin(server, 'JMAC')).session);
    expect([own.status, other.body.status]).toEqual([409, 3]);
  });

  it('leaves the checklist and the desk’s notes out of what the business reads', async () => {
    const desk = await submitted();
    await confirm(desk);
    const read = await server.call('getUserSection', { path: { id: desk.section.id }, session: desk.user.session });
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
    const back = await act(desk.maff.session, desk.section.id, { action: 'maffSendBack', comment: '金額を確認' });
    expect(back.body.status).toBe(1);
    const user = await server.call('getUserSection', { path: { id: desk.section.id }, session: desk.user.session });
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
    const hidden = await server.call('downloadUserFile', { path: { id: upload.body.id }, session: desk.user.session });
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
    const reopened = await act(desk.jmac.session, desk.section.id, { action: 'reopen', reason: '金額の差異' });
    expect(reopened.body).toMatchObject({ status: 4, returnDueOn: '2026-11-30', openReturnItemCount: 1 });
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
    const read = await server.call('getSection', { path: { id: desk.section.id }, session: desk.jmac.session });
    const inputs: Record<string, object> = { return: { returnItems, returnDueOn: '2026-11-30' } };
    for (const { action, allowed, reason } of read.body.availableActions) {
      const answer = await act(desk.jmac.session, desk.section.id, { action, ...inputs[action] });
      expect([action, answer.status < 400]).toEqual([action, allowed]);
      if (!allowed) expect(answer.problem.detail).toBe(reason);
      if (allowed) break;
    }
  });
});
