import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProjectStatus, RetentionKind, RetentionState } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { makePayment } from '#bff/testing/bankAccounts.ts';
import type { CallOptions } from '#bff/testing/client.ts';
import { approvedAct } from '#bff/testing/fourEyes.ts';
import {
  makeAdmin,
  makeApplicant,
  makeCorporationUser,
  makeProject,
  makeUndertaking,
} from '#bff/testing/people.ts';
import { at, startTestServer, type TestServer } from '#bff/testing/server.ts';

/* What has been kept long enough is shown with the day from which its time counts, and may be kept longer. */

let server: TestServer;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;
beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC', { name: '事務局 花子' });
});
afterAll(() => server.stop());

const client = () => server.database.client;
const on = <T>(day: string, work: () => Promise<T>) => at(server, new Date(`${day}T03:00:00Z`), work);

/** A session ends after some time, so that each day has a new one. */
const asJmacOn = <T>(day: string, work: (session: typeof jmac.session) => Promise<T>) =>
  on(day, async () => work((await makeAdmin(server, 'JMAC')).session));

const recordsOf = (projectId: number, day = '2026-11-20') =>
  asJmacOn(day, async (session) => {
    const query = { project_id: projectId };
    return (await server.call('listRetentionRecords', { session, query })).body.items;
  });

const idsOf = async (projectId: number, day: string) =>
  (await recordsOf(projectId, day)).map(({ id, state }) => [id, state]);

/** The round of fiscal 2020, whose call closed on the 30th of June. */
const oldRound = (data: object = {}) =>
  makeProject(server, {
    fiscalYear: 2020,
    applicationOpensAt: new Date('2020-06-01T00:00:00Z'),
    applicationClosesAt: new Date('2020-06-30T08:00:00Z'),
    completionDeadline: toDate('2021-02-15'),
    ...data,
  });

const { Due, Held, Coming } = RetentionState;

/** What the database asks of an application that is no draft. */
const submitted = (displayCode: string) => ({
  ...{ displayCode, submissionCount: 1, submittedAt: new Date('2020-06-20T00:00:00Z'), applicantType: 1 },
  ...{ name: '見本食堂', nameKana: 'ミホンショクドウ', postalCode: '1000001', prefecture: 13 },
  ...{ contactEmail: 'contact@example.jp', planTitle: '配膳ロボットによる省人化', otherSubsidyUsed: true },
  ...{ antiSocialPledge: true, termsAgreed: true, totalCost: 3_000_000, eligibleCost: 3_000_000 },
  ...{ subsidyAmount: 1_000_000, selfFunded: 2_000_000 },
});

describe('a draft that was never handed in', () => {
  it('is due 90 days after its round has closed, and not a day before', async () => {
    const { id: projectId } = await oldRound();
    const { application, user } = await makeApplicant(server, { projectId });
    const id = `draft-${application.id}`;
    expect(await idsOf(projectId, '2020-09-27')).toEqual([[id, Coming]]);
    expect(await idsOf(projectId, '2020-09-28')).toEqual([[id, Due]]);
    const [record] = await recordsOf(projectId);
    expect(record).toMatchObject({
      ...{ kind: RetentionKind.Draft, countedOn: '2020-06-30', dueOn: '2020-09-28', name: user.name },
      ...{ applicationId: application.id, family: 'general', hold: null },
    });
  });
});

describe('an application that was not adopted', () => {
  it('is due the years of its round after the fiscal year in which it was decided', async () => {
    const { id: projectId } = await oldRound({ retentionYears: 3 });
    // Decided on the first day of fiscal 2021, in Japan.
    const decided = { ...submitted('8001'), status: 6, decidedAt: new Date('2021-03-31T15:00:00Z') };
    const { application } = await makeApplicant(server, { projectId }, decided);
    const id = `application-${application.id}`;
    expect(await idsOf(projectId, '2025-03-31')).toEqual([[id, Coming]]);
    expect(await idsOf(projectId, '2025-04-01')).toEqual([[id, Due]]);
    expect((await recordsOf(projectId))[0]).toMatchObject({ countedOn: '2022-03-31', dueOn: '2025-04-01' });
  });

  it('is due by its round’s year when it was withdrawn, or taken back and never handed in again', async () => {
    const { id: projectId } = await oldRound();
    await makeApplicant(server, { projectId }, { status: 8, submissionCount: 1 });
    await makeApplicant(server, { projectId }, { status: 0, submissionCount: 1 });
    const records = await recordsOf(projectId);
    expect(records.map(({ kind, dueOn }) => [kind, dueOn])).toEqual([
      [RetentionKind.ClosedApplication, '2026-04-01'],
      [RetentionKind.ClosedApplication, '2026-04-01'],
    ]);
  });

  it('is none of them while it is still looked at', async () => {
    const { id: projectId } = await oldRound();
    await makeApplicant(server, { projectId }, { ...submitted('8002'), status: 4 });
    expect(await recordsOf(projectId)).toEqual([]);
  });
});

/** Paid in fiscal 2021, of the round of 2020. */
const makeEnded = async (myPage: object = {}) => {
  const made = await makeUndertaking(server, {
    project: { fiscalYear: 2020 },
    myPage: {
      ...{ projectStatus: ProjectStatus.FinishedPayment, paidOn: toDate('2021-04-20') },
      ...{ confirmedAmount: 7_000_000, paidAmount: 7_000_000, ...myPage },
    },
  });
  return { ...made, id: `mypage-${made.myPage.id}` };
};

const makeRecovery = (mypageId: number, status: number) =>
  client().recovery.create({
    data: { mypageId, number: 1, kind: 1, status, amount: 1000, claimReason: '重複' },
  });

describe('an undertaking', () => {
  it('is due five years after the fiscal year in which it was paid', async () => {
    const { project, id } = await makeEnded();
    expect(await idsOf(project.id, '2027-03-31')).toEqual([[id, Coming]]);
    expect(await idsOf(project.id, '2027-04-01')).toEqual([[id, Due]]);
  });

  it('is none of them while money is owed back, or a report', async () => {
    const owing = await makeEnded();
    await makeRecovery(owing.myPage.id, 0);
    expect(await recordsOf(owing.project.id)).toEqual([]);
    const reporting = await makeEnded();
    const days = { dueOn: toDate('2030-06-30'), opensOn: toDate('2030-04-01') };
    await client().duty.create({ data: { mypageId: reporting.myPage.id, kind: 0, year: 1, ...days } });
    expect(await recordsOf(reporting.project.id)).toEqual([]);
  });

  it('is kept until the last day on which its property is bound (処分制限期間)', async () => {
    const { project, myPage, id } = await makeEnded();
    for (const restrictionUntil of ['2030-03-31', '2031-10-14'])
      await client().propertyLedgerItem.create({
        data: {
          ...{ mypageId: myPage.id, name: '配膳ロボット', status: 0, acquiredOn: toDate('2021-02-01') },
          ...{
            amount: 3_000_000,
            subsidyAmount: 1_500_000,
            restrictionUntil: toDate(restrictionUntil),
            usefulLife: 9,
          },
        },
      });
    expect(await idsOf(project.id, '2031-10-14')).toEqual([[id, Coming]]);
    expect(await idsOf(project.id, '2031-10-15')).toEqual([[id, Due]]);
  });

  it('is none of them while a payment is on its way', async () => {
    const { project, myPage, id } = await makeEnded();
    await makePayment(server, myPage.id, 3);
    expect(await recordsOf(project.id)).toEqual([]);
    await client().payment.updateMany({
      where: { mypageId: myPage.id },
      data: { status: 7, cancelReason: '二重の請求' },
    });
    expect(await idsOf(project.id, '2027-04-01')).toEqual([[id, Due]]);
  });

  it('is none of them while it goes on', async () => {
    const { project } = await makeUndertaking(server, { project: { fiscalYear: 2015 } });
    expect(await recordsOf(project.id)).toEqual([]);
  });
});

describe('an account', () => {
  it('of an applicant who never began is due 90 days after the close', async () => {
    const { id: projectId } = await oldRound();
    const { application, user } = await makeApplicant(server, { projectId });
    await client().application.delete({ where: { id: application.id } });
    expect(await idsOf(projectId, '2020-09-28')).toEqual([[`applicant-${user.id}`, Due]]);
  });

  it('that was stopped is due a year later, unless something that stays names it', async () => {
    const { project, corporation, myPage } = await makeUndertaking(server);
    const belonging = { projectId: project.id, corporationId: corporation.id };
    const stopped = { isActive: false, updatedAt: new Date('2026-01-10T00:00:00Z') };
    const free = await makeCorporationUser(server, belonging);
    const named = await makeCorporationUser(server, belonging);
    for (const { id } of [free, named])
      await client().corporationUser.update({ where: { id }, data: stopped });
    await client().storedFile.create({
      data: {
        ...{
          storageKey: `00${named.id}`,
          fileName: '発注書.pdf',
          extension: '.pdf',
          contentType: 'application/pdf',
        },
        ...{
          sizeBytes: 1,
          sha256: 'a'.repeat(64),
          scanStatus: 'clean',
          purpose: 'section',
          mypageId: myPage.id,
        },
        ...{ uploadedByCorporationUserId: named.id, uploadedByName: named.name },
      },
    });
    expect(await idsOf(project.id, '2027-01-09')).toEqual([[`user-${free.id}`, Coming]]);
    expect(await idsOf(project.id, '2027-01-10')).toEqual([[`user-${free.id}`, Due]]);
    const [record] = await recordsOf(project.id);
    expect(record).toMatchObject({ corporationId: corporation.id, mypageId: null });
  });
});

type RetainedQuery = NonNullable<CallOptions<'listRetentionRecords'>['query']>;

/** Every record of a condition, one to a page, and how many the first page says there are. */
const pagedThrough = async (query: RetainedQuery) => {
  const { session } = jmac;
  const { body: first } = await server.call('listRetentionRecords', {
    session,
    query: { ...query, limit: 1 },
  });
  const records = [...first.items];
  for (let cursor = first.nextCursor; cursor !== null; ) {
    const { body } = await server.call('listRetentionRecords', {
      session,
      query: { ...query, limit: 1, cursor },
    });
    records.push(...body.items);
    cursor = body.nextCursor;
  }
  return {
    total: first.total,
    ids: new Set(records.map(({ id }) => id)),
    firstOn: first.items[0]?.dueOn ?? null,
  };
};

describe('the numbers of the kinds', () => {
  it('open exactly their rows, page by page', { tags: ['slow'] }, async () => {
    await makeApplicant(server, { projectId: (await oldRound()).id });
    const { body } = await server.call('getRetentionOverview', { session: jmac.session });
    const counts = new Map(body.items.map((item) => [item.kind, item]));
    for (const kind of Object.values(RetentionKind)) {
      const due = await pagedThrough({ kind: [kind], state: [Due] });
      const held = await pagedThrough({ kind: [kind], state: [Held] });
      const coming = await pagedThrough({ kind: [kind], state: [Coming] });
      for (const { total, ids } of [due, held, coming]) expect(ids.size).toBe(total);
      expect(counts.get(kind)).toEqual({
        ...{ kind, dueCount: due.total, heldCount: held.total, comingCount: coming.total },
        ...{ oldestOn: due.firstOn, nextOn: coming.firstOn },
      });
    }
    expect(counts.get(RetentionKind.Draft)?.dueCount).toBeGreaterThan(0);
  });

  it('are for JMAC alone', async () => {
    for (const role of ['MAFF', 'CS', 'Inspector', 'BackOffice'] as const) {
      const { session } = await makeAdmin(server, role);
      expect((await server.call('getRetentionOverview', { session })).status).toBe(403);
      expect((await server.call('listRetentionRecords', { session })).status).toBe(403);
    }
  });
});

describe('a hold', () => {
  const hold = (id: string, body: { reason: string; untilOn?: string }, session = jmac.session) =>
    server.call('holdRetention', { session, path: { id }, body });

  it('keeps a record until its day with who said so and why, and is one at a time', async () => {
    const { id: projectId } = await oldRound();
    const { application } = await makeApplicant(server, { projectId });
    const id = `draft-${application.id}`;
    const made = await hold(id, { reason: '照会が続いているため', untilOn: '2026-12-31' });
    expect(made.body).toMatchObject({ reason: '照会が続いているため', heldByName: '事務局 花子' });
    expect(await idsOf(projectId, '2026-12-31')).toEqual([[id, Held]]);
    expect(await idsOf(projectId, '2027-01-01')).toEqual([[id, Due]]);
    const again = await hold(id, { reason: '別の理由' });
    expect([again.status, again.problem.detail]).toEqual([409, expect.stringContaining('事務局 花子')]);
    const where = { action: 'retentionHeld', projectId };
    const entry = await client().auditEntry.findFirstOrThrow({ where });
    expect(entry).toMatchObject({ targetKind: 'application', reason: '照会が続いているため' });
  });

  it('is taken back by who has seen it as it is', async () => {
    const { project, id } = await makeEnded();
    const { body } = await hold(id, { reason: '検査のため' });
    const release = (ifMatch: number) =>
      server.call('releaseRetention', { session: jmac.session, path: { id }, ifMatch });
    expect((await release(body.version + 1)).status).toBe(412);
    const asked = await release(body.version);
    expect(await idsOf(project.id, '2026-11-20')).not.toEqual([[id, Coming]]);
    await approvedAct(server, asked);
    expect(await idsOf(project.id, '2026-11-20')).toEqual([[id, Coming]]);
    expect((await release(body.version)).status).toBe(404);
  });

  it('needs a reason, a day to come and a record that is kept for a time', async () => {
    const { id } = await makeEnded();
    expect((await hold(id, { reason: ' ' })).problem.errors?.[0]?.pointer).toBe('/reason');
    const past = await hold(id, { reason: '検査のため', untilOn: '2026-11-19' });
    expect(past.problem.errors?.[0]?.pointer).toBe('/untilOn');
    const { myPage } = await makeUndertaking(server);
    for (const other of [`mypage-${myPage.id}`, 'admin-2147483648', 'draft-1999999999'])
      expect((await hold(other, { reason: '検査のため' })).status, other).toBe(404);
    const { session } = await makeAdmin(server, 'BackOffice');
    expect((await hold(id, { reason: '検査のため' }, session)).status).toBe(403);
  });
});
