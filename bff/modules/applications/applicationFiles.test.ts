import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_SIGNATURE } from '#bff/platform/files/inspect/threats.ts';
import { bytes, pdf, QUOTATION, uploader } from '#bff/testing/applicationFiles.ts';
import {
  act,
  makeCompleteDraft,
  makeSubmitted,
  programmes,
  type TestDraft,
} from '#bff/testing/applications.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
let backOffice: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  backOffice = (await makeAdmin(server, 'BackOffice')).session;
});
afterAll(() => server.stop());

const { business, goToEat, ingredientR4, ingredientR5, noto, inclusive } = programmes;
const upload = uploader(() => server);

describe.each([
  [business, QUOTATION],
  [ingredientR4, 0],
  [noto, 3],
  [inclusive, 0],
] as const)('a file of an application', (programme, type) => {
  it(`is stored, read back and taken back (${programme.name})`, async () => {
    const draft = await makeCompleteDraft(server, programme);
    const stored = await upload(draft, { type });
    expect(stored.status).toBe(201);
    expect(stored.body).toMatchObject({
      fileName: '見積書_𠮷田.pdf',
      applicationId: draft.applicationId,
      type,
      versionNumber: 1,
      scanStatus: 1,
    });
    const path = { id: stored.body.id };
    const read = await server.call(draft.operations.download, { path, session: draft.session });
    expect(Buffer.from(read.bytes).toString()).toContain('%PDF-1.7');
    expect(read.headers.get('content-disposition')).toContain("filename*=UTF-8''");
    const removed = await server.call(draft.operations.deleteFile, { path, session: draft.session });
    const gone = await server.call(draft.operations.download, { path, session: draft.session });
    expect([removed.status, gone.status]).toEqual([204, 404]);
  });
});

describe('an upload', () => {
  it('takes the document types of its own programme: IngR4 has a list of its own', async () => {
    const r4 = await makeCompleteDraft(server, ingredientR4);
    const r5 = await makeCompleteDraft(server, ingredientR5);
    const lists = async (draft: TestDraft) => {
      const type = draft.programme.definition.documents[0]?.value ?? 0;
      const { body } = await upload(draft, { type, fileName: '様式.pdf' });
      const row = await server.database.client.applicationFile.findUnique({ where: { fileId: body.id } });
      return row?.documentList;
    };
    expect([await lists(r4), await lists(r5)]).toEqual(['IngR4DocumentType', 'DocumentType']);
  });

  it('of a document that the form does not have is refused: the certification is for GoToEat', async () => {
    const draft = await makeCompleteDraft(server, business);
    const known = new Set(business.definition.documents.map(({ value }) => value));
    const type = goToEat.definition.documents.find(({ value }) => !known.has(value))?.value ?? -1;
    const answer = await upload(draft, { type });
    expect(answer.problem.errors?.[0]?.pointer).toBe('/meta/type');
  });

  it('must have an extension of its document: photographs are pictures', async () => {
    const draft = await makeCompleteDraft(server, business);
    const photo = business.definition.documents.find(({ key }) => key === 'ApplicationStorePhoto');
    const answer = await upload(draft, { type: photo?.value ?? -1, fileName: '店舗.pdf' });
    expect([answer.status, answer.problem.code]).toEqual([400, 1003]);
    expect(answer.problem.detail).toContain('拡張子が対象外です');
  });

  it.each([
    ['a program under another name', bytes('MZ\u0090\u0000program'), '見積書.pdf'],
    ['a known threat', new Uint8Array(TEST_SIGNATURE), '見積書.txt'],
    ['nothing', bytes(''), '見積書.pdf'],
    ['a path as its name', pdf(), '../../etc/passwd'],
  ])('is refused when it is %s, and leaves nothing behind', async (_what, content, fileName) => {
    const draft = await makeCompleteDraft(server, business);
    const other = business.definition.documents.find(({ key }) => key === 'ApplicationOther');
    const before = await server.database.client.storedFile.count();
    const answer = await upload(draft, { type: other?.value ?? QUOTATION, content, fileName });
    expect(answer.status).toBe(400);
    expect(await server.database.client.storedFile.count()).toBe(before);
  });

  it('for the application of somebody else is not found', async () => {
    const draft = await makeCompleteDraft(server, business);
    const other = await makeCompleteDraft(server, business);
    const answer = await upload(draft, { type: QUOTATION, applicationId: other.applicationId });
    expect([answer.status, answer.problem.code]).toEqual([404, 1005]);
  });

  it('that replaces a file is its next version; the old one is kept and no longer counts', async () => {
    const draft = await makeCompleteDraft(server, business);
    const first = await upload(draft, { type: QUOTATION });
    const second = await upload(draft, {
      type: QUOTATION,
      content: pdf('2'),
      replacedFileID: first.body.id,
    });
    const own = await server.call('getGeneralApplicationSelf', { session: draft.session });
    const old = await server.call('downloadGeneralApplicationFile', {
      path: { id: first.body.id },
      session: draft.session,
    });
    expect(second.body).toMatchObject({ versionNumber: 2, replacedFileId: first.body.id });
    expect(own.body.files.map(({ id }) => id)).toContain(second.body.id);
    expect(own.body.files.map(({ id }) => id)).not.toContain(first.body.id);
    expect(old.status).toBe(200);
  });

  it('cannot replace a file of somebody else', async () => {
    const draft = await makeCompleteDraft(server, business);
    const other = await makeCompleteDraft(server, business);
    const foreign = await upload(other, { type: QUOTATION });
    const answer = await upload(draft, { type: QUOTATION, replacedFileID: foreign.body.id });
    expect(answer.status).toBe(404);
  });

  it('is over once the application is submitted, and no submitted file is taken back', async () => {
    const draft = await makeCompleteDraft(server, business);
    const stored = await upload(draft, { type: QUOTATION });
    await server.call('updateGeneralApplicationSelf', {
      session: draft.session,
      body: { action: 'submit' },
    });
    const late = await upload(draft, { type: QUOTATION });
    await server.call('updateGeneralApplicationSelf', {
      session: draft.session,
      body: { action: 'pullBack' },
    });
    const removed = await server.call('deleteGeneralApplicationFile', {
      path: { id: stored.body.id },
      session: draft.session,
    });
    expect([late.status, removed.status]).toEqual([409, 409]);
    expect(removed.problem.detail).toContain('差し替え');
  });

  it('of a returned application is taken for the documents that were returned', async () => {
    const draft = await makeSubmitted(server, business);
    const own = await server.call('getGeneralApplicationSelf', { session: draft.session });
    const quotation = own.body.files.find(({ type }) => type === QUOTATION);
    await act(server, draft, backOffice, { action: 'startCheck' });
    await act(server, draft, backOffice, {
      action: 'return',
      returnItems: [{ reviewCategory: 1, fileId: quotation?.id, page: 1, comment: '日付がありません。' }],
      returnDueOn: '2026-11-30',
    });
    const other = await upload(draft, { type: 0 });
    const replaced = await upload(draft, { type: QUOTATION, replacedFileID: quotation?.id });
    const [item] = (await server.call('getGeneralApplicationSelf', { session: draft.session })).body
      .returnItems;
    const answers = [{ returnItemId: item?.id ?? 0, kind: 0, fileIds: [replaced.body.id] }] as const;
    const again = await server.call('updateGeneralApplicationSelf', {
      session: draft.session,
      body: { answers: [...answers], action: 'resubmit' } as never,
    });
    expect([other.status, replaced.status, again.status]).toEqual([409, 201, 200]);
    expect(again.body.returnItems[0]).toMatchObject({
      fileName: '書類6.pdf',
      page: 1,
      answer: { kind: 0, fileIds: [replaced.body.id] },
    });
  });
});
