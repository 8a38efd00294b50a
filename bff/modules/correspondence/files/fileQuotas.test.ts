import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCall, makeCompleteDraft, programmes, type TestDraft } from '#bff/testing/applications.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { at, startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { makeDesk, pdfOf, uploadFile } from '#bff/testing/undertaking.ts';

/*
 * How much one account may leave with the product (domain part 12): here five files a day and two that nothing uses yet,
 * with as many megabytes.
 */

const HOUR_MS = 3600_000;
const MEBIBYTE = 1024 * 1024;

let server: TestServer;
let projectId: number;

beforeAll(async () => {
  const env = { DAY_FILES: '5', DAY_FILES_MB: '5', UNUSED_FILES: '2', UNUSED_FILES_MB: '2' };
  server = await startTestServer({ env });
  projectId = (await makeCall(server, programmes.noto)).id;
});
afterAll(() => server.stop());

const applicant = () => makeCompleteDraft(server, programmes.noto, { projectId });

const ofSize = (bytes: number) => {
  const content = Buffer.alloc(bytes, ' ');
  content.set(pdfOf('見積書'));
  content.write('%%EOF', bytes - 6);
  return new Uint8Array(content);
};

const send = ({ session }: TestDraft, content: Uint8Array<ArrayBuffer> = pdfOf('見積書'), key?: string) =>
  server.call('uploadNotoApplicationThreadFile', {
    session,
    body: { meta: { fileName: '見積書.pdf' } } as never,
    file: { name: '見積書.pdf', content },
    ...(key === undefined ? {} : { idempotencyKey: key }),
  });

const ask = ({ session }: TestDraft, fileIds: readonly string[]) =>
  server.call('createNotoApplicationThread', {
    session,
    body: { subject: '見積書', body: '添付しました。', fileIds: [...fileIds] } as never,
  });

const sweep = () => server.runJobs('sweepFiles');

const countOf = ({ applicationUserId }: TestDraft) =>
  server.database.client.storedFile.count({
    where: { uploadedByApplicationUserId: applicationUserId, purpose: 'thread', deletedAt: null },
  });

describe('files that nothing uses yet', () => {
  it('are two at once; the next is refused with what to do, and once they are sent there is room', async () => {
    const own = await applicant();
    const [first, second] = [await send(own), await send(own)];
    const refused = await send(own);
    expect([refused.status, refused.problem.reason, refused.problem.detail]).toEqual([
      409,
      'limitReached',
      '送信や保存に使っていないファイルが、2件または合わせて2MBに達しました。先に登録したファイルを使うメッセージや報告を送信・保存してから、もう一度登録してください。使わないファイルは1日たつと消えます',
    ]);
    expect((await ask(own, [first.body.id, second.body.id])).status).toBe(201);
    expect((await send(own)).status).toBe(201);
    expect(await countOf(own)).toBe(3);
  });

  it('are so many bytes at once, whoever has sent few', async () => {
    const own = await applicant();
    expect((await send(own, ofSize(1.5 * MEBIBYTE))).status).toBe(201);
    expect((await send(own, ofSize(MEBIBYTE))).status).toBe(409);
    expect((await send(await applicant(), ofSize(MEBIBYTE))).status).toBe(201);
  });

  it('sent at once, at whatever process, are not more than one after the other', async () => {
    const own = await applicant();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(own)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409]);
  });

  it('are given up after a day, each with a line in the trail; what was sent with a message stays', async () => {
    const own = await applicant();
    const [sent, left] = [await send(own), await send(own)];
    await ask(own, [sent.body.id]);
    await at(server, new Date(TEST_NOW.getTime() + 23 * HOUR_MS), sweep);
    expect(await countOf(own)).toBe(2);
    await at(server, new Date(TEST_NOW.getTime() + 25 * HOUR_MS), sweep);
    expect(await countOf(own)).toBe(1);
    const { client } = server.database;
    const gone = await client.storedFile.findUniqueOrThrow({ where: { id: left.body.id } });
    expect(gone.deletedAt).not.toBeNull();
    await expect(server.scopes.storage.open(gone.storageKey)).rejects.toMatchObject({ failure: 'missing' });
    const trail = { action: 'deleted', targetKind: 'file', targetId: left.body.id };
    expect(await client.auditEntry.count({ where: trail })).toBe(1);
    expect((await ask(own, [left.body.id])).status).toBe(400);
  });

  it('of a passbook, an announcement, a report or a round are kept once they were used, also when others take their place', async () => {
    const { client } = server.database;
    const used = await client.$queryRaw<{ table: string }[]>`
      SELECT tgrelid::regclass::text AS table FROM pg_trigger WHERE tgname = 'stored_file_used' ORDER BY 1`;
    const naming = await client.$queryRaw<{ table: string }[]>`
      SELECT conrelid::regclass::text AS table FROM pg_constraint
        WHERE contype = 'f' AND confrelid = 'stored_file'::regclass ORDER BY 1`;
    // Those are of files that are in their place at once, or come with one that is.
    const atOnce = [
      'application_file',
      'file_thumbnail',
      'finding_draft',
      'issued_paper',
      'return_item',
      'section_file',
    ];
    expect(used.map(({ table }) => table)).toEqual(
      naming.map(({ table }) => table).filter((table) => !atOnce.includes(table)),
    );
  });
});

describe('files of one day', () => {
  it('are five an account: then not before the next day, at its first moment, and nothing is lost', async () => {
    server.setNow('2026-11-20T14:30:00Z');
    const desk = await makeDesk(server);
    const upload = () =>
      uploadFile(server, {
        session: desk.user.session,
        mypageId: desk.myPage.id,
        sectionId: desk.section.id,
        content: pdfOf(crypto.randomUUID()),
      });
    for (let count = 0; count < 5; count += 1) expect((await upload()).status).toBe(201);
    const refused = await upload();
    expect([refused.status, refused.problem.code, refused.problem.detail]).toEqual([
      429,
      1100,
      '1日に登録できるのは5件、合わせて5MBまでです。これまでに登録したファイルは保存されています。続きは明日（0時以降）登録してください',
    ]);
    expect(refused.headers.get('retry-after')).toBe('1800');
    const read = await server.call('getUserSection', {
      path: { id: desk.section.id },
      session: desk.user.session,
    });
    expect(read.body.files).toHaveLength(5);
    expect((await at(server, '2026-11-20T15:00:00Z', upload)).status).toBe(201);
  });

  it('count for each account alone, in every kind of them', async () => {
    const send = ({ session }: Awaited<ReturnType<typeof makeAdmin>>) =>
      server.call('uploadAdminFile', {
        session,
        body: { meta: { fileName: '案内.pdf', mypageID: -1, sectionID: null } },
        file: { name: '案内.pdf', content: ofSize(1.5 * MEBIBYTE) },
      });
    const [one, other] = [await makeAdmin(server, 'JMAC'), await makeAdmin(server, 'JMAC')];
    expect([(await send(one)).status, (await send(one)).status]).toEqual([201, 409]);
    expect((await send(other)).status).toBe(201);
  });

  it('a repeated upload is the first one, and counts once', async () => {
    const own = await applicant();
    const key = crypto.randomUUID();
    const answers = [await send(own, pdfOf('一'), key), await send(own, pdfOf('一'), key), await send(own)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await countOf(own)).toBe(2);
  });
});
