import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ChosenFile, pdf, photo, sha256 } from './files.ts';
import { logIn, type Product, startProduct } from './product.ts';

/*
 * The main job from end to end, as three people do it, each in a browser of his own: a company hands a document in,
 * a clerk returns it with two findings, the company answers both, the office confirms.
 */

const delivery = pdf('納品書_豆腐製造ライン𠮷㍿.pdf', 'Delivery note');
const picture = photo('設置写真.png');
const findings = [
  '納品日の記載がありません。日付の入った納品書に差し替えてください。',
  '設備全体が写った写真を加えてください。',
];
const answers = ['業者に再発行を依頼し、日付を確かめました。', '全景の写真を加えました。'];

let product: Product;
let company: Page;
let sectionPath: string;

beforeAll(async () => {
  product = await startProduct();
  company = await product.newPerson();
});
afterAll(() => product.stop());

const withoutSpaces = async (page: Page): Promise<string> =>
  ((await page.locator('main').textContent()) ?? '').replace(/\s/g, '');

const choose = async (page: Page, files: readonly ChosenFile[]): Promise<void> => {
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([...files]);
};

const clerk = async (email: string): Promise<Page> => {
  const page = await product.newPerson();
  await logIn(page, '/admin/login', email);
  await page.goto(sectionPath.replace('/user/5/section/', '/admin/mypage/7/section/'));
  await page.getByRole('heading', { level: 1, name: /納品書/ }).waitFor();
  return page;
};

it('a company hands in a PDF and a photo and gets a receipt whose hashes are those of its files', async () => {
  await logIn(company, '/user/5/login', 'mamekura@example.jp');
  await company
    .getByRole('row', { name: /みほん製機/ })
    .getByRole('link')
    .nth(2)
    .click();
  await company.getByRole('heading', { name: '納品書（1-3）を提出する' }).waitFor();
  sectionPath = new URL(company.url()).pathname;

  await choose(company, [delivery, picture]);
  await company.getByRole('button', { name: '提出する', exact: true }).click();

  await company.getByRole('heading', { name: /納品書（1-3）を受け付けました/ }).waitFor();
  const receipt = await withoutSpaces(company);
  expect(receipt).toContain(sha256(delivery));
  expect(receipt).toContain(sha256(picture));
  expect(receipt).toContain('納品書_豆腐製造ライン𠮷㍿.pdf');
});

it('a clerk of the back office returns it with two findings', async () => {
  const page = await clerk('backoffice@example.jp');
  for (const [index, finding] of findings.entries()) {
    await page.getByRole('button', { name: '指摘を加える' }).click();
    await page.getByRole('textbox', { name: `指摘の内容 ${index + 1}` }).fill(finding);
  }
  await page.getByRole('button', { name: '差し戻す（指摘2件）' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '差し戻す', exact: true }).click();
  await page
    .getByText(/を差し戻しました/)
    .first()
    .waitFor();
});

it('the company answers both findings and hands it in again', async () => {
  await company.goto(sectionPath);
  await company.getByRole('heading', { name: '納品書（1-3）を直す' }).waitFor();
  for (const answer of answers) {
    // The next finding opens by itself, empty, once the answer before it is saved.
    const explanation = company.getByRole('textbox', { name: '事務局への説明' });
    await vi.waitUntil(async () => (await explanation.inputValue()) === '', { timeout: 60_000 });
    await company.getByRole('radio', { name: '説明で答える' }).check();
    await explanation.fill(answer);
    await company.getByRole('button', { name: /^この答えで/ }).click();
  }
  await company.getByRole('button', { name: 'もう一度提出する' }).click();
  await company.getByRole('heading', { name: /納品書（1-3）を受け付けました/ }).waitFor();
});

it('the secretariat confirms it', async () => {
  const page = await clerk('jmac@example.jp');
  // Only what is on the page is counted: the checklist must have come.
  await page.getByRole('radiogroup').first().waitFor();
  for (const group of await page.getByRole('radiogroup').all())
    await group.getByText('適', { exact: true }).click();
  await page.getByRole('button', { name: '確認済みにする' }).click();
  await page
    .getByText(/確認済みにしました/)
    .first()
    .waitFor();
  await company.goto(sectionPath);
  await company.getByText('確認が終わりました').first().waitFor();
});

it('history, audit and mails show each step with who did it and when', async () => {
  const history = await withoutSpaces(company);
  for (const step of ['豊田まめ子さんが提出', '事務局が差し戻し', '確認済みに'])
    expect(history).toContain(step);

  const page = await clerk('jmac@example.jp');
  const token = (await page.context().cookies()).find(({ name }) => name === 'adminToken')?.value ?? '';
  const sectionId = sectionPath.split('/').at(-1);
  const trail = await page.evaluate(
    async ([id, session]) => {
      const query = new URLSearchParams({ targetKind: 'Section', targetId: String(id), limit: '50' });
      const response = await fetch(`/api/admin/activity?${query}`, {
        headers: { 'x-admin-session': String(session) },
      });
      return response.json();
    },
    [sectionId, decodeURIComponent(token)],
  );
  const steps = trail.items.map(({ actorName }: { actorName: string }) => actorName);
  expect(steps).toEqual(expect.arrayContaining(['豊田 まめ子', '受付 清', '事務局 花子']));

  await page.goto('/dev/mail');
  const mails = await page.locator('main').textContent();
  expect(mails).toMatch(/修正のお願い/);
  expect(mails).toMatch(/mamekura@example\.jp/);
});
