import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toDate } from '#bff/platform/database/values.ts';
import { bulkTools } from '#bff/testing/bulk/bulkTools.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin, makeSection, makeUndertaking } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

/* One message to many businesses: filled for each, sent once, never about what was handed in meanwhile. */

let server: TestServer;
let jmac: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  jmac = (await makeAdmin(server, 'JMAC')).session;
});
afterAll(() => server.stop());

const { read, rowsOf, run, press, tryThem } = bulkTools(
  () => server,
  () => jmac,
);

const LATE = {
  kind: 4,
  title: '期限を過ぎた書類のご提出のお願い',
  body: '{企業名} 様\n{遅れている書類}をご提出ください。',
} as const;

/** An undertaking whose documents of these titles were due before today. */
const makeLate = async (...titles: readonly string[]) => {
  const made = await makeUndertaking(server);
  const dueOn = toDate('2026-01-05');
  const sections = await Promise.all(
    titles.map((title) => makeSection(server, made.myPage.id, { title, dueOn })),
  );
  return { ...made, id: made.myPage.id, sections };
};

type Message = { readonly kind: 0 | 4; readonly title: string; readonly body: string };

const tryMessage = (ids: readonly number[], message: Message = LATE, by = jmac) =>
  tryThem({ kind: 'notifyMyPages', list: 'myPages', selection: { by: 'ids', ids: [...ids] }, message }, by);

const notesOf = (mypageId: number) =>
  server.database.client.notification.findMany({ where: { mypageId }, orderBy: { id: 'asc' } });

const mailsTo = (to: string) => server.database.client.mailMessage.count({ where: { to } });

describe('a message to many businesses', () => {
  it('is tried for each: who reads it, of what; who has nothing late or nobody to read it is left out', async () => {
    const [late, onTime, nobody] = [
      await makeLate('発注書', '納品書'),
      await makeLate(),
      await makeLate('発注書'),
    ];
    await server.database.client.corporationUser.update({
      where: { id: nobody.user.id },
      data: { isActive: false, isPrimary: false },
    });
    const { status, body } = await tryMessage([late.id, onTime.id, nobody.id]);
    expect([status, body.counts, body.mailCount]).toMatchObject([201, { able: 1, unable: 2 }, 1]);
    expect(body.messageExample).toEqual({
      name: late.corporation.name,
      title: LATE.title,
      body: `${late.corporation.name} 様\n発注書、納品書をご提出ください。`,
    });
    expect((await rowsOf(body.id)).map(({ message, makes }) => [message, makes])).toEqual([
      ['送れます', `宛先：${late.user.name}\n遅れている書類：発注書、納品書`],
      ['遅れている書類がありません', null],
      ['メールを受け取る人がいません。企業ユーザーを登録するか、有効に戻してください', null],
    ]);
    expect([await notesOf(late.id), await mailsTo(late.user.email)]).toEqual([[], 0]);
  });

  it('stands on each my page, filled, and is mailed once, also when the job comes again', async () => {
    const [one, two] = [await makeLate('発注書'), await makeLate('納品書')];
    const { body } = await tryMessage([one.id, two.id]);
    expect((await run(body.id)).counts).toMatchObject({ done: 2, failed: 0 });
    await server.runJobs('runBulk');
    const [note, ...more] = await notesOf(two.id);
    expect(more).toEqual([]);
    expect(note).toMatchObject({
      kind: 4,
      title: LATE.title,
      body: `${two.corporation.name} 様\n納品書をご提出ください。`,
      sendEmail: true,
    });
    expect([await mailsTo(one.user.email), await mailsTo(two.user.email)]).toEqual([1, 1]);
  });

  it('is not sent about what was handed in after the dry run', async () => {
    const late = await makeLate('発注書');
    const { body } = await tryMessage([late.id]);
    await server.database.client.section.update({
      where: { id: late.sections[0]?.id ?? 0 },
      data: { status: 1, submittedAt: server.now(), submittedByKind: 'user', submissionCount: 1 },
    });
    expect((await run(body.id)).counts).toMatchObject({ done: 0, failed: 1 });
    expect((await rowsOf(body.id))[0]?.message).toContain('遅れている書類がありません');
    expect(await mailsTo(late.user.email)).toBe(0);
  });

  it('is not taken back, and says so', async () => {
    const late = await makeLate('発注書');
    const { body } = await tryMessage([late.id]);
    await run(body.id);
    const undo = (await read(body.id)).availableActions.find(({ action }) => action === 'undo');
    expect(undo).toMatchObject({ allowed: false, reason: 'メールを送ったため、元に戻せません' });
    expect((await rowsOf(body.id))[0]?.canUndo).toBe(false);
    expect((await press(body.id, { action: 'undo', reason: '取り違え' })).status).toBe(409);
  });

  it('is refused with a field that nobody fills, without words, and for others than the offices that write', async () => {
    const { id } = await makeLate('発注書');
    const wrong = await tryMessage([id], { ...LATE, body: '{会社名} 様' });
    expect([wrong.status, wrong.problem.errors?.[0]]).toMatchObject([
      400,
      { pointer: '/message/body', message: expect.stringContaining('{会社名}') },
    ]);
    const none = await tryThem({
      kind: 'notifyMyPages',
      list: 'myPages',
      selection: { by: 'ids', ids: [id] },
    });
    expect([none.status, none.problem.errors?.[0]?.pointer]).toEqual([400, '/message']);
    const inspector = (await makeAdmin(server, 'Inspector')).session;
    expect((await tryMessage([id], LATE, inspector)).status).toBe(403);
  });
});
