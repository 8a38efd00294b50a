import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ingredientR6 } from '#bff/testing/programmes/programmes.ts';
import { confirmAddress } from './confirmAddress.ts';
import { pdf } from './files.ts';
import { type Product, startProduct } from './product.ts';

/*
 * An application to 産地連携推進緊急対策事業 on a phone, from registering to the receipt: what repeats the form is made of
 * the answers, only what nobody else can have is attached.
 */

const ROUND = '/application/project/10';
const EMAIL = 'keitai@example.jp';
const MADE = [
  '応募申請書（R6補）',
  '事業実施計画書（取組A・B）',
  '産地と連携した国産原材料調達計画',
  '経費内訳書（取組A・B別）',
];
/** 合意書, 決算書, 履歴事項全部証明書: numbers of DocumentType; the quotations come in their rows. */
const ATTACHED = [88, 10, 13];

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.newPerson({ width: 360, height: 740 });
});
afterAll(() => product.stop());

const token = async (): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === 'applicationIngredientUserToken')?.value ?? '';

/** What the pages save while somebody types, all at once: the fields themselves are the stories' matter. */
const fillIn = async (): Promise<number> =>
  page.evaluate(
    async ([session, body]) => {
      const headers = {
        'content-type': 'application/json',
        'x-application-ingredient-session': String(session),
      };
      const init = { method: 'PATCH', headers, body: JSON.stringify(body) };
      return (await fetch('/api/application/ingredient/self', init)).status;
    },
    [
      await token(),
      Object.fromEntries(Object.entries(ingredientR6.answers).filter(([, value]) => value !== null)),
    ],
  );

it('the public page of the round hands out 公募要領 and forms in one go', async () => {
  await page.goto(`${ROUND}/about`);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: '公募要領・様式をまとめて保存する' }).click();
  expect((await saving).suggestedFilename()).toBe('公募要領・様式_産地連携 第3次.zip');
});

it('registering begins the application', async () => {
  await page.getByRole('link', { name: '応募を始める' }).click();
  await page.getByLabel('メールアドレス').fill(EMAIL);
  await page.getByLabel('パスワード', { exact: true }).fill('Kaisei-2026!');
  await page.getByRole('radio', { name: '法人' }).check();
  await page.getByRole('button', { name: '登録して入力を始める' }).click();
  await page.waitForURL((url) => url.pathname === ROUND);
  await confirmAddress(page);
  expect(await fillIn()).toBe(200);
});

it('no form is asked for: each can be seen as the answers fill it', async () => {
  await page.goto(`${ROUND}/step/documents`);
  await page.getByRole('button', { name: `${MADE[0]}のPDFを確認する` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('canvas').first().waitFor();
  await dialog.getByRole('button', { name: '閉じる' }).last().click();
  for (const type of ATTACHED) {
    const card = page.locator(`[data-edge]:has(#answer-files-${type})`);
    await card
      .locator('input[type="file"]')
      .first()
      .setInputFiles(pdf(`書類${type}.pdf`, `Paper ${type}`));
    await card.getByText(/保存済み/).waitFor();
  }
});

it('a large expense takes its quotation in its row, and one file serves two rows', async () => {
  await page.goto(`${ROUND}/step/expenses`);
  const row = (name: string) => page.getByRole('region', { name });
  const [support, processing] = [row('経費（取組A） 1'), row('経費（取組B） 1')];
  await support.locator('input[type="file"]').first().setInputFiles(pdf('見積書.pdf', 'Quotation'));
  await support.getByText(/保存済み/).waitFor();
  await processing.getByText('添付済みのファイルから選ぶ（1件）').click();
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await processing.getByRole('button', { name: '見積書.pdfをこの行にも使う' }).click();
  await saved;
});

it('it is handed in, and the receipt names every form that was made', async () => {
  await page.goto(`${ROUND}/step/confirm`);
  await page.getByRole('button', { name: '提出する', exact: true }).click();
  await page.waitForURL((url) => url.pathname.includes('/receipt/'));
  // The page before names the papers too, until the receipt has come.
  await vi.waitFor(
    async () => {
      const receipt = (await page.locator('main').textContent()) ?? '';
      for (const label of MADE) expect(receipt).toContain(`${label}.pdf`);
    },
    { timeout: 60_000, interval: 100 },
  );
});
