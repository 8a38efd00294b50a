import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaperKind, PaperSeal } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { makeAdmin, makeUndertaking } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { DEFAULT_TEMPLATES } from './defaultTemplates.words.ts';

let server: TestServer;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;

beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC', { name: '事務局 花子' });
});
afterAll(() => server.stop());

const { GrantDecision, Adoption } = PaperKind;

const text = {
  title: '交付決定通知書',
  numberFormat: '7能第{番号}号',
  body: '{企業名}の{事業計画名}に、{交付決定額}を交付します。',
  factFields: ['displayCode' as const, 'grantAmount' as const],
  conditions: '期限（{事業完了期限}）までに完了してください。\n\n帳簿を保存してください。',
  hasBreakdown: false,
  seal: PaperSeal.Omitted,
};

const save = (projectId: number, body: object = {}, ifMatch?: number, kind: PaperKind = GrantDecision) =>
  server.call('savePaperTemplate', {
    session: jmac.session,
    path: { id: projectId, kind },
    body: { ...text, ...body },
    ...(ifMatch === undefined ? {} : { ifMatch }),
  });

const makeGranted = () =>
  makeUndertaking(server, { myPage: { grantAmount: 7_500_000, grantDecisionOn: toDate('2026-11-18') } });

const wordsOf = (blocks: readonly { readonly text: string | null }[]): string[] =>
  blocks.flatMap((block) => block.text ?? []);

describe('the templates of a round', () => {
  it('are those of the product until somebody saves one', async () => {
    const { project } = await makeUndertaking(server);
    const { body } = await server.call('listPaperTemplates', {
      session: jmac.session,
      path: { id: project.id },
    });
    expect(body.items.map(({ kind, number, isDefault }) => [kind, number, isDefault])).toEqual(
      Object.values(PaperKind).map((kind) => [kind, 0, true]),
    );
  });

  it('come with the product without a fault', async () => {
    const { project } = await makeUndertaking(server);
    const { body } = await server.call('listPaperTemplates', {
      session: jmac.session,
      path: { id: project.id },
    });
    for (const { kind, text: own } of body.items)
      expect((await save(project.id, own, undefined, kind as PaperKind)).status).toBe(200);
  });

  it('are kept version by version: papers of before stay as they were', async () => {
    const { project, myPage } = await makeGranted();
    const first = await save(project.id);
    expect(first.body).toMatchObject({ number: 1, isDefault: false, savedByName: '事務局 花子' });
    const paper = { mypageID: myPage.id, kind: GrantDecision };
    const { body: made } = await server.call('issuePaper', { session: jmac.session, body: paper });
    expect([made.number, made.templateNumber]).toEqual(['7能第1号', 1]);
    expect((await save(project.id, { title: '交付の決定' })).body.number).toBe(2);
    const kept = await server.call('getIssuedPaper', { session: jmac.session, path: { id: made.id } });
    expect(kept.body).toMatchObject({ title: '交付決定通知書', templateNumber: 1 });
  });

  it('stay readable as they were, the newest first, with who saved each of them', async () => {
    const { project } = await makeUndertaking(server);
    await save(project.id, { body: '初めの文面' });
    await save(project.id, { body: '次の文面' });
    const path = { id: project.id, kind: GrantDecision };
    const { body } = await server.call('listPaperTemplateVersions', { session: jmac.session, path });
    expect(body.items.map((version) => [version.number, version.text.body, version.savedByName])).toEqual([
      [2, '次の文面', '事務局 花子'],
      [1, '初めの文面', '事務局 花子'],
      [0, DEFAULT_TEMPLATES[GrantDecision].body, null],
    ]);
  });

  it('choose whether a paper leaves out its seal, says so, or has a place for it', async () => {
    const { project, myPage } = await makeGranted();
    const headOf = async (seal: PaperSeal) => {
      const template = { ...text, seal };
      const asked = { mypageID: myPage.id, kind: GrantDecision, template };
      const { body } = await server.call('previewIssuedPaper', { session: jmac.session, body: asked });
      return [body.content.from.map(({ value }) => value).at(1) ?? null, body.content.hasSealArea];
    };
    expect(await headOf(PaperSeal.None)).toEqual([null, false]);
    expect(await headOf(PaperSeal.Omitted)).toEqual(['（公印省略）', false]);
    expect(await headOf(PaperSeal.Square)).toEqual([null, true]);
    expect((await save(project.id, { seal: PaperSeal.Square })).body.text.seal).toBe(PaperSeal.Square);
  });

  it('are saved by one of two who have read the same version', async () => {
    const { project } = await makeUndertaking(server);
    expect((await save(project.id, {}, 1)).status).toBe(200);
    expect((await save(project.id, {}, 1)).status).toBe(412);
    expect((await save(project.id, {}, 2)).status).toBe(200);
  });

  it('take only fields that their kind knows, and say where their number stands', async () => {
    const { project } = await makeUndertaking(server);
    const pointers = async (body: object, kind?: PaperKind) => {
      const answer = await save(project.id, body, undefined, kind);
      expect(answer.status).toBe(400);
      return answer.problem.errors?.map(({ pointer }) => pointer);
    };
    expect(await pointers({ body: '{交付決定がく}を交付します。' })).toEqual(['/body']);
    expect(await pointers({ body: '　', numberFormat: '第号' })).toEqual(['/numberFormat', '/body']);
    expect(await pointers({ numberFormat: '{番号}-{番号}' })).toEqual(['/numberFormat']);
    expect(await pointers({ numberFormat: '{年度}第{番号}号' })).toEqual(['/numberFormat']);
    expect(await pointers({ conditions: '{支払額}を返してください。' })).toEqual(['/conditions']);
    const early = { body: '採択します。', factFields: ['displayCode', 'grantAmount'], conditions: '' };
    expect(await pointers(early, Adoption)).toEqual(['/factFields']);
    expect(await pointers({ ...early, factFields: [], hasBreakdown: true }, Adoption)).toEqual([
      '/hasBreakdown',
    ]);
  });

  it('are JMAC’s to save', async () => {
    const { project } = await makeUndertaking(server);
    const { session } = await makeAdmin(server, 'BackOffice');
    const path = { id: project.id, kind: GrantDecision };
    expect((await server.call('getPaperTemplate', { session, path })).status).toBe(200);
    expect((await server.call('savePaperTemplate', { session, path, body: text })).status).toBe(403);
  });
});

describe('trying a paper', () => {
  const preview = (mypageID: number, body: object = {}) =>
    server.call('previewIssuedPaper', {
      session: jmac.session,
      body: { mypageID, kind: GrantDecision, ...body },
    });

  it('shows a real undertaking by a template that is not saved, and keeps nothing', async () => {
    const { project, corporation, myPage } = await makeGranted();
    const { body } = await preview(myPage.id, { template: text });
    expect(body.problem).toBeNull();
    expect(body.content).toMatchObject({
      to: `${corporation.name}　御中`,
      date: '（発行時に採番）\n令和8年11月20日',
    });
    const words = wordsOf(body.content.blocks);
    expect(words[0]).toBe(`${corporation.name}の${myPage.planTitle}に、7,500,000円を交付します。`);
    expect(words).toContain('1　期限（令和9年2月15日）までに完了してください。');
    expect(words).toContain('2　帳簿を保存してください。');
    const { client } = server.database;
    expect(await client.paperTemplate.count({ where: { projectId: project.id } })).toBe(0);
    expect(await client.issuedPaper.count({ where: { mypageId: myPage.id } })).toBe(0);
  });

  it('says what is missing before it could be issued', async () => {
    const { myPage } = await makeUndertaking(server, {
      myPage: { grantAmount: null, grantDecisionOn: null },
    });
    const { body } = await preview(myPage.id);
    expect(body.problem).toContain('交付決定額、交付決定日が登録されていません');
    const facts = body.content.blocks.flatMap((block) =>
      block.facts.map(({ label, value }) => [label, value]),
    );
    expect(facts).toContainEqual(['交付決定額', '—']);
  });

  it('reads braces that somebody’s own words hold as words', async () => {
    const { myPage } = await makeUndertaking(server, {
      myPage: { grantAmount: 1, grantDecisionOn: toDate('2026-11-18'), planTitle: '{企業名}の{計画}' },
    });
    const { body } = await preview(myPage.id, { template: text });
    expect(wordsOf(body.content.blocks)[0]).toContain('{企業名}の{計画}');
  });

  it('names the wrong field of a template that is being written', async () => {
    const { myPage } = await makeGranted();
    const answer = await preview(myPage.id, { template: { ...text, title: '' } });
    expect([answer.status, answer.problem.errors?.[0]?.pointer]).toEqual([400, '/template/title']);
  });
});
