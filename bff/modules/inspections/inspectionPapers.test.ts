import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PaperKind, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { type Admin, inspectionServer, item } from '#bff/testing/inspections.ts';
import { bareBody, bareWords, factIn, wordsOfPaper } from '#bff/testing/papers/wordsOfPaper.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { readPdf } from '#bff/testing/readPdf.ts';

const office = inspectionServer({ jmac: { name: '事務局 花子' }, inspector: { name: '検査 誠' } });
const { upload, plan, finished, patch, submitted } = office;

const paperOf = async (id: number, { session }: Admin = office.jmac) =>
  (await office.server.call('getMyPageReportPaper', { session, path: { id } })).body;

const fileOf = async (id: number, { session }: Admin = office.jmac) => {
  const call = { session, path: { id }, query: { disposition: 'inline' as const } };
  const { status, headers, bytes } = await office.server.call('downloadMyPageReportPaper', call);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(headers.get('content-disposition')).toMatch(/^inline/);
  return { bytes, ...(await readPdf(bytes)) };
};

const findings = '表示シールがない。㍿𠮷野の髙﨑様が、後日貼る。';

/** Inspected with a remark, handed in and approved. */
const approved = async (changes: object = {}) => {
  const planned = await plan();
  const remarks = { result: 2, findings, correctiveDueOn: '2026-12-04', ...changes };
  await patch(planned.report.id, { ...(await finished()), ...remarks, action: 'submit' });
  const answer = await patch(planned.report.id, { action: 'approve' }, office.jmac);
  expect(answer.status).toBe(200);
  return planned;
};

/** With three things, of which one has no photo and one lacks one side; and a photo of none of them. */
const pictured = async () => {
  const { report } = await plan();
  const take = async (itemKey: string | null, sequence: number) => {
    const { r, g, b } = { r: sequence * 40, g: 90, b: 160 };
    const content = await sharp({
      create: { width: 1200, height: 900, channels: 3, background: { r, g, b } },
    })
      .jpeg()
      .toBuffer();
    const { body } = await upload(office.inspector, '看板.jpg', Uint8Array.from(content));
    const rest = { expenseType: 2 as const, takenOn: '2026-11-19', sequence };
    return { ...rest, fileId: body.id, itemKey, caption: `写した所${sequence}` };
  };
  const photosBefore = [await take(item.key, 1)];
  const photosAfter = [
    await take(item.key, 2),
    await take(item.key, 3),
    await take('kitchen', 4),
    await take(null, 5),
  ];
  const items = [item, { ...item, key: 'kitchen', name: '厨房' }, { ...item, key: 'sign', name: '看板' }];
  const { status } = await patch(report.id, { items, photosBefore, photosAfter });
  expect(status).toBe(200);
  const idsOf = (photos: readonly { readonly fileId: string }[]) => photos.map(({ fileId }) => fileId);
  return { report, photos: { early: idsOf(photosBefore), late: idsOf(photosAfter) } };
};

describe('the report of an inspection as a paper', () => {
  it('says what was inspected, by whom and when, what came of it, and which photos tell of it', async () => {
    const { report, corporation, myPage } = await approved();
    const { title, date, to, blocks } = await paperOf(report.id);
    expect([title, date, to]).toEqual(['完了検査報告書', '令和8年11月20日', '']);
    const words = wordsOfPaper(blocks);
    for (const expected of [corporation.name, myPage.displayCode, '検査 誠', item.name, findings])
      expect(words).toContain(expected);
    expect(factIn(blocks, '検査日')).toBe('令和8年11月19日');
    expect(factIn(blocks, '是正の期限')).toBe('令和8年12月4日');
    const captions = [
      ['写真1　実施前　冷凍自動販売機', '正面\n撮影日　令和8年7月30日'],
      ['写真2　実施後　冷凍自動販売機', '正面\n撮影日　令和8年11月19日'],
    ].flat();
    expect(words).toEqual(expect.arrayContaining(['写真（2枚）', ...captions]));
  });

  it('is the same in its PDF, letter by letter, and the same file each time once it is approved', {
    tags: ['slow'],
  }, async () => {
    const { report } = await approved();
    const { blocks } = await paperOf(report.id);
    const { bytes, pages, text, title } = await fileOf(report.id);
    expect(title).toBe('完了検査報告書');
    for (const words of wordsOfPaper(blocks)) expect(bareBody(pages)).toContain(bareWords(words));
    expect(text).not.toContain('案（承認前）');
    office.server.setNow('2026-11-25T01:00:00Z');
    const later = await fileOf(report.id, await makeAdmin(office.server, 'JMAC'));
    office.server.setNow('2026-11-20T01:00:00Z');
    expect(Buffer.from(later.bytes).equals(Buffer.from(bytes))).toBe(true);
  });

  it('shows its photos, before beside after, by the files that a page shows', {
    tags: ['slow'],
  }, async () => {
    const { report, photos } = await pictured();
    const { blocks } = await paperOf(report.id);
    const shown = blocks.flatMap((block) => block.photos);
    expect(shown.map(({ file, side, label }) => [file?.id ?? null, side, label])).toEqual([
      [photos.early[0], 'left', '写真1　実施前　冷凍自動販売機'],
      [photos.late[0], 'right', '写真2　実施後　冷凍自動販売機'],
      [photos.late[1], 'right', '写真3　実施後　冷凍自動販売機'],
      [null, 'left', '実施前　厨房'],
      [photos.late[2], 'right', '写真4　実施後　厨房'],
      [photos.late[3], 'right', '写真5　実施後　そのほか'],
    ]);
    expect(wordsOfPaper(blocks)).toContain('写真のない物：看板');
    const { pictures, alternatives, text } = await fileOf(report.id);
    expect(pictures).toHaveLength(5);
    expect(alternatives).toEqual(shown.flatMap(({ file, alt }) => (file === null ? [] : [alt])));
    expect(text).toContain('実施前の写真はありません');
    const [before, after] = pictures;
    expect([before?.y, (before?.x ?? 0) < (after?.x ?? 0)]).toEqual([after?.y, true]);
  });

  it('has a frame with its name for a photo whose bytes are gone, or are not known to be clean', {
    tags: ['slow'],
  }, async () => {
    const { report, photos } = await pictured();
    const [gone = '', unknown = ''] = photos.late;
    const { client } = office.server.database;
    const { storageKey } = await client.storedFile.findUniqueOrThrow({ where: { id: gone } });
    await office.server.scopes.storage.remove(storageKey);
    await client.storedFile.update({ where: { id: unknown }, data: { scanStatus: 'pending' } });
    const { pictures, text } = await fileOf(report.id);
    expect([pictures.length, text.match(/写真を表示できません/g)?.length]).toEqual([3, 2]);
    expect(text).toContain('看板.jpg');
  });

  it('is a draft on every page until it is approved, also with nothing in it', async () => {
    const { report } = await plan();
    const { blocks } = await paperOf(report.id);
    const words = wordsOfPaper(blocks).join('\n');
    for (const expected of ['承認前（作成中）', '検査した物は登録されていません。', '写真はありません。'])
      expect(words).toContain(expected);
    const { pages } = await fileOf(report.id);
    expect(pages.every((page) => page.includes('案（承認前）'))).toBe(true);
  });

  it('repeats the head of its table over many pages', { tags: ['slow'] }, async () => {
    const { report } = await plan();
    const items = Array.from({ length: 200 }, (_unused, index) => ({
      ...{ key: `item-${index}`, name: `客席の卓${index}`, expenseType: 4, quantity: 1 },
    }));
    expect((await patch(report.id, { items })).status).toBe(200);
    const { pages } = await fileOf(report.id);
    expect(pages.length).toBeGreaterThan(4);
    for (const [index, page] of pages.entries()) expect(page).toContain(`${index + 1} / ${pages.length}`);
    expect(pages.slice(1, -1).every((page) => page.includes('表示シール'))).toBe(true);
  });

  it('is there for whoever sees the report, and for nobody else', async () => {
    const { report, user } = await approved();
    const path = { id: report.id };
    const other = await makeAdmin(office.server, 'Inspector', { assignedPrefectures: [1] });
    expect((await paperOf(report.id, office.inspector)).title).toBe('完了検査報告書');
    const elsewhere = await office.server.call('getMyPageReportPaper', { session: other.session, path });
    expect([elsewhere.status, elsewhere.problem.code]).toEqual([404, 1005]);
    const business = { session: user.session, path } as never;
    expect((await office.server.call('getMyPageReportPaper', business)).status).toBe(401);
  });
});

describe('a report that is issued to its business', () => {
  const kind = PaperKind.InspectionReport;

  const issue = (mypageID: number) =>
    office.server.call('issuePaper', { session: office.jmac.session, body: { mypageID, kind } });

  it('has a number, the result of the inspection that was approved last, and its tables on a sheet', {
    tags: ['slow'],
  }, async () => {
    const { myPage, user } = await approved();
    const { status, body } = await issue(myPage.id);
    expect([status, body.number, body.title]).toEqual([201, '検第1号', '検査報告書']);
    const { blocks } = body.content;
    expect(factIn(blocks, '検査の種類')).toBe('完了検査');
    expect(factIn(blocks, '検査結果')).toBe('指摘事項あり（軽微）');
    expect(factIn(blocks, '指摘事項')).toBe(findings);
    const words = wordsOfPaper(blocks);
    expect(words).toEqual(expect.arrayContaining(['別紙　検査した物と写真', item.name, '写真（2枚）']));
    await office.server.runJobs('makeIssuedPapers', 'sendMails');
    const read = await office.server.call('getUserPaper', { session: user.session, path: { id: body.id } });
    expect([read.status, read.body.kind]).toEqual([200, kind]);
  });

  it('is refused before a report is approved, and says what to do', async () => {
    const { myPage } = await submitted();
    const { status, problem } = await issue(myPage.id);
    expect([status, problem.detail]).toEqual([
      409,
      '承認された検査報告がありません。検査報告を承認してから発行してください。',
    ]);
  });

  it('is issued once for an inspection: what it says is corrected by a paper that names it', async () => {
    const { myPage } = await approved();
    const first = (await issue(myPage.id)).body;
    const again = await issue(myPage.id);
    expect([again.status, again.problem.detail]).toEqual([
      409,
      `${first.number}を発行済みです。内容を改めるときは、その文書から差し替えてください。`,
    ]);
    const body = { mypageID: myPage.id, kind, replacesId: first.id };
    expect((await office.server.call('issuePaper', { session: office.jmac.session, body })).status).toBe(201);
  });

  it('stays as it was issued when the report is reopened, and comes again beside it', {
    tags: ['slow'],
  }, async () => {
    const { report, myPage } = await approved();
    const first = (await issue(myPage.id)).body;
    await patch(report.id, { action: 'reopen', reason: '数量の確認' }, office.jmac);
    expect((await issue(myPage.id)).status).toBe(409);
    const kept = await office.server.call('getIssuedPaper', {
      session: office.jmac.session,
      path: { id: first.id },
    });
    expect(kept.body.content).toEqual(first.content);
    office.server.setNow('2026-11-20T01:10:00Z');
    await patch(report.id, { action: 'submit' }, office.inspector);
    await patch(report.id, { action: 'approve' }, office.jmac);
    expect((await issue(myPage.id)).status).toBe(201);
    office.server.setNow('2026-11-20T01:00:00Z');
  });

  it('says that there was no remark where there was none, also of an undertaking that has ended', async () => {
    const { myPage } = await approved({ result: 1, findings: null, correctiveDueOn: null });
    const data = { projectStatus: ProjectStatus.Canceled, cancelReason: '廃止' };
    await office.server.database.client.myPage.update({ where: { id: myPage.id }, data });
    const { status, body } = await issue(myPage.id);
    expect([status, factIn(body.content.blocks, '指摘事項')]).toEqual([201, '—']);
  });

  it('is made by the template of its round, without the tables where it says so', {
    tags: ['slow'],
  }, async () => {
    const { project, myPage } = await approved();
    const text = {
      ...{
        title: '検査結果のお知らせ',
        numberFormat: '豆検{番号}',
        body: '{検査日}の{検査の種類}の結果です。',
      },
      ...{ factFields: ['inspectionResult'] as const, conditions: '', hasBreakdown: false, seal: 0 as const },
    };
    const saved = await office.server.call('savePaperTemplate', {
      session: office.jmac.session,
      path: { id: project.id, kind },
      body: { ...text, factFields: [...text.factFields] },
      ifMatch: 1,
    });
    expect(saved.status).toBe(200);
    const { body } = await issue(myPage.id);
    expect([body.number, body.title]).toEqual(['豆検1', '検査結果のお知らせ']);
    const words = wordsOfPaper(body.content.blocks);
    expect(words).toContain('令和8年11月19日の完了検査の結果です。');
    expect(words).not.toContain(item.name);
  });
});
