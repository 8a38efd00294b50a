import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PersonKind } from '#bff/generated/contract/enums.ts';
import { filesIn } from '#bff/testing/archives.ts';
import {
  makeAdmin,
  makeApplicant,
  makeCorporationUser,
  makeProject,
  makeUndertaking,
} from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

/* What is kept of a person comes to himself, whole and without anybody else; to the office only when he has asked. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const client = () => server.database.client;

const textsIn = async (bytes: Uint8Array): Promise<Map<string, string>> =>
  new Map([...(await filesIn(bytes))].map(([name, content]) => [name, content.toString()]));

const REASON = '2026年11月20日に書面で請求があったため（本人確認済み）';

const lastExport = (targetKind: string, id: number) =>
  client().auditEntry.findFirstOrThrow({
    where: { action: 'exported', targetKind, targetId: String(id) },
    orderBy: { id: 'desc' },
  });

/** A message in a thread of the undertaking, by a user of the business. */
const writeMessage = async (
  projectId: number,
  mypageId: number,
  author: { id: number; name: string },
  body: string,
) => {
  const thread = await client().thread.create({
    data: {
      projectId,
      mypageId,
      subject: '納期について',
      status: 0,
      ...{ waitingSince: server.now(), lastMessageAt: server.now() },
    },
  });
  const by = { authorKind: 'user', authorId: author.id, authorName: author.name };
  await client().threadMessage.create({ data: { threadId: thread.id, kind: 0, body, ...by } });
};

const upload = (author: { id: number; name: string }, mypageId: number, fileName: string) =>
  client().storedFile.create({
    data: {
      ...{
        storageKey: `00${fileName}`,
        fileName,
        extension: '.pdf',
        contentType: 'application/pdf',
        sizeBytes: 1234,
      },
      ...{ sha256: 'a'.repeat(64), scanStatus: 'clean', purpose: 'section', mypageId },
      ...{ uploadedByCorporationUserId: author.id, uploadedByName: author.name },
    },
  });

/** Two people of one business, each with a file and a message of his own. */
const makeColleagues = async () => {
  const { project, corporation, user, myPage } = await makeUndertaking(server);
  const belonging = { projectId: project.id, corporationId: corporation.id };
  const colleague = await makeCorporationUser(server, belonging, { name: '同僚 次郎', phone: '0399999999' });
  await writeMessage(project.id, myPage.id, user, '納期を延ばせますか。');
  await writeMessage(project.id, myPage.id, colleague, '別の人の質問です。');
  await upload(user, myPage.id, `発注書${user.id}.pdf`);
  await upload(colleague, myPage.id, `見積書${colleague.id}.pdf`);
  return { user, colleague, myPage };
};

describe('what is kept of a user of a business', () => {
  it('comes to him as CSV, as JSON and with a text that says how to read it, and has nothing of a colleague', async () => {
    const { user, colleague, myPage } = await makeColleagues();
    const answer = await server.call('downloadUserPersonalRecord', { session: user.session });
    const texts = await textsIn(answer.bytes);
    expect([...texts.keys()].slice(0, 2)).toEqual(['README.txt', 'アカウント.csv']);
    expect(texts.get('README.txt')).toContain(`${user.name} 様の記録`);
    expect(texts.get('アカウント.csv')).toContain(`メールアドレス,${user.email}`);
    expect(texts.get('書いたメッセージ.csv')).toContain('納期を延ばせますか。');
    expect(texts.get('アップロードしたファイル.csv')).toContain(
      `発注書${user.id}.pdf,1234,${myPage.displayCode}`,
    );
    const whole = [...texts.values()].join('\n');
    for (const foreign of [colleague.name, colleague.email, colleague.phone, '別の人の質問', '見積書'])
      expect(whole).not.toContain(foreign);
    const json = JSON.parse(texts.get('記録.json') ?? '');
    expect(json.書いたメッセージ).toEqual([expect.objectContaining({ 本文: '納期を延ばせますか。' })]);
    expect(json.ログイン).toHaveLength(1);
  });

  it('never has a password’s hash or a session’s secret', async () => {
    const { user } = await makeUndertaking(server);
    await client().corporationUser.update({
      where: { id: user.id },
      data: { passwordHash: '$argon2id$secret' },
    });
    const { bytes } = await server.call('downloadUserPersonalRecord', { session: user.session });
    const whole = [...(await textsIn(bytes)).values()].join('\n');
    expect(whole).not.toContain('argon2id');
    expect(whole).not.toContain(user.session.token.split('.')[1]);
  });

  it('is written down in the trail as taken by himself, which is in the next one', async () => {
    const { user } = await makeUndertaking(server);
    await server.call('downloadUserPersonalRecord', { session: user.session });
    const entry = await lastExport('corporationUser', user.id);
    expect(entry).toMatchObject({ actorKind: 'user', actorId: user.id, reason: null });
    const { user: other } = await makeUndertaking(server);
    await server.call('downloadUserPersonalRecord', { session: other.session });
    const { bytes } = await server.call('downloadUserPersonalRecord', { session: user.session });
    const json = JSON.parse((await textsIn(bytes)).get('記録.json') ?? '');
    const own = await client().auditEntry.count({ where: { actorKind: 'user', actorId: user.id } });
    expect([own, json.操作の記録.length]).toEqual([2, 2]);
  });
});

describe('what is kept of an applicant', () => {
  it('has what he answered, question by question in words', async () => {
    const { id: projectId } = await makeProject(server);
    const data = { name: '株式会社見本食堂', prefecture: 13 };
    const { session } = await makeApplicant(server, { projectId }, data);
    const { bytes } = await server.call('downloadGeneralApplicationPersonalRecord', { session });
    const answers = (await textsIn(bytes)).get('応募の内容.csv');
    expect(answers).toContain('株式会社見本食堂');
    expect(answers).toContain('東京都');
  });
});

describe('what is kept of an administrator', () => {
  it('comes to every type, without what he wrote about others', async () => {
    for (const role of ['JMAC', 'MAFF', 'CS', 'Inspector', 'BackOffice'] as const) {
      const admin = await makeAdmin(server, role);
      const { status, bytes } = await server.call('downloadAdminPersonalRecord', { session: admin.session });
      expect(status, role).toBe(200);
      expect((await textsIn(bytes)).get('アカウント.csv')).toContain(admin.email);
    }
  });

  it('is not kept back by more acts than are read at once', { tags: ['slow'] }, async () => {
    const admin = await makeAdmin(server, 'CS');
    await client().auditEntry.createMany({
      data: Array.from({ length: 1001 }, (_, index) => ({
        ...{ at: server.now(), actorKind: 'admin', actorId: admin.id, actorName: admin.name },
        ...{ action: 'viewed', targetKind: 'section', targetId: String(index) },
      })),
    });
    const { bytes } = await server.call('downloadAdminPersonalRecord', { session: admin.session });
    const json = JSON.parse((await textsIn(bytes)).get('記録.json') ?? '');
    const numbers = json.操作の記録.map((act: { readonly 対象の番号: string }) => act.対象の番号);
    expect(numbers.filter((number: string) => number === '0' || number === '1000')).toEqual(['0', '1000']);
    expect(numbers.length).toBeGreaterThan(1001);
  });
});

describe('what somebody has asked the office for in writing', () => {
  it('is made by JMAC with the reason in the trail, for a user, an administrator and an applicant', async () => {
    const jmac = await makeAdmin(server, 'JMAC');
    const { user, project } = await makeUndertaking(server);
    const clerk = await makeAdmin(server, 'CS');
    const applicant = await makeApplicant(server, { projectId: project.id });
    const asked = [
      [PersonKind.User, user.id, user.email, 'corporationUser', user.id],
      [PersonKind.Admin, clerk.id, clerk.email, 'adminUser', clerk.id],
      [PersonKind.Applicant, applicant.application.id, applicant.user.email, 'applicant', applicant.user.id],
    ] as const;
    for (const [personKind, id, email, targetKind, targetId] of asked) {
      const body = { personKind, id, reason: REASON };
      const { bytes } = await server.call('makePersonalRecord', { session: jmac.session, body });
      expect((await textsIn(bytes)).get('アカウント.csv')).toContain(email);
      const entry = await lastExport(targetKind, targetId);
      expect(entry).toMatchObject({ actorKind: 'admin', actorId: jmac.id, reason: REASON });
    }
  });

  it('is refused to everybody else, without a reason, and for nobody', async () => {
    const { user } = await makeUndertaking(server);
    const body = { personKind: PersonKind.User, id: user.id, reason: REASON };
    for (const role of ['MAFF', 'CS', 'Inspector', 'BackOffice'] as const) {
      const { session } = await makeAdmin(server, role);
      expect((await server.call('makePersonalRecord', { session, body })).status, role).toBe(403);
    }
    const { session } = await makeAdmin(server, 'JMAC');
    const make = (change: object) =>
      server.call('makePersonalRecord', { session, body: { ...body, ...change } });
    expect((await make({ reason: '' })).status).toBe(400);
    for (const personKind of [PersonKind.Admin, PersonKind.User, PersonKind.Applicant])
      expect((await make({ personKind, id: 2_000_000_000 })).status).toBe(404);
  });
});
