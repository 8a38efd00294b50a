import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { returnItems, reviewTools } from '#bff/testing/sectionReview.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { keepSessions, makeDesk, uploadFile } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { submitted, act, sendBack } = reviewTools(() => server);

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
    await server.runJobs('sendMails');
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

  it('keeps the words of the submission in the history: the next one begins without them', {
    tags: ['slow'],
  }, async () => {
    const desk = await submitted();
    const [{ session }, { id }] = [desk.user, desk.section];
    await sendBack(desk);
    const again = { id, action: 'resubmit', submitterComment: '差し替えました。' } as const;
    const answers = (await server.call('getUserSection', { session, path: { id } })).body.returnItems.map(
      (item) => ({ returnItemId: item.id, kind: 1 as const, comment: '説明です。' }),
    );
    const handedIn = await server.call('updateUserSection', { session, body: { ...again, answers } });
    expect(handedIn.body.submitterComment).toBe('差し替えました。');
    const { body } = await sendBack(desk);
    expect(body.submitterComment).toBeNull();
    expect(body.history.map(({ comment }) => comment)).toContain('差し替えました。');
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

  it('speaks only of pages that the file has', async () => {
    const desk = await makeDesk(server);
    const content = new Uint8Array(Buffer.from('%PDF-1.4\n1 0 obj<</Type/Pages/Count 2>>endobj\n%%EOF\n'));
    const session = desk.user.session;
    const target = { session, mypageId: desk.myPage.id, sectionId: desk.section.id };
    const file = await uploadFile(server, { ...target, content });
    const body = { id: desk.section.id, action: 'submit' } as const;
    const handedIn = await server.call('updateUserSection', { session, body });
    expect(handedIn.body.files).toMatchObject([{ pageCount: 2 }]);
    const on = (page: number) =>
      sendBack(desk, { returnItems: [{ reviewCategory: 1, comment: '不鮮明', fileId: file.body.id, page }] });
    expect((await on(3)).problem.errors).toMatchObject([{ pointer: '/returnItems/0/page' }]);
    expect((await on(2)).status).toBe(200);
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
