import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { returnItems, reviewTools } from '#bff/testing/sectionReview.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { uploadFile } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { submitted, sendBack } = reviewTools(() => server);

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
    const query = { projectID: desk.project.id, corporationID: desk.corporation.id };
    const page = await server.call('getUserMyPage', { session: desk.user.session, query });
    expect(page.body.nextAction).toMatchObject({ kind: 'answerReturn', dueOn: '2026-11-30' });
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
