import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PaperFailedError } from '#bff/core/paper.ts';
import { ExportRunStatus } from '#bff/generated/contract/enums.ts';
import { pdf, QUOTATION, uploader } from '#bff/testing/applicationFiles.ts';
import { makeCall, makeCompleteDraft, makeSubmitted, programmes } from '#bff/testing/applications.ts';
import { filesIn, listedIn, pathsIn } from '#bff/testing/archives.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
let jmac: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  jmac = (await makeAdmin(server, 'JMAC')).session;
});
afterAll(() => server.stop());

const { business } = programmes;
const upload = uploader(() => server);

const save = (query: object, session = jmac) =>
  server.call('exportGeneralApplicationFiles', { session, query });

/** Samples have rows of files without any bytes: they go. */
const withoutSamples = async <Draft extends { applicationId: number }>(draft: Draft): Promise<Draft> => {
  const where = { applicationFile: { applicationId: draft.applicationId } };
  await server.database.client.storedFile.updateMany({ where, data: { deletedAt: TEST_NOW } });
  return draft;
};

const makeDraft = async () => withoutSamples(await makeCompleteDraft(server, business));

/** One that was handed in with one quotation. */
const makeSent = async (projectId: number, name = '海風食堂') => {
  const sent = await withoutSamples(await makeSubmitted(server, business, { projectId, answers: { name } }));
  const { body } = await upload(await makeDraft(), { type: QUOTATION });
  const data = { applicationId: sent.applicationId };
  await server.database.client.applicationFile.update({ where: { fileId: body.id }, data });
  return sent;
};

const receiptOf = async ({ applicationId }: { readonly applicationId: number }) => {
  const where = { applicationId };
  return (await server.database.client.receipt.findFirstOrThrow({ where })).number;
};

describe('the files of the applications of a list as one zip', () => {
  it('lie in a folder 応募コード_応募者名 for each, named by document, version and their own name', {
    tags: ['slow'],
  }, async () => {
    const call = await makeCall(server, business);
    const sent = await makeSent(call.id, '株式会社𠮷野/食堂');
    const { bytes } = await save({ project_id: call.id });
    const paths = await pathsIn(bytes);
    const own = await server.call('getGeneralApplicationSelf', { session: sent.session });
    const folder = `${own.body.displayCode}_株式会社𠮷野_食堂`;
    expect(paths).toEqual([
      `${folder}/応募書類一式_${await receiptOf(sent)}.pdf`,
      `${folder}/${own.body.files[0]?.typeLabel}_第1版_見積書_𠮷田.pdf`,
    ]);
    expect((await listedIn(bytes, 'zipの中の名前')).flat()).toEqual(paths);
  });

  it('lie in a folder 作成中 with its number while an application has no code', async () => {
    const draft = await makeDraft();
    await upload(draft, { type: QUOTATION });
    const { bytes } = await save({ id: [draft.applicationId] });
    expect((await pathsIn(bytes))[0]).toMatch(new RegExp(`^作成中${draft.applicationId}_`));
  });

  it('have both versions of one that was replaced, and name what is still scanned without holding it', async () => {
    const draft = await makeDraft();
    const first = await upload(draft, { type: QUOTATION, fileName: '旧.pdf' });
    await upload(draft, {
      type: QUOTATION,
      fileName: '新.pdf',
      content: pdf('2'),
      replacedFileID: first.body.id,
    });
    const waiting = await upload(draft, { type: QUOTATION, fileName: '検査中.pdf', content: pdf('3') });
    const where = { id: waiting.body.id };
    await server.database.client.storedFile.update({ where, data: { scanStatus: 'pending' } });
    const { bytes } = await save({ id: [draft.applicationId] });
    const names = (await pathsIn(bytes)).map((path) => path.split('/')[1] ?? '');
    expect(names).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/_第1版_差替え前_旧\.pdf$/),
        expect.stringMatching(/_第2版_新\.pdf$/),
      ]),
    );
    const listed = await listedIn(bytes, '元のファイル名', 'zipの中の名前', 'ウイルスの検査');
    expect(listed).toContainEqual(['検査中.pdf', '', '検査中のため、入っていません']);
  });

  it('are those of marked rows, of one family, and not for inspectors', { tags: ['slow'] }, async () => {
    const call = await makeCall(server, business);
    const one = await makeSent(call.id);
    const other = await makeSent(call.id);
    const codes = async (query: object) =>
      new Set((await listedIn((await save(query)).bytes, '応募コード')).flat()).size;
    expect(await codes({ project_id: call.id })).toBe(2);
    expect(await codes({ id: [one.applicationId, other.applicationId] })).toBe(2);
    expect(await codes({ id: [other.applicationId] })).toBe(1);
    const noto = await server.call('exportNotoApplicationFiles', {
      session: jmac,
      query: { id: [one.applicationId] },
    });
    expect(noto.problem.detail).toContain('選んだ応募にありません');
    const inspector = (await makeAdmin(server, 'Inspector')).session;
    expect((await save({ id: [one.applicationId] }, inspector)).status).toBe(403);
  });

  it('begin with the paper of what was handed in, as the office saves it, and list it with its SHA-256', {
    tags: ['slow'],
  }, async () => {
    const call = await makeCall(server, business);
    const first = await makeSent(call.id, '一番食堂');
    await makeSent(call.id, '二番食堂');
    const { bytes } = await save({ project_id: call.id });
    const files = await filesIn(bytes);
    const paths = await pathsIn(bytes);
    expect(paths.map((path) => /\/応募書類一式_/.test(path))).toEqual([true, false, true, false]);
    const paper = files.get(paths[0] ?? '') ?? Buffer.alloc(0);
    const path = { id: first.applicationId };
    const own = await server.call('downloadAdminGeneralFiledApplication', { session: jmac, path });
    expect(paper.equals(Buffer.from(own.bytes))).toBe(true);
    const sha256 = createHash('sha256').update(paper).digest('hex');
    const columns = ['書類', '版', 'ウイルスの検査', 'zipの中の名前', '大きさ（バイト）', 'SHA-256'];
    expect((await listedIn(bytes, ...columns))[0]).toEqual([
      ...['応募書類一式', '1', '提出された内容から作成', paths[0], String(paper.length), sha256],
    ]);
  });

  it('are the paper alone where nothing else is clean, and nothing for a draft without files', {
    tags: ['slow'],
  }, async () => {
    const call = await makeCall(server, business);
    const sent = await withoutSamples(await makeSubmitted(server, business, { projectId: call.id }));
    expect(await pathsIn((await save({ id: [sent.applicationId] })).bytes)).toEqual([
      expect.stringMatching(/\/応募書類一式_R-[^/]+\.pdf$/),
    ]);
    const draft = await makeDraft();
    expect((await save({ id: [draft.applicationId] })).problem.detail).toContain('選んだ応募にありません');
  });

  it('lack a paper that cannot be printed, which the list says: the others do not wait for it', async () => {
    const call = await makeCall(server, business);
    await makeSent(call.id);
    const print = () => Promise.reject(new PaperFailedError('too slow'));
    const printing = vi.spyOn(server.scopes.printer, 'of').mockReturnValue({ print });
    const { bytes } = await save({ project_id: call.id });
    printing.mockRestore();
    expect((await pathsIn(bytes)).map((path) => path.includes('応募書類一式'))).toEqual([false]);
    expect((await listedIn(bytes, '書類', 'zipの中の名前', 'ウイルスの検査'))[0]).toEqual([
      ...['応募書類一式', '', 'PDFを作成できなかったため、入っていません。応募の画面から保存してください'],
    ]);
  });

  it('are ordered like a list: made by the job and counted by applications', { tags: ['slow'] }, async () => {
    const call = await makeCall(server, business);
    await makeSent(call.id);
    const body = { operation: 'exportGeneralApplicationFiles', search: `project_id=${call.id}` };
    const order = await server.call('createExportRun', { session: jmac, body });
    await server.runJobs('makePapers', 'makeExports');
    const { items } = (await server.call('listExportRuns', { session: jmac })).body;
    const facts = { status: ExportRunStatus.Made, doneCount: 1, totalCount: 1 };
    expect(items.find(({ id }) => id === order.body.id)).toMatchObject(facts);
  });
});
