import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { PaperFailedError } from '#bff/core/paper.ts';
import { ExportRunStatus } from '#bff/generated/contract/enums.ts';
import { filesIn, listedIn, pathsIn } from '#bff/testing/archives.ts';
import { type Admin, inspectionServer } from '#bff/testing/inspections.ts';
import { makeAdmin } from '#bff/testing/people.ts';

/* The reports and photos of a list of inspections as one zip. */

const office = inspectionServer();
const { plan, submitted } = office;

const save = (query: object, { session }: Admin = office.jmac) =>
  office.server.call('exportMyPageReportFiles', { session, query });

const folderOf = ({ myPage, corporation }: Awaited<ReturnType<typeof plan>>): string =>
  `${myPage.displayCode}_${corporation.name}_2026-11-25`;

describe('the reports and photos of inspections as one zip', () => {
  it('lie in a folder 管理番号_企業名_検査予定日 for each, the report first and its photos by their sides', {
    tags: ['slow'],
  }, async () => {
    const undertaking = await submitted();
    const { bytes, headers } = await save({ id: [undertaking.report.id] });
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(
      '検査報告書と写真_2026-11-20',
    );
    const paths = await pathsIn(bytes);
    expect(paths).toEqual([
      `${folderOf(undertaking)}/完了検査報告書.pdf`,
      `${folderOf(undertaking)}/実施前（1）_写真.jpg`,
      `${folderOf(undertaking)}/実施後（1）_写真.jpg`,
    ]);
    expect((await listedIn(bytes, 'zipの中の名前')).flat()).toEqual(paths);
  });

  it('are named in the list with the SHA-256 of what is in the zip', { tags: ['slow'] }, async () => {
    const { report } = await submitted();
    const { bytes } = await save({ id: [report.id] });
    const files = await filesIn(bytes);
    const listed = await listedIn(bytes, 'zipの中の名前', 'SHA-256');
    expect(listed).toHaveLength(3);
    for (const [path = '', hash] of listed)
      expect(
        createHash('sha256')
          .update(files.get(path) ?? '')
          .digest('hex'),
      ).toBe(hash);
  });

  it('are those of the list by its filter; one without photos has its report as a draft', {
    tags: ['slow'],
  }, async () => {
    const own = await makeAdmin(office.server, 'Inspector');
    const planned = await plan({ inspectorUserId: own.id });
    await submitted();
    const { bytes } = await save({ inspectorUserId: own.id });
    expect(await pathsIn(bytes)).toEqual([`${folderOf(planned)}/完了検査報告書.pdf`]);
  });

  it('are for an inspector those that he sees', async () => {
    const other = await makeAdmin(office.server, 'Inspector', { assignedPrefectures: [] });
    const { report } = await submitted();
    expect((await save({ id: [report.id] }, other)).problem.detail).toContain('選んだ検査にありません');
    expect(await pathsIn((await save({ id: [report.id] }, office.inspector)).bytes)).toHaveLength(3);
  });

  it('lack a report that cannot be printed, and say so; the photos are there', async () => {
    const { report } = await submitted();
    const print = () => Promise.reject(new PaperFailedError('too slow'));
    const printing = vi.spyOn(office.server.scopes.printer, 'of').mockReturnValue({ print });
    const { bytes } = await save({ id: [report.id] });
    printing.mockRestore();
    expect((await pathsIn(bytes)).map((path) => path.split('/')[1])).toEqual([
      '実施前（1）_写真.jpg',
      '実施後（1）_写真.jpg',
    ]);
    expect((await listedIn(bytes, 'ウイルスの検査'))[0]?.[0]).toContain('検査の画面から保存');
  });

  it('are made by a job that counts the inspections, and the trail says who saved them', {
    tags: ['slow'],
  }, async () => {
    const { report } = await submitted();
    const body = { operation: 'exportMyPageReportFiles', search: `id=${report.id}` };
    const order = await office.server.call('createExportRun', { session: office.jmac.session, body });
    await office.server.runJobs('makeExports');
    const { items } = (await office.server.call('listExportRuns', { session: office.jmac.session })).body;
    const facts = { status: ExportRunStatus.Made, doneCount: 1, totalCount: 1 };
    expect(items.find(({ id }) => id === order.body.id)).toMatchObject(facts);
    const entry = await office.server.database.client.auditEntry.findFirstOrThrow({
      where: { action: 'exported', actorId: office.jmac.id },
      orderBy: { id: 'desc' },
    });
    expect(JSON.stringify(entry.after)).toContain('検査報告書と写真');
  });
});
