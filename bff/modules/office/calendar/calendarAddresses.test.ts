import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CalendarEntryKind, DocumentType } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { hashSecret } from '#bff/platform/secrets/secrets.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin, makeCorporationUser } from '#bff/testing/people.ts';
import { at, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const client = () => server.database.client;

const create = async ({ user, myPage }: Desk): Promise<string> => {
  const query = { mypageID: myPage.id };
  const { body } = await server.call('createUserCalendarAddress', { session: user.session, query });
  return body.url;
};

const createForOffice = async (
  session: TestSession,
  body: { projectId: number | null; kinds: CalendarEntryKind[] },
) => server.call('createCalendarAddress', { session, body });

/** As a calendar program asks: without a session. */
const read = (url: string): Promise<Response> => fetch(`${server.url}${new URL(url).pathname}`);

const textOf = async (url: string): Promise<string> =>
  (await (await read(url)).text()).replaceAll('\r\n ', '');

const statusOf = async (url: string): Promise<number> => {
  const answer = await read(url);
  await answer.arrayBuffer();
  return answer.status;
};

const summariesIn = (text: string): string[] =>
  [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, summary = '']) => summary);

describe('the address of a business’s calendar', () => {
  it('is read without a session, and has the dates of the file', async () => {
    const desk = await makeDesk(server);
    const answer = await read(await create(desk));
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const file = await fetch(`${server.url}/api/user/my_page/calendar/download?mypageID=${desk.myPage.id}`, {
      headers: { 'x-session': desk.user.session.token },
    });
    const text = await answer.text();
    expect(summariesIn(text).length).toBeGreaterThan(0);
    expect(text).toBe(await file.text());
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H');
  });

  it('shows what is due when it is read, not when it was made', async () => {
    const desk = await makeDesk(server, { section: { isRequired: true } });
    const url = await create(desk);
    await client().section.update({
      where: { id: desk.section.id },
      data: { dueOn: toDate('2026-12-24') },
    });
    expect(await textOf(url)).toContain('DTSTART;VALUE=DATE:20261224');
  });

  it('is told once and kept as a hash; the trail does not have it either', async () => {
    const desk = await makeDesk(server);
    const url = await create(desk);
    const token = url.split('/').at(-1) ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const query = { mypageID: desk.myPage.id };
    const state = await server.call('getUserCalendarAddress', { session: desk.user.session, query });
    expect(state.body.current).toMatchObject({ lastUsedAt: null, kinds: [], projectId: null });
    expect(JSON.stringify(state.body)).not.toContain(token);
    const row = await client().calendarAddress.findFirstOrThrow({ where: { personId: desk.user.id } });
    expect(Buffer.from(row.tokenHash).toString('hex')).toBe(hashSecret(token));
    const entries = await client().auditEntry.findMany({
      where: { targetKind: 'calendarAddress' },
      orderBy: { id: 'asc' },
    });
    expect(entries.at(-1)).toMatchObject({ action: 'created', mypageId: desk.myPage.id });
    expect(JSON.stringify(entries.map(({ before, after }) => [before, after]))).not.toContain(token);
  });

  it('ends when another one is made, and when it is ended', async () => {
    const desk = await makeDesk(server);
    const first = await create(desk);
    const second = await create(desk);
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    const query = { mypageID: desk.myPage.id };
    const { session } = desk.user;
    expect((await server.call('deleteUserCalendarAddress', { session, query })).status).toBe(204);
    expect((await server.call('deleteUserCalendarAddress', { session, query })).status).toBe(204);
    expect(await statusOf(second)).toBe(404);
    const { body } = await server.call('getUserCalendarAddress', { session, query });
    expect(body.current).toBeNull();
  });

  it('is made once by a press that is repeated', async () => {
    const { user, myPage } = await makeDesk(server);
    const idempotencyKey = crypto.randomUUID();
    const press = () =>
      server.call('createUserCalendarAddress', {
        session: user.session,
        query: { mypageID: myPage.id },
        idempotencyKey,
      });
    const [first, second] = [await press(), await press()];
    expect(second.body).toEqual(first.body);
    expect(await statusOf(first.body.url)).toBe(200);
  });

  it('is one of two that are made at the same moment', async () => {
    const desk = await makeDesk(server);
    const urls = await Promise.all([create(desk), create(desk)]);
    const statuses = [];
    for (const url of urls) statuses.push(await statusOf(url));
    expect(statuses.toSorted()).toEqual([200, 404]);
  });

  it('goes on after its person has logged out', async () => {
    const desk = await makeDesk(server);
    const url = await create(desk);
    await server.call('invalidateUserSession', { session: desk.user.session });
    expect(await statusOf(url)).toBe(200);
  });

  it('ends for who is disabled, and for a business whose undertaking is gone', async () => {
    const disabled = await makeDesk(server);
    const url = await create(disabled);
    await client().corporationUser.update({ where: { id: disabled.user.id }, data: { isActive: false } });
    expect(await statusOf(url)).toBe(404);
    const gone = await makeDesk(server);
    const other = await create(gone);
    await client().myPage.update({ where: { id: gone.myPage.id }, data: { deletedAt: server.now() } });
    expect(await statusOf(other)).toBe(404);
  });

  it('is each person’s own, and nobody else’s my page', async () => {
    const [desk, foreign] = [await makeDesk(server), await makeDesk(server)];
    const belonging = { projectId: desk.project.id, corporationId: desk.corporation.id };
    const colleague = await makeCorporationUser(server, belonging);
    const own = await create(desk);
    const theirs = await create({ ...desk, user: colleague });
    expect(await statusOf(own)).toBe(200);
    expect(await textOf(theirs)).toBe(await textOf(own));
    const query = { mypageID: foreign.myPage.id };
    const { session } = desk.user;
    for (const operation of [
      'getUserCalendarAddress',
      'createUserCalendarAddress',
      'deleteUserCalendarAddress',
    ] as const)
      expect((await server.call(operation, { session, query })).status).toBe(404);
  });

  it('says when it was last read, within the hour', async () => {
    const desk = await makeDesk(server);
    const url = await create(desk);
    await statusOf(url);
    const usedAt = async () => {
      const { body } = await server.call('getUserCalendarAddress', {
        session: desk.user.session,
        query: { mypageID: desk.myPage.id },
      });
      return body.current?.lastUsedAt;
    };
    expect(await usedAt()).toBe('2026-11-20T01:00:00.000Z');
    await at(server, '2026-11-20T01:30:00Z', () => statusOf(url));
    expect(await usedAt()).toBe('2026-11-20T01:00:00.000Z');
    await at(server, '2026-11-20T02:30:00Z', () => statusOf(url));
    expect(await usedAt()).toBe('2026-11-20T02:30:00.000Z');
  });
});

describe('an address that is none', () => {
  it.each(['x', 'A'.repeat(43), '..%2f..%2fetc', "'; DROP TABLE session--", '𠮷', '%00'])(
    '%j is refused like one that has ended',
    async (token) => {
      const path = `/api/calendar/${token.startsWith('.') ? token : encodeURIComponent(token)}`;
      const answer = await fetch(`${server.url}${path}`);
      const { code } = (await answer.json()) as { code: number };
      expect([400, 404]).toContain(answer.status);
      expect([1004, 1005]).toContain(code);
    },
  );

  it('is the same answer whether it was never there, has ended, or its person is disabled', async () => {
    const desk = await makeDesk(server);
    const ended = await create(desk);
    const disabled = await create(desk);
    await client().corporationUser.update({ where: { id: desk.user.id }, data: { isActive: false } });
    const never = `http://localhost/api/calendar/${'B'.repeat(43)}`;
    const answers = [];
    for (const url of [never, ended, disabled]) {
      const { requestId: _id, ...problem } = (await (await read(url)).json()) as Record<string, unknown>;
      answers.push(problem);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });
});

describe('an address that is read too often', () => {
  /** The next reading finds that many before it on this day. */
  const readBefore = async (url: string, times: number): Promise<void> => {
    const known = (await client().rateLimit.findMany()).map(({ key }) => key);
    await statusOf(url);
    await client().rateLimit.updateMany({ where: { key: { notIn: known } }, data: { points: times } });
  };

  it('has to wait after 300 readings of a day, and no other one with it', async () => {
    const [busy, other] = [await create(await makeDesk(server)), await create(await makeDesk(server))];
    await readBefore(busy, 299);
    expect(await statusOf(busy)).toBe(200);
    const refused = await read(busy);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await statusOf(other)).toBe(200);
  });
});

describe('the address of an administrator’s calendar', () => {
  const { Inspection, Document, Payment } = CalendarEntryKind;

  it('shows one round and some kinds, with whose dates they are and a link for the office', async () => {
    const [desk, other] = [
      await makeDesk(server, { section: { isRequired: true } }),
      await makeDesk(server, { section: { isRequired: true } }),
    ];
    const projectId = desk.project.id;
    const { session } = desk.jmac;
    const { body } = await createForOffice(session, { projectId, kinds: [Document, Document] });
    expect(body.current).toMatchObject({
      projectId,
      projectName: desk.project.shortName,
      kinds: [Document],
    });
    const text = await textOf(body.url);
    expect(summariesIn(text)).toEqual([expect.stringContaining(`の提出（${desk.corporation.name}）`)]);
    expect(text).toContain(`/admin/mypage/${desk.myPage.id}/section/${desk.section.id}`);
    expect(text).not.toContain(other.corporation.name);
    expect((await server.call('getCalendarAddress', { session })).body.current).toMatchObject({ projectId });
    expect((await server.call('deleteCalendarAddress', { session })).status).toBe(204);
    expect(await statusOf(body.url)).toBe(404);
  });

  it('shows an inspector, as of now, his undertakings and nothing of their money', async () => {
    const desk = await makeDesk(server, { section: { isRequired: true } });
    const far = await makeAdmin(server, 'Inspector', { assignedPrefectures: [47] });
    const { body } = await createForOffice(far.session, {
      projectId: desk.project.id,
      kinds: [Document, Payment, Inspection],
    });
    expect(summariesIn(await textOf(body.url))).toEqual([]);
    await client().adminUser.update({ where: { id: far.id }, data: { assignedPrefectures: [13] } });
    expect(summariesIn(await textOf(body.url))).toHaveLength(1);
    await client().adminUser.update({ where: { id: far.id }, data: { isActive: false } });
    expect(await statusOf(body.url)).toBe(404);
  });

  it('is refused for an unknown round, and for more dates than a program shows', async () => {
    const desk = await makeDesk(server);
    const { session } = desk.jmac;
    expect((await createForOffice(session, { projectId: 2_000_000_000, kinds: [] })).status).toBe(404);
    await client().$executeRaw`
      INSERT INTO section (my_page_id, kind, document_type, title, sequence, is_required, branch_number, due_on, updated_at)
        SELECT ${desk.myPage.id}::int, 6, ${DocumentType.VoucherInvoice}::int, '請求書', 1, TRUE, n || '-1', date '2026-12-01', now()
          FROM generate_series(1, 5001) n`;
    const refused = await createForOffice(session, { projectId: desk.project.id, kinds: [] });
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      expect.stringContaining('公募回か予定の種類を選んで'),
    ]);
    const kinds = [Inspection];
    expect((await createForOffice(session, { projectId: desk.project.id, kinds })).status).toBe(200);
  });
});
