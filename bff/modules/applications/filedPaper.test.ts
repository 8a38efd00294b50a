import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  allProgrammes,
  makeCompleteDraft,
  makeSubmitted,
  programmes,
  type TestDraft,
} from '#bff/testing/applications.ts';
import { bareBody, bareWords, factIn, wordsOfPaper } from '#bff/testing/papers/wordsOfPaper.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { readPdf } from '#bff/testing/readPdf.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { FAMILY_LINES } from '#rules/families.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ isOwn: true });
});
afterAll(() => server.stop());

const { business } = programmes;

const paperOf = ({ family, session }: TestDraft) =>
  server.call(`get${FAMILY_LINES[family].title}FiledApplication`, { session });

const fileOf = async ({ family, session }: TestDraft) => {
  const query = { disposition: 'attachment' as const };
  const operation = `download${FAMILY_LINES[family].title}FiledApplication` as const;
  const { status, headers, bytes } = await server.call(operation, { session, query });
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return { bytes: Buffer.from(bytes), ...(await readPdf(bytes)) };
};

describe.each(allProgrammes.map((programme) => [programme.name, programme] as const))(
  'an application as it was handed in: %s',
  (_name, programme) => {
    it('has its receipt, every section with its answers in words, and every file with its SHA-256', async () => {
      const draft = await makeSubmitted(server, programme);
      const { body } = await paperOf(draft);
      expect([body.title, body.date]).toEqual(['応募書類一式', '令和8年11月20日受付']);
      const receipts = await server.database.client.receipt.findMany({
        where: { applicationId: draft.applicationId },
      });
      expect(factIn(body.blocks, '受付番号')).toBe(receipts[0]?.number);
      const words = wordsOfPaper(body.blocks);
      expect(words).toContain(String(programme.answers.name));
      expect(words.join('\n')).not.toMatch(/undefined|null|\[object/);
      const stored = await server.database.client.applicationFile.findMany({
        where: { applicationId: draft.applicationId, removedAt: null },
        include: { file: true },
      });
      expect(stored.length).toBeGreaterThan(0);
      for (const { file } of stored)
        expect(words).toEqual(expect.arrayContaining([file.fileName, file.sha256]));
    });
  },
);

describe('an application as it was handed in', () => {
  it('is the same in its PDF, with the rare letters of names, and the same file each time', {
    tags: ['slow'],
  }, async () => {
    const name = '㍿𠮷田髙﨑食品';
    const draft = await makeCompleteDraft(server, business, { answers: { name } });
    await server.call(draft.operations.updateSelf, { session: draft.session, body: { action: 'submit' } });
    const { body } = await paperOf(draft);
    const { bytes, pages, text, title } = await fileOf(draft);
    expect(title).toBe('応募書類一式');
    expect(text).toContain(name);
    for (const words of wordsOfPaper(body.blocks)) expect(bareBody(pages)).toContain(bareWords(words));
    server.setNow('2026-11-21T01:00:00Z');
    const { session } = await makeAdmin(server, 'CS');
    const call = { session, path: { id: draft.applicationId } };
    const later = await server.call('downloadAdminGeneralFiledApplication', call);
    server.setNow('2026-11-20T01:00:00Z');
    expect(Buffer.from(later.bytes).equals(bytes)).toBe(true);
  });

  it('stays as it was when an answer is corrected later, until it is handed in again', {
    tags: ['slow'],
  }, async () => {
    const draft = await makeSubmitted(server, business);
    const before = (await paperOf(draft)).body;
    const desk = await makeAdmin(server, 'BackOffice');
    await act(server, draft, desk.session, { action: 'startCheck' });
    const item = { reviewCategory: 1, field: 'planTitle', comment: '題名を短くしてください。' };
    const due = { returnItems: [item], returnDueOn: '2026-11-30' };
    await act(server, draft, desk.session, { action: 'return', ...due });
    const send = (change: object) =>
      server.call(draft.operations.updateSelf, { session: draft.session, body: change });
    const planTitle = '短くした題名';
    expect((await send({ planTitle })).status).toBe(200);
    expect((await paperOf(draft)).body).toEqual(before);
    const [asked] = (await server.call(draft.operations.readSelf, { session: draft.session })).body
      .returnItems;
    const answers = [{ returnItemId: asked?.id, kind: 2 }];
    expect((await send({ answers, action: 'resubmit' })).status).toBe(200);
    const after = (await paperOf(draft)).body;
    expect(wordsOfPaper(after.blocks)).toContain(planTitle);
    expect(factIn(after.blocks, '提出の回数')).toBe('第2回の提出');
  });

  it('says so where the answers of then were not kept and have been changed since', async () => {
    const draft = await makeSubmitted(server, business);
    const { pool, client } = server.database;
    await pool.query('ALTER TABLE filed_answers DISABLE TRIGGER filed_answers_no_delete');
    await client.filedAnswers.deleteMany({ where: { receipt: { applicationId: draft.applicationId } } });
    await pool.query('ALTER TABLE filed_answers ENABLE TRIGGER filed_answers_no_delete');
    const words = async () => wordsOfPaper((await paperOf(draft)).body.blocks).join('\n');
    const said = '受け付けた時点の回答の控えが残っていない';
    expect(await words()).not.toContain(said);
    const where = { id: draft.applicationId };
    await client.application.update({ where, data: { planTitle: '後から直した題名' } });
    expect(await words()).toContain(said);
  });

  it('is not there before it is handed in', async () => {
    const draft = await makeCompleteDraft(server, business);
    expect((await paperOf(draft)).problem.code).toBe(1005);
  });

  it('is its applicant’s and the office’s, but not the inspectors’, nor of another family', async () => {
    const draft = await makeSubmitted(server, business);
    const path = { id: draft.applicationId };
    const { session } = await makeAdmin(server, 'CS');
    const office = await server.call('getAdminGeneralFiledApplication', { session, path });
    expect(office.body).toEqual((await paperOf(draft)).body);
    const wrong = await server.call('getAdminNotoFiledApplication', { session, path });
    expect(wrong.problem.code).toBe(1005);
    const inspector = await makeAdmin(server, 'Inspector');
    const call = { session: inspector.session, path };
    expect((await server.call('downloadAdminGeneralFiledApplication', call)).status).toBe(403);
    const other = await makeSubmitted(server, business);
    expect((await paperOf(other)).body).not.toEqual(office.body);
  });
});
