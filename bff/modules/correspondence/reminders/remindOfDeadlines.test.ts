import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  DocumentType,
  MailDelivery,
  MailTopic,
  NotificationKind,
  ReminderKind,
} from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { makeCall, makeCompleteDraft, programmes } from '#bff/testing/applications.ts';
import { makeConsortium, makeMember } from '#bff/testing/members/members.ts';
import { makeApplicant, makeProject, makeSection, makeUndertaking } from '#bff/testing/people.ts';
import { morningOf, remindersTo, remindOn, sentAbout } from '#bff/testing/reminders/reminders.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { handIn, keepSessions, makeDesk } from '#bff/testing/undertaking.ts';

/* Days of November 2026: the 20th is a Friday, Monday the 23rd a holiday. */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  server.setNow(TEST_NOW);
  // Each test begins on a morning on which nothing was missed.
  await server.database.client.reminderDay.deleteMany();
});
afterAll(() => server.stop());

const due = (day: string, data: object = {}) => ({ dueOn: toDate(day), ...data });
const from = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(toDate(first).getTime() + index * 86_400_000).toISOString().slice(0, 10),
  );

describe('a document that is awaited', () => {
  it('is told of on the days of the rules, business days only, once each', async () => {
    const { section } = await makeDesk(server, { section: due('2026-12-01') });
    await remindOn(server, [...from('2026-11-16', 31), '2026-12-16', '2026-12-16']);
    expect(await sentAbout(server, section.id)).toEqual([
      '2026-11-19 -7',
      '2026-11-30 -1',
      '2026-12-02 1',
      '2026-12-08 5',
      '2026-12-15 10',
    ]);
  });

  it('stands on the my page and in a mail; late, both say so', async () => {
    const { section, user, myPage } = await makeDesk(server, { section: due('2026-11-24') });
    await remindOn(server, ['2026-11-20', '2026-11-25']);
    const where = { mypageId: myPage.id, kind: NotificationKind.DeadlineReminder };
    const [first, last] = await server.database.client.notification.findMany({
      where,
      orderBy: { id: 'asc' },
    });
    expect(first).toMatchObject({ sectionId: section.id, title: '発注書（18-1）の提出期限のお知らせ' });
    expect(first?.body).toContain('あと1営業日');
    expect(last?.body).toContain('を過ぎています');
    const [soon, late] = await remindersTo(server, user.email);
    expect(soon?.subject).toContain('期限が近づいています');
    expect(late?.subject).toContain('期限を過ぎています');
    expect(last?.mailId).toBe(late?.id);
  });

  it('is not told of once it is handed in, waived or removed, nor when its undertaking has ended', async () => {
    const handed = await makeDesk(server, { section: due('2026-11-24') });
    expect((await handIn(server, handed)).answer.status).toBe(200);
    const waived = await makeDesk(server, { section: due('2026-11-24', { status: 3 }) });
    const removed = await makeDesk(server, { section: due('2026-11-24', { deletedAt: TEST_NOW }) });
    const ended = await makeDesk(server, {
      section: due('2026-11-24'),
      myPage: { projectStatus: 6, cancelReason: '中止' },
    });
    await remindOn(server, ['2026-11-20']);
    for (const { section } of [handed, waived, removed, ended])
      expect(await sentAbout(server, section.id)).toEqual([]);
  });

  it('is told of anew when its day is moved, never twice on a day', async () => {
    const { section } = await makeDesk(server, { section: due('2026-11-24') });
    await remindOn(server, ['2026-11-20']);
    await server.database.client.section.update({
      where: { id: section.id },
      data: { dueOn: toDate('2026-12-02') },
    });
    await remindOn(server, ['2026-11-20', '2026-11-24', '2026-12-01']);
    expect(await sentAbout(server, section.id)).toEqual(['2026-11-20 -1', '2026-12-01 -1']);
  });

  it('of which several days were missed is told of once, with the latest', async () => {
    const { section } = await makeDesk(server, { section: due('2026-12-01') });
    await remindOn(server, ['2026-11-18', '2026-12-01', '2026-12-02']);
    expect(await sentAbout(server, section.id)).toEqual(['2026-12-01 -1', '2026-12-02 1']);
  });

  it('that was sent back is told of by its new day', async () => {
    const sentBack = { status: 4, returnDueOn: toDate('2026-11-26') };
    const { section } = await makeDesk(server, { section: due('2026-11-10', sentBack) });
    await remindOn(server, from('2026-11-17', 12));
    expect(await sentAbout(server, section.id)).toEqual(['2026-11-20 -3', '2026-11-25 -1', '2026-11-27 1']);
    const { kind } = await server.database.client.reminder.findFirstOrThrow({
      where: { subjectId: section.id, source: 0 },
    });
    expect(kind).toBe(ReminderKind.Finding);
  });
});

describe('a business with several documents', () => {
  it('gets one mail that lists them, and a message for each', async () => {
    const { user, myPage } = await makeDesk(server, { section: due('2026-11-24') });
    for (const title of ['納品書', '検収書'])
      await makeSection(server, myPage.id, due('2026-11-24', { title }));
    await remindOn(server, ['2026-11-20']);
    const [mail, ...others] = await remindersTo(server, user.email);
    expect(others).toEqual([]);
    for (const name of ['発注書（18-1）', '納品書', '検収書']) expect(mail?.text).toContain(`■${name}\n`);
    const notices = await server.database.client.notification.findMany({ where: { mypageId: myPage.id } });
    expect(notices.map(({ mailId }) => mailId)).toEqual([mail?.id, mail?.id, mail?.id]);
  });

  it('whose member owes one of them: the member is told of its own, the representative of all, with whose it is', async () => {
    const undertaking = await makeConsortium(server);
    const member = await makeMember(server, undertaking);
    const { myPage, user } = undertaking;
    await makeSection(server, myPage.id, due('2026-11-24', { title: '納品書' }));
    await makeSection(server, myPage.id, due('2026-11-24', { title: '検収書', memberId: member.id }));
    await remindOn(server, ['2026-11-20']);
    const [toMember] = await remindersTo(server, member.user.email);
    const [toRepresentative] = await remindersTo(server, user.email);
    expect([toMember?.text.includes('納品書'), toMember?.text.includes('検収書')]).toEqual([false, true]);
    const ofMember = `検収書（${member.corporation.name}）`;
    expect(toRepresentative?.text).toContain(`■納品書\n`);
    expect(toRepresentative?.text).toContain(`■${ofMember}\n`);
    expect(toMember?.text).toContain('■検収書\n');
    const sent = await server.database.client.reminder.findMany({ where: { mypageId: myPage.id } });
    expect(sent.map(({ title }) => title)).toEqual(['納品書', ofMember]);
  });

  it('hands one in while the mail waits: the mail is not sent, the others are asked for anew', async () => {
    const desk = await makeDesk(server, { section: due('2026-11-24') });
    await makeSection(server, desk.myPage.id, due('2026-11-24', { title: '納品書' }));
    await remindOn(server, ['2026-11-20']);
    expect((await handIn(server, desk)).answer.status).toBe(200);
    const [first, second, ...others] = await remindersTo(server, desk.user.email);
    expect(others).toEqual([]);
    expect([first?.status, second?.status]).toEqual(['GivenUp', 'Queued']);
    expect([second?.text.includes('納品書'), second?.text.includes('発注書')]).toEqual([true, false]);
  });

  it('hands the last one in while the mail waits: nothing is sent', async () => {
    const desk = await makeDesk(server, { section: due('2026-11-24') });
    await remindOn(server, ['2026-11-20']);
    await handIn(server, desk);
    expect((await remindersTo(server, desk.user.email)).map(({ status }) => status)).toEqual(['GivenUp']);
  });

  it('hands it in before the mail of the morning in which it would be told of: it is not', async () => {
    const desk = await makeDesk(server, { section: due('2026-11-24') });
    const body = { items: [{ topic: MailTopic.Reminder, delivery: MailDelivery.Daily }] };
    await server.call('updateUserMailPreferences', { session: desk.user.session, body });
    await remindOn(server, ['2026-11-20']);
    const statuses = async () => (await remindersTo(server, desk.user.email)).map(({ status }) => status);
    expect(await statuses()).toEqual(['Held']);
    await handIn(server, desk);
    expect(await statuses()).toEqual(['GivenUp']);
  });
});

describe('other days by which somebody does something', () => {
  it('reports of a quarter, claims for payment and duties follow rules of their own', async () => {
    const { myPage } = await makeUndertaking(server);
    const of = (documentType: number) => makeSection(server, myPage.id, due('2026-11-30', { documentType }));
    const [report, claim, effect] = [
      await of(DocumentType.ProgressReportForm),
      await of(DocumentType.ResultPaymentRequest),
      await of(DocumentType.EffectReport),
    ];
    const duty = { mypageId: myPage.id, kind: 0, year: 1, dueOn: toDate('2026-11-30') };
    await server.database.client.duty.create({
      data: { ...duty, opensOn: toDate('2026-09-01'), sectionId: effect.id },
    });
    await remindOn(server, from('2026-10-26', 36));
    expect(await sentAbout(server, report.id)).toEqual(['2026-11-18 -7', '2026-11-27 -1']);
    expect(await sentAbout(server, claim.id)).toEqual(['2026-11-20 -5', '2026-11-27 -1']);
    expect(await sentAbout(server, effect.id)).toEqual(['2026-10-29 -20', '2026-11-20 -5']);
  });

  it('an inspection is told of before its day, never after it', async () => {
    const { myPage, inspector } = await makeDesk(server);
    const facts = { mypageId: myPage.id, inspectorUserId: inspector.id, method: 0, siteAddress: '千代田区' };
    const report = await server.database.client.myPageReport.create({
      data: { ...facts, scheduledOn: toDate('2026-11-26') },
    });
    await remindOn(server, from('2026-11-16', 25));
    expect(await sentAbout(server, report.id, 1)).toEqual(['2026-11-18 -5', '2026-11-25 -1']);
  });

  it('a draft is told of before its call closes, once its address is confirmed', async () => {
    const project = await makeProject(server, {
      applicationOpensAt: new Date('2026-11-01T00:00:00Z'),
      applicationClosesAt: new Date('2026-11-26T08:00:00Z'),
    });
    const draft = await makeApplicant(server, { projectId: project.id });
    const unconfirmed = await makeApplicant(server, { projectId: project.id });
    await server.database.client.applicationUser.update({
      where: { id: unconfirmed.user.id },
      data: { emailConfirmedAt: null },
    });
    await remindOn(server, from('2026-11-09', 19));
    expect(await sentAbout(server, draft.application.id, 3)).toEqual([
      '2026-11-11 -10',
      '2026-11-20 -3',
      '2026-11-25 -1',
    ]);
    expect(await sentAbout(server, unconfirmed.application.id, 3)).toEqual([]);
    const [, , last] = await remindersTo(server, draft.user.email);
    expect(last?.text).toContain('締切は令和8年11月26日（木）17時です（あと1営業日）');
    await keepSessions(server);
    server.setNow(morningOf('2026-11-25'));
    const { body } = await server.call(
      'getGeneralApplicationSelf' as never,
      { session: draft.session } as never,
    );
    expect((body as { letters?: unknown[] }).letters).toHaveLength(3);
  });

  it('a draft that is handed in while the mail waits: the mail is not sent', async () => {
    const { id: projectId } = await makeCall(server, programmes.business, {
      applicationOpensAt: new Date('2026-11-01T00:00:00Z'),
      applicationClosesAt: new Date('2026-11-26T08:00:00Z'),
    });
    const { applicationId, operations, session } = await makeCompleteDraft(server, programmes.business, {
      projectId,
    });
    await remindOn(server, ['2026-11-20']);
    expect(await sentAbout(server, applicationId, 3)).toEqual(['2026-11-20 -3']);
    const handedIn = await server.call(operations.updateSelf, { session, body: { action: 'submit' } });
    expect(handedIn.status).toBe(200);
    const where = { relatedApplicationId: applicationId, kind: 10 };
    const mails = await server.database.client.mailMessage.findMany({ where });
    expect(mails.map(({ status }) => status)).toEqual(['GivenUp']);
  });
});
