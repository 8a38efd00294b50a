import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentCheckStatus, ExportRunStatus } from '#bff/generated/contract/enums.ts';
import { listedIn, pathsIn } from '#bff/testing/archives.ts';
import { makeAdmin, makeSection } from '#bff/testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { type Desk, handIn, makeDesk, uploadFile } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Another document of the same my page with one file. */
const addSection = async ({ user, myPage }: Desk, section: object, fileName: string) => {
  const { id } = await makeSection(server, myPage.id, {});
  await uploadFile(server, { session: user.session, mypageId: myPage.id, sectionId: id, fileName });
  const data = { submittedAt: TEST_NOW, ...section };
  await server.database.client.section.update({ where: { id }, data });
  return id;
};

const folderOf = ({ myPage, corporation }: Desk): string => `${myPage.displayCode}_${corporation.name}`;

const { Confirming, Confirmed } = DocumentCheckStatus;

describe('the files of the documents of the queue as one zip', () => {
  it('lie in a folder 管理番号_企業名_区分 for each; those of one name are numbered', {
    tags: ['slow'],
  }, async () => {
    const desk = await makeDesk(server);
    await handIn(server, desk);
    await addSection(desk, { title: '見積書/内訳', status: Confirming, sequence: 801 }, 'a:b.pdf');
    await addSection(desk, { title: '見積書/内訳', status: Confirming, sequence: 802 }, 'c.pdf');
    const query = { project_id: desk.project.id };
    const { bytes, headers } = await server.call('exportSectionFiles', {
      session: desk.jmac.session,
      query,
    });
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(
      '書類のファイル_2026-11-20',
    );
    const paths = await pathsIn(bytes);
    expect(paths.toSorted()).toEqual(
      [
        `${folderOf(desk)}_${desk.section.title}（18-1）/第1版_発注書.pdf`,
        `${folderOf(desk)}_見積書_内訳/第1版_a_b.pdf`,
        `${folderOf(desk)}_見積書_内訳 (2)/第1版_c.pdf`,
      ].toSorted(),
    );
    expect(await listedIn(bytes, 'zipの中の名前')).toEqual(paths.map((path) => [path]));
  });

  it('are those of the list by its filter, or the marked ones in whatever state they are by now', {
    tags: ['slow'],
  }, async () => {
    const desk = await makeDesk(server);
    await handIn(server, desk);
    const settled = await addSection(desk, { title: '実績報告書', status: Confirmed }, '実績.pdf');
    const pathsOf = async (query: object) => {
      const answer = await server.call('exportSectionFiles', { session: desk.jmac.session, query });
      return (await pathsIn(answer.bytes)).map((path) => path.split('_').at(-1));
    };
    const ofProject = { project_id: desk.project.id };
    expect(await pathsOf(ofProject)).toEqual(['発注書.pdf']);
    expect(await pathsOf({ ...ofProject, status: [Confirmed] })).toEqual(['実績.pdf']);
    expect(await pathsOf({ id: [settled] })).toEqual(['実績.pdf']);
    const marked = { session: desk.jmac.session, query: { id: [settled] } };
    expect((await server.call('listSections', marked)).body.total).toBe(1);
  });

  it('are only those that the caller may read: of his my pages, the passbook for who checks accounts', async () => {
    const desk = await makeDesk(server);
    await handIn(server, desk);
    await addSection(
      desk,
      { kind: 1, documentType: 31, title: '通帳の写し', status: Confirming },
      '通帳.pdf',
    );
    const query = { project_id: desk.project.id };
    const save = ({ session }: Pick<Desk['jmac'], 'session'>) =>
      server.call('exportSectionFiles', { session, query });
    const counts = [desk.jmac, desk.backOffice, desk.maff].map(
      async (who) => (await pathsIn((await save(who)).bytes)).length,
    );
    expect(await Promise.all(counts)).toEqual([2, 2, 1]);
    expect((await save(desk.inspector)).problem.detail).toContain('選んだ書類にありません');
  });

  it('are ordered like a list: made by the job, counted by documents, recorded with how many were kept back', {
    tags: ['slow'],
  }, async () => {
    const desk = await makeDesk(server);
    const { fileId } = await handIn(server, desk);
    const id = await addSection(desk, { title: '見積書', status: Confirming }, '見積.pdf');
    const where = { id: fileId };
    await server.database.client.storedFile.update({ where, data: { scanStatus: 'pending' } });
    const jmac = await makeAdmin(server, 'JMAC');
    const { session } = jmac;
    const body = { operation: 'exportSectionFiles', search: `id=${id}&id=${desk.section.id}` };
    const order = await server.call('createExportRun', { session, body });
    await server.runJobs('makeExports');
    const runs = await server.call('listExportRuns', { session });
    expect(runs.body.items[0]).toMatchObject({
      id: order.body.id,
      title: '書類の一覧のファイル',
      status: ExportRunStatus.Made,
      doneCount: 2,
      totalCount: 2,
    });
    const [entry] = await server.database.client.auditEntry.findMany({
      where: { actorId: jmac.id, action: 'exported' },
    });
    expect(entry?.after).toMatchObject({ files: 1, keptBack: 1, records: 2 });
  });

  it('are there but for one whose bytes are gone: the list, which comes last, says so', async () => {
    const desk = await makeDesk(server);
    const { fileId } = await handIn(server, desk);
    const id = await addSection(desk, { title: '見積書', status: Confirming, sequence: 801 }, '見積.pdf');
    const lost = await server.database.client.storedFile.findUniqueOrThrow({ where: { id: fileId } });
    await server.scopes.storage.remove(lost.storageKey);
    const query = { id: [desk.section.id, id] };
    const { bytes } = await server.call('exportSectionFiles', { session: desk.jmac.session, query });
    expect(await pathsIn(bytes)).toEqual([`${folderOf(desk)}_見積書/第1版_見積.pdf`]);
    const rows = await listedIn(bytes, '元のファイル名', 'zipの中の名前', 'ウイルスの検査');
    const [gone] = rows.filter(([name]) => name === lost.fileName);
    expect(rows).toHaveLength(2);
    expect(gone).toEqual([
      lost.fileName,
      '',
      expect.stringContaining('ファイルが見つからないため、入っていません'),
    ]);
  });

  it('have every condition of the list: when documents are due and were handed in, and who looks after them', async () => {
    const desk = await makeDesk(server);
    await handIn(server, desk);
    const id = await addSection(desk, { title: '見積書', status: Confirming }, '見積.pdf');
    const { client } = server.database;
    const data = { dueOn: new Date('2026-12-24'), submittedAt: new Date('2026-11-03T01:00:00Z') };
    await client.section.update({ where: { id }, data: { ...data, assigneeUserId: desk.maff.id } });
    for (const condition of [
      { dueFrom: '2026-12-20' },
      { submittedFrom: '2026-11-03', submittedTo: '2026-11-03' },
      { assigneeAdminUserId: desk.maff.id },
    ]) {
      const query = { project_id: desk.project.id, ...condition };
      const { bytes } = await server.call('exportSectionFiles', { session: desk.jmac.session, query });
      expect([condition, (await pathsIn(bytes)).length]).toEqual([condition, 1]);
    }
  });
});
