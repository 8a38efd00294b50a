import { afterAll, beforeAll, expect, it } from 'vitest';
import { account, makePassbook } from '#bff/testing/bankAccounts.ts';
import { makeAdmin, makeUndertaking } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
it('takes full-width input', async () => {
  const { session } = await makeAdmin(server, 'JMAC');
  const body = {
    applicantType: 0,
    corporateNumber: '７９９９９０１０００００１',
    legalForm: 0,
    name: '　㍿𠮷野家　',
    nameKana: 'みらいｼｮｸﾄﾞｳ',
    representativeTitle: '代表取締役',
    representativeName: '未来 太郎',
    representativeNameKana: 'みらい たろう',
    postalCode: '〒１００−０００１',
    prefecture: 13,
    city: '千代田区',
    streetAddress: '霞が関1-2-1',
    phone: '０３ー１２３４ー００００',
    industryGroup: 76,
    industryCode: 7611,
    businessScale: 1,
    capital: 1,
    employees: 1,
    establishedOn: '2001-04-01',
    fiscalMonth: 3,
    invoiceNumber: 'Ｔ７９９９９０１０００００１',
  } as const;
  const a = await server.call('createCorporation', { session, body });
  expect(a.body).toMatchObject({
    corporateNumber: '7999901000001',
    name: '㍿𠮷野家',
    nameKana: 'ミライショクドウ',
    postalCode: '1000001',
    phone: '0312340000',
    invoiceNumber: 'T7999901000001',
  });
  const u = await makeUndertaking(server);
  const { id } = await makePassbook(server, u.corporation.id);
  const b = await server.call('createBankAccount', {
    session: u.user.session,
    path: { corporationID: u.corporation.id },
    body: {
      ...account,
      bankCode: '９９９１',
      accountNumber: '３４５６７',
      bankNameKana: 'みほん',
      accountHolderKana: 'カ）ミライショクドウ',
      passbookFileId: id,
    },
  });
  expect(b.body).toMatchObject({
    bankCode: '9991',
    accountNumber: '0034567',
    bankNameKana: 'ﾐﾎﾝ',
    accountHolderKana: 'ｶ)ﾐﾗｲｼﾖｸﾄﾞｳ',
  });
});
