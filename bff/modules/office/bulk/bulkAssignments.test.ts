import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentCheckStatus, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { makeCall, makeSubmitted, programmes, type TestDraft } from '#bff/testing/applications.ts';
import { bulkTools, type Tried } from '#bff/testing/bulk/bulkTools.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin, makeSection, makeUndertaking } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

/* Who looks after many applications, undertakings or documents: one person, or several in turn by what they have. */

const { business } = programmes;

let server: TestServer;
let jmac: TestSession;
let first: Awaited<ReturnType<typeof makeAdmin>>;
let second: Awaited<ReturnType<typeof makeAdmin>>;
let projectId: number;

beforeAll(async () => {
  server = await startTestServer();
  jmac = (await makeAdmin(server, 'JMAC')).session;
  first = await makeAdmin(server, 'BackOffice');
  second = await makeAdmin(server, 'BackOffice');
  projectId = (await makeCall(server, business)).id;
});
afterAll(() => server.stop());

const { tryThem, rowsOf, run } = bulkTools(
  () => server,
  () => jmac,
);

const submitted = () => makeSubmitted(server, business, { projectId });

const assigneeOf = async ({ applicationId }: TestDraft) =>
  (await server.database.client.application.findUniqueOrThrow({ where: { id: applicationId } }))
    .assigneeUserId;

describe('applications', () => {
  it('go to whom has the least; who has one among them keeps it', { tags: ['slow'] }, async () => {
    const drafts = [await submitted(), await submitted(), await submitted(), await submitted()];
    const [kept] = drafts as [TestDraft];
    const where = { id: kept.applicationId };
    await server.database.client.application.update({ where, data: { assigneeUserId: first.id } });
    const assigneeAdminUserIds = [first.id, second.id];
    const { body } = await tryThem(
      { kind: 'assignApplications', drafts, assigneeAdminUserIds },
      second.session,
    );
    expect(body.assignees).toEqual([
      { adminUserId: first.id, name: first.name, loadCount: 1, count: 1 },
      { adminUserId: second.id, name: second.name, loadCount: 0, count: 2 },
    ]);
    expect((await rowsOf(body.id)).map(({ outcome }) => outcome)).toEqual([2, 0, 0, 0]);
    await run(body.id);
    expect(await Promise.all(drafts.map(assigneeOf))).toEqual([first.id, second.id, first.id, second.id]);
  });

  it('go back to whom they had before, but not from somebody else who was put in charge since', {
    tags: ['slow'],
  }, async () => {
    const [own, others] = [await submitted(), await submitted()];
    const assigneeAdminUserIds = [first.id];
    const { body } = await tryThem({
      kind: 'assignApplications',
      drafts: [own, others],
      assigneeAdminUserIds,
    });
    await run(body.id);
    const where = { id: others.applicationId };
    await server.database.client.application.update({ where, data: { assigneeUserId: second.id } });
    const undone = await run(body.id, { action: 'undo', reason: '担当の取り違えのため' });
    expect(undone.counts).toMatchObject({ done: 1, undone: 1 });
    expect([await assigneeOf(own), await assigneeOf(others)]).toEqual([null, second.id]);
  });

  it('are all that match the conditions of the list, also beyond its page', { tags: ['slow'] }, async () => {
    const round = (await makeCall(server, business)).id;
    await makeSubmitted(server, business, { projectId: round });
    await makeSubmitted(server, business, { projectId: round });
    const search = (words: string) => ({ by: 'search' as const, search: words });
    const ask = (words: string) =>
      tryThem({
        kind: 'assignApplications',
        selection: search(words),
        assigneeAdminUserIds: [first.id],
      });
    const { body } = await ask(`project_id=${round}&status=1&sort=-name&show=rank`);
    expect([body.counts.able, body.selection.by]).toEqual([2, 'search']);
    const refused = await Promise.all([
      ask('status=99'),
      ask('colour=red'),
      ask(`project_id=${round}&status=8`),
    ]);
    expect(refused.map(({ status, problem }) => [status, problem.errors?.[0]?.pointer])).toEqual([
      [400, '/search'],
      [400, '/search'],
      [400, '/selection/search'],
    ]);
  });

  it('are not given to somebody who is not in charge of desk work', async () => {
    const inspector = await makeAdmin(server, 'Inspector');
    const { status, problem } = await tryThem({
      kind: 'assignApplications',
      drafts: [await submitted()],
      assigneeAdminUserIds: [inspector.id],
    });
    expect([status, problem.errors?.[0]?.pointer]).toEqual([400, '/assigneeAdminUserIds']);
  });
});

describe('undertakings', () => {
  it('are given by JMAC alone, and the list of applications has none of them', async () => {
    const { myPage } = await makeUndertaking(server);
    const asked = {
      kind: 'assignMyPages' as const,
      list: 'myPages' as const,
      selection: { by: 'ids' as const, ids: [myPage.id] },
      assigneeAdminUserIds: [second.id],
    };
    expect((await tryThem(asked, first.session)).status).toBe(403);
    expect((await tryThem({ ...asked, list: 'generalApplications' })).status).toBe(400);
    const { body } = await tryThem(asked);
    expect((await run(body.id)).counts.done).toBe(1);
    const row = await server.database.client.myPage.findUniqueOrThrow({ where: { id: myPage.id } });
    expect(row.assigneeUserId).toBe(second.id);
  });
});

describe('documents', () => {
  const status = DocumentCheckStatus.Confirming;

  /** A document that waits to be checked, of an undertaking that somebody looks after. */
  const waiting = async (ofMyPage: number | null, data: object = {}, myPage: object = {}) => {
    const made = await makeUndertaking(server, { myPage: { assigneeUserId: ofMyPage, ...myPage } });
    const section = await makeSection(server, made.myPage.id, { status, submittedAt: new Date(), ...data });
    return { id: section.id, projectId: made.project.id };
  };
  const newClerks = async () =>
    [await makeAdmin(server, 'BackOffice'), await makeAdmin(server, 'BackOffice')] as const;
  const assignedTo = async (id: number) =>
    (await server.database.client.section.findUniqueOrThrow({ where: { id } })).assigneeUserId;
  const asked = (ids: readonly number[], assigneeAdminUserIds: number[]): Tried => ({
    kind: 'assignSections',
    list: 'myPages',
    selection: { by: 'ids', ids: [...ids] },
    assigneeAdminUserIds,
  });

  it('go to whom the fewest wait for; who has one of them keeps it, and what is settled stays', {
    tags: ['slow'],
  }, async () => {
    const [busy, free] = await newClerks();
    await waiting(busy.id);
    await waiting(busy.id);
    const given = await waiting(null, { assigneeUserId: free.id });
    const both = [await waiting(null), await waiting(first.id)];
    const settled = await waiting(null, {}, { projectStatus: ProjectStatus.Canceled, cancelReason: '中止' });
    const ids = [given, ...both, settled].map(({ id }) => id);
    const { body } = await tryThem(asked(ids, [busy.id, free.id]), second.session);
    expect(body.assignees).toEqual([
      { adminUserId: busy.id, name: busy.name, loadCount: 2, count: 1 },
      { adminUserId: free.id, name: free.name, loadCount: 1, count: 1 },
    ]);
    const rows = await rowsOf(body.id);
    expect(rows.map(({ reasonCode, assigneeName }) => [reasonCode, assigneeName])).toEqual([
      ['already', null],
      [null, free.name],
      [null, busy.name],
      ['status', null],
    ]);
    expect(await assignedTo(both[0]?.id ?? 0)).toBeNull();
    expect((await run(body.id)).counts).toMatchObject({ done: 2, unable: 1, unchanged: 1 });
    expect(await Promise.all(both.map(({ id }) => assignedTo(id)))).toEqual([free.id, busy.id]);
  });

  it('that nobody was given are shared with who looks after their undertakings, until both have as many', async () => {
    const [owner, helper] = await newClerks();
    const four = [];
    for (let number = 0; number < 4; number += 1) four.push((await waiting(owner.id)).id);
    const { body } = await tryThem(asked(four, [owner.id, helper.id]));
    expect(body.assignees.map(({ loadCount, count }) => [loadCount, count])).toEqual([
      [4, 0],
      [0, 2],
    ]);
    await run(body.id);
    expect(await Promise.all(four.map(assignedTo))).toEqual([helper.id, helper.id, null, null]);
  });

  it('go back to whom they had before, but not from somebody else who was put in charge since', async () => {
    const [own, others] = [await waiting(null, { assigneeUserId: first.id }), await waiting(null)];
    const { body } = await tryThem(asked([own.id, others.id], [second.id]));
    await run(body.id);
    const data = { assigneeUserId: first.id };
    await server.database.client.section.update({
      where: { id: others.id },
      data: { ...data, version: { increment: 1 } },
    });
    const undone = await run(body.id, { action: 'undo', reason: '担当の取り違えのため' });
    expect(undone.counts).toMatchObject({ done: 1, undone: 1 });
    expect([await assignedTo(own.id), await assignedTo(others.id)]).toEqual([first.id, first.id]);
  });

  it('are all that match the conditions of the list of documents, and not given by who checks none', async () => {
    const { id, projectId } = await waiting(null);
    const selection = { by: 'search' as const, search: `list=sections&status=1&project_id=${projectId}` };
    const ofSearch = { ...asked([], [first.id]), selection };
    const ministry = await makeAdmin(server, 'MAFF');
    expect((await tryThem(ofSearch, ministry.session)).status).toBe(403);
    const { body } = await tryThem(ofSearch);
    expect(body.counts).toMatchObject({ total: 1, able: 1 });
    await run(body.id);
    expect(await assignedTo(id)).toBe(first.id);
    const found = await server.call('listSections', {
      session: jmac,
      query: { status: [1], project_id: projectId, assigneeAdminUserId: first.id },
    });
    expect(found.body.items.map((row) => row.id)).toEqual([id]);
  });
});
