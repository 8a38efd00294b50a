import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CalendarEntryKind,
  DocumentType,
  InspectionKind,
  ProjectStatus,
  SectionKind,
} from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { makeAdmin, makeSection } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';

const { Completion, Document, Duty, Inspection, Recovery, Restriction } = CalendarEntryKind;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const NOVEMBER = { from: '2026-11-01', to: '2026-12-31' };

const read = ({ user, myPage }: Desk, period = NOVEMBER) =>
  server.call('listUserCalendar', { session: user.session, query: { mypageID: myPage.id, ...period } });

const linesOf = async (desk: Desk, period = NOVEMBER) =>
  (await read(desk, period)).body.items.map(({ on, kind, title }) => [on, kind, title]);

const client = () => server.database.client;

const PAID = {
  projectStatus: ProjectStatus.FinishedPayment,
  progressPhase: 3,
  completionOn: toDate('2026-08-31'),
  confirmedAmount: 1_000_000,
  confirmedOn: toDate('2026-10-01'),
  paidAmount: 1_000_000,
  paidOn: toDate('2026-10-20'),
};

/** An undertaking after its payment, with a date of every kind that it can still have. */
const makePaid = async (): Promise<Desk> => {
  const desk = await makeDesk(server, {
    myPage: PAID,
    section: {
      kind: SectionKind.TaxDeduction,
      documentType: DocumentType.TaxDeductionReport,
      title: '消費税仕入控除税額報告書',
      branchNumber: null,
      isRequired: true,
      dueOn: toDate('2026-12-01'),
    },
  });
  const mypageId = desk.myPage.id;
  await client().duty.create({
    data: { mypageId, kind: 0, year: 2, dueOn: toDate('2026-12-10'), opensOn: toDate('2026-12-02') },
  });
  await client().recovery.create({
    data: {
      ...{ mypageId, number: 1, kind: 0, status: 2, amount: 1000, claimReason: '目的外使用' },
      ...{ orderedOn: toDate('2026-11-01'), dueOn: toDate('2026-11-10'), orderedAt: new Date() },
      ...{ submittedAt: new Date(), submittedById: desk.jmac.id, orderedById: desk.cs.id },
    },
  });
  await client().myPageReport.create({
    data: {
      ...{ mypageId, inspectorUserId: desk.inspector.id, kind: 2, method: 0, siteAddress: '千代田区' },
      ...{ scheduledOn: toDate('2026-11-25'), startTime: '13:30' },
    },
  });
  await client().propertyLedgerItem.create({
    data: {
      ...{ mypageId, name: '冷凍庫', modelNumber: 'FZ', quantity: 1, unitPrice: 600_000, amount: 600_000 },
      ...{ subsidyAmount: 300_000, acquiredOn: toDate('2020-12-20'), usefulLife: 6, location: '本店' },
      restrictionUntil: toDate('2026-12-20'),
    },
  });
  return desk;
};

describe('the calendar of a business', () => {
  it('has what is due and what takes place, the earliest first, each with its record', async () => {
    const desk = await makePaid();
    expect(await linesOf(desk)).toEqual([
      ['2026-11-10', Recovery, '返還の期限（交付決定の取消し）'],
      ['2026-11-25', Inspection, '立入検査'],
      ['2026-12-01', Document, '「消費税仕入控除税額報告書」の提出'],
      ['2026-12-10', Duty, '「事業効果報告書（2年目）」の提出'],
      ['2026-12-20', Restriction, '処分制限の終わり（冷凍庫）'],
    ]);
    const [recovery, inspection, document] = (await read(desk)).body.items;
    expect(recovery).toMatchObject({ isOverdue: true, recoveryId: expect.any(Number), sectionId: null });
    expect(inspection).toMatchObject({ startTime: '13:30', isDone: false, reportId: expect.any(Number) });
    expect(document).toMatchObject({ id: `section-${desk.section.id}`, sectionId: desk.section.id });
  });

  it('has the day of a return in the place of the first one, and nothing that was handed in', async () => {
    const desk = await makeDesk(server, { section: { isRequired: true } });
    const due = (await linesOf(desk)).find(([, kind]) => kind === Document);
    expect(due).toEqual(['2026-11-30', Document, expect.stringContaining('の提出')]);
    await client().section.update({
      where: { id: desk.section.id },
      data: { status: 4, returnDueOn: toDate('2026-12-04'), submittedAt: new Date() },
    });
    expect((await linesOf(desk)).find(([, kind]) => kind === Document)).toEqual([
      '2026-12-04',
      Document,
      expect.stringContaining('の再提出'),
    ]);
    await client().section.update({ where: { id: desk.section.id }, data: { status: 1, returnDueOn: null } });
    expect((await linesOf(desk)).filter(([, kind]) => kind === Document)).toEqual([]);
  });

  it('has of a finished undertaking only what is owed after the end', async () => {
    const finished = { myPage: { ...PAID, projectStatus: ProjectStatus.Finished } };
    const papers = { isRequired: true, branchNumber: null, dueOn: toDate('2026-12-01') };
    const desk = await makeDesk(server, { ...finished, section: { ...papers, kind: SectionKind.Result } });
    await makeSection(server, desk.myPage.id, { ...papers, kind: SectionKind.Effect, title: '効果の報告' });
    const documents = (await linesOf(desk)).filter(([, kind]) => kind === Document);
    expect(documents).toEqual([['2026-12-01', Document, expect.stringContaining('効果の報告')]]);
  });

  it('has of an ended undertaking no inspection that is still to come but the one of what was bought', async () => {
    const desk = await makeDesk(server);
    const mypageId = desk.myPage.id;
    const place = { mypageId, inspectorUserId: desk.inspector.id, method: 0, siteAddress: '千代田区' };
    for (const [kind, day] of [
      [InspectionKind.Completion, '2026-11-24'],
      [InspectionKind.OnSiteAudit, '2026-11-25'],
    ] as const)
      await client().myPageReport.create({ data: { ...place, kind, scheduledOn: toDate(day) } });
    await client().myPageReport.create({
      data: {
        ...{ ...place, kind: InspectionKind.Completion, scheduledOn: toDate('2026-11-02') },
        inspectedOn: toDate('2026-11-02'),
      },
    });
    const daysWhen = async (projectStatus: ProjectStatus) => {
      const cancelReason = projectStatus === ProjectStatus.Progressing ? null : '廃止';
      await client().myPage.update({ where: { id: mypageId }, data: { projectStatus, cancelReason } });
      return (await linesOf(desk)).filter(([, kind]) => kind === Inspection).map(([on]) => on);
    };
    const [done, coming, audit] = ['2026-11-02', '2026-11-24', '2026-11-25'];
    expect(await daysWhen(ProjectStatus.Progressing)).toEqual([done, coming, audit]);
    expect(await daysWhen(ProjectStatus.Canceled)).toEqual([done, audit]);
    expect(await daysWhen(ProjectStatus.Rejected)).toEqual([done]);
  });

  it('has the term of the undertaking until it is completed', async () => {
    const desk = await makeDesk(server, { myPage: { completionDeadline: toDate('2026-12-28') } });
    const terms = async () => (await linesOf(desk)).filter(([, kind]) => kind === Completion);
    expect(await terms()).toEqual([['2026-12-28', Completion, '事業実施期限']]);
    const ofRound = { from: '2027-02-01', to: '2027-02-28' };
    const later = async () =>
      (await read(desk, ofRound)).body.items.filter(({ kind }) => kind === Completion);
    expect(await later()).toEqual([]);
    await client().myPage.update({ where: { id: desk.myPage.id }, data: { completionDeadline: null } });
    expect((await later()).map(({ on }) => on)).toEqual(['2027-02-15']);
    expect(await terms()).toEqual([]);
    await client().myPage.update({
      where: { id: desk.myPage.id },
      data: { completionDeadline: toDate('2026-12-28') },
    });
    await client().myPage.update({
      where: { id: desk.myPage.id },
      data: { completionOn: toDate('2026-11-15') },
    });
    expect(await terms()).toEqual([]);
  });

  it('is asked for a period that ends after it begins and is not longer than 100 days', async () => {
    const desk = await makeDesk(server);
    expect((await read(desk, { from: '2026-11-02', to: '2026-11-01' })).status).toBe(400);
    expect((await read(desk, { from: '2026-01-01', to: '2026-04-11' })).status).toBe(400);
    expect((await read(desk, { from: '2026-01-01', to: '2026-04-10' })).status).toBe(200);
  });

  it('is nobody else’s', async () => {
    const [one, other] = [await makeDesk(server), await makeDesk(server)];
    expect((await read({ ...one, user: other.user })).status).toBe(404);
  });
});

const takeFile = async (desk: Desk): Promise<string> => {
  const answer = await fetch(`${server.url}/api/user/my_page/calendar/download?mypageID=${desk.myPage.id}`, {
    headers: { 'x-session': desk.user.session.token },
  });
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  return (await answer.text()).replaceAll('\r\n ', '');
};

const uids = (text: string) => text.match(/^UID:.*$/gm) ?? [];

/** Papers of so many deals, fifteen hundred a day from 1 December on. */
const askForPapers = ({ myPage }: Desk, count: number) =>
  client().$executeRaw`
    INSERT INTO section (my_page_id, kind, document_type, title, sequence, is_required, branch_number, due_on, updated_at)
      SELECT ${myPage.id}::int, 6, ${DocumentType.VoucherInvoice}::int, '請求書', 1, TRUE, n || '-1',
          date '2026-12-01' + n / 1500, now()
        FROM generate_series(1, ${count}::int) n`;

describe('a period with more dates than one answer has', () => {
  it('gives the earliest, says how many there are, and has the rest in a shorter period', async () => {
    const desk = await makeDesk(server);
    const before = (await read(desk)).body.total;
    await askForPapers(desk, 1600);
    const { items, total } = (await read(desk)).body;
    expect([items.length, total]).toEqual([1000, before + 1600]);
    expect(items.at(-1)?.on).toBe('2026-12-01');
    const rest = (await read(desk, { from: '2026-12-02', to: '2026-12-31' })).body;
    expect([rest.items.length, rest.total]).toEqual([101, 101]);
  });
});

describe('the file', () => {
  it('has every date, however many papers of deals there are', { tags: ['slow'] }, async () => {
    const desk = await makeDesk(server);
    const before = uids(await takeFile(desk)).length;
    await askForPapers(desk, 2300);
    const file = await takeFile(desk);
    expect(new Set(uids(file)).size).toBe(before + 2300);
    expect(file).toMatch(/END:VCALENDAR\r\n$/);
  });

  it('has each date once, with an identifier that stays and a link to its record', async () => {
    const desk = await makePaid();
    const [first, second] = [await takeFile(desk), await takeFile(desk)];
    expect(uids(first)).toHaveLength(5);
    expect(uids(first)).toEqual(uids(second));
    expect(first).toContain(`/section/${desk.section.id}`);
    const entry = await client().auditEntry.findFirst({
      where: { action: 'exported', mypageId: desk.myPage.id },
    });
    expect(entry).not.toBeNull();
  });
});

describe('the calendar of the office', () => {
  it('counts on each day exactly the rows that it lists for it', async () => {
    const desk = await makePaid();
    for (const dueOn of ['2026-12-01', '2026-12-01', '2026-12-02']) {
      await makeSection(server, desk.myPage.id, {
        kind: SectionKind.Effect,
        documentType: DocumentType.EffectReport,
        isRequired: true,
        dueOn: toDate(dueOn),
      });
    }
    const query = { ...NOVEMBER, project_id: desk.myPage.projectId };
    const days = await server.call('listCalendarDays', { session: desk.jmac.session, query });
    for (const { on, kind, count, overdue } of days.body.items) {
      const { body } = await server.call('listCalendar', {
        session: desk.jmac.session,
        query: { from: on, to: on, kind: [kind as CalendarEntryKind], project_id: desk.myPage.projectId },
      });
      expect([body.total, body.items.length]).toEqual([count, count]);
      expect(body.items.filter(({ isOverdue }) => isOverdue)).toHaveLength(overdue);
    }
    expect(days.body.items).toContainEqual({ on: '2026-12-01', kind: Document, count: 3, overdue: 0 });
  });

  it('goes on from page to page without losing or repeating a row', async () => {
    const desk = await makePaid();
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query = { ...NOVEMBER, project_id: desk.myPage.projectId, limit: 2 };
      const page: Awaited<ReturnType<typeof server.call<'listCalendar'>>> = await server.call(
        'listCalendar',
        {
          session: desk.jmac.session,
          query: cursor === '' ? query : { ...query, cursor },
        },
      );
      ids.push(...page.body.items.map(({ id }) => id));
      cursor = page.body.nextCursor;
    }
    expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
  });

  it('shows an inspector his undertakings, and nothing of their money', async () => {
    const desk = await makePaid();
    const other = await makeAdmin(server, 'Inspector', { assignedPrefectures: [13] });
    await client().myPage.update({ where: { id: desk.myPage.id }, data: { sitePrefecture: 13 } });
    const query = { ...NOVEMBER, project_id: desk.myPage.projectId };
    const seen = await server.call('listCalendar', { session: other.session, query });
    expect(seen.body.items.map(({ kind }) => kind)).toEqual([Inspection, Document, Duty, Restriction]);
    const far = await makeAdmin(server, 'Inspector', { assignedPrefectures: [47] });
    expect((await server.call('listCalendar', { session: far.session, query })).body.total).toBe(0);
  });
});
