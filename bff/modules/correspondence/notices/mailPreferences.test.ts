import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MailDelivery, MailStatus, MailTopic } from '#bff/generated/contract/enums.ts';
import { enqueueMail } from '#bff/parts/notices/outbox.service.ts';
import { makeAdmin, makeApplicant, makeCorporationUser } from '#bff/testing/people.ts';
import { reviewTools } from '#bff/testing/sectionReview.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, handIn, makeDesk } from '#bff/testing/undertaking.ts';
import { sendDigests } from './digests.service.ts';

const { AtOnce, Daily, None } = MailDelivery;
const { Assignment, Message, Receipt, Reminder } = MailTopic;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const client = () => server.database.client;

const choose = ({ user }: Desk, topic: MailTopic, delivery: MailDelivery) =>
  server.call('updateUserMailPreferences', { session: user.session, body: { items: [{ topic, delivery }] } });

/** What has reached an address, by subject. */
const mailsTo = async (email: string): Promise<string[]> => {
  await server.runJobs('sendDigests', 'sendMails');
  return server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
};

const rowsOf = (personId: number) =>
  client().mailMessage.findMany({ where: { personKind: 'user', personId }, orderBy: { id: 'asc' } });

const notify = ({ jmac, myPage }: Desk, dueOn: string | null = null) =>
  server.call('createNotification', {
    session: jmac.session,
    path: { id: myPage.id },
    body: { kind: 0, title: '確認のお願い', body: '確認してください。', sendEmail: true, dueOn },
  });

const digests = (subjects: readonly string[]) => subjects.filter((subject) => subject.includes('のまとめ'));

describe('how somebody gets his mails', () => {
  it('is at once until he chooses, and each person of a business chooses for himself', async () => {
    const desk = await makeDesk(server);
    const belonging = { projectId: desk.project.id, corporationId: desk.corporation.id };
    const colleague = await makeCorporationUser(server, belonging);
    const changed = await choose(desk, Reminder, Daily);
    expect(changed.body.items).toEqual([
      { topic: Receipt, delivery: AtOnce },
      { topic: Reminder, delivery: Daily },
      { topic: Message, delivery: AtOnce },
    ]);
    const own = await server.call('getUserMailPreferences', { session: desk.user.session });
    expect(own.body).toEqual(changed.body);
    const other = await server.call('getUserMailPreferences', { session: colleague.session });
    expect(other.body.items.every(({ delivery }) => delivery === AtOnce)).toBe(true);
    const entry = await client().auditEntry.findFirstOrThrow({
      where: { targetKind: 'corporationUser', targetId: String(desk.user.id), action: 'updated' },
    });
    expect(entry.after).toEqual({ 期限が近いことのお知らせ: '1日1回まとめて受け取る' });
  });

  it('is chosen only of what is not obligatory, and what is says why', async () => {
    const desk = await makeDesk(server);
    const refused = await choose(desk, Assignment, None);
    expect([refused.status, refused.problem.errors?.[0]?.pointer]).toEqual([400, '/items/0/topic']);
    const { body } = await server.call('getUserMailPreferences', { session: desk.user.session });
    expect(body.obligatory).toContainEqual({
      what: '書類の依頼と差戻し',
      why: '期限までに対応していただく必要があるため',
    });
  });

  it('is an inspector’s assignments, an applicant’s letters, and nothing of the others', async () => {
    const topicsFor = async (role: 'Inspector' | 'JMAC') => {
      const { session } = await makeAdmin(server, role);
      const { body } = await server.call('getAdminMailPreferences', { session });
      return body.items.map(({ topic }) => topic);
    };
    expect([await topicsFor('Inspector'), await topicsFor('JMAC')]).toEqual([[Assignment], []]);
    const { project } = await makeDesk(server);
    const { session } = await makeApplicant(server, { projectId: project.id });
    const body = { items: [{ topic: Message, delivery: None }] };
    const answer = await server.call('updateGeneralApplicationMailPreferences', { session, body });
    expect(answer.body.items).toEqual([{ topic: Message, delivery: None }]);
  });
});

describe('who wants no mails of a matter', () => {
  it('finds the receipt on his page, and gets what was sent back by mail all the same', async () => {
    const desk = await makeDesk(server);
    await choose(desk, Receipt, None);
    await handIn(server, desk);
    expect(await mailsTo(desk.user.email)).toEqual([]);
    const returned = await reviewTools(() => server).sendBack(desk);
    expect(returned.status, JSON.stringify(returned.problem)).toBe(200);
    expect(await mailsTo(desk.user.email)).toEqual([expect.stringContaining('修正のお願い')]);
  });

  it('gets a message of the desk on his page only, which the desk sees; one with a due day comes by mail', async () => {
    const desk = await makeDesk(server);
    await choose(desk, Message, None);
    const quiet = await notify(desk);
    expect([quiet.status, quiet.body.sendEmail]).toEqual([201, false]);
    const kept = await client().notification.findUniqueOrThrow({ where: { id: quiet.body.id } });
    expect([kept.sendEmail, kept.mailId]).toEqual([false, null]);
    const urgent = await notify(desk, '2026-11-30');
    expect(urgent.body.sendEmail).toBe(true);
    expect(await mailsTo(desk.user.email)).toHaveLength(1);
  });
});

describe('who gets his mails once a day', () => {
  it('gets one mail that names what came, and none of them by itself', async () => {
    const desk = await makeDesk(server);
    await choose(desk, Message, Daily);
    await choose(desk, Receipt, Daily);
    await notify(desk);
    await handIn(server, desk);
    expect((await rowsOf(desk.user.id)).map(({ status }) => status)).toEqual(['Held', 'Held']);
    const list = await server.call('listMails', {
      session: desk.jmac.session,
      query: { q: desk.user.email, status: [MailStatus.Held] },
    });
    expect(list.body.total).toBe(2);
    expect(await mailsTo(desk.user.email)).toEqual([expect.stringContaining('お知らせのまとめ（2件）')]);
    const text = server.mails.findLast(({ to }) => to === desk.user.email)?.text ?? '';
    expect(text).toContain('■事務局からのお知らせ（管理番号');
    expect(text).toContain('■提出書類の受付のお知らせ（管理番号');
    expect(text).toContain(`/user/${desk.project.id}\n`);
    expect(text).not.toContain('【');
    const states = (await rowsOf(desk.user.id)).map(({ status }) => status);
    expect(states).toEqual(['InDigest', 'InDigest', 'Sent']);
    expect(digests(await mailsTo(desk.user.email))).toHaveLength(1);
  });

  it('gets it once, also when two processes make it at the same moment', async () => {
    const desk = await makeDesk(server);
    await choose(desk, Message, Daily);
    await notify(desk);
    const job = () => sendDigests(server.scopes.forSystem('sendDigests'));
    await Promise.all([job(), job()]);
    expect(digests((await rowsOf(desk.user.id)).map(({ subject }) => subject))).toHaveLength(1);
  });

  it('gets it the next time, when the process dies before the end', async () => {
    const desk = await makeDesk(server);
    await choose(desk, Message, Daily);
    await notify(desk);
    const scope = server.scopes.forSystem('sendDigests');
    const dying: typeof scope = {
      ...scope,
      transaction: (work) =>
        scope.transaction(async (inner) => {
          await work(inner);
          throw new Error('killed');
        }),
    };
    await expect(sendDigests(dying)).rejects.toThrow('killed');
    expect((await rowsOf(desk.user.id)).map(({ status }) => status)).toEqual(['Held']);
    expect(digests(await mailsTo(desk.user.email))).toHaveLength(1);
  });

  it('gets it at the address that he has then, and nothing once he is disabled', async () => {
    const [moved, gone] = [await makeDesk(server), await makeDesk(server)];
    for (const desk of [moved, gone]) {
      await choose(desk, Message, Daily);
      await notify(desk);
    }
    const email = `moved-${moved.user.id}@example.jp`;
    await client().corporationUser.update({ where: { id: moved.user.id }, data: { email } });
    await client().corporationUser.update({ where: { id: gone.user.id }, data: { isActive: false } });
    expect(digests(await mailsTo(email))).toHaveLength(1);
    expect(await mailsTo(gone.user.email)).toEqual([]);
    expect((await rowsOf(gone.user.id)).map(({ status }) => status)).toEqual(['GivenUp']);
  });

  it('is told the first fifty, and how many there are beside them', async () => {
    const desk = await makeDesk(server);
    await choose(desk, Message, Daily);
    const person = { kind: 'user', id: desk.user.id } as const;
    const scope = server.scopes.forSystem('test');
    for (let number = 1; number <= 53; number += 1)
      await enqueueMail(scope, {
        ...{ topic: Message, person, to: desk.user.email },
        ...{ subject: `お知らせ ${number}`, text: '本文\n' },
      });
    await server.runJobs('sendDigests', 'sendMails');
    const mail = server.mails.findLast(({ to }) => to === desk.user.email);
    expect(mail?.subject).toContain('（53件）');
    expect(mail?.text).toContain('■お知らせ 50\n');
    expect(mail?.text).not.toContain('■お知らせ 51\n');
    expect(mail?.text).toContain('このほかに3件のお知らせがあります。');
  });

  it('has each of those who wait for it, however many they are', { tags: ['slow'] }, async () => {
    const { project, corporation } = await makeDesk(server);
    const belonging = { projectId: project.id, corporationId: corporation.id };
    const scope = server.scopes.forSystem('test');
    const people = [];
    for (let number = 0; number < 60; number += 1) {
      const user = await client().corporationUser.create({
        data: { ...belonging, name: '見本 花子', email: `many-${project.id}-${number}@example.jp` },
      });
      await client().mailPreference.create({
        data: { personKind: 'user', personId: user.id, topic: Message, delivery: Daily },
      });
      const person = { kind: 'user', id: user.id } as const;
      await enqueueMail(scope, {
        ...{ topic: Message, person, to: user.email },
        ...{ subject: 'お知らせ', text: '本文\n' },
      });
      people.push(user.email);
    }
    await server.runJobs('sendDigests', 'sendMails');
    const told = new Set(
      digests(server.mails.map(({ to, subject }) => `${to} ${subject}`)).map((line) => line.split(' ')[0]),
    );
    expect(people.filter((email) => !told.has(email))).toEqual([]);
  });
});
