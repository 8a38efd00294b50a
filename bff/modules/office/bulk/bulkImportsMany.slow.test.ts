import { afterAll, beforeAll, expect, it } from 'vitest';
import { bulkTools } from '#bff/testing/bulk/bulkTools.ts';
import { manyCorporateNumbers } from '#bff/testing/bulk/corporateNumbers.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const HEADINGS =
  '法人番号,区分,法人格,企業名,企業名（カナ）,代表者の役職,代表者,代表者（カナ）,郵便番号,都道府県,市区町村,町名・番地,電話番号,業種（中分類）,業種（細分類）,企業規模,資本金（円）,常勤従業員数,設立（開業）年月日,決算月';
const REST =
  'ミホン,代表取締役,吉野 花子,ヨシノ ハナコ,1000001,東京都,千代田区,霞が関1-2-1,0312340000,76,7611,中小企業者,10000000,18,2001/4/1,3月';

it('what is taken over may be five thousand rows', async () => {
  const { session } = await makeAdmin(server, 'JMAC');
  const { run } = bulkTools(
    () => server,
    () => session,
  );
  const numbers = manyCorporateNumbers();
  const rows = Array.from(
    { length: 5000 },
    (_, index) => `${numbers.next().value},法人,株式会社,見本食堂${index},${REST}`,
  );
  const { body } = await server.call('createBulkRunOfFile', {
    session,
    body: { meta: { fileName: '企業.csv', kind: 'importCorporations', list: 'corporations' } },
    file: { name: '企業.csv', content: Buffer.from([HEADINGS, ...rows].join('\r\n')) },
  });
  expect(body.counts).toMatchObject({ total: 5000, able: 5000 });
  expect((await run(body.id)).counts).toMatchObject({ done: 5000, failed: 0 });
});
