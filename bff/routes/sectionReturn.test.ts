import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { returnItems, reviewTools } from '../testing/sectionReview.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../testing/server.ts';
import { type Desk, keepSessions, uploadFile } from '../testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { submitted, act } = reviewTools(() => server);

const sendBack = (desk: Desk, extra: object = {}) =>
  act(desk.jmac.session, desk.section.id, {
    action: 'return',
    returnItems,
    returnDueOn: '2026-11-30',
    ...extra,
  });

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
    expect(notice).toMatchObject({ sectionId: desk.section.id, title: '「発注書（18-1）」の修正のお願い' });
    await server.runJobs();
    const mail = server.mails.find(
      ({ to, subject }) => to === desk.user.email && subject.includes('修正のお願い'),
    );
    expect(mail?.text).toContain('令和8年11月30日（月）17時');
    const path = { id: desk.myPage.id, nid: notice.id };
    const shown = await server.call('getNotification', { session: desk.jmac.session, path });
    expect(shown.body.emailedAt).toBe(TEST_NOW.toISOString());
    const row = await server.database.client.myPage.findUniqueOrThrow({ where: { id: desk.myPage.id } });
    expect([row.nextDueOn?.toISOString().slice(0, 10), row.priority]).toEqual(['2026-11-30', 0]);
  });

  it('moves a due day on a holiday to the next business day', async () => {
    const answer = await sendBack(await submitted(), { returnDueOn: '2026-11-23' });
    expect(answer.body.returnDueOn).toBe('2026-11-24');
  });

  it('needs an item with words, and a day that is still to come', async () => {
    const desk = await submitted();
    const pointers = async (extra: object) =>
      (await sendBack(desk, extra)).problem.errors?.map(({ pointer }) => pointer);
    expect(await pointers({ returnItems: [] })).toEqual(['/returnItems']);
    expect(await pointers({ returnItems: [{ reviewCategory: 1, comment: '　' }] })).toEqual([
      '/returnItems/0/comment',
    ]);
    expect(await pointers({ returnDueOn: null })).toEqual(['/returnDueOn']);
    expect(await pointers({ returnDueOn: '2026-11-19' })).toEqual(['/returnDueOn']);
  });

  it('takes today as due day until the second before 17:00', async () => {
    const [early, late] = [await submitted(), await submitted()];
    await keepSessions(server);
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
      await keepSessions(server);
      const path = { id: desk.section.id };
      const read = await server.call('getUserSection', { path, session: desk.user.session });
      server.setNow(TEST_NOW);
      return read.body.isOverdue;
    };
    expect([await overdueAt('2026-11-30T07:59:59Z'), await overdueAt('2026-11-30T08:00:00Z')]).toEqual([
      false,
      true,
    ]);
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
      server.call('updateUserSection', {
        session: desk.user.session,
        body: { id: desk.section.id, ...body } as never,
      });
    const old = returned.body.files[0]?.id ?? '';
    const stale = await save({ answers: [{ returnItemId: first?.id, kind: 0, fileIds: [old] }] });
    expect(stale.problem.errors).toMatchObject([{ pointer: '/answers/0/fileIds' }]);

    const target = { session: desk.user.session, mypageId: desk.myPage.id, sectionId: desk.section.id };
    server.setNow('2026-11-20T01:05:00Z');
    const fresh = await uploadFile(server, {
      ...target,
      fileName: '発注書（訂正）.pdf',
      replacedFileID: old,
    });
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

  it('can be pulled back, changed and handed in again by the same day', async () => {
    const desk = await submitted();
    const returned = await sendBack(desk);
    const item = returned.body.returnItems[0]?.id ?? 0;
    const save = (body: object) =>
      server.call('updateUserSection', {
        session: desk.user.session,
        body: { id: desk.section.id, ...body } as never,
      });
    const explain = (comment: string) => [{ returnItemId: item, kind: 1, comment }];
    const again = await save({ action: 'resubmit', answers: explain('発注日は契約書のとおりです。') });
    expect(again.body).toMatchObject({ status: 1, returnDueOn: null });
    const back = await save({ action: 'pullBack' });
    expect(back.body).toMatchObject({ status: 0, returnDueOn: '2026-11-30', daysLeft: 5 });
    expect(back.body.returnItems).toMatchObject([
      { status: 0, answer: { comment: '発注日は契約書のとおりです。' } },
    ]);
    const emptied = await save({ answers: explain('') });
    expect(emptied.body.availableActions).toContainEqual(
      expect.objectContaining({ action: 'submit', allowed: false }),
    );
    const done = await save({ action: 'submit', answers: explain('発注書の控えを添付しました。') });
    expect(done.body).toMatchObject({ status: 1, returnDueOn: null, openReturnItemCount: 0 });
    expect(done.body.returnItems).toMatchObject([{ status: 1 }]);
  });
});
