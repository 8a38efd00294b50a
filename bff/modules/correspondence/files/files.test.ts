import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yazl from 'yazl';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, handIn, makeDesk, pdfOf, uploadFile } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ isOwn: true });
});
afterAll(() => server.stop());

const zipOf = (entries: Record<string, Buffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const zip = new yazl.ZipFile();
    for (const [name, content] of Object.entries(entries)) zip.addBuffer(content, name);
    zip.end();
    const parts: Buffer[] = [];
    zip.outputStream.on('data', (part: Buffer) => parts.push(part));
    zip.outputStream.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    zip.outputStream.on('error', reject);
  });

const target = ({ user, myPage, section }: Desk) => ({
  session: user.session,
  mypageId: myPage.id,
  sectionId: section.id,
});

const storedFiles = async (): Promise<number> => {
  const folder = join(server.scopes.config.dataDir, 'files');
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile()).length;
};

describe('uploading', () => {
  it('keeps Japanese names, also 𠮷 and ㍿, and answers them on the way out', async () => {
    const desk = await makeDesk(server);
    const fileName = '㍿𠮷野_発注書（Ｎｏ．１）.pdf';
    const upload = await uploadFile(server, { ...target(desk), fileName });
    expect(upload.body).toMatchObject({
      fileName,
      versionNumber: 1,
      scanStatus: 1,
      sectionId: desk.section.id,
    });
    const path = { id: upload.body.id };
    const read = await server.call('downloadUserFile', {
      path,
      query: { disposition: 'inline' },
      session: desk.user.session,
    });
    expect(read.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('㍿𠮷野_発注書（Ｎｏ．１）.pdf')}`,
    );
    expect(Buffer.from(read.bytes)).toEqual(Buffer.from(pdfOf()));
  });

  it('refuses a program with another ending, an empty file, a foreign ending and a zip bomb, and keeps nothing', {
    tags: ['slow'],
  }, async () => {
    const desk = await makeDesk(server);
    const before = await storedFiles();
    const bomb = await zipOf({ 'a.txt': Buffer.alloc(60 * 1024 * 1024) });
    const hostile: [string, Uint8Array<ArrayBuffer>][] = [
      ['発注書.pdf', new Uint8Array(Buffer.from('MZ\x90\x00 not a pdf'))],
      ['発注書.pdf', new Uint8Array(0)],
      ['発注書.exe', pdfOf()],
      ['資料.zip', bomb],
    ];
    for (const [fileName, content] of hostile) {
      const answer = await uploadFile(server, { ...target(desk), fileName, content });
      expect([fileName, answer.status, answer.problem.code]).toEqual([fileName, 400, 1003]);
    }
    expect(await storedFiles()).toBe(before);
    expect(await server.database.client.storedFile.count({ where: { sectionId: desk.section.id } })).toBe(0);
  });

  it('of a foreign section answers 404 and leaves nothing behind', async () => {
    const [desk, other] = [await makeDesk(server), await makeDesk(server)];
    const before = await storedFiles();
    const answer = await uploadFile(server, { ...target(desk), session: other.user.session });
    const mixed = await uploadFile(server, { ...target(desk), sectionId: other.section.id });
    expect([answer.problem.code, mixed.problem.code]).toEqual([1005, 1005]);
    expect(await storedFiles()).toBe(before);
  });

  it('that is rolled back in the database leaves no file', async () => {
    const desk = await makeDesk(server);
    const before = await storedFiles();
    const { client } = server.database;
    await client.$executeRawUnsafe(`CREATE FUNCTION break_it() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'broken' USING ERRCODE = '53100'; END $$`);
    await client.$executeRawUnsafe(
      'CREATE TRIGGER break_it BEFORE INSERT ON section_file FOR EACH ROW EXECUTE FUNCTION break_it()',
    );
    const answer = await uploadFile(server, target(desk));
    await client.$executeRawUnsafe('DROP FUNCTION break_it CASCADE');
    expect([answer.status, answer.problem.code]).toEqual([503, 1101]);
    expect(await storedFiles()).toBe(before);
    expect(await client.storedFile.count({ where: { sectionId: desk.section.id } })).toBe(0);
  });

  it('happens once for a double click', async () => {
    const desk = await makeDesk(server);
    const idempotencyKey = '7c0a9f52-3d3c-4f0e-9d6b-0a4a5f4f1c12';
    const first = await uploadFile(server, { ...target(desk), idempotencyKey });
    const second = await uploadFile(server, { ...target(desk), idempotencyKey });
    expect(second.body.id).toBe(first.body.id);
    expect(await server.database.client.sectionFile.count({ where: { sectionId: desk.section.id } })).toBe(1);
  });

  it('takes twenty files a section and no more', async () => {
    const desk = await makeDesk(server);
    for (let number = 1; number <= 20; number += 1) {
      await uploadFile(server, { ...target(desk), fileName: `発注書${number}.pdf` });
    }
    const answer = await uploadFile(server, target(desk));
    expect([answer.status, answer.problem.code]).toEqual([409, 1004]);
  });

  it('for the business needs a reason, and is shown in the history', async () => {
    const desk = await makeDesk(server);
    const meta = { fileName: '発注書.pdf', mypageID: desk.myPage.id, sectionID: desk.section.id };
    const file = { name: '発注書.pdf', content: pdfOf() };
    const session = desk.cs.session;
    const refused = await server.call('uploadAdminFile', { session, body: { meta }, file });
    const body = { meta: { ...meta, onBehalfReason: '郵送で届いたため' } };
    const done = await server.call('uploadAdminFile', { session, body, file });
    expect([refused.problem.errors?.[0]?.pointer, done.status]).toEqual(['/meta/onBehalfReason', 201]);
    const read = await server.call('getUserSection', {
      path: { id: desk.section.id },
      session: desk.user.session,
    });
    expect(read.body.history[0]).toMatchObject({
      isOnBehalf: true,
      comment: '郵送で届いたため',
      fileName: '発注書.pdf',
    });
  });

  it('is over while the desk checks', async () => {
    const desk = await makeDesk(server);
    await handIn(server, desk);
    const answer = await uploadFile(server, target(desk));
    expect(answer.status).toBe(409);
  });
});

describe('versions', () => {
  it('hang on the file that they replace, each of which is replaced once', async () => {
    const desk = await makeDesk(server);
    const first = await uploadFile(server, target(desk));
    const second = await uploadFile(server, { ...target(desk), replacedFileID: first.body.id });
    const again = await uploadFile(server, { ...target(desk), replacedFileID: first.body.id });
    expect(second.body).toMatchObject({ versionNumber: 2, replacedFileId: first.body.id });
    expect(again.status).toBe(409);
  });

  it('that were not submitted can be taken back, and the one before counts again', async () => {
    const desk = await makeDesk(server);
    const first = await uploadFile(server, target(desk));
    const second = await uploadFile(server, { ...target(desk), replacedFileID: first.body.id });
    const remove = (id: string) =>
      server.call('deleteUserFile', { path: { id }, session: desk.user.session });
    expect((await remove(first.body.id)).status).toBe(409);
    expect((await remove(second.body.id)).status).toBe(204);
    const read = await server.call('getUserSection', {
      path: { id: desk.section.id },
      session: desk.user.session,
    });
    expect(read.body).toMatchObject({ fileCount: 1, files: [{ id: first.body.id, versionNumber: 1 }] });
  });

  it('that were submitted stay', async () => {
    const desk = await makeDesk(server);
    const { fileId } = await handIn(server, desk);
    const answer = await server.call('deleteUserFile', { path: { id: fileId }, session: desk.user.session });
    expect([answer.status, answer.problem.code]).toEqual([409, 1004]);
  });
});
