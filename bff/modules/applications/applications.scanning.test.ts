import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeCompleteDraft, programmes, type TestDraft } from '#bff/testing/applications.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

/* Whoever presses a moment after his last file: the press waits for the scanner, as long as an answer can. */

/** Longer than anybody waits for an answer. */
const FOREVER_MS = 600_000;

const start = (submitWaitMs: number) =>
  startTestServer({ env: { SUBMIT_SCAN_WAIT_MS: String(submitWaitMs) } });

let patient: TestServer;
let hasty: TestServer;
beforeAll(async () => {
  [patient, hasty] = await Promise.all([start(FOREVER_MS), start(1)]);
});
afterAll(() => Promise.all([patient.stop(), hasty.stop()]));

const { business, noto } = programmes;

/** The first file of an application, as the scanner says. */
const say = async (server: TestServer, { applicationId }: TestDraft, scanStatus: string): Promise<void> => {
  const where = { applicationId };
  const file = await server.database.client.storedFile.findFirstOrThrow({ where, orderBy: { id: 'asc' } });
  const data = { scanStatus, fileName: '計画書（最終）.pdf' };
  await server.database.client.storedFile.update({ where: { id: file.id }, data });
};

const send = (server: TestServer, draft: TestDraft, body: object) =>
  server.call(draft.operations.updateSelf, { session: draft.session, body });

const press = (server: TestServer, draft: TestDraft) => send(server, draft, { action: 'submit' });

/** Until the press is noted, which comes before it waits. @returns the application as it is then */
const untilPressed = (server: TestServer, { applicationId }: TestDraft) =>
  vi.waitFor(
    async () => {
      const where = { id: applicationId };
      const row = await server.database.client.application.findUniqueOrThrow({ where });
      expect(row.submitPressedAt).not.toBeNull();
      return row;
    },
    { timeout: 60_000, interval: 50 },
  );

describe('a submission whose file is still looked at', () => {
  it('is answered when the scanner has seen it, and counts from its press', { tags: ['slow'] }, async () => {
    const draft = await makeCompleteDraft(patient, noto);
    await say(patient, draft, 'pending');
    const answering = press(patient, draft);
    expect((await untilPressed(patient, draft)).status).toBe(0);
    await say(patient, draft, 'clean');
    const answer = await answering;
    expect([answer.status, answer.body.status]).toEqual([200, 1]);
    const { client } = patient.database;
    expect(await client.receipt.count({ where: { applicationId: draft.applicationId } })).toBe(1);
  });

  it('is refused when the scanner stops it meanwhile', { tags: ['slow'] }, async () => {
    const draft = await makeCompleteDraft(patient, noto);
    await say(patient, draft, 'pending');
    const answering = press(patient, draft);
    await untilPressed(patient, draft);
    await say(patient, draft, 'infected');
    const answer = await answering;
    expect(answer.problem.errors?.map(({ message }) => message)).toEqual([
      expect.stringContaining('「計画書（最終）.pdf」は安全の確認で止まりました'),
    ]);
  });

  it('is told at once what else is missing', async () => {
    const draft = await makeCompleteDraft(patient, business);
    expect((await send(patient, draft, { planTitle: null })).status).toBe(200);
    await say(patient, draft, 'pending');
    const answer = await press(patient, draft);
    expect(answer.problem.errors?.map(({ pointer }) => pointer)).toEqual([
      '/planTitle',
      expect.stringMatching(/^\/files\//),
    ]);
  });

  it('is told at once that it is too late', async () => {
    const draft = await makeCompleteDraft(patient, noto);
    await say(patient, draft, 'pending');
    const { projectId } = await patient.database.client.application.findUniqueOrThrow({
      where: { id: draft.applicationId },
    });
    const [applicationOpensAt, applicationClosesAt] = [new Date('2025-12-01'), new Date('2026-01-01')];
    const data = { applicationOpensAt, applicationClosesAt, submitGraceMinutes: 0 };
    await patient.database.client.project.update({ where: { id: projectId }, data });
    expect((await press(patient, draft)).status).toBe(409);
  });

  it('is told at once that somebody changed it meanwhile', async () => {
    const draft = await makeCompleteDraft(patient, noto);
    await say(patient, draft, 'pending');
    const call = { session: draft.session, body: { action: 'submit' as const }, ifMatch: 999 };
    expect((await patient.call(draft.operations.updateSelf, call)).status).toBe(412);
  });

  it('names the file when the scanner takes longer than an answer can wait', { tags: ['slow'] }, async () => {
    const draft = await makeCompleteDraft(hasty, noto);
    await say(hasty, draft, 'pending');
    const answer = await press(hasty, draft);
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.map(({ message }) => message)).toEqual([
      expect.stringContaining('「計画書（最終）.pdf」の安全の確認が終わっていません'),
    ]);
  });
});
