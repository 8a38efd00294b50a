import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ActorKind, AuditOutcome, AuditTopic } from '#bff/generated/contract/enums.ts';
import type { RequestOf } from '#bff/http/handlers.ts';
import { makeSubmitted, programmes } from '#bff/testing/applications.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, handIn, makeDesk } from '#bff/testing/undertaking.ts';
import { readDelimited } from '#rules/tables/delimited.ts';

let server: TestServer;
let desk: Desk;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  desk = await makeDesk(server);
  const { fileId } = await handIn(server, desk);
  await server.call('downloadAdminFile', { path: { id: fileId }, session: desk.jmac.session });
  await server.runJobs('sendMails', 'sealAudit');
});

type Query = NonNullable<RequestOf<'searchAudit'>['query']>;

const searchAll = async (query: Query) =>
  (await server.call('searchAudit', { query, session: desk.jmac.session })).body;

/** Of the one undertaking. */
const search = (query: Query = {}) => searchAll({ mypageId: desk.myPage.id, ...query });

const actionsOf = async (query?: Query) => (await search(query)).items.map(({ action }) => action);

describe('the trail', () => {
  it('says who saw what: looking and saving are a topic of their own', async () => {
    expect(await actionsOf({ topic: [AuditTopic.Looking] })).toEqual(['downloaded']);
    expect(await actionsOf({ topic: [AuditTopic.Content] })).toEqual(['submit', 'uploaded']);
    expect(await actionsOf({ topic: [AuditTopic.Looking, AuditTopic.Content] })).toHaveLength(3);
    expect(await actionsOf({ topic: [AuditTopic.Money] })).toEqual([]);
  });

  it('has a topic and an act only where both hold', { tags: ['slow'] }, async () => {
    expect(await actionsOf({ topic: [AuditTopic.Looking], action: 'downloaded' })).toEqual(['downloaded']);
    expect(await actionsOf({ topic: [AuditTopic.Content], action: 'downloaded' })).toEqual([]);
  });

  it('is narrowed to one person, whose number it says: the same number of another kind is another person', async () => {
    const { items } = await search({ topic: [AuditTopic.Content] });
    const actorId = items[0]?.actorId ?? 0;
    expect(items[0]).toMatchObject({ actorKind: ActorKind.User, actorName: desk.user.name });
    expect(await actionsOf({ actorKind: [ActorKind.User], actorId })).toEqual(['submit', 'uploaded']);
    expect(await actionsOf({ actorKind: [ActorKind.Applicant], actorId })).toEqual([]);
  });

  it('is read from its beginning as well', async () => {
    expect(await actionsOf({ sort: 'at' })).toEqual(['uploaded', 'submit', 'downloaded']);
  });

  it('counts what the chain holds, and not what it will hold in a moment', async () => {
    expect((await search()).total).toBe(3);
    await server.call('updateMyPage', {
      path: { id: desk.myPage.id },
      session: desk.jmac.session,
      body: { memo: '確認済み' },
    });
    expect(await search()).toMatchObject({ total: 3, items: { length: 3 } });
    await server.runJobs('sendMails', 'sealAudit');
    const { total, items } = await search();
    expect(items.map(({ action }) => action)).toContain('updated');
    expect(total).toBe(items.length);
  });

  it('counts the same whatever is written while it counts', { tags: ['slow'] }, async () => {
    const write = (memo: string) =>
      server.call('updateMyPage', {
        path: { id: desk.myPage.id },
        session: desk.jmac.session,
        body: { memo },
      });
    const times = Array.from({ length: 8 }, (_, time) => String(time));
    const counted = await Promise.all(
      times.map(async (memo) => [await write(memo), await search()] as const),
    );
    expect(new Set(counted.map(([, { total }]) => total))).toEqual(new Set([3]));
  });

  it('says of which family an application is, so that its page can be opened', {
    tags: ['slow'],
  }, async () => {
    const { applicationId } = await makeSubmitted(server, programmes.inclusive);
    await server.runJobs('sendMails', 'sealAudit');
    const { items } = await searchAll({ applicationId, topic: [AuditTopic.Content] });
    expect(items[0]).toMatchObject({ action: 'submit', applicationId, family: 'inclusive' });
  });
});

describe('the trail as a file', () => {
  const save = (query: Query = {}, session = desk.maff.session) =>
    server.call('exportAudit', { session, query: { format: 'csv', mypageId: desk.myPage.id, ...query } });

  it('has exactly the entries of the list with their hashes, and is an entry of the trail', async () => {
    const listed = await search({ topic: [AuditTopic.Content] });
    const { bytes } = await save({ topic: [AuditTopic.Content] });
    const [, ...rows] = readDelimited(Buffer.from(bytes).toString());
    expect(rows.map((row) => row.at(-1))).toEqual(listed.items.map(({ hash }) => hash));
    await server.runJobs('sendMails', 'sealAudit');
    const taken = await searchAll({ action: 'exported', targetId: 'exportAudit' });
    expect(taken.items[0]).toMatchObject({
      actorName: desk.maff.name,
      targetTitle: '監査証跡の書き出し',
      outcome: AuditOutcome.Success,
    });
  });

  it('is taken by JMAC and the ministry alone', async () => {
    const { session } = await makeAdmin(server, 'CS');
    expect((await save({}, session)).problem.code).toBe(1000);
  });
});

describe('a record as of a day', () => {
  const asOf = (on: string, session = desk.maff.session, targetId = String(desk.myPage.id)) =>
    server.call('getAuditRecord', { session, query: { targetKind: 'MyPage', targetId, on } });
  const write = (at: string, memo: string) => {
    server.setNow(new Date(at));
    return server.call('updateMyPage', {
      path: { id: desk.myPage.id },
      session: desk.jmac.session,
      body: { memo },
    });
  };

  it('is what the trail says of it at the end of that day in Japan, beside what it is now', async () => {
    const before = server.now();
    await write('2026-11-20T01:05:00Z', '第一報');
    await write('2026-11-20T01:10:00Z', '第二報');
    await server.runJobs('sendMails', 'sealAudit');
    server.setNow(before);
    const memo = async (on: string) => (await asOf(on)).body.fields.find(({ field }) => field === 'memo');
    expect(await memo('2026-11-20')).toMatchObject({
      thatDay: '第二報',
      now: '第二報',
      isDifferent: false,
      since: '2026-11-20T01:10:00.000Z',
      byName: desk.jmac.name,
    });
    expect(await memo('2026-11-19')).toMatchObject({
      thatDay: null,
      now: '第二報',
      isDifferent: true,
      since: null,
    });
  });

  it('is not there where the trail knows nothing of it, and is no matter of others', async () => {
    expect((await asOf('2026-11-20', desk.maff.session, '999999')).problem.code).toBe(1005);
    expect((await asOf('2026-11-20', desk.cs.session)).problem.code).toBe(1000);
  });
});
