import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUndertaking } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

type Admin = Awaited<ReturnType<typeof makeAdmin>>;

let server: TestServer;
let jmac: Admin;
let inspector: Admin;

beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC');
  inspector = await makeAdmin(server, 'Inspector');
});
afterAll(() => server.stop());

const JPEG_HEAD =
  'ffd8ffe000104a46494600010100000100010000ffdb004300' +
  '08'.repeat(64) +
  'ffc0000b080002000201011100ffc4001400010000000000000000000000000000000affc40014100100000000000000000000000000000000ffda0008010100003f00';

/** A small JPEG; the bytes after the head make each its own. */
const jpeg = (before = Buffer.alloc(0)): Uint8Array<ArrayBuffer> => {
  const head = Buffer.from(JPEG_HEAD, 'hex');
  const salt = Buffer.from(randomBytes(4).toString('hex').replaceAll('f', '0'), 'hex');
  return Uint8Array.from(
    Buffer.concat([head.subarray(0, 2), before, head.subarray(2), salt, Buffer.from('ffd9', 'hex')]),
  );
};

const upload = async (admin: Admin = inspector, name = '写真.jpg', content = jpeg()) =>
  server.call('uploadPhoto', {
    session: admin.session,
    body: { meta: { fileName: name, mypageID: -1 } } as never,
    file: { name, content },
  });

const plan = async (data: { inspectorUserId?: number; myPage?: object } = {}) => {
  const undertaking = await makeUndertaking(server, {
    myPage: { startOn: new Date('2026-08-01'), ...data.myPage },
  });
  const answer = await server.call('createMyPageReport', {
    session: jmac.session,
    body: {
      mypageId: undertaking.myPage.id,
      inspectorUserId: data.inspectorUserId ?? inspector.id,
      method: 0,
      scheduledOn: '2026-11-25',
      startTime: '13:30',
      endTime: '15:00',
    },
  });
  return { ...undertaking, answer, report: answer.body };
};

const item = { key: 'item-1', name: '冷凍自動販売機', expenseType: 2, quantity: 1 } as const;

const photo = async (sequence = 1, takenOn = '2026-11-19') => ({
  fileId: (await upload()).body.id,
  itemKey: item.key,
  expenseType: 2 as const,
  caption: '正面',
  takenOn,
  sequence,
});

const finished = async () => ({
  inspectedOn: '2026-11-19',
  items: [{ ...item, isWorking: true, hasLabel: true }],
  photosBefore: [await photo(1, '2026-07-30')],
  photosAfter: [await photo()],
  result: 1 as const,
});

const patch = (id: number, body: object, admin: Admin = inspector, ifMatch?: number) =>
  server.call('updateMyPageReport', { path: { id }, session: admin.session, body: body as never, ifMatch });

const submitted = async () => {
  const planned = await plan();
  const answer = await patch(planned.report.id, { ...(await finished()), action: 'submit' });
  return { ...planned, answer };
};

describe('an inspection', () => {
  it('is planned by JMAC at the place of the undertaking, and both sides are told', async () => {
    const { answer, myPage, user } = await plan();
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      status: 0,
      result: 0,
      siteAddress: '千代田区架空町1-2-3',
      sitePrefecture: 13,
    });
    const notices = await server.database.client.notification.findMany({ where: { mypageId: myPage.id } });
    expect(notices).toMatchObject([{ kind: 6, sendEmail: true }]);
    expect(notices[0]?.body).toContain('13:30〜15:00');
    await server.runJobs();
    const mails = server.mails.filter(
      ({ text }) => text.includes(myPage.displayCode) || text.includes('完了検査'),
    );
    expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining([user.email, inspector.email]));
  });

  it('is planned for somebody who inspects', async () => {
    const cs = await makeAdmin(server, 'CS');
    const { answer } = await plan({ inspectorUserId: cs.id });
    expect([answer.status, answer.problem.errors?.[0]?.pointer]).toEqual([400, '/inspectorUserId']);
  });

  it('is seen by its inspector, and by those of the prefecture, not by others', async () => {
    const { report } = await plan();
    const near = await makeAdmin(server, 'Inspector');
    const far = await makeAdmin(server, 'Inspector', { assignedPrefectures: [1] });
    const read = (admin: Admin) =>
      server.call('getMyPageReport', { path: { id: report.id }, session: admin.session });
    expect((await read(near)).body.availableActions).toMatchObject([{ action: 'submit', allowed: false }]);
    expect((await read(far)).problem.code).toBe(1005);
    await server.database.client.myPageReport.update({
      where: { id: report.id },
      data: { inspectorUserId: far.id },
    });
    expect((await read(far)).status).toBe(200);
  });

  it('is found by day, status, code and as one of my own', async () => {
    const other = await makeAdmin(server, 'Inspector');
    const { report, myPage } = await plan({ inspectorUserId: other.id });
    const list = (query: object) => server.call('listMyPageReports', { session: other.session, query });
    expect((await list({ mine: true })).body.items.map(({ id }) => id)).toEqual([report.id]);
    expect((await list({ q: myPage.displayCode })).body.total).toBe(1);
    expect((await list({ mine: true, scheduledFrom: '2026-11-26' })).body.total).toBe(0);
    expect(
      (await list({ mine: true, scheduledTo: '2026-11-25', status: [0], prefecture: [13] })).body.total,
    ).toBe(1);
    const pages = await list({ limit: 2, sort: '-updatedAt' });
    const rest = await list({ limit: 2, sort: '-updatedAt', cursor: pages.body.nextCursor ?? '' });
    const ids = [...pages.body.items, ...rest.body.items].map(({ id }) => id);
    expect([pages.body.items.length, new Set(ids).size]).toEqual([2, Math.min(pages.body.total, 4)]);
  });

  it('is moved by JMAC only, and both sides hear of it', async () => {
    const { report, myPage } = await plan();
    const refused = await patch(report.id, { scheduledOn: '2026-12-01' });
    expect([refused.status, refused.problem.code]).toEqual([403, 1000]);
    const moved = await patch(report.id, { scheduledOn: '2026-12-01' }, jmac);
    expect(moved.body.scheduledOn).toBe('2026-12-01');
    const titles = await server.database.client.notification.findMany({
      where: { mypageId: myPage.id },
      select: { title: true },
      orderBy: { id: 'asc' },
    });
    expect(titles.map(({ title }) => title)).toEqual([
      '完了検査の日程のお知らせ',
      '完了検査の日程変更のお知らせ',
    ]);
  });

  it('keeps one of two changes made at the same time', async () => {
    const { report } = await plan();
    const first = await patch(report.id, { attendees: '三浦' }, inspector, report.version);
    const second = await patch(report.id, { attendees: '山田' }, inspector, report.version);
    expect([first.status, second.status]).toEqual([200, 412]);
    expect(first.headers.get('etag')).toBe(`"v${report.version + 1}"`);
  });

  it('is deleted while it is a draft', async () => {
    const draft = await plan();
    const remove = (id: number) => server.call('deleteMyPageReport', { path: { id }, session: jmac.session });
    expect((await remove(draft.report.id)).status).toBe(204);
    expect((await remove(draft.report.id)).status).toBe(404);
    const { report } = await submitted();
    expect((await remove(report.id)).status).toBe(409);
  });
});

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
    const read = await server.call('getMyPageReport', { path: { id: report.id }, session: jmac.session });
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
    const other = await makeAdmin(server, 'Inspector');
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
    const colleague = await makeAdmin(server, 'Inspector');
    const answer = await patch(report.id, { attendees: '三浦' }, colleague);
    expect([answer.status, answer.problem.code]).toEqual([403, 1000]);
  });

  it('goes back with a comment, which the inspector reads in his mail, and comes again', async () => {
    const { report } = await submitted();
    const silent = await patch(report.id, { action: 'return' }, jmac);
    expect([silent.status, silent.problem.errors?.[0]?.pointer]).toEqual([400, '/reason']);
    const returned = await patch(report.id, { action: 'return', reason: '型番の写真がありません。' }, jmac);
    expect(returned.body).toMatchObject({ status: 2, returnComment: '型番の写真がありません。' });
    await server.runJobs();
    const mail = server.mails.find(({ text }) => text.includes('型番の写真がありません。'));
    expect(mail?.to).toBe(inspector.email);
    const again = await patch(report.id, { action: 'submit' });
    expect(again.body).toMatchObject({ status: 1, returnComment: null });
  });

  it('cannot change while it is with JMAC', async () => {
    const { report } = await submitted();
    expect((await patch(report.id, { attendees: '三浦' })).status).toBe(409);
  });

  it('is approved by another than the inspector; the undertaking then has its day of inspection', async () => {
    const own = await makeAdmin(server, 'JMAC');
    const { report, myPage } = await plan({ inspectorUserId: own.id });
    const photos = async () => ({ ...(await photo()), fileId: (await upload(own)).body.id });
    const content = { ...(await finished()), photosBefore: [await photos()], photosAfter: [await photos()] };
    expect((await patch(report.id, { ...content, action: 'submit' }, own)).body.status).toBe(1);
    const refused = await patch(report.id, { action: 'approve' }, own);
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      '検査した本人は承認できません。ほかの担当者に承認を依頼してください',
    ]);
    const approved = await patch(report.id, { action: 'approve' }, jmac);
    expect(approved.body).toMatchObject({ status: 3, approvedByName: jmac.name });
    const row = await server.database.client.myPage.findUniqueOrThrow({ where: { id: myPage.id } });
    expect(row.inspectedOn?.toISOString()).toContain('2026-11-19');
  });

  it('handed in for the inspector carries the reason, and that person does not approve it', async () => {
    const { report, myPage } = await plan();
    await patch(report.id, await finished());
    expect((await patch(report.id, { action: 'submit' }, jmac)).problem.errors?.[0]?.pointer).toBe('/reason');
    const behalf = await patch(report.id, { action: 'submit', reason: '電波が届かないため電話で確認' }, jmac);
    expect(behalf.body.status).toBe(1);
    expect((await patch(report.id, { action: 'approve' }, jmac)).status).toBe(409);
    const history = await server.database.client.myPageHistory.findMany({ where: { mypageId: myPage.id } });
    expect(history.at(-1)).toMatchObject({
      action: 'submit',
      onBehalf: true,
      comment: '電波が届かないため電話で確認',
    });
  });

  it('is opened again before the amount is notified, not after', async () => {
    const { report, myPage } = await submitted();
    await patch(report.id, { action: 'approve' }, jmac);
    const notify = (projectStatus: number) =>
      server.database.client.myPage.update({
        where: { id: myPage.id },
        data: { projectStatus, confirmedAmount: 1_000_000 },
      });
    await notify(4);
    expect((await patch(report.id, { action: 'reopen', reason: '写真の取り違え' }, jmac)).status).toBe(409);
    await notify(1);
    const reopened = await patch(report.id, { action: 'reopen', reason: '写真の取り違え' }, jmac);
    expect(reopened.body).toMatchObject({ status: 2, approvedAt: null, approvedByName: null });
    const row = await server.database.client.myPage.findUniqueOrThrow({ where: { id: myPage.id } });
    expect(row.inspectedOn).toBeNull();
  });
});

describe('a photo', () => {
  it('loses its place when it comes in', async () => {
    const tiff = Buffer.from('4d4d002a000000080001882500040000000100000026', 'hex');
    const secret = Buffer.from('GPS-35.6895N');
    const content = Buffer.concat([Buffer.from('Exif\0\0'), tiff, secret]);
    const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, content.length + 2]), content]);
    const { body } = await upload(inspector, '現場.jpg', jpeg(segment));
    const row = await server.database.client.storedFile.findUniqueOrThrow({ where: { id: body.id } });
    const stream = await server.scopes.storage.open(row.storageKey);
    const bytes = Buffer.concat(await stream.toArray());
    expect(bytes.includes(secret)).toBe(false);
    expect(body).toMatchObject({ widthPx: 2, heightPx: 2, sizeBytes: bytes.length, mypageId: null });
  });

  it('is a picture of at most 10 MB', async () => {
    const pdf = await upload(inspector, '検査.pdf', Uint8Array.from(Buffer.from('%PDF-1.4')));
    expect([pdf.status, pdf.problem.code]).toEqual([400, 1003]);
    const large = await upload(inspector, '大.jpg', new Uint8Array(10 * 1024 * 1024 + 1));
    expect([large.status, large.problem.code]).toEqual([413, 1003]);
  });

  it('that is taken out of a draft is thrown away, unless it was handed in once', async () => {
    const { report } = await plan();
    const first = await photo();
    await patch(report.id, { items: [item], photosAfter: [first] });
    await patch(report.id, { photosAfter: [] });
    const find = (id: string) => server.database.client.storedFile.findUniqueOrThrow({ where: { id } });
    expect((await find(first.fileId)).deletedAt).not.toBeNull();

    const handed = await submitted();
    const after = handed.answer.body.photosAfter[0]?.fileId ?? '';
    await patch(handed.report.id, { action: 'return', reason: '撮り直し' }, jmac);
    await patch(handed.report.id, { photosAfter: [await photo()] });
    expect((await find(after)).deletedAt).toBeNull();
  });
});
