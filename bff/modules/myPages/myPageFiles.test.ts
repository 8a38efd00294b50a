import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ExportRunStatus } from '#bff/generated/contract/enums.ts';
import { filesIn, listedIn, pathsIn } from '#bff/testing/archives.ts';
import { makeAdmin, makeSection } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk, pdfOf, uploadFile } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const place = ({ user, myPage, section }: Desk) => ({
  session: user.session,
  mypageId: myPage.id,
  sectionId: section.id,
});

const save = ({ session }: Desk['jmac'], ...desks: Desk[]) =>
  server.call('exportMyPageFiles', { session, query: { id: desks.map(({ myPage }) => myPage.id) } });

describe('the files of several my pages as one zip', () => {
  it('lie in a folder for each, named by document, version and their own name, listed with their SHA-256', async () => {
    const [desk, other] = [await makeDesk(server), await makeDesk(server)];
    const first = await uploadFile(server, { ...place(desk), fileName: '注文:控え.pdf' });
    const replacing = { fileName: '注文.pdf', replacedFileID: first.body.id, content: pdfOf('第2版') };
    await uploadFile(server, { ...place(desk), ...replacing });
    await uploadFile(server, { ...place(other), fileName: `${'長'.repeat(120)}.pdf` });
    const { bytes, headers } = await save(desk.jmac, desk, other);
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(
      'マイページの書類_2026-11-20.zip',
    );
    const files = await filesIn(bytes);
    const folder = ({ myPage, corporation }: Desk) => `${myPage.displayCode}_${corporation.name}`;
    const { title } = desk.section;
    const paths = [
      `${folder(desk)}/${title}（18-1）_第1版_差替え前_注文_控え.pdf`,
      `${folder(desk)}/${title}（18-1）_第2版_注文.pdf`,
      `${folder(other)}/${`${title}（18-1）_第1版_${'長'.repeat(120)}`.slice(0, 80)}.pdf`,
    ];
    expect([...files.keys()]).toEqual([...paths, '一覧.csv']);
    const sums = paths.map((path) =>
      createHash('sha256')
        .update(files.get(path) ?? '')
        .digest('hex'),
    );
    const listed = await listedIn(bytes, 'zipの中の名前', 'SHA-256');
    expect(listed).toEqual(paths.map((path, index) => [path, sums[index]]));
  });

  it('are those of the list by its filter, and only what the caller may read', async () => {
    const desk = await makeDesk(server);
    const inspector = await makeAdmin(server, 'Inspector', { assignedPrefectures: [13] });
    const passbook = await makeSection(server, desk.myPage.id, {
      kind: 1,
      documentType: 31,
      title: '通帳の写し',
    });
    await uploadFile(server, { ...place(desk), fileName: '注文.pdf' });
    await uploadFile(server, { ...place(desk), sectionId: passbook.id, fileName: '通帳.pdf' });
    const query = { corporation_id: desk.myPage.corporationId };
    const pathsOf = async ({ session }: Pick<Desk['jmac'], 'session'>) =>
      pathsIn((await server.call('exportMyPageFiles', { session, query })).bytes);
    expect(await pathsOf(desk.jmac)).toHaveLength(2);
    for (const who of [desk.maff, desk.cs, inspector]) expect(await pathsOf(who)).toHaveLength(1);
    const elsewhere = await server.call('exportMyPageFiles', { session: desk.inspector.session, query });
    expect([elsewhere.status, elsewhere.problem.detail]).toEqual([
      400,
      expect.stringContaining('選んだマイページにありません'),
    ]);
  });

  it('leave out what was not scanned clean but name it in the list, and a name that is there twice gets its number', async () => {
    const desk = await makeDesk(server);
    const upload = async (words: string) =>
      (await uploadFile(server, { ...place(desk), fileName: '注文.pdf', content: pdfOf(words) })).body.id;
    const [, , infected, pending] = [
      await upload('a'),
      await upload('b'),
      await upload('c'),
      await upload('d'),
    ];
    const { storedFile } = server.database.client;
    await storedFile.update({ where: { id: infected }, data: { scanStatus: 'infected' } });
    await storedFile.update({ where: { id: pending }, data: { scanStatus: 'pending' } });
    const { bytes } = await save(desk.jmac, desk);
    const paths = await pathsIn(bytes);
    const names = paths.map((path) => path.split('/')[1]);
    const name = `${desk.section.title}（18-1）_第1版_注文`;
    expect(names).toEqual([`${name}.pdf`, `${name} (2).pdf`]);
    expect(await listedIn(bytes, 'zipの中の名前', 'ウイルスの検査')).toEqual([
      [paths[0], '検査済み'],
      [paths[1], '検査済み'],
      ['', 'ウイルスが見つかったため、入っていません'],
      ['', '検査中のため、入っていません'],
    ]);
  });
});

describe('the zip that is ordered', () => {
  const order = ({ session }: Desk['jmac'], desk: Desk) =>
    server.call('createExportRun', {
      session,
      body: { operation: 'exportMyPageFiles', search: `id=${desk.myPage.id}` },
    });
  /** Two that were ordered within one millisecond stand in either order. */
  const runOf = async ({ session }: Desk['jmac'], id: string) =>
    (await server.call('listExportRuns', { session })).body.items.find((run) => run.id === id);

  it('is made by the job, counted by my pages, and recorded when it is made and when it is saved', async () => {
    const desk = await makeDesk(server);
    await uploadFile(server, { ...place(desk), fileName: '注文.pdf' });
    const jmac = await makeAdmin(server, 'JMAC');
    const { body } = await order(jmac, desk);
    await server.runJobs('makeExports');
    const run = await runOf(jmac, body.id);
    expect(run).toMatchObject({ title: 'マイページの書類', status: ExportRunStatus.Made });
    expect([run?.doneCount, run?.totalCount]).toEqual([1, 1]);
    const { session } = jmac;
    const { bytes } = await server.call('downloadExportRun', { session, path: { id: body.id } });
    expect(await pathsIn(bytes)).toHaveLength(1);
    const trail = await server.database.client.auditEntry.findMany({ where: { actorId: jmac.id } });
    expect(trail.map(({ action }) => action).toSorted()).toEqual(['downloaded', 'exported']);
  });

  it('says what to do when there is more than one zip holds, or nothing', async () => {
    const desk = await makeDesk(server);
    const made = async () => {
      const { body } = await order(desk.jmac, desk);
      await server.runJobs('makeExports');
      return runOf(desk.jmac, body.id);
    };
    expect((await made())?.problem).toContain('ほかの行を選んでください');
    const upload = await uploadFile(server, { ...place(desk), fileName: '動画.pdf' });
    const where = { id: upload.body.id };
    await server.database.client.storedFile.update({ where, data: { sizeBytes: 2_400_000_001n } });
    expect(await made()).toMatchObject({
      status: ExportRunStatus.Failed,
      problem: expect.stringContaining('合計が2.5 GBあります。一度に保存できるのは1.9 GBまでです'),
    });
  });
});
