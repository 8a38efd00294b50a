import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentType, DutyStatus, ProjectStatus, SectionKind } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { paidTools } from '#bff/testing/money/payouts.ts';
import { actionTools } from '#bff/testing/myPageActions.ts';
import { makeSection } from '#bff/testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { type Desk, handIn, keepSessions, makeDesk } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { withAccount, claimed } = actionTools(() => server);

/** Money of an undertaking that was paid; its tax paper is there since its adoption. */
const paid = {
  projectStatus: ProjectStatus.FinishedPayment,
  progressPhase: 3,
  completionOn: toDate('2026-08-31'),
  reportedOn: toDate('2026-09-10'),
  confirmedAmount: 7_900_000,
  confirmedOn: toDate('2026-10-01'),
  paidOn: toDate('2026-10-20'),
  paidAmount: 7_900_000,
};

const makePaid = async (myPage: object = {}): Promise<Desk> => {
  const desk = await makeDesk(server, { myPage: { ...paid, ...myPage } });
  await makeSection(server, desk.myPage.id, {
    kind: SectionKind.TaxDeduction,
    documentType: DocumentType.TaxDeductionReport,
    title: '消費税仕入控除税額報告書',
    isRequired: true,
    dueOn: toDate('2027-06-30'),
  });
  return desk;
};

const planOf = async ({ user, myPage }: Desk) => {
  const answer = await server.call('listUserDuties', {
    session: user.session,
    query: { mypageID: myPage.id },
  });
  expect(answer.status).toBe(200);
  return answer.body;
};

const daysOf = async (desk: Desk) =>
  (await planOf(desk)).items.map(({ kind, year, dueOn, opensOn, status }) => ({
    kind,
    year,
    dueOn,
    opensOn,
    status,
  }));

const confirmAt = (sectionId: number, day: string) =>
  server.database.client.section.update({
    where: { id: sectionId },
    data: { status: 3, submittedAt: TEST_NOW, confirmedAt: new Date(`${day}T03:00:00Z`) },
  });

const at = async <T>(day: string, work: () => Promise<T>): Promise<T> => {
  await keepSessions(server);
  server.setNow(`${day}T03:00:00Z`);
  try {
    return await work();
  } finally {
    server.setNow(TEST_NOW);
  }
};

describe('the duties of an undertaking', () => {
  it('are made when it is paid: a report on the effect for each year of the round, and the one on the tax', async () => {
    const desk = await claimed();
    await withAccount(desk);
    await makeSection(server, desk.myPage.id, {
      kind: SectionKind.TaxDeduction,
      documentType: DocumentType.TaxDeductionReport,
      isRequired: true,
      dueOn: toDate('2027-06-30'),
    });
    const answer = await paidTools(() => server)(desk);
    expect(answer.body.projectStatus).toBe(ProjectStatus.FinishedPayment);
    expect(await daysOf(desk)).toEqual([
      { kind: 0, year: 1, dueOn: '2027-06-30', opensOn: '2026-11-20', status: DutyStatus.Open },
      { kind: 1, year: 1, dueOn: '2027-06-30', opensOn: '2026-11-20', status: DutyStatus.Open },
      { kind: 0, year: 2, dueOn: '2028-06-30', opensOn: '2028-04-01', status: DutyStatus.Upcoming },
      { kind: 0, year: 3, dueOn: '2029-07-02', opensOn: '2029-04-01', status: DutyStatus.Upcoming },
    ]);
    const asked = answer.body.sections.find(({ documentType }) => documentType === DocumentType.EffectReport);
    expect(asked).toMatchObject({ title: '事業効果報告書（1年目）', dueOn: '2027-06-30' });
  });

  it('are as many as the round says, and of one year without a number', async () => {
    const desk = await makePaid();
    await server.database.client.project.update({
      where: { id: desk.myPage.projectId },
      data: { effectReportYears: 1 },
    });
    await server.runJobs('sendMails', 'askForDuties');
    const titles = (await planOf(desk)).items.map(({ title }) => title);
    expect(titles).toEqual(['事業効果報告書', '消費税仕入控除税額報告書']);
  });

  it('count from the day of the payment: on 31 March and on 29 February alike', async () => {
    const march = await makePaid({ paidOn: toDate('2027-03-31') });
    const leap = await makePaid({ paidOn: toDate('2028-02-29') });
    await server.runJobs('sendMails', 'askForDuties');
    const effects = async (desk: Desk) =>
      (await daysOf(desk)).filter(({ kind }) => kind === 0).map(({ dueOn }) => dueOn);
    expect(await effects(march)).toEqual(['2028-06-30', '2029-07-02', '2030-07-01']);
    expect(await effects(leap)).toEqual(['2029-07-02', '2030-07-01', '2031-06-30']);
  });

  it('take the paper that is there already, and are made by the job for whoever was paid before', async () => {
    const desk = await makePaid({ projectStatus: ProjectStatus.Finished });
    const paper = await makeSection(server, desk.myPage.id, {
      kind: SectionKind.Effect,
      documentType: DocumentType.EffectReport,
      status: 3,
      submittedAt: TEST_NOW,
      dueOn: toDate('2027-06-30'),
    });
    await server.runJobs('sendMails', 'askForDuties');
    await server.runJobs('sendMails', 'askForDuties');
    const [first] = (await planOf(desk)).items;
    expect(first).toMatchObject({ kind: 0, year: 1, sectionId: paper.id, status: DutyStatus.Done });
    const papers = await server.database.client.section.count({
      where: { mypageId: desk.myPage.id, documentType: DocumentType.EffectReport },
    });
    expect(papers).toBe(1);
  });
});

describe('after 完了', () => {
  it('each later report is asked for from the first day of its fiscal year, and can be handed in', async () => {
    const desk = await makePaid({ projectStatus: ProjectStatus.Finished });
    await server.runJobs('sendMails', 'askForDuties');
    await at('2028-03-31', () => server.runJobs('sendMails', 'askForDuties'));
    expect((await daysOf(desk)).at(2)).toMatchObject({ year: 2, status: DutyStatus.Upcoming });
    await at('2028-04-01', async () => {
      await server.runJobs('sendMails', 'askForDuties');
      const second = (await planOf(desk)).items.find(({ kind, year }) => kind === 0 && year === 2);
      expect(second).toMatchObject({ title: '事業効果報告書（2年目）', status: DutyStatus.Open });
      const section = { ...desk.section, id: second?.sectionId ?? 0 };
      const { answer } = await handIn(server, { ...desk, section });
      expect(answer.status).toBe(200);
      const now = (await planOf(desk)).items.find(({ kind, year }) => kind === 0 && year === 2);
      expect(now?.status).toBe(DutyStatus.Checking);
    });
  });

  it('the company still sees what comes next, but nothing of what its amount rests on opens again', async () => {
    const desk = await makePaid({ projectStatus: ProjectStatus.Finished });
    await server.runJobs('sendMails', 'askForDuties');
    const { body } = await server.call('getUserMyPage', {
      session: desk.user.session,
      query: { projectID: desk.myPage.projectId, corporationID: desk.corporation.id },
    });
    expect(body.nextAction).toMatchObject({ kind: 'submitSection', dueOn: '2027-06-30' });
    expect(body.deadlines.map(({ key, dueOn }) => `${key} ${dueOn}`)).toEqual([
      'section 2027-06-30',
      'section 2027-06-30',
      'duty 2028-06-30',
      'duty 2029-07-02',
    ]);
    const disposal = { mypageID: desk.myPage.id, documentType: DocumentType.PropertyDisposalApplication };
    const added = await server.call('createUserSection', { session: desk.user.session, body: disposal });
    expect(added.status).toBe(201);
    const { answer } = await handIn(server, desk).catch(() => ({ answer: { status: 409 } }));
    expect(answer.status).toBe(409);
  });

  it('an undertaking that gave its money back owes nothing', async () => {
    const desk = await makePaid();
    await server.runJobs('sendMails', 'askForDuties');
    await server.database.client.myPage.update({
      where: { id: desk.myPage.id },
      data: { projectStatus: ProjectStatus.Canceled, cancelReason: '取消', recoveryAmount: 7_900_000 },
    });
    expect((await planOf(desk)).items).toEqual([]);
  });

  it('its papers are kept from the last duty that is done, and nobody can say how long before', async () => {
    const desk = await makePaid();
    await server.database.client.project.update({
      where: { id: desk.myPage.projectId },
      data: { effectReportYears: 1 },
    });
    await server.runJobs('sendMails', 'askForDuties');
    const [effect, tax] = (await planOf(desk)).items;
    await confirmAt(tax?.sectionId ?? 0, '2027-06-10');
    expect(await planOf(desk)).toMatchObject({ openCount: 1, retentionUntilOn: null });
    await confirmAt(effect?.sectionId ?? 0, '2028-03-31');
    expect(await planOf(desk)).toMatchObject({
      openCount: 0,
      lastDoneOn: '2028-03-31',
      retentionUntilOn: '2033-03-31',
    });
  });
});

describe('the office', () => {
  it('opens from its counter exactly the duties that are overdue, and sees them by month', async () => {
    const desk = await makePaid();
    await server.runJobs('sendMails', 'askForDuties');
    await at('2027-07-01', async () => {
      const { body: counts } = await server.call('listWorkCounts', { session: desk.jmac.session });
      const counter = counts.items.find(({ key }) => key === 'dutiesOverdue');
      const list = await server.call('listDuties', {
        session: desk.jmac.session,
        query: { status: [DutyStatus.Overdue], limit: 200 },
      });
      expect(counter?.query).toBe(`/admin/duty?status=${DutyStatus.Overdue}`);
      expect(counter?.count).toBe(list.body.total);
      const own = list.body.items.filter(({ mypageId }) => mypageId === desk.myPage.id);
      expect(own.map(({ kind }) => kind)).toEqual([0, 1]);
      const months = await server.call('listDutyMonths', {
        session: desk.jmac.session,
        query: { project_id: desk.myPage.projectId, fiscalYear: 2027 },
      });
      expect(months.body.items).toEqual([
        { month: '2027-06', kind: 0, waiting: 0, overdue: 1, checking: 0, done: 0 },
        { month: '2027-06', kind: 1, waiting: 0, overdue: 1, checking: 0, done: 0 },
      ]);
    });
  });

  it('puts a paper off, and its duty is due on the same day', async () => {
    const desk = await makePaid();
    await server.runJobs('sendMails', 'askForDuties');
    const [first] = (await planOf(desk)).items;
    const answer = await server.call('updateSection', {
      session: desk.jmac.session,
      body: { id: first?.sectionId ?? 0, dueOn: '2027-09-30' },
    });
    expect(answer.status).toBe(200);
    expect((await planOf(desk)).items.at(1)).toMatchObject({ kind: 0, year: 1, dueOn: '2027-09-30' });
  });
});

describe('a reminder', () => {
  it('is sent 20 and 5 business days before, on the next one after, and after every 20, once each', async () => {
    const desk = await makePaid();
    await server.runJobs('sendMails', 'askForDuties');
    const tax = (await planOf(desk)).items.find(({ kind }) => kind === 1);
    await confirmAt(tax?.sectionId ?? 0, '2026-11-20');
    const count = () =>
      server.database.client.notification.count({ where: { mypageId: desk.myPage.id, kind: 4 } });
    const days = [
      '2027-06-01',
      '2027-06-02',
      '2027-06-02',
      '2027-06-23',
      '2027-07-01',
      '2027-07-02',
      '2027-07-29',
    ];
    const counted: number[] = [];
    for (const day of days) {
      await at(day, () => server.runJobs('sendMails', 'askForDuties', 'remindOfDeadlines'));
      counted.push(await count());
    }
    expect(counted).toEqual([0, 1, 1, 2, 3, 3, 4]);
    const { body } = await server.database.client.notification.findFirstOrThrow({
      where: { mypageId: desk.myPage.id, kind: 4 },
      orderBy: { id: 'desc' },
    });
    expect(body).toContain('過ぎています');
  });
});
