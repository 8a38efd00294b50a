import { describe, expect, it } from 'vitest';
import { inspectionServer, item } from '#bff/testing/inspections.ts';
import { makeAdmin } from '#bff/testing/people.ts';

const office = inspectionServer();
const { upload, plan, photo, finished, patch, submitted } = office;

describe('a report', () => {
  it('is handed in with its result and with photos from before and after', async () => {
    const { report } = await plan();
    const content = await finished();
    const without = await patch(report.id, { ...content, photosBefore: [], action: 'submit' });
    expect(without.status).toBe(409);
    expect(without.problem.detail).toContain(item.name);
    const noResult = await patch(report.id, { items: content.items, action: 'submit' });
    expect(noResult.problem.detail).toBe('検査結果を選ぶと提出できます');
    const complete = await patch(report.id, { ...content, action: 'submit' });
    expect(complete.body).toMatchObject({ status: 1, result: 1, inspectedOn: '2026-11-19' });
    expect(complete.body.photosBefore).toMatchObject([
      { itemKey: 'item-1', widthPx: 2, heightPx: 2, warnings: [] },
    ]);
  });

  it('keeps nothing of a change whose move was refused', async () => {
    const { report } = await plan();
    await patch(report.id, { attendees: '三浦', action: 'submit' });
    const read = await office.server.call('getMyPageReport', {
      path: { id: report.id },
      session: office.jmac.session,
    });
    expect(read.body).toMatchObject({ attendees: null, version: report.version });
  });

  it('needs findings for every result but passed, and no photos where they prove nothing', async () => {
    const { report } = await plan();
    const training = { key: 'item-1', name: '研修', expenseType: 4, quantity: 1 };
    const body = { inspectedOn: '2026-11-19', items: [training], result: 2 };
    expect((await patch(report.id, { ...body, action: 'submit' })).status).toBe(409);
    const answer = await patch(report.id, { ...body, findings: '名簿に日付がない。', action: 'submit' });
    expect(answer.body.status).toBe(1);
  });

  it('names photos whose day does not fit, and refuses days to come', async () => {
    const { report } = await plan();
    const late = await patch(report.id, {
      items: [item],
      photosBefore: [await photo(1, '2026-11-01')],
      photosAfter: [await photo(1, '2026-07-01')],
    });
    expect(late.body.photosBefore[0]?.warnings).toEqual(['実施前の写真が着手日より後の日付です。']);
    expect(late.body.photosAfter[0]?.warnings).toEqual(['実施後の写真が着手日より前の日付です。']);
    const future = await patch(report.id, { photosAfter: [await photo(1, '2026-11-21')] });
    expect(future.problem.errors?.[0]?.pointer).toBe('/photosAfter/0/takenOn');
  });

  it("takes no other inspector's photo, no photo twice and none of an item that is not there", async () => {
    const { report } = await plan();
    const other = await makeAdmin(office.server, 'Inspector');
    const foreign = { ...(await photo()), fileId: (await upload(other)).body.id };
    const own = await photo();
    const answers = [
      await patch(report.id, { items: [item], photosAfter: [foreign] }),
      await patch(report.id, { items: [item], photosAfter: [own], photosBefore: [own] }),
      await patch(report.id, { items: [item], photosAfter: [{ ...own, itemKey: 'item-9' }] }),
    ];
    expect(answers.map(({ problem }) => problem.errors?.[0]?.pointer)).toEqual([
      '/photosAfter/0/fileId',
      '/photosAfter/0/fileId',
      '/photosAfter/0/itemKey',
    ]);
  });

  it('is written by its own inspector only', async () => {
    const { report } = await plan();
    const colleague = await makeAdmin(office.server, 'Inspector');
    const answer = await patch(report.id, { attendees: '三浦' }, colleague);
    expect([answer.status, answer.problem.code]).toEqual([403, 1000]);
  });

  it('goes back with a comment, which the inspector reads in his mail, and comes again', async () => {
    const { report } = await submitted();
    const silent = await patch(report.id, { action: 'return' }, office.jmac);
    expect([silent.status, silent.problem.errors?.[0]?.pointer]).toEqual([400, '/reason']);
    const returned = await patch(
      report.id,
      { action: 'return', reason: '型番の写真がありません。' },
      office.jmac,
    );
    expect(returned.body).toMatchObject({ status: 2, returnComment: '型番の写真がありません。' });
    await office.server.runJobs('sendMails');
    const mail = office.server.mails.find(({ text }) => text.includes('型番の写真がありません。'));
    expect(mail?.to).toBe(office.inspector.email);
    const again = await patch(report.id, { action: 'submit' });
    expect(again.body).toMatchObject({ status: 1, returnComment: null });
  });

  it('cannot change while it is with JMAC', async () => {
    const { report } = await submitted();
    expect((await patch(report.id, { attendees: '三浦' })).status).toBe(409);
  });

  it('is approved by another than the inspector; the undertaking then has its day of inspection', async () => {
    const own = await makeAdmin(office.server, 'JMAC');
    const { report, myPage } = await plan({ inspectorUserId: own.id });
    const photos = async () => ({ ...(await photo()), fileId: (await upload(own)).body.id });
    const content = { ...(await finished()), photosBefore: [await photos()], photosAfter: [await photos()] };
    expect((await patch(report.id, { ...content, action: 'submit' }, own)).body.status).toBe(1);
    const refused = await patch(report.id, { action: 'approve' }, own);
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      '検査した本人は承認できません。ほかの担当者に承認を依頼してください',
    ]);
    const approved = await patch(report.id, { action: 'approve' }, office.jmac);
    expect(approved.body).toMatchObject({ status: 3, approvedByName: office.jmac.name });
    const row = await office.server.database.client.myPage.findUniqueOrThrow({ where: { id: myPage.id } });
    expect(row.inspectedOn?.toISOString()).toContain('2026-11-19');
  });

  it('handed in for the inspector carries the reason, and that person does not approve it', async () => {
    const { report, myPage } = await plan();
    await patch(report.id, await finished());
    expect((await patch(report.id, { action: 'submit' }, office.jmac)).problem.errors?.[0]?.pointer).toBe(
      '/reason',
    );
    const behalf = await patch(
      report.id,
      { action: 'submit', reason: '電波が届かないため電話で確認' },
      office.jmac,
    );
    expect(behalf.body.status).toBe(1);
    expect((await patch(report.id, { action: 'approve' }, office.jmac)).status).toBe(409);
    const history = await office.server.database.client.myPageHistory.findMany({
      where: { mypageId: myPage.id },
    });
    expect(history.at(-1)).toMatchObject({
      action: 'submit',
      onBehalf: true,
      comment: '電波が届かないため電話で確認',
    });
  });

  it('is opened again before the amount is notified, not after', async () => {
    const { report, myPage } = await submitted();
    await patch(report.id, { action: 'approve' }, office.jmac);
    const notify = (projectStatus: number) =>
      office.server.database.client.myPage.update({
        where: { id: myPage.id },
        data: { projectStatus, confirmedAmount: 1_000_000 },
      });
    await notify(4);
    expect((await patch(report.id, { action: 'reopen', reason: '写真の取り違え' }, office.jmac)).status).toBe(
      409,
    );
    await notify(1);
    const reopened = await patch(report.id, { action: 'reopen', reason: '写真の取り違え' }, office.jmac);
    expect(reopened.body).toMatchObject({ status: 2, approvedAt: null, approvedByName: null });
    const row = await office.server.database.client.myPage.findUniqueOrThrow({ where: { id: myPage.id } });
    expect(row.inspectedOn).toBeNull();
  });
});
