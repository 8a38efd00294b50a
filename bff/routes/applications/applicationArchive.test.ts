import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ExportRunStatus } from '#bff/generated/contract/enums.ts';
import { pdf, QUOTATION, uploader } from '#bff/testing/applicationFiles.ts';
import { makeCall, makeCompleteDraft, makeSubmitted, programmes } from '#bff/testing/applications.ts';
import { listedIn, pathsIn } from '#bff/testing/archives.ts';
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

describe('the files of the applications of a list as one zip', () => {
  it('lie in a folder 応募コード_応募者名 for each, named by document, version and their own name', async () => {
    const call = await makeCall(server, business);
    const sent = await makeSent(call.id, '株式会社𠮷野/食堂');
    const { bytes } = await save({ project_id: call.id });
    const paths = await pathsIn(bytes);
    const own = await server.call('getGeneralApplicationSelf', { session: sent.session });
    expect(paths).toEqual([
      `${own.body.displayCode}_株式会社𠮷野_食堂/${own.body.files[0]?.typeLabel}_第1版_見積書_𠮷田.pdf`,
    ]);
    expect(await listedIn(bytes, 'zipの中の名前')).toEqual([paths]);
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

  it('are those of marked rows, of one family, and not for inspectors', async () => {
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

  it('are ordered like a list: made by the job and counted by applications', async () => {
    const call = await makeCall(server, business);
    await makeSent(call.id);
    const body = { operation: 'exportGeneralApplicationFiles', search: `project_id=${call.id}` };
    const order = await server.call('createExportRun', { session: jmac, body });
    await server.runJobs();
    const { items } = (await server.call('listExportRuns', { session: jmac })).body;
    const facts = { status: ExportRunStatus.Made, doneCount: 1, totalCount: 1 };
    expect(items.find(({ id }) => id === order.body.id)).toMatchObject(facts);
  });
});
