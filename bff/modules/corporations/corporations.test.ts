import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestOf } from '#bff/http/handlers.ts';
import { makeAdmin, makeCorporation, makeUndertaking } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;
let cs: Awaited<ReturnType<typeof makeAdmin>>;

beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC');
  cs = await makeAdmin(server, 'CS');
});
afterAll(() => server.stop());

const company = {
  applicantType: 0,
  corporateNumber: '7999901000001',
  legalForm: 0,
  name: '株式会社みらい食堂',
  nameKana: 'カブシキガイシャミライショクドウ',
  representativeTitle: '代表取締役',
  representativeName: '未来 太郎',
  representativeNameKana: 'ミライ タロウ',
  postalCode: '1000001',
  prefecture: 13,
  city: '千代田区',
  streetAddress: '霞が関1-2-1',
  phone: '0312340000',
  industryGroup: 76,
  industryCode: 7611,
  businessScale: 1,
  capital: 10_000_000,
  employees: 18,
  establishedOn: '2001-04-01',
  fiscalMonth: 3,
} as const;

const shop = {
  ...company,
  applicantType: 1,
  legalForm: 14,
  corporateNumber: null,
  capital: null,
  representativeTitle: null,
} as const;

const create = (body: RequestOf<'createCorporation'>['body']) =>
  server.call('createCorporation', { session: jmac.session, body });

describe('registering a corporation', () => {
  it('keeps names with 𠮷 and ㍿ as typed and refuses the same 法人番号 a second time', async () => {
    const answer = await create({ ...company, name: '㍿𠮷野家' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ name: '㍿𠮷野家', version: 1, userCount: 0, projects: [] });
    expect(answer.body.displayCode).toBe(String(answer.body.id).padStart(5, '0'));
    const second = await create(company);
    const { code, reason, errors } = second.problem;
    expect([second.status, code, reason]).toEqual([409, 1004, 'alreadyExists']);
    expect(errors?.[0]?.pointer).toBe('/corporateNumber');
    expect(second.problem.detail).toContain('登録済み');
  });

  it.each([
    ['a wrong check digit', { ...company, corporateNumber: '7999901000010' }, '/corporateNumber'],
    ['a company without 法人番号', { ...company, corporateNumber: null }, '/corporateNumber'],
    ['a person in business with one', { ...shop, corporateNumber: '5999902000002' }, '/corporateNumber'],
    ['a company without capital', { ...company, capital: null }, '/capital'],
    ['an industry code of another group', { ...company, industryCode: 971 }, '/industryCode'],
    ['a food industry without its code', { ...company, industryCode: null }, '/industryCode'],
    ['a code where there is none', { ...shop, industryGroup: 80 }, '/industryCode'],
    ['a day that has not come', { ...shop, establishedOn: '2026-11-21' }, '/establishedOn'],
    ['an invoice number of another', { ...company, invoiceNumber: 'T5999902000002' }, '/invoiceNumber'],
  ] as const)('refuses %s and names the field', async (_what, body, pointer) => {
    const answer = await create(body);
    expect([answer.status, answer.problem.code]).toEqual([400, 1004]);
    expect(answer.problem.errors?.map((error) => error.pointer)).toContain(pointer);
  });

  it('takes a website only as an address that a browser may follow', async () => {
    const create = (url: string) =>
      server.call('createCorporation', {
        session: jmac.session,
        body: { ...company, corporateNumber: '4999905000009', url } as RequestOf<'createCorporation'>['body'],
      });
    const refused = await create('javascript:alert(1)');
    expect([refused.status, refused.problem.errors?.[0]?.pointer]).toEqual([400, '/url']);
    const japanese = await create('https://豆くら.example.jp/');
    expect(japanese.problem.errors?.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^「http:\/\/」か「https:\/\/」で始まるアドレスを、半角で/),
    );
    const taken = await create(' https://www.example.jp/ ');
    expect([taken.status, taken.body.url]).toEqual([201, 'https://www.example.jp/']);
  });

  it('is refused to the call centre', async () => {
    const answer = await server.call('createCorporation', { session: cs.session, body: shop });
    expect([answer.status, answer.problem.code]).toEqual([403, 1000]);
  });
});

describe('finding corporations', () => {
  it('by part of the name, by kana in any script, by 法人番号 and code in any width', async () => {
    const { body: found } = await create({
      ...company,
      corporateNumber: '5999902000002',
      name: '有限会社海風すし',
      nameKana: 'ユウゲンガイシャウミカゼスシ',
    });
    for (const q of ['海風', 'うみかぜ', 'ｳﾐｶｾﾞ', '５９９９９０２０００００２', `００${found.id}`]) {
      const { body } = await server.call('listCorporations', { session: cs.session, query: { q } });
      expect(body.items.map(({ id }) => id)).toContain(found.id);
    }
  });

  it('is refused to inspectors and the back office', async () => {
    for (const role of ['Inspector', 'BackOffice'] as const) {
      const { session } = await makeAdmin(server, role);
      expect((await server.call('listCorporations', { session })).status).toBe(403);
    }
  });
});

describe('changing a corporation', () => {
  it('lets the call centre keep its notes and nothing else', async () => {
    const { id } = await makeCorporation(server);
    const path = { id };
    const memo = await server.call('updateCorporation', {
      session: cs.session,
      path,
      body: { memo: '電話は午後' },
      ifMatch: 1,
    });
    expect([memo.status, memo.body.memo, memo.body.version]).toEqual([200, '電話は午後', 2]);
    const body = { memo: 'x', name: '別の名前' };
    const refused = await server.call('updateCorporation', { session: cs.session, path, body });
    expect([refused.status, refused.problem.code]).toEqual([403, 1000]);
    const where = { action: 'refused', actorId: cs.id, targetId: 'updateCorporation' };
    expect(await server.database.client.auditEntry.count({ where })).toBe(1);
    const actions = memo.body.availableActions.filter(({ allowed }) => allowed).map(({ action }) => action);
    expect(actions).toEqual(['updateMemo']);
  });

  it('refuses a stale version and changes nothing', async () => {
    const { id } = await makeCorporation(server, { name: '元の名前' });
    const body = { name: '新しい名前' };
    const answer = await server.call('updateCorporation', {
      session: jmac.session,
      path: { id },
      body,
      ifMatch: 9,
    });
    expect([answer.status, answer.problem.code]).toEqual([412, 1004]);
    const row = await server.database.client.corporation.findUniqueOrThrow({ where: { id } });
    expect([row.name, row.version]).toEqual(['元の名前', 1]);
  });

  it('checks what is sent together with what is there', async () => {
    const { id } = await makeCorporation(server, { industryGroup: 76, industryCode: 7611 });
    const path = { id };
    const answer = await server.call('updateCorporation', {
      session: jmac.session,
      path,
      body: { industryGroup: 80 },
    });
    expect(answer.problem.errors?.[0]?.pointer).toBe('/industryCode');
  });
});

describe('deleting a corporation', () => {
  it('is refused while it has a my page', async () => {
    const { corporation } = await makeUndertaking(server);
    const path = { id: corporation.id };
    const answer = await server.call('deleteCorporation', { session: jmac.session, path });
    expect([answer.status, answer.problem.code]).toEqual([409, 1004]);
    expect(answer.problem.detail).toContain('マイページ');
    const { body } = await server.call('getCorporation', { session: jmac.session, path });
    expect(body.availableActions.find(({ action }) => action === 'delete')?.reason).toBe(
      answer.problem.detail,
    );
    expect(body.projects).toHaveLength(1);
  });

  it('ends the sessions of its users', async () => {
    const { corporation, user, myPage } = await makeUndertaking(server);
    await server.database.client.myPage.update({
      where: { id: myPage.id },
      data: { deletedAt: server.now() },
    });
    const answer = await server.call('deleteCorporation', {
      session: jmac.session,
      path: { id: corporation.id },
    });
    expect(answer.status).toBe(204);
    const path = { id: user.projectId };
    expect((await server.call('getUserProject', { session: user.session, path })).problem.code).toBe(1008);
  });
});
