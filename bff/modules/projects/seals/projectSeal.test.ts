import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaperKind } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { pngOf } from '#bff/testing/papers/pngOf.ts';
import { makeAdmin, makeUndertaking } from '#bff/testing/people.ts';
import { readPdf } from '#bff/testing/readPdf.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

type Admin = Awaited<ReturnType<typeof makeAdmin>>;

let server: TestServer;
let jmac: Admin;

beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC', { name: '事務局 花子' });
});
afterAll(() => server.stop());

const kind = PaperKind.GrantDecision;

const upload = async (content: Uint8Array<ArrayBuffer>, name = '印影.png', { session }: Admin = jmac) => {
  const body = { meta: { fileName: name, mypageID: -1, sectionID: null } };
  const call = { session, body, file: { name, content } };
  return (await server.call('uploadAdminFile', call)).body.id;
};

const read = async (projectId: number) =>
  (await server.call('getProjectSeal', { session: jmac.session, path: { id: projectId } })).body;

const save = (projectId: number, fileId: string | null, ifMatch?: number, { session }: Admin = jmac) =>
  server.call('saveProjectSeal', { session, path: { id: projectId }, body: { fileId }, ifMatch });

const granted = () =>
  makeUndertaking(server, {
    myPage: { grantAmount: 7_500_000, grantDecisionOn: toDate('2026-11-18'), planTitle: '配膳ロボット' },
  });

/** A round whose decision letters have a place for a seal. */
const withPlace = async () => {
  const undertaking = await granted();
  const path = { id: undertaking.project.id, kind };
  const { body } = await server.call('getPaperTemplate', { session: jmac.session, path });
  const text = { ...body.text, factFields: [...body.text.factFields], seal: 2 as const };
  await server.call('savePaperTemplate', { session: jmac.session, path, body: text, ifMatch: 1 });
  return undertaking;
};

type Undertaking = Awaited<ReturnType<typeof withPlace>>;

const issued = async ({ myPage }: Pick<Undertaking, 'myPage'>, body: object = {}) => {
  const call = { session: jmac.session, body: { mypageID: myPage.id, kind, ...body } };
  const { status, body: paper } = await server.call('issuePaper', call);
  expect(status).toBe(201);
  await server.runJobs('makeIssuedPapers', 'sendMails');
  return paper;
};

const fileOf = async (id: number) => {
  const { bytes } = await server.call('downloadIssuedPaper', { session: jmac.session, path: { id } });
  return { file: Buffer.from(bytes).toString('latin1'), ...(await readPdf(bytes)) };
};

describe('the picture of a seal', () => {
  it('is printed in its place, with its alpha, and heard of as a figure; the page says that the PDF has it', {
    tags: ['slow'],
  }, async () => {
    const undertaking = await withPlace();
    const { project } = undertaking;
    const plain = await fileOf((await issued(undertaking)).id);
    expect([plain.file.includes('/Subtype /Image'), plain.roles.includes('Figure')]).toEqual([false, false]);
    const answer = await save(project.id, await upload(pngOf(240, 240)), 1);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      number: 1,
      widthPx: 240,
      heightPx: 240,
      savedByName: '事務局 花子',
    });
    const before = await server.database.client.issuedPaper.findFirstOrThrow({
      where: { projectId: project.id },
    });
    const paper = await issued(undertaking, { replacesId: before.id });
    expect(paper.content).toMatchObject({ hasSealArea: true, hasSealPicture: true });
    const { file, roles } = await fileOf(paper.id);
    expect(file).toContain('/Subtype /Image');
    expect(file).toContain('/SMask');
    expect(file).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(roles).toContain('Figure');
  });

  it('stays on a paper as it was issued, whatever the round has later', { tags: ['slow'] }, async () => {
    const undertaking = await withPlace();
    const { project } = undertaking;
    await save(project.id, await upload(pngOf(240, 240)), 1);
    const { id } = (
      await server.call('issuePaper', {
        session: jmac.session,
        body: { mypageID: undertaking.myPage.id, kind },
      })
    ).body;
    // Its PDF is made after the picture was taken out of use.
    expect((await save(project.id, null, 2)).body).toMatchObject({ number: 2, picture: null });
    await server.runJobs('makeIssuedPapers', 'sendMails');
    expect((await fileOf(id)).file).toContain('/Subtype /Image');
    const kept = await server.call('getIssuedPaper', { session: jmac.session, path: { id } });
    expect(kept.body.content.hasSealPicture).toBe(true);
    const next = await issued(undertaking, { replacesId: id });
    expect(next.content).toMatchObject({ hasSealArea: true, hasSealPicture: false });
    expect((await fileOf(next.id)).file).not.toContain('/Subtype /Image');
  });

  it('is on no paper whose template has no place for it', { tags: ['slow'] }, async () => {
    const undertaking = await granted();
    await save(undertaking.project.id, await upload(pngOf(240, 240)), 1);
    const paper = await issued(undertaking);
    expect(paper.content.hasSealPicture).toBe(false);
    const { file, text } = await fileOf(paper.id);
    expect(file).not.toContain('/Subtype /Image');
    expect(text).toContain('（公印省略）');
  });

  it('is a PNG of some hundred pixels that can be printed, and nothing else', {
    tags: ['slow'],
  }, async () => {
    const { project } = await granted();
    const refusal = async (content: Uint8Array<ArrayBuffer>, name?: string) =>
      (await save(project.id, await upload(content, name), 1)).problem.detail;
    expect(await refusal(pngOf(95, 240))).toContain('96〜2,000ピクセル');
    expect(await refusal(pngOf(240, 2001))).toContain('96〜2,000ピクセル');
    const pdf = Uint8Array.from(Buffer.from('%PDF-1.4\n%%EOF\n'));
    expect(await refusal(pdf, '印影.pdf')).toContain('PNG');
    const broken = pngOf(240, 240);
    broken.fill(0, broken.length - 60, broken.length - 20);
    expect(await refusal(broken)).toContain('この画像は印刷できません');
    // 300 kB that unpack to 300 MB.
    expect(await refusal(pngOf(240, 240, 300_000_000))).toContain('この画像は印刷できません');
    expect((await save(project.id, '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e11', 1)).status).toBe(400);
    expect((await read(project.id)).number).toBe(0);
  });

  it('is taken only from the file of whoever saves it, on the version that he read', async () => {
    const { project } = await granted();
    const colleague = await makeAdmin(server, 'JMAC');
    const fileId = await upload(pngOf(240, 240), '印影.png', colleague);
    expect((await save(project.id, fileId, 1)).status).toBe(400);
    expect((await save(project.id, fileId, 1, colleague)).status).toBe(200);
    const stale = await save(project.id, await upload(pngOf(120, 120)), 1);
    expect([stale.status, (await read(project.id)).widthPx]).toEqual([412, 240]);
    expect((await save(project.id, null, 2)).status).toBe(200);
    expect((await save(project.id, null, 3)).status).toBe(409);
  });

  it('is JMAC’s alone to see and to change', async () => {
    const { project } = await granted();
    const fileId = await upload(pngOf(240, 240));
    for (const role of ['MAFF', 'CS', 'BackOffice', 'Inspector'] as const) {
      const other = await makeAdmin(server, role);
      const call = { session: other.session, path: { id: project.id } };
      expect((await server.call('getProjectSeal', call)).status).toBe(403);
      expect((await save(project.id, fileId, 1, other)).status).toBe(403);
    }
  });
});
