import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LETTER_VARIANTS } from '#bff/parts/records/letterVariants.words.ts';
import { searchForm } from '#bff/parts/records/searchForm.service.ts';
import { makeAdmin, makeUndertaking } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

/* Search takes any character in any width, raw or encoded, and finds what a person means by it. */

let server: TestServer;
let token: string;
let adminId: number;
let userId: number;

beforeAll(async () => {
  server = await startTestServer();
  const jmac = await makeAdmin(server, 'JMAC');
  token = jmac.session.token;
  adminId = jmac.id;
  const corporation = {
    name: '株式会社みらい食堂　１２３',
    nameKana: 'ミライショクドウ',
    phone: '0300000001',
  };
  const { project, myPage, user, ...made } = await makeUndertaking(server, {
    myPage: { planTitle: '配膳ロボット（２号機）の導入' },
  });
  userId = user.id;
  await server.database.client.corporation.update({ where: { id: made.corporation.id }, data: corporation });
  await server.database.client.section.create({
    data: {
      mypageId: myPage.id,
      kind: 6,
      documentType: 60,
      title: '発注書（別記様式第1号）',
      sequence: 1,
      isRequired: true,
      status: 1,
      submittedAt: new Date('2026-11-20T01:00:00Z'),
    } as never,
  });
  await server.database.client.$executeRaw`
    INSERT INTO application_user (project_id, family, name, email, updated_at)
    VALUES (${project.id}, 'general', '応募 花子', 'search@example.jp', now())`;
  await server.database.client.$executeRaw`
    INSERT INTO application (project_id, application_user_id, family, status, name, name_kana, plan_title,
      contact_phone, updated_at)
    SELECT ${project.id}, id, 'general', 0, '株式会社みらい食堂　１２３', 'ミライショクドウ', '配膳ロボット（２号機）の導入',
      '0300000001', now() FROM application_user WHERE email = 'search@example.jp'`;
});
afterAll(() => server.stop());

const get = async (address: string) => {
  const response = await fetch(`${server.url}${address}`, { headers: { 'x-admin-session': token } });
  const body = (await response.json()) as { total?: number };
  return { status: response.status, total: body.total };
};

const LISTS = ['/api/admin/corporation', '/api/admin/my_page', '/api/admin/application'];
const ALL_LISTS = [
  ...LISTS,
  '/api/admin/my_page/section',
  '/api/admin/my_page_report',
  '/api/admin/project',
  '/api/admin/admin_user',
];

describe('a search', () => {
  it.each([...'()!*+:,;/@$[]?=\'"<>^`{|}~\\%_&#'])(
    'takes %s, raw or encoded',
    { tags: ['slow'] },
    async (letter) => {
      const isSeparator = '&#%+'.includes(letter);
      for (const list of ALL_LISTS) {
        const encoded = await get(`${list}?q=${encodeURIComponent(letter)}%E6%A0%AA`);
        const raw = isSeparator ? encoded : await get(`${list}?q=${letter}%E6%A0%AA`);
        expect([list, encoded.status, raw.status]).toEqual([list, 200, 200]);
      }
    },
  );

  it.each([
    ['みらい', 'part of the name'],
    ['ミライ食堂', 'katakana for hiragana'],
    ['ﾐﾗｲ食堂', 'half-width kana'],
    ['みらいしょくどう', 'its reading'],
    ['みらい食堂 123', 'a space and digits of the other width'],
    ['みらい食堂123', 'no space'],
    ['㈱みらい', 'the sign for 株式会社'],
    ['㍿みらい', 'the other sign'],
    ['(株)みらい', 'the short form'],
    ['（株）みらい', 'the short form in full width'],
    ['03-0000-0001', 'a telephone number'],
    ['0300000001', 'the same without hyphens'],
    ['０３（００００）０００１', 'the same in full width'],
    ['03-0000', 'the beginning of it'],
  ])('by %s (%s) finds the corporation, its my page and its application', async (typed) => {
    const q = encodeURIComponent(typed);
    const found = [];
    for (const list of LISTS) found.push((await get(`${list}?q=${q}`)).total);
    expect(found).toEqual([1, 1, 1]);
  });

  it.each(['ロボット(2号機)', 'ロボット（２号機）'])(
    'by the plan %s finds my page and application',
    async (typed) => {
      const q = encodeURIComponent(typed);
      const found = [];
      for (const list of LISTS) found.push((await get(`${list}?q=${q}`)).total);
      expect(found).toEqual([0, 1, 1]);
    },
  );

  it('by title or company finds a document in the queue', async () => {
    for (const typed of ['発注書(別記様式第１号)', 'ﾐﾗｲ', '03-0000-0001']) {
      const answer = await get(`/api/admin/my_page/section?q=${encodeURIComponent(typed)}`);
      expect([typed, answer.total]).toEqual([typed, 1]);
    }
  });

  it.each(['花子　三浦', '花子三浦', 'HANAKO ＠ EXAMPLE', 'ﾐｳﾗ', 'みうら'])(
    'by %s finds a user of the business, however the name is written',
    async (typed) => {
      const { corporationId } = await server.database.client.corporationUser.update({
        where: { id: userId },
        data: { name: '花子 三浦', nameKana: 'ミウラ ハナコ', email: 'hanako@example.jp' },
      });
      const q = encodeURIComponent(typed);
      expect((await get(`/api/admin/corporation/${corporationId}/user?q=${q}`)).total).toBe(1);
    },
  );

  it.each(['窓口　和子', '窓口和子', 'ｺｰﾙｾﾝﾀｰ', 'こーるせんたー', 'KAZUKO'])(
    'by %s finds an administrator, however the name is written',
    async (typed) => {
      await server.database.client.adminUser.update({
        where: { id: adminId },
        data: { name: '窓口 和子', organization: 'コールセンター', email: 'kazuko@example.jp' },
      });
      expect((await get(`/api/admin/admin_user?q=${encodeURIComponent(typed)}`)).total).toBe(1);
    },
  );

  it.each(['第２次', '(第2次公募)', 'せいちょう 支援', 'ｾｲﾁｮｳ支援'])(
    'by %s finds a round, however the name is written',
    async (typed) => {
      await server.database.client.project.updateMany({
        data: { name: 'せいちょう支援補助金（第2次公募）' },
      });
      expect((await get(`/api/admin/project?q=${encodeURIComponent(typed)}`)).total).toBe(1);
    },
  );

  it('of what was done takes % and _ for themselves', { tags: ['slow'] }, async () => {
    const { session } = await makeAdmin(server, 'JMAC', { name: '履歴 太郎' });
    const { id } = await server.database.client.corporation.findFirstOrThrow();
    await server.call('updateCorporation', { session, path: { id }, body: { memo: '確認' } as never });
    // The trail is read once it is sealed.
    await server.runJobs('sealAudit');
    const entries = async (typed: string) =>
      (await get(`/api/admin/audit?q=${encodeURIComponent(typed)}`)).total ?? 0;
    expect(await entries('履歴 太郎')).toBeGreaterThan(0);
    expect([await entries('%'), await entries('_')]).toEqual([0, 0]);
  });

  it('takes + for a space, as forms send it', async () => {
    expect(await get('/api/admin/corporation?q=%E3%81%BF%E3%82%89%E3%81%84+%E9%A3%9F%E5%A0%82')).toEqual({
      status: 200,
      total: 1,
    });
  });

  it('by a short number means a code, not every telephone number with these digits', async () => {
    expect((await get('/api/admin/my_page?q=0000')).total).toBe(0);
  });

  it('finds by the name of today, not by the former one', async () => {
    const { client } = server.database;
    const row = await client.corporation.findFirstOrThrow();
    await client.corporation.update({ where: { id: row.id }, data: { name: '合同会社あたらし' } });
    const of = async (typed: string) => {
      const q = encodeURIComponent(typed);
      return [
        (await get(`/api/admin/corporation?q=${q}`)).total,
        (await get(`/api/admin/my_page?q=${q}`)).total,
      ];
    };
    expect([await of('(同)アタラシ'), await of('みらい食堂')]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    await client.corporation.update({ where: { id: row.id }, data: { name: row.name } });
  });
});

it('a date takes plain colons', async () => {
  expect((await get('/api/admin/audit?from=2026-11-20T00:00:00Z')).status).toBe(200);
});

it('the database folds names as the server folds what is typed', async () => {
  // Latin, punctuation, kana and signs, full and half width, some kanji.
  const ranges = [
    [0x20, 0x24f],
    [0x2000, 0x206f],
    [0x3000, 0x33ff],
    [0x4e00, 0x4fff],
    [0xff00, 0xffef],
  ] as const;
  const letters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_unused, index) => String.fromCodePoint(first + index)),
  );
  const samples = [
    ...Array.from({ length: Math.ceil(letters.length / 64) }, (_unused, index) =>
      letters.slice(index * 64, index * 64 + 64).join(''),
    ),
    '㈱みらい食堂　１２３',
    '（一社）やさしい外食',
    'ｶﾞｷﾞ ﾊﾟ',
    '𠮷野家㍿',
    '神\uFA19',
    '葛\u{E0100}城の里\uFE0F株式\u200B会社',
    LETTER_VARIANTS.flat().join(''),
  ];
  const rows = await server.database.client.$queryRaw<{ folded: string }[]>`
    SELECT search_fold(sample) AS folded FROM unnest(${samples}::text[]) WITH ORDINALITY AS s (sample, n) ORDER BY n`;
  const unlike = samples.filter((sample, index) => rows[index]?.folded !== searchForm(sample));
  expect(unlike).toEqual([]);
});
