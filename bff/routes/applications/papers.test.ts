import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf, uploader } from '#bff/testing/applicationFiles.ts';
import {
  act,
  makeCompleteDraft,
  makeSubmitted,
  programmes,
  type TestDraft,
} from '#bff/testing/applications.ts';
import { makeAdmin, makeApplicant } from '#bff/testing/people.ts';
import { readPdf } from '#bff/testing/readPdf.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { ingredientR6, business } = programmes;
const upload = uploader(() => server);

/** 応募申請書（R6補）, 事業実施計画書, 国産原材料調達計画, 経費内訳書. */
const MADE = [85, 86, 87, 89];
const FORM = 85;

const send = (draft: TestDraft, body: object) =>
  server.call(draft.operations.updateSelf, { session: draft.session, body });

const stateOf = async (draft: TestDraft) =>
  (await server.call(draft.operations.readSelf, { session: draft.session })).body;

const bytesOf = async (path: string, header: string, token: string): Promise<Uint8Array> => {
  const answer = await fetch(new URL(path, server.url), { headers: { [header]: token } });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
};

const asApplicant = (draft: TestDraft, path: string) =>
  bytesOf(`/api/application/ingredient${path}`, 'x-application-ingredient-session', draft.session.token);

const shaOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('an application without one upload of a form', () => {
  it('lacks nothing, and is handed in with the forms that its answers fill', async () => {
    const draft = await makeCompleteDraft(server, ingredientR6, { answers: { name: '株式会社𠮷田髙﨑' } });
    const before = await stateOf(draft);
    expect(before.files.filter(({ type }) => MADE.includes(type))).toEqual([]);
    const answer = await send(draft, { action: 'submit' });
    expect(answer.status).toBe(200);
    const made = answer.body.files.filter(({ isMadeFromAnswers }) => isMadeFromAnswers);
    expect(made.map(({ type }) => type)).toEqual(MADE);
    for (const file of made) {
      const bytes = await asApplicant(draft, `/file/${file.id}`);
      const { text, pages } = await readPdf(bytes);
      expect([file.sha256, file.sizeBytes, file.pageCount]).toEqual([
        shaOf(bytes),
        bytes.length,
        pages.length,
      ]);
      expect(file).toMatchObject({ scanStatus: 1, isSubmitted: true, versionNumber: 1 });
      expect(text).toContain('株式会社𠮷田髙﨑');
      expect(text).not.toContain('確認用');
    }
  });

  it('has them in its receipt, each with its checksum', async () => {
    const draft = await makeSubmitted(server, ingredientR6);
    const { files, receipts } = await stateOf(draft);
    const path = { id: receipts[0]?.id ?? '' };
    const receipt = await server.call(draft.operations.receipt, { session: draft.session, path });
    for (const { fileName, sha256 } of files.filter(({ isMadeFromAnswers }) => isMadeFromAnswers)) {
      expect(receipt.body.files).toContainEqual(
        expect.objectContaining({ fileName, sha256, versionNumber: 1 }),
      );
    }
  });

  it('shows them to the office as any other file', async () => {
    const draft = await makeSubmitted(server, ingredientR6);
    const jmac = await makeAdmin(server, 'JMAC');
    const path = { id: draft.applicationId };
    const { body } = await server.call(draft.operations.read, { session: jmac.session, path });
    const form = body.files.find(({ type }) => type === FORM);
    expect(form).toMatchObject({ typeLabel: '応募申請書（R6補）', fileName: '応募申請書（R6補）.pdf' });
    await bytesOf(
      `/api/application/ingredient/file/${form?.id}?disposition=inline`,
      'x-admin-session',
      jmac.session.token,
    );
  });

  it('is handed in on behalf with them too', async () => {
    const draft = await makeCompleteDraft(server, ingredientR6);
    const jmac = await makeAdmin(server, 'JMAC');
    const answer = await act(server, draft, jmac.session, {
      action: 'submit',
      onBehalfReason: '郵送で届いたため',
    });
    expect(answer.status).toBe(200);
    const made = answer.body.files.filter(({ isMadeFromAnswers }) => isMadeFromAnswers);
    expect(made.map(({ type, isOnBehalf }) => [type, isOnBehalf])).toEqual(MADE.map((type) => [type, true]));
  });
});

describe('a form of the applicant’s own', () => {
  it('comes before the one that would be made', async () => {
    const draft = await makeCompleteDraft(server, ingredientR6);
    const own = await upload(draft, { type: FORM, fileName: '申請書.pdf', content: pdf('own') });
    expect(own.status).toBe(201);
    const { body } = await send(draft, { action: 'submit' });
    const forms = body.files.filter(({ type }) => type === FORM);
    expect(forms.map(({ fileName, isMadeFromAnswers }) => [fileName, isMadeFromAnswers])).toEqual([
      ['申請書.pdf', false],
    ]);
  });

  it('takes the place of the one that was made, as its next version', async () => {
    const draft = await makeSubmitted(server, ingredientR6);
    const back = await send(draft, { action: 'pullBack' });
    expect(back.status).toBe(200);
    const own = await upload(draft, { type: FORM, content: pdf('later') });
    expect(own.body).toMatchObject({ versionNumber: 2 });
    const { body } = await send(draft, { action: 'submit' });
    expect(body.files.filter(({ type }) => type === FORM)).toHaveLength(1);
  });
});

describe('handing in again', () => {
  it('makes the next version of what the answers say now; the first one stays on record', async () => {
    const draft = await makeSubmitted(server, ingredientR6);
    const first = (await stateOf(draft)).files.find(({ type }) => type === FORM);
    await send(draft, { action: 'pullBack' });
    const { body } = await send(draft, { name: '株式会社みらい製粉', action: 'submit' });
    const second = body.files.find(({ type }) => type === FORM);
    expect(second).toMatchObject({ versionNumber: 2, replacedFileId: first?.id });
    expect((await readPdf(await asApplicant(draft, `/file/${second?.id}`))).text).toContain('みらい製粉');
    expect((await readPdf(await asApplicant(draft, `/file/${first?.id}`))).text).toContain('みらい食堂');
  });
});

describe('a form before it is handed in', () => {
  const preview = (draft: TestDraft, type: number) =>
    asApplicant(draft, `/self/paper/${type}`).then((bytes) => readPdf(bytes));

  it('can be seen as the answers are now, marked as not handed in, and leaves nothing behind', async () => {
    const draft = await makeCompleteDraft(server, ingredientR6);
    const { text } = await preview(draft, FORM);
    expect(text).toContain('確認用（提出前）');
    expect((await stateOf(draft)).files.some(({ type }) => type === FORM)).toBe(false);
  });

  it('can be seen of a draft in which nothing is answered', async () => {
    const { projectId } = await makeCompleteDraft(server, ingredientR6);
    const { session } = await makeApplicant(server, { projectId, family: 'ingredient' });
    const path = { type: 86 };
    const answer = await server.call('previewIngredientApplicationPaper', { session, path });
    expect(answer.status).toBe(200);
  });

  it('is there for no document that only the applicant can have, and for nobody without a session', async () => {
    const draft = await makeCompleteDraft(server, ingredientR6);
    const quotation = { session: draft.session, path: { type: 6 } };
    const answers = [
      await server.call('previewIngredientApplicationPaper', quotation),
      await server.call('previewIngredientApplicationPaper', { path: { type: FORM } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 401]);
  });

  it('is seen by its applicant alone: others see their own answers, and their own file only', async () => {
    const draft = await makeSubmitted(server, ingredientR6, { answers: { name: '株式会社ひみつ' } });
    const other = await makeCompleteDraft(server, ingredientR6);
    const form = (await stateOf(draft)).files.find(({ type }) => type === FORM);
    const path = { id: form?.id ?? '' };
    const stolen = await server.call(other.operations.download, { session: other.session, path });
    expect(stolen.status).toBe(404);
    expect((await preview(other, FORM)).text).not.toContain('ひみつ');
  });
});

describe('when papers cannot be made', () => {
  it('the submission is refused saying what to do, and leaves nothing but the time of the press', async () => {
    const slow = await startTestServer({ env: { PAPER_MS: '1' } });
    try {
      const draft = await makeCompleteDraft(slow, business);
      const answer = await slow.call(draft.operations.updateSelf, {
        session: draft.session,
        body: { action: 'submit' },
      });
      expect(answer.status).toBe(503);
      expect(answer.problem.detail).toContain('様式のPDFを作成できませんでした');
      const where = { applicationId: draft.applicationId, purpose: 'paper' };
      expect(await slow.database.client.storedFile.count({ where })).toBe(0);
      const row = await slow.database.client.application.findUniqueOrThrow({
        where: { id: draft.applicationId },
      });
      // The press counts for the close all the same.
      expect([row.status, row.submitPressedAt === null]).toEqual([0, false]);
    } finally {
      await slow.stop();
    }
  });

  it('a submission that is refused for another reason leaves no file in the storage', async () => {
    const draft = await makeCompleteDraft(server, ingredientR6);
    const keys = async () => {
      const found: string[] = [];
      for await (const { key } of server.scopes.storage.list()) found.push(key);
      return found.length;
    };
    const before = await keys();
    await server.database.client.applicationUser.update({
      where: { id: draft.applicationUserId },
      data: { emailConfirmedAt: null },
    });
    const answer = await send(draft, { action: 'submit' });
    expect([answer.status, await keys()]).toEqual([409, before]);
  });
});
