import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCall, makeCompleteDraft, programmes, type TestDraft } from '#bff/testing/applications.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { gatedThreads } from '#bff/testing/gatedThreads.ts';
import { makeAdmin, makeSection } from '#bff/testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk, pdfOf } from '#bff/testing/undertaking.ts';

/*
 * Nobody holds up the others (domain part 12, "Strangers' bytes and turns"): of each pool one person has his share, and
 * turns go from person to person. Here one works at a time, and two of a person's may wait.
 */

const threads = gatedThreads((task) => !('wants' in task) || task.wants === 'inspection');
let server: TestServer;
let projectId: number;
let first: TestDraft;
let second: TestDraft;
let desk: Desk;

beforeAll(async () => {
  const env = {
    ...{ UPLOAD_INSPECTORS: '1', IMPORT_READERS: '1', PAPER_PRINTERS: '1', PAPER_WAIT_MS: '60000' },
    ...{ SHARE_WORKING: '1', SHARE_WAITING: '2' },
  };
  server = await startTestServer({ env, startThreads: threads.startThreads });
  projectId = (await makeCall(server, programmes.noto)).id;
  first = await makeCompleteDraft(server, programmes.noto, { projectId });
  second = await makeCompleteDraft(server, programmes.noto, { projectId });
  desk = await makeDesk(server);
});
afterAll(() => server.stop());
beforeEach(() => threads.close());
afterEach(() => threads.open());

type Answer = { readonly status: number; readonly headers: Headers; readonly problem: { code: number } };
type Ask = () => Promise<Answer>;

const file = { name: '見積書.pdf', content: pdfOf('見積書') };

const upload =
  ({ session }: { readonly session: TestSession }): Ask =>
  () =>
    server.call('uploadNotoApplicationThreadFile', {
      session,
      body: { meta: { fileName: file.name } } as never,
      file,
    });

/** The first document that is made of the answers. */
const preview =
  ({ session, programme }: TestDraft): Ask =>
  () => {
    const made = programme.definition.documents.find(({ madeOf }) => madeOf !== null);
    const path = { type: made?.value ?? 0 };
    return server.call('previewNotoApplicationPaper', { session, path });
  };

/** One that works, and two that wait behind it. */
const SHARE = 3;

/** Asks for more than a person may have: what is refused says that the line is full. */
const fill = async (ask: Ask, note: (status: number) => void = () => undefined, count = SHARE + 1) => {
  const all = Array.from({ length: count }, ask);
  const refused = Promise.withResolvers<Answer>();
  for (const asked of all)
    void asked.then((answer) => {
      note(answer.status);
      if (answer.status === 429) refused.resolve(answer);
    });
  return { refused: await refused.promise, all: Promise.all(all) };
};

/** Lets one go after the other. @returns who was answered, in this order */
const orderOf = async (oneAsks: Ask, otherAsks: Ask): Promise<string[]> => {
  const order: string[] = [];
  const noteAs = (name: string) => (status: number) => {
    if (status !== 429) order.push(`${name} ${status}`);
  };
  const one = await fill(oneAsks, noteAs('one'));
  const other = await fill(otherAsks, noteAs('other'));
  for (let answered = 1; answered <= 5; answered += 1) {
    await threads.letOne();
    await expect.poll(() => order.length).toBe(answered);
  }
  await Promise.all([one.all, other.all]);
  expect(one.refused.problem.code).toBe(1100);
  expect(Number(one.refused.headers.get('retry-after'))).toBeGreaterThan(0);
  return order;
};

describe('a person who has filled his share', () => {
  it('of the uploads is asked to come again, and another one’s file has its turn before his others', async () => {
    const order = await orderOf(upload(first), upload(second));
    expect(order).toEqual(['one 201', 'other 201', 'one 201', 'other 201', 'one 201']);
  });

  it('of the papers is asked to come again, and another one’s is printed before his others', async () => {
    const order = await orderOf(preview(first), preview(second));
    expect(order).toEqual(['one 200', 'other 200', 'one 200', 'other 200', 'one 200']);
  });

  it('of the papers hands in without waiting for a turn: a share refuses no submission', async () => {
    const draft = await makeCompleteDraft(server, programmes.noto, { projectId });
    const { all } = await fill(preview(draft));
    const { status } = await server.call('updateNotoApplicationSelf', {
      session: draft.session,
      body: { action: 'submit' },
    });
    expect(status).toBe(200);
    threads.open();
    await all;
  });

  it('of the uploads reads in a table all the same: those have threads of their own', async () => {
    const { user } = desk;
    const ofCompany: Ask = () =>
      server.call('uploadUserThreadFile', {
        session: user.session,
        body: { meta: { fileName: file.name, mypageID: desk.myPage.id } } as never,
        file,
      });
    const { all } = await fill(ofCompany);
    const table = { name: '経費.csv', content: new Uint8Array(Buffer.from('経費区分,内容\n設備,配膳\n')) };
    const { status } = await server.call('importUserPaymentFile', {
      session: user.session,
      body: { meta: { fileName: table.name, isDryRun: true } } as never,
      file: table,
    });
    expect(status).toBe(200);
    threads.open();
    await all;
  });
});

/** More than what lies between a server and somebody who reads nothing of it. */
const LARGE = 32 * 1024 * 1024;

const putLarge = async (): Promise<void> => {
  const { storage, forSystem } = server.scopes;
  const { id: sectionId } = await makeSection(server, desk.myPage.id, {});
  const zeros = Readable.from(Array.from({ length: 32 }, () => Buffer.alloc(LARGE / 32)));
  const { key, sizeBytes, sha256 } = await storage.put(zeros, { maxBytes: LARGE });
  await storage.release(key);
  const { db } = forSystem('test');
  const { id: fileId } = await db.storedFile.create({
    data: {
      ...{ storageKey: key, sizeBytes, sha256, fileName: '図面.pdf', extension: '.pdf' },
      ...{ contentType: 'application/pdf', scanStatus: 'clean', purpose: 'section' },
      ...{ mypageId: desk.myPage.id, sectionId, uploadedByName: '架空' },
    },
  });
  await db.sectionFile.create({
    data: { sectionId, fileId, versionNumber: 1, sequence: 1, createdAt: TEST_NOW },
  });
};

describe('archives', () => {
  it('one person downloads slowly hold up his own others, and nobody else’s', async () => {
    await putLarge();
    const other = await makeAdmin(server, 'JMAC');
    const [slow, quick] = [new AbortController(), new AbortController()];
    /** Its head has come, and nobody reads the rest. */
    const begun = async ({ session }: { readonly session: TestSession }, { signal }: AbortController) => {
      const headers = { 'X-Admin-Session': session.token };
      const address = `${server.url}/api/admin/my_page/${desk.myPage.id}/archive`;
      return (await fetch(address, { headers, signal })).status;
    };
    const own = () =>
      server.call('downloadMyPageArchive', { session: desk.jmac.session, path: { id: desk.myPage.id } });
    expect(await begun(desk.jmac, slow)).toBe(200);
    const { refused, all } = await fill(own, () => undefined, SHARE);
    expect(refused.problem.code).toBe(1100);
    expect(await begun(other, quick)).toBe(200);
    slow.abort();
    quick.abort();
    expect((await all).map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
  });
});
