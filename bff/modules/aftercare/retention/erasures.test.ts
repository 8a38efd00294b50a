import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  RetentionErasureOutcome as Outcome,
  ProjectStatus,
  RetentionKeptReason,
  RetentionKeptReasonLabel,
  RetentionKind,
  RetentionErasureStatus as Status,
} from '#bff/generated/contract/enums.ts';
import { sealAuditEntries, verifyAuditChain } from '#bff/modules/trail/audit/auditChain.service.ts';
import { problemOf } from '#bff/platform/database/errors.ts';
import { toDate } from '#bff/platform/database/values.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin, makeApplicant, makeProject } from '#bff/testing/people.ts';
import { at, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { handIn, keepSessions, makeDesk } from '#bff/testing/undertaking.ts';

/* What has been kept long enough is erased when one person has proposed it and another has approved it. */

let server: TestServer;
let proposer: TestSession;
let approver: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  ({ session: proposer } = await makeAdmin(server, 'JMAC', { name: '事務局 花子' }));
  ({ session: approver } = await makeAdmin(server, 'JMAC', { name: '事務局 次郎' }));
});
afterAll(() => server.stop());

const client = () => server.database.client;

/** A round whose call closed long ago. */
const oldRound = () =>
  makeProject(server, {
    fiscalYear: 2018,
    applicationOpensAt: new Date('2018-06-01T00:00:00Z'),
    applicationClosesAt: new Date('2018-06-30T08:00:00Z'),
    completionDeadline: toDate('2019-02-15'),
  });

/** A round with some applications that were withdrawn. */
const makeWithdrawn = async (count = 1) => {
  const { id: projectId } = await oldRound();
  const made = [];
  for (let index = 0; index < count; index += 1)
    made.push(
      await makeApplicant(server, { projectId }, { status: 8, submissionCount: 1, name: `見本食堂${index}` }),
    );
  return { projectId, made, ids: made.map(({ application }) => application.id) };
};

const propose = (
  body: { projectId?: number; kinds?: RetentionKind[]; reason?: string },
  session = proposer,
) => server.call('proposeRetentionErasure', { session, body: { reason: '保存期間の満了のため', ...body } });

const change = (id: number, action: 'approve' | 'cancel', session = approver, ifMatch?: number) =>
  server.call('updateRetentionErasure', { session, path: { id }, body: { action }, ifMatch });

const erasureOf = async (id: number) =>
  (await server.call('getRetentionErasure', { session: proposer, path: { id } })).body;

const recordsOf = async (id: number) =>
  (await server.call('listRetentionErasureRecords', { session: proposer, path: { id } })).body.items;

/** Proposed, approved by somebody else, and done. */
const erase = async (projectId: number) => {
  const { body, status, problem } = await propose({ projectId });
  expect(status, problem?.detail).toBe(201);
  expect((await change(body.id, 'approve')).status).toBe(200);
  await server.runJobs('sendMails', 'eraseRecords');
  return body.id;
};

const countOf = (ids: readonly number[]) => client().application.count({ where: { id: { in: [...ids] } } });

describe('a proposal', () => {
  it('names what is due and nobody holds, and erases none of it', async () => {
    const { projectId, ids } = await makeWithdrawn(3);
    await makeApplicant(server, { projectId });
    const path = { id: `application-${ids[0]}` };
    await server.call('holdRetention', { session: proposer, path, body: { reason: '照会のため' } });
    const kinds = [RetentionKind.ClosedApplication];
    const { body } = await propose({ projectId, kinds });
    expect(body).toMatchObject({
      ...{ status: Status.Proposed, projectId, kinds, recordCount: 2, erasedCount: 0, isOwn: true },
      ...{ proposedByName: '事務局 花子', approvedByName: null },
    });
    expect((await recordsOf(body.id)).map(({ applicationId, name }) => [applicationId, name])).toEqual([
      [ids[1], '見本食堂1'],
      [ids[2], '見本食堂2'],
    ]);
    await server.runJobs('eraseRecords');
    expect(await countOf(ids)).toBe(3);
    await change(body.id, 'cancel');
  });

  it('is one at a time, has a reason and something to erase', async () => {
    const { projectId } = await makeWithdrawn();
    expect((await propose({ projectId, reason: ' ' })).problem.errors?.[0]?.pointer).toBe('/reason');
    const first = await propose({ projectId });
    expect((await propose({ projectId })).status).toBe(409);
    expect((await change(first.body.id, 'cancel', proposer)).body.status).toBe(Status.Stopped);
    const { id: emptyId } = await oldRound();
    const nothing = await propose({ projectId: emptyId });
    expect([nothing.status, nothing.problem.detail]).toEqual([409, expect.stringContaining('ありません')]);
    expect((await propose({ projectId: 999_999 })).status).toBe(404);
  });

  it('is approved by somebody else only, who has seen it as it is', async () => {
    const { projectId, ids } = await makeWithdrawn();
    const { body } = await propose({ projectId });
    const own = await change(body.id, 'approve', proposer);
    expect([own.status, own.problem.detail]).toEqual([409, expect.stringContaining('ほかの事務局の人')]);
    expect((await change(body.id, 'approve', approver, body.version + 1)).status).toBe(412);
    await server.runJobs('eraseRecords');
    expect(await countOf(ids)).toBe(1);
    await change(body.id, 'cancel');
  });

  it('waits at home for those who may approve it, until it is taken back', async () => {
    const waiting = async (session: TestSession) => {
      const { counters } = (await server.call('getAdminHome', { session })).body;
      return counters.find(({ key }) => key === 'erasuresToApprove')?.count;
    };
    const idsFor = async (session: TestSession) => {
      const query = { status: [Status.Proposed], notOwn: true };
      const { items } = (await server.call('listRetentionErasures', { session, query })).body;
      return items.map(({ id }) => id);
    };
    const { projectId } = await makeWithdrawn();
    const { body } = await propose({ projectId });
    expect([await waiting(proposer), await waiting(approver)]).toEqual([undefined, 1]);
    expect([await idsFor(proposer), await idsFor(approver)]).toEqual([[], [body.id]]);
    await change(body.id, 'cancel');
    expect(await waiting(approver)).toBeUndefined();
  });

  it('is JMAC’s alone', async () => {
    for (const role of ['MAFF', 'CS', 'Inspector', 'BackOffice'] as const) {
      const { session } = await makeAdmin(server, role);
      expect((await propose({}, session)).status, role).toBe(403);
      expect((await server.call('listRetentionErasures', { session })).status, role).toBe(403);
    }
  });
});

describe('what was approved', () => {
  it('is gone with its person, and what is left of it has no name', async () => {
    const { projectId, made, ids } = await makeWithdrawn(25);
    const { user } = made[0] ?? expect.fail('nobody');
    await client().mailMessage.create({
      data: {
        ...{ to: user.email, subject: '受付', text: '受け付けました', status: 'Sent', sentAt: server.now() },
        ...{ personKind: 'applicant', personId: user.id },
      },
    });
    const person = { personKind: 'applicant', personId: user.id };
    await client().mailPreference.create({ data: { ...person, topic: 0, delivery: 1 } });
    await client().retentionHold.create({
      data: {
        ...{
          kind: RetentionKind.ClosedApplication,
          subjectId: ids[0] ?? 0,
          reason: '見本 一郎さんの照会のため',
        },
        ...{ untilOn: toDate('2026-11-01'), heldById: (await makeAdmin(server, 'JMAC')).id },
      },
    });
    const id = await erase(projectId);
    expect(await client().mailPreference.count({ where: person })).toBe(0);
    expect(await client().retentionHold.count({ where: { subjectId: ids[0] ?? 0, kind: 1 } })).toBe(0);
    expect(await countOf(ids)).toBe(0);
    expect(await client().applicationUser.count({ where: { projectId } })).toBe(0);
    expect(await client().mailMessage.count({ where: { to: user.email } })).toBe(0);
    const erasure = await erasureOf(id);
    expect(erasure).toMatchObject({
      ...{
        status: Status.Done,
        recordCount: 25,
        erasedCount: 25,
        keptCount: 0,
        approvedByName: '事務局 次郎',
      },
    });
    const records = await recordsOf(id);
    expect(new Set(records.map(({ outcome }) => outcome))).toEqual(new Set([Outcome.Erased]));
    expect(records[0]).toMatchObject({ name: null, applicationId: null, applicationStatus: 8, projectId });
    expect(JSON.stringify(records)).not.toContain('見本食堂');
    const { body: again } = await server.call('listRetentionErasures', { session: approver });
    expect(again.items.find((item) => item.id === id)).toMatchObject({ erasedCount: 25 });
  });

  it('is told by the trail, whose chain goes on', async () => {
    const { projectId, ids } = await makeWithdrawn();
    const id = await erase(projectId);
    const entries = await client().auditEntry.findMany({
      where: { targetKind: 'retentionErasure', targetId: String(id) },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['created', '事務局 花子'],
      ['approve', '事務局 次郎'],
      ['finish', expect.any(String)],
    ]);
    const where = { action: 'deleted', targetKind: 'application', targetId: String(ids[0]) };
    expect(await client().auditEntry.findFirst({ where })).toMatchObject({ after: { erasureId: id } });
    const scope = server.scopes.forSystem('test');
    while ((await sealAuditEntries(scope, server.scopes.storage.auditHead)).next !== null);
    expect((await verifyAuditChain(scope, [])).isIntact).toBe(true);
  });

  it('is kept where it was held meanwhile, or is not due any more', async () => {
    const { projectId, ids } = await makeWithdrawn(3);
    const { body } = await propose({ projectId });
    const path = { id: `application-${ids[0]}` };
    await server.call('holdRetention', { session: proposer, path, body: { reason: '照会のため' } });
    await client().application.update({ where: { id: ids[1] }, data: { decidedAt: server.now() } });
    await change(body.id, 'approve');
    await server.runJobs('eraseRecords');
    expect((await recordsOf(body.id)).map(({ outcome, keptReason }) => [outcome, keptReason])).toEqual([
      [Outcome.Kept, RetentionKeptReason.Held],
      [Outcome.Kept, RetentionKeptReason.NotDue],
      [Outcome.Erased, null],
    ]);
    expect(await erasureOf(body.id)).toMatchObject({ status: Status.Done, erasedCount: 1, keptCount: 2 });
    expect(await countOf(ids)).toBe(2);
  });

  it('is a file for the office’s register: what went without its name, what was kept with its own and why', {
    tags: ['slow'],
  }, async () => {
    const { projectId, ids } = await makeWithdrawn(3);
    const { body } = await propose({ projectId });
    const path = { id: `application-${ids[0]}` };
    await server.call('holdRetention', { session: proposer, path, body: { reason: '照会のため' } });
    await change(body.id, 'approve');
    await server.runJobs('eraseRecords');
    const rowsOf = async (query: { outcome?: Outcome[] }) => {
      const asked = { session: proposer, path: { id: body.id }, query: { format: 'csv' as const, ...query } };
      const { bytes, headers } = await server.call('exportRetentionErasureRecords', asked);
      expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(
        `廃棄の記録_第${body.id}号`,
      );
      return Buffer.from(bytes).toString().trim().split('\r\n').slice(1);
    };
    const [held, ...gone] = await rowsOf({});
    expect(held).toContain('見本食堂0');
    expect(held).toContain(RetentionKeptReasonLabel[RetentionKeptReason.Held]);
    expect(gone).toHaveLength(2);
    for (const row of gone) expect(row).toMatch(/（廃棄済み）.*取下げ.*廃棄済/);
    expect(gone.join()).not.toContain('見本食堂');
    expect(await rowsOf({ outcome: [Outcome.Kept] })).toEqual([held]);
    const where = { action: 'exported', targetKind: 'retentionErasure', targetId: String(body.id) };
    expect(await client().auditEntry.count({ where })).toBe(2);
  });

  it('is kept where another record names it, and the others go', async () => {
    const { projectId, ids } = await makeWithdrawn(3);
    const { id: fileId } = await client().storedFile.create({
      data: {
        ...{ storageKey: `named${ids[1]}`, fileName: '計画.pdf', extension: '.pdf', sizeBytes: 1 },
        ...{
          contentType: 'application/pdf',
          sha256: 'a'.repeat(64),
          scanStatus: 'clean',
          purpose: 'announcement',
        },
        ...{ applicationId: ids[1], uploadedByName: '事務局 花子' },
      },
    });
    await client().announcement.create({
      data: {
        ...{ projectId, title: '様式', body: '様式です', publishFrom: server.now() },
        files: { create: { fileId, sequence: 1 } },
      },
    });
    const id = await erase(projectId);
    expect((await recordsOf(id)).map(({ outcome, keptReason }) => [outcome, keptReason])).toEqual([
      [Outcome.Erased, null],
      [Outcome.Kept, RetentionKeptReason.Named],
      [Outcome.Erased, null],
    ]);
    expect(await countOf(ids)).toBe(1);
  });

  it('stays from the moment on in which somebody stops it', async () => {
    const { projectId, ids } = await makeWithdrawn(2);
    const { body } = await propose({ projectId });
    await change(body.id, 'approve');
    expect((await change(body.id, 'cancel')).body).toMatchObject({ status: Status.Stopped, erasedCount: 0 });
    await server.runJobs('eraseRecords');
    expect(await countOf(ids)).toBe(2);
    expect((await change(body.id, 'approve')).status).toBe(409);
  });
});

const isStored = async (wanted: string): Promise<boolean> => {
  for await (const { key } of server.scopes.storage.list()) if (key === wanted) return true;
  return false;
};

describe('an undertaking', () => {
  it('goes with its application’s papers, its messages and the bytes of its files', {
    tags: ['slow'],
  }, async () => {
    const desk = await makeDesk(server);
    const { fileId } = await handIn(server, desk);
    const { id: mypageId } = desk.myPage;
    const { session } = desk.user;
    const said = await server.call('createUserThread', {
      session,
      body: { mypageID: mypageId, subject: '届きましたか', body: '発注書の件です' },
    });
    expect(said.status).toBe(201);
    await client().project.update({ where: { id: desk.project.id }, data: { fiscalYear: 2015 } });
    const paid = { projectStatus: ProjectStatus.FinishedPayment, paidOn: toDate('2016-04-20') };
    await client().myPage.update({
      where: { id: mypageId },
      data: { ...paid, confirmedAmount: 7_000_000, paidAmount: 7_000_000 },
    });
    const { storageKey } = await client().storedFile.findUniqueOrThrow({ where: { id: fileId } });
    expect(await isStored(storageKey)).toBe(true);
    await keepSessions(server);
    await at(server, '2027-04-02T03:00:00Z', async () => {
      const id = await erase(desk.project.id);
      expect((await recordsOf(id))[0]).toMatchObject({
        ...{
          kind: RetentionKind.Undertaking,
          outcome: Outcome.Erased,
          displayCode: desk.myPage.displayCode,
        },
        ...{ projectStatus: ProjectStatus.FinishedPayment, amount: 7_000_000, fileCount: 1, name: null },
      });
    });
    expect(await client().myPage.count({ where: { id: mypageId } })).toBe(0);
    expect(await client().thread.count({ where: { mypageId } })).toBe(0);
    expect(await client().receipt.count({ where: { sectionId: desk.section.id } })).toBe(0);
    expect(await client().storedFile.count({ where: { id: fileId } })).toBe(0);
    expect(await isStored(storageKey)).toBe(false);
    expect(await client().corporation.count({ where: { id: desk.corporation.id } })).toBe(1);
  });
});

describe('the database', () => {
  it('lets go of what is only added to for an erasure that goes on, and for no other', async () => {
    const desk = await makeDesk(server);
    await handIn(server, desk);
    const erasure = await client().retentionErasure.create({
      data: { kinds: [], reason: '試し', proposedById: desk.jmac.id, proposedAt: server.now() },
    });
    const removing = client().$transaction(async (inner) => {
      await inner.$queryRaw`SELECT set_config('hojo.erasure', ${String(erasure.id)}, TRUE)`;
      await inner.$executeRaw`DELETE FROM section_history WHERE section_id = ${desk.section.id}`;
    });
    const kind = await removing.then(
      () => 'deleted',
      (error: unknown) => problemOf(error)?.kind,
    );
    expect(kind).toBe('appendOnly');
    await change(erasure.id, 'cancel');
  });

  it('keeps what an erasure has written', async () => {
    const { projectId } = await makeWithdrawn();
    const erasureId = await erase(projectId);
    const where = { erasureId };
    const kinds = await Promise.all(
      [
        client().retentionErasureRecord.updateMany({ where, data: { amount: 1 } }),
        client().retentionErasureRecord.deleteMany({ where }),
      ].map((write) => write.catch((error: unknown) => problemOf(error)?.kind)),
    );
    expect(kinds).toEqual(['appendOnly', 'appendOnly']);
  });
});
