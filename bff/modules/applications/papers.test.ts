import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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
import { papersAtOnce, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { makePapers } from './papers/makePapers.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(papersAtOnce);
});
afterAll(() => server.stop());

const { ingredientR6 } = programmes;
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
  it('lacks nothing, and is handed in with the forms that its answers fill', { tags: ['slow'] }, async () => {
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

  it('has them in its receipt, each with its checksum', { tags: ['slow'] }, async () => {
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

  it('shows them to the office as any other file', { tags: ['slow'] }, async () => {
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

  it('is handed in on behalf with them too', { tags: ['slow'] }, async () => {
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
  it('comes before the one that would be made', { tags: ['slow'] }, async () => {
    const draft = await makeCompleteDraft(server, ingredientR6);
    const own = await upload(draft, { type: FORM, fileName: '申請書.pdf', content: pdf('own') });
    expect(own.status).toBe(201);
    const { body } = await send(draft, { action: 'submit' });
    const forms = body.files.filter(({ type }) => type === FORM);
    expect(forms.map(({ fileName, isMadeFromAnswers }) => [fileName, isMadeFromAnswers])).toEqual([
      ['申請書.pdf', false],
    ]);
  });

  it('takes the place of the one that was made, as its next version', { tags: ['slow'] }, async () => {
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
  it('makes the next version of what the answers say now; the first one stays on record', {
    tags: ['slow'],
  }, async () => {
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

  it('can be seen as the answers are now, marked as not handed in, and leaves nothing behind', {
    tags: ['slow'],
  }, async () => {
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

describe('when papers cannot be made while the applicant waits', () => {
  /** As on a day on which everybody hands in: nobody waits. */
  const submitWithoutWaiting = async (now: TestServer) => {
    const draft = await makeCompleteDraft(now, ingredientR6, { answers: { name: '株式会社いそぎ' } });
    const call = { session: draft.session, body: { action: 'submit' as const } };
    const answer = await now.call(draft.operations.updateSelf, call);
    return { draft, answer };
  };

  const receiptOf = async (now: TestServer, draft: TestDraft) => {
    const { body } = await now.call(draft.operations.readSelf, { session: draft.session });
    const path = { id: body.receipts[0]?.id ?? '' };
    return (await now.call(draft.operations.receipt, { session: draft.session, path })).body;
  };

  let busy: TestServer;
  beforeAll(async () => {
    busy = await startTestServer({ env: { PAPER_WAIT_MS: '1' } });
  });
  afterAll(() => busy.stop());

  it('the submission is accepted all the same, and says which papers follow', async () => {
    const { draft, answer } = await submitWithoutWaiting(busy);
    expect([answer.status, answer.body.status]).toEqual([200, 1]);
    expect(answer.body.displayCode).not.toBeNull();
    const labels = ['応募申請書（R6補）', '事業実施計画書', '国産原材料調達計画', '経費内訳書'];
    expect(answer.body.papersInMaking).toEqual(expect.arrayContaining(labels.slice(0, 1)));
    expect(answer.body.papersInMaking).toHaveLength(MADE.length);
    const receipt = await receiptOf(busy, draft);
    expect(receipt.papersInMaking).toEqual(answer.body.papersInMaking);
    expect(receipt.files.length).toBeGreaterThan(0);
  });

  it('where nobody is to wait none of them is begun', { tags: ['slow'] }, async () => {
    const hurried = await startTestServer({ env: { PAPER_WAIT_MS: '0' } });
    const print = vi.fn();
    vi.spyOn(hurried.scopes.printer, 'of').mockReturnValue({ print });
    const { answer } = await submitWithoutWaiting(hurried);
    expect([answer.status, answer.body.papersInMaking?.length]).toEqual([200, MADE.length]);
    expect(print).not.toHaveBeenCalled();
    await hurried.stop();
  });

  it('a job makes them of what was handed in, and the receipt lists them with their checksums', {
    tags: ['slow'],
  }, async () => {
    const { draft } = await submitWithoutWaiting(busy);
    await busy.runJobs('makePapers');
    const { body } = await busy.call(draft.operations.readSelf, { session: draft.session });
    expect(body.papersInMaking).toBeUndefined();
    const made = body.files.filter(({ isMadeFromAnswers }) => isMadeFromAnswers);
    expect(made.map(({ type, isSubmitted }) => [type, isSubmitted])).toEqual(
      MADE.map((type) => [type, true]),
    );
    const receipt = await receiptOf(busy, draft);
    expect(receipt.papersInMaking).toBeUndefined();
    for (const { id, fileName, sha256 } of made) {
      expect(receipt.files).toContainEqual(expect.objectContaining({ fileName, sha256, versionNumber: 1 }));
      const path = { id };
      const { bytes } = await busy.call(draft.operations.download, { session: draft.session, path });
      expect(shaOf(bytes)).toBe(sha256);
      expect((await readPdf(bytes)).text).toContain('株式会社いそぎ');
    }
  });

  it('they are made once, also by two processes, and again after a process has died with them', {
    tags: ['slow'],
  }, async () => {
    const { draft } = await submitWithoutWaiting(busy);
    const { client } = busy.database;
    const where = { applicationId: draft.applicationId };
    const dead = new Date(busy.now().getTime() - 3_600_000);
    await client.paperOrder.updateMany({ where, data: { takenAt: dead } });
    const run = () => makePapers(busy.scopes.forSystem('makePapers'), null, new AbortController().signal);
    await Promise.all([run(), run()]);
    const papers = { ...where, purpose: 'paper' };
    expect(await client.storedFile.count({ where: papers })).toBe(MADE.length);
  });

  it('those of a submission that is pulled back are not made any more', async () => {
    const { draft } = await submitWithoutWaiting(busy);
    const call = { session: draft.session, body: { action: 'pullBack' as const } };
    const back = await busy.call(draft.operations.updateSelf, call);
    expect([back.status, back.body.papersInMaking]).toEqual([200, undefined]);
    await busy.runJobs('makePapers');
    const where = { applicationId: draft.applicationId, purpose: 'paper' };
    expect(await busy.database.client.storedFile.count({ where })).toBe(0);
  });

  /** Returned before the papers were made, with one's own form asked for. */
  const returnedInHaste = async () => {
    const { draft } = await submitWithoutWaiting(busy);
    const { session } = await makeAdmin(busy, 'BackOffice');
    await act(busy, draft, session, { action: 'startCheck' });
    const returnItems = [{ reviewCategory: 1, field: 'files', comment: '押印した様式を出してください。' }];
    const back = await act(busy, draft, session, {
      action: 'return',
      returnItems,
      returnDueOn: '2026-11-30',
    });
    expect(back.status).toBe(200);
    return draft;
  };
  const uploadOwn = uploader(() => busy);

  it.each(['before the paper is made', 'after the paper was made'])(
    'an own form that answers a return counts, and the receipt keeps its paper: %s',
    { tags: ['slow'] },
    async (order) => {
      const draft = await returnedInHaste();
      if (order.startsWith('after')) await busy.runJobs('makePapers');
      const own = await uploadOwn(draft, { type: FORM, fileName: '押印.pdf', content: pdf(order) });
      expect(own.status).toBe(201);
      await busy.runJobs('makePapers');
      const { body } = await busy.call(draft.operations.readSelf, { session: draft.session });
      const forms = body.files.filter(({ type }) => type === FORM);
      expect(forms.map(({ fileName }) => fileName)).toEqual(['押印.pdf']);
      const receipt = await receiptOf(busy, draft);
      expect(receipt.papersInMaking).toBeUndefined();
      const listed = receipt.files.filter(({ documentLabel }) => documentLabel === '応募申請書（R6補）');
      expect(listed.map(({ versionNumber }) => versionNumber)).toEqual([1]);
      const [paper] = await busy.database.client.storedFile.findMany({
        where: { applicationId: draft.applicationId, sha256: listed[0]?.sha256 ?? '' },
      });
      const path = { id: paper?.id ?? '' };
      const { bytes } = await busy.call(draft.operations.download, { session: draft.session, path });
      expect(shaOf(bytes)).toBe(listed[0]?.sha256);
    },
  );

  it('and never can be, the submission stands, and its papers are tried again', {
    tags: ['slow'],
  }, async () => {
    const slow = await startTestServer({ env: { PAPER_MS: '1' } });
    try {
      const { draft, answer } = await submitWithoutWaiting(slow);
      await slow.runJobs('makePapers');
      expect([answer.status, (await receiptOf(slow, draft)).papersInMaking?.length]).toEqual([
        200,
        MADE.length,
      ]);
    } finally {
      await slow.stop();
    }
  });
});

describe('when a submission does not come about', () => {
  const areas = async () => {
    const found = { released: 0, quarantined: 0 };
    for await (const { isQuarantined } of server.scopes.storage.list())
      found[isQuarantined ? 'quarantined' : 'released'] += 1;
    return found;
  };

  /** Refused in its transaction, when its papers are printed: somebody has saved meanwhile. */
  const submitTooLate = async (): Promise<number> => {
    const { session, operations } = await makeCompleteDraft(server, ingredientR6);
    const call = { session, body: { action: 'submit' as const }, ifMatch: 9999 };
    return (await server.call(operations.updateSelf, call)).status;
  };

  it('its papers leave no file in the storage', { tags: ['slow'] }, async () => {
    const before = await areas();
    expect([await submitTooLate(), await areas()]).toEqual([412, before]);
  });

  it('its papers have never left quarantine, where the sweep takes what a killed process leaves', {
    tags: ['slow'],
  }, async () => {
    const before = await areas();
    const removing = vi.spyOn(server.scopes.storage, 'remove').mockResolvedValue();
    const status = await submitTooLate();
    removing.mockRestore();
    const after = { ...before, quarantined: before.quarantined + MADE.length };
    expect([status, await areas()]).toEqual([412, after]);
  });
});
