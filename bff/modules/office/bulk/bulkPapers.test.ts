import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaperKind, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { pathsIn } from '#bff/testing/archives.ts';
import { bulkTools } from '#bff/testing/bulk/bulkTools.ts';
import type { TestSession } from '#bff/testing/client.ts';
import {
  makeAdmin,
  makeCorporation,
  makeCorporationUser,
  makeMyPage,
  makeProject,
} from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

/* Many letters at once: each with its number, printed and told once, whatever happens in between. */

let server: TestServer;
let jmac: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  jmac = (await makeAdmin(server, 'JMAC')).session;
});
afterAll(() => server.stop());

const { rowsOf, run, press, tryThem } = bulkTools(
  () => server,
  () => jmac,
);

const { GrantDecision } = PaperKind;
const ungranted = { grantAmount: null, grantDecisionOn: null };
const granted = { grantAmount: 7_500_000, grantDecisionOn: toDate('2026-11-18') };

/** So many undertakings of one round. */
const makeRound = async (...pages: readonly object[]) => {
  const project = await makeProject(server);
  const made = [];
  for (const data of pages) {
    const corporation = await makeCorporation(server);
    const belonging = { projectId: project.id, corporationId: corporation.id };
    const user = await makeCorporationUser(server, belonging, { isPrimary: true });
    made.push({ corporation, user, myPage: await makeMyPage(server, belonging, data) });
  }
  return { project, made, ids: made.map(({ myPage }) => myPage.id) };
};

const tryPapers = (ids: readonly number[], paper: object = { kind: GrantDecision }, by = jmac) =>
  tryThem(
    { kind: 'issuePapers', list: 'myPages', selection: { by: 'ids', ids: [...ids] }, paper: paper as never },
    by,
  );

const numbersOf = async (projectId: number) => {
  const papers = await server.database.client.issuedPaper.findMany({
    where: { projectId },
    orderBy: { sequence: 'asc' },
  });
  return papers.map(({ number, fileId }) => [number, fileId !== null]);
};

describe('letters to many businesses', () => {
  it('are tried for each: who gets one, and why not the others; nothing is issued', async () => {
    const { project, ids } = await makeRound(granted, ungranted, {
      ...granted,
      projectStatus: ProjectStatus.Canceled,
      cancelReason: '廃業',
    });
    const { status, body } = await tryPapers(ids);
    expect([status, body.counts, body.mailCount]).toMatchObject([201, { able: 1, unable: 2 }, 1]);
    expect((await rowsOf(body.id)).map(({ message }) => message)).toEqual([
      '発行できます',
      '交付決定額、交付決定日が登録されていません。登録してから発行してください。',
      '中止・廃止または不交付となった事業には発行できません。',
    ]);
    expect(await numbersOf(project.id)).toEqual([]);
  });

  it('are numbered without a gap, printed, and told once to each', { tags: ['slow'] }, async () => {
    const { project, made, ids } = await makeRound(granted, granted, granted, granted, granted, granted);
    const { body } = await tryPapers(ids);
    const before = server.mails.length;
    expect((await run(body.id)).counts).toMatchObject({ done: 6, failed: 0 });
    await server.runJobs('makeIssuedPapers', 'sendMails');
    expect(await numbersOf(project.id)).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => [`交第${number}号`, true]),
    );
    const told = server.mails.slice(before).map(({ to }) => to);
    expect(told.toSorted()).toEqual(made.map(({ user }) => user.email).toSorted());
    const again = await tryPapers(ids);
    expect(again.body.counts).toMatchObject({ able: 0, unchanged: 6 });
  });

  it('go only to whom they may go when they are issued', async () => {
    const { project, ids } = await makeRound(granted, granted);
    const { body } = await tryPapers(ids);
    const paper = { mypageID: ids[0] ?? 0, kind: GrantDecision };
    await server.call('issuePaper', { session: jmac, body: paper });
    const done = await run(body.id);
    expect(done.counts).toMatchObject({ done: 1, failed: 1 });
    expect((await rowsOf(body.id))[0]?.message).toContain('交第1号を発行済み');
    expect((await numbersOf(project.id)).map(([number]) => number)).toEqual(['交第1号', '交第2号']);
  });

  it('cannot be taken back, are JMAC’s, and bear no day to come', async () => {
    const { ids } = await makeRound(granted);
    const { body } = await tryPapers(ids);
    await run(body.id);
    expect((await press(body.id, { action: 'undo', reason: '誤り' })).status).toBe(409);
    const { session } = await makeAdmin(server, 'BackOffice');
    expect((await tryPapers(ids, undefined, session)).status).toBe(403);
    const early = await tryPapers(ids, { kind: GrantDecision, issuedOn: '2026-11-21' });
    expect([early.status, early.problem.errors?.[0]?.pointer]).toEqual([400, '/paper/issuedOn']);
    const without = await tryThem({ kind: 'issuePapers', list: 'myPages', selection: { by: 'ids', ids } });
    expect([without.status, without.problem.errors?.[0]?.pointer]).toEqual([400, '/paper']);
  });

  it('are saved as one zip with Japanese names', { tags: ['slow'] }, async () => {
    const { project, made, ids } = await makeRound(granted, granted);
    await run((await tryPapers(ids)).body.id);
    await server.runJobs('makeIssuedPapers', 'sendMails');
    const query = { project_id: project.id };
    const papers = await server.database.client.issuedPaper.findMany({ where: { projectId: project.id } });
    const numberOf = (id: number) => papers.find(({ mypageId }) => mypageId === id)?.number;
    const { bytes } = await server.call('exportIssuedPaperFiles', { session: jmac, query });
    expect((await pathsIn(bytes)).toSorted()).toEqual(
      made
        .map(
          ({ myPage, corporation }) =>
            `${myPage.displayCode}_${corporation.name}_${numberOf(myPage.id)}_交付決定通知書.pdf`,
        )
        .toSorted(),
    );
    const none = await server.call('exportIssuedPaperFiles', {
      session: jmac,
      query: { ...query, kind: [0] },
    });
    expect(none.status).toBe(400);
  });
});
