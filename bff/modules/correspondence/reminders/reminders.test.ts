import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReminderKind, ReminderState } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeApplicant, makeProject, makeSection } from '#bff/testing/people.ts';
import { remindOn, sentAbout } from '#bff/testing/reminders/reminders.ts';
import { at, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, handIn, keepSessions, makeDesk } from '#bff/testing/undertaking.ts';

/* Friday, 20 November 2026, ten o'clock; Monday the 23rd is a holiday. */

let server: TestServer;
let desk: Desk;

const makeDeskToRemind = async () => {
  desk = await makeDesk(server, { section: { dueOn: toDate('2026-12-01') } });
};

beforeAll(async () => {
  server = await startTestServer();
  await makeDeskToRemind();
});
afterAll(() => server.stop());

const PERIOD = { from: '2026-11-20', to: '2026-12-18' };

const listOf = async (query: object = {}, session: TestSession = desk.jmac.session) => {
  const whose = 'project_id' in query ? {} : { mypage_id: desk.myPage.id };
  const answer = await server.call('listReminders', { session, query: { ...PERIOD, ...whose, ...query } });
  expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
  return answer.body;
};

const hold = (id: number, body: object = {}, session: TestSession = desk.backOffice.session) =>
  server.call('holdReminder', {
    session,
    path: { id: `section-${id}` },
    body: { reason: '電話で提出日を約束したため', ...body },
  });

const release = (id: number, ifMatch?: number, session: TestSession = desk.backOffice.session) =>
  server.call('releaseReminder', { session, path: { id: `section-${id}` }, ifMatch });

/** A day is done once: whoever is new is reminded on these days, too, if other tests have already had them. */
const forgetDays = () => server.database.client.reminderDay.deleteMany();

describe('the plan', () => {
  // Other tests remind the desks that are there for weeks. Of this one nothing is sent on the 20th, the one morning here.
  beforeAll(makeDeskToRemind);

  it('says who will be reminded of what, and when, as things are now', async () => {
    const { items, total } = await listOf();
    expect(items.map(({ on, days, state }) => [on, days, state])).toEqual([
      ['2026-11-30', -1, ReminderState.Planned],
      ['2026-12-02', 1, ReminderState.Planned],
      ['2026-12-08', 5, ReminderState.Planned],
      ['2026-12-15', 10, ReminderState.Planned],
    ]);
    expect(total).toBe(4);
    expect(items[0]).toMatchObject({
      subjectId: `section-${desk.section.id}`,
      title: '発注書（18-1）',
      name: desk.corporation.name,
      dueOn: '2026-12-01',
      availableActions: [{ action: 'hold', allowed: true }],
    });
  });

  it('is read page by page, each row once', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listOf({ limit: 3, ...(cursor === undefined ? {} : { cursor }) });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual((await listOf()).items.map(({ id }) => id));
  });

  it('says how many there are also on a page that has none of them', async () => {
    const { nextCursor } = await listOf({ limit: 3 });
    const { items, total } = await listOf({ limit: 3, cursor: nextCursor ?? '', to: '2026-12-10' });
    expect([items, total]).toEqual([[], 3]);
  });

  it('is narrowed by kind, state, words and round, and counted by day', async () => {
    expect((await listOf({ kind: [ReminderKind.Finding] })).total).toBe(0);
    expect((await listOf({ state: [ReminderState.Sent] })).total).toBe(0);
    expect((await listOf({ q: desk.myPage.displayCode })).total).toBe(4);
    expect((await listOf({ q: '誰でもない' })).total).toBe(0);
    expect((await listOf({ project_id: (await makeProject(server)).id })).total).toBe(0);
    const query = { ...PERIOD, mypage_id: desk.myPage.id };
    const { body } = await server.call('listReminderDays', { session: desk.jmac.session, query });
    expect(body.items).toEqual(
      ['2026-11-30', '2026-12-02', '2026-12-08', '2026-12-15'].map((on) => ({ on, state: 0, count: 1 })),
    );
  });

  it('has what was sent, and from then on only what is still to come', async () => {
    const { section, myPage } = await makeDesk(server, { section: { dueOn: toDate('2026-11-24') } });
    await forgetDays();
    await remindOn(server, ['2026-11-20']);
    const { items } = await listOf({ mypage_id: myPage.id });
    expect(items.map(({ on, days, state }) => [on, days, state])).toEqual([
      ['2026-11-20', -1, ReminderState.Sent],
      ['2026-11-25', 1, ReminderState.Planned],
      ['2026-12-01', 5, ReminderState.Planned],
      ['2026-12-08', 10, ReminderState.Planned],
    ]);
    expect(items[0]?.availableActions).toMatchObject([{ action: 'hold', allowed: false }]);
    expect(await sentAbout(server, section.id)).toEqual(['2026-11-20 -1']);
  });

  it('has nothing of an undertaking that is gone, neither sent nor to come', async () => {
    const { myPage } = await makeDesk(server, { section: { dueOn: toDate('2026-11-24') } });
    const { client } = server.database;
    await forgetDays();
    await remindOn(server, ['2026-11-20']);
    const totals = async () => {
      const of = { mypage_id: myPage.id };
      return [(await listOf({ ...of, state: [ReminderState.Sent] })).total, (await listOf(of)).total];
    };
    expect(await totals()).toEqual([1, 4]);
    await client.myPage.update({ where: { id: myPage.id }, data: { deletedAt: new Date() } });
    expect(await totals()).toEqual([0, 0]);
  });

  it('has drafts, without a word of what was answered', async () => {
    const { application, user } = await makeApplicant(server, { projectId: desk.project.id });
    await server.database.client.application.update({
      where: { id: application.id },
      data: { name: '株式会社ひみつ' },
    });
    const { items } = await listOf({ project_id: desk.project.id, kind: [ReminderKind.Draft] });
    const [first] = items.filter(({ applicationId }) => applicationId === application.id);
    expect(first).toMatchObject({ name: user.name, displayCode: null, family: 'general', mypageId: null });
  });

  it('is of a period that ends after it begins, and is no longer than 100 days', async () => {
    for (const to of ['2026-11-19', '2027-03-01']) {
      const query = { from: '2026-11-20', to };
      const { status, problem } = await server.call('listReminders', { session: desk.jmac.session, query });
      expect([status, problem.errors?.[0]?.pointer]).toEqual([400, '/query/to']);
    }
  });

  it('is saved as a file of the same rows', async () => {
    const query = { ...PERIOD, mypage_id: desk.myPage.id, format: 'csv' as const };
    const { bytes } = await server.call('exportReminders', { session: desk.cs.session, query });
    const lines = Buffer.from(bytes).toString().trim().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toContain('2026-11-30');
    expect(lines[1]).toContain('発注書（18-1）');
  });
});

describe('a hold', () => {
  it('keeps a document from being told of, and the plan says by whom and why', async () => {
    const { section, myPage } = await makeDesk(server, { section: { dueOn: toDate('2026-11-25') } });
    const made = await hold(section.id, { untilOn: '2026-11-24' });
    expect([made.status, made.body.version]).toEqual([200, 1]);
    const { items } = await listOf({ mypage_id: myPage.id });
    expect(items[0]).toMatchObject({
      on: '2026-11-24',
      state: ReminderState.Held,
      hold: { reason: '電話で提出日を約束したため', untilOn: '2026-11-24' },
      availableActions: [{ action: 'release', allowed: true }],
    });
    // After its last day the rules hold again.
    expect(items[1]).toMatchObject({ on: '2026-11-26', state: ReminderState.Planned, hold: null });
    await forgetDays();
    await remindOn(server, ['2026-11-24', '2026-11-26']);
    expect(await sentAbout(server, section.id)).toEqual(['2026-11-26 1']);
  });

  it('is taken back once, and not with an old page', async () => {
    const { section } = await makeDesk(server, { section: { dueOn: toDate('2026-12-10') } });
    await hold(section.id);
    const stale = await release(section.id, 7);
    expect(stale.status).toBe(412);
    expect((await release(section.id, 1)).status).toBe(204);
    expect((await release(section.id)).status).toBe(404);
  });

  it('is one at a time; who comes second is told who was first', async () => {
    const { section } = await makeDesk(server, { section: { dueOn: toDate('2026-12-10') } });
    await hold(section.id);
    const { status, problem } = await hold(section.id, {}, desk.jmac.session);
    expect([status, problem.detail?.includes(desk.backOffice.name)]).toEqual([409, true]);
  });

  it('pressed twice is one', async () => {
    const { section } = await makeDesk(server, { section: { dueOn: toDate('2026-12-10') } });
    const press = () =>
      server.call('holdReminder', {
        session: desk.jmac.session,
        path: { id: `section-${section.id}` },
        body: { reason: '災害のため' },
        idempotencyKey: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e77',
      });
    expect([(await press()).status, (await press()).status]).toEqual([200, 200]);
  });

  it('needs a reason, a day that is not over, and something that somebody is reminded of', async () => {
    const { section } = await makeDesk(server, { section: { dueOn: toDate('2026-12-10') } });
    expect((await hold(section.id, { reason: '　' })).status).toBe(400);
    expect((await hold(section.id, { untilOn: '2026-11-19' })).status).toBe(400);
    const handed = await makeDesk(server);
    await handIn(server, handed);
    expect((await hold(handed.section.id)).status).toBe(404);
    expect((await hold(2_147_483_647)).status).toBe(404);
    const far = await server.call('holdReminder', {
      session: desk.jmac.session,
      path: { id: 'section-9999999999' },
      body: { reason: '災害のため' },
    });
    expect(far.status).toBe(404);
  });

  it.each(['maff', 'cs', 'inspector'] as const)('is nothing that %s decides', async (who) => {
    const { section } = await makeDesk(server, { section: { dueOn: toDate('2026-12-10') } });
    expect((await hold(section.id, {}, desk[who].session)).status).toBe(403);
    if (who !== 'inspector')
      expect((await listOf({}, desk[who].session)).items[0]?.availableActions).toEqual([]);
  });

  it('stands in the history of the undertaking', async () => {
    const { section, myPage } = await makeDesk(server, { section: { dueOn: toDate('2026-12-10') } });
    await hold(section.id);
    const { body } = await server.call('listActivity', {
      session: desk.jmac.session,
      query: { mypageId: myPage.id },
    });
    expect(body.items[0]?.summary).toContain('リマインドを止めました');
  });
});

describe('the rules of a round', () => {
  const path = () => ({ id: desk.project.id });
  const change = (items: object[], ifMatch?: number, session: TestSession = desk.jmac.session) =>
    server.call('updateReminderRules', { session, path: path(), body: { items: items as never }, ifMatch });

  it('are the usual ones until they are set, and the plan follows them', async () => {
    const own = await makeDesk(server, { section: { dueOn: toDate('2026-12-01') } });
    const read = await server.call('getReminderRules', {
      session: own.cs.session,
      path: { id: own.project.id },
    });
    expect(read.body.items).toHaveLength(8);
    expect(read.body.items.find(({ kind }) => kind === ReminderKind.Document)).toMatchObject({
      isActive: true,
      beforeDays: [7, 1],
      afterDays: [1, 5, 10],
    });
    const rule = { kind: ReminderKind.Document, isActive: true, beforeDays: [2, 4], afterDays: [] };
    const answer = await server.call('updateReminderRules', {
      session: own.jmac.session,
      path: { id: own.project.id },
      body: { items: [rule] },
    });
    expect(answer.body.items.find(({ kind }) => kind === ReminderKind.Document)?.beforeDays).toEqual([4, 2]);
    const plan = await listOf({ mypage_id: own.myPage.id });
    expect(plan.items.map(({ on }) => on)).toEqual(['2026-11-25', '2026-11-27']);
    await server.call('updateReminderRules', {
      session: own.jmac.session,
      path: { id: own.project.id },
      body: { items: [{ ...rule, isActive: false }] },
    });
    expect((await listOf({ mypage_id: own.myPage.id })).total).toBe(0);
  });

  it('are changed with the page that was read, once by each of two', async () => {
    const rule = { kind: ReminderKind.Duty, isActive: true, beforeDays: [10], afterDays: [1] };
    const first = await change([rule], 1);
    expect([first.status, first.body.version]).toEqual([200, 2]);
    expect((await change([rule], 1)).status).toBe(412);
    expect((await change([rule], 2)).body.version).toBe(3);
  });

  it('know no days after an inspection or a draft, and no kind twice', async () => {
    const inspection = { kind: ReminderKind.Inspection, isActive: true, beforeDays: [1], afterDays: [1] };
    const late = await change([inspection]);
    expect([late.status, late.problem.errors?.[0]?.pointer]).toEqual([400, '/items/0/afterDays']);
    const rule = { ...inspection, afterDays: [] };
    const twice = await change([rule, rule]);
    expect([twice.status, twice.problem.errors?.[0]?.pointer]).toEqual([400, '/items/1/kind']);
    expect((await change([{ ...rule, beforeDays: [0] }])).status).toBe(400);
  });

  it('are changed by JMAC alone', async () => {
    for (const who of ['maff', 'cs', 'backOffice'] as const) {
      const rule = { kind: ReminderKind.Duty, isActive: true, beforeDays: [10], afterDays: [1] };
      expect((await change([rule], undefined, desk[who].session)).status).toBe(403);
    }
  });
});

it('what three weeks of mornings send is what the plan of their first one said, and nothing twice', {
  tags: ['slow'],
}, async () => {
  await keepSessions(server);
  const { myPage, jmac } = await makeDesk(server, { section: { dueOn: toDate('2026-12-02') } });
  const days = ['2026-11-20', '2026-11-24', '2026-11-27', '2026-12-03', '2026-12-04', '2026-12-10'];
  for (const day of days) await makeSection(server, myPage.id, { dueOn: toDate(day) });
  await forgetDays();
  const query = { from: '2026-11-20', to: '2026-12-11', limit: 200 };
  const morning = new Date('2026-11-19T23:50:00Z');
  const plan = await at(server, morning, () =>
    server.call('listReminders', { session: jmac.session, query }),
  );
  const planned = plan.body.items.filter(({ state }) => state === ReminderState.Planned);
  const mornings = Array.from({ length: 22 }, (_, index) => new Date(Date.UTC(2026, 10, 20 + index)));
  for (const day of mornings) await remindOn(server, [day.toISOString().slice(0, 10)]);
  const after = await server.call('listReminders', { session: jmac.session, query });
  const sent = after.body.items.filter(({ state }) => state === ReminderState.Sent).map(({ id }) => id);
  expect(planned.length).toBeGreaterThan(15);
  expect(sent).toEqual(expect.arrayContaining(planned.map(({ id }) => id)));
  expect(new Set(sent).size).toBe(sent.length);
  const own = after.body.items.filter(({ mypageId }) => mypageId === myPage.id);
  expect(own.map(({ id }) => id)).toEqual(
    planned.filter(({ mypageId }) => mypageId === myPage.id).map(({ id }) => id),
  );
});
