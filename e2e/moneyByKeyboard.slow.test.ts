import { afterAll, beforeAll, expect, it } from 'vitest';
import { isBankBusinessDay } from '#rules/bankDays.ts';
import { addDays, tokyoDayOf } from '#rules/calendar.ts';
import { byKeyboard, noDialog } from './byKeyboard.ts';
import { logIn, type Product, startProduct } from './product.ts';

/*
 * Money without a mouse, from the deal that a business enters on its phone to the file that pays it: at every stop the
 * focus can be seen, and no dialog loses it.
 */

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** Somebody of the demo who has no mouse. */
const person = async (login: string, email: string, size: { width: number; height: number }) => {
  const page = await product.newPerson(size);
  await logIn(page, login, email);
  return byKeyboard(page);
};

const nextBankDay = (): string => {
  let day = addDays(tokyoDayOf(new Date()), 1);
  while (!isBankBusinessDay(day)) day = addDays(day, 1);
  return day.replaceAll('-', '/');
};

it('a business enters a deal on its phone and hands its quotation in', async () => {
  const { page, open, pressOn, type, choose, takeFaults } = await person(
    '/user/5/login',
    'mamekura@example.jp',
    PHONE,
  );
  await open('/user/5/payment');
  await pressOn('取引を加える');
  await page.waitForURL('**/user/5/payment/new');
  await choose('経費区分');
  await type('内容', '真空包装機');
  await type('支払先', '株式会社見本パック');
  await type('支払額（税込）', '1,100,000');
  await type('支払額（税抜）', '１，０００，０００');
  await pressOn('この取引を加える');
  await page.waitForURL('**/user/5/payment');
  await pressOn(/^見積書（4-1）$/);
  await page.waitForURL(/\/section\/\d+$/);
  await pressOn('ファイルを選ぶ');
  await page.getByText('書類.pdf').first().waitFor();
  await pressOn('提出する');
  await page.getByRole('heading', { name: /を受け付けました/ }).waitFor();
  expect(takeFaults()).toEqual([]);
});

const TABLE = [
  ['経費区分', '内容', '支払先', '支払額（税込）', '支払額（税抜）', '発注日'],
  ['機械・設備費', '搬送コンベヤ', '株式会社見本機工', '2,200,000円', '2000000', '2026/8/32'],
];

it('it pastes a table, reads which cell is wrong, mends it and takes it over', async () => {
  const { page, press, open, pressOn, type, takeFaults } = await person(
    '/user/5/login',
    'mamekura@example.jp',
    PHONE,
  );
  const textOf = (table: readonly (readonly string[])[]) => table.map((cells) => cells.join('\t')).join('\n');
  await open('/user/5/payment/import');
  await type('コピーした表', textOf(TABLE));
  await pressOn('内容を確認する');
  await page
    .getByText(/発注日/)
    .last()
    .waitFor();
  await page.locator('textarea').focus();
  await press('Control+A');
  await page.keyboard.insertText(textOf(TABLE).replace('8/32', '8/31'));
  await pressOn('内容を確認する');
  await pressOn('1件を取り込む');
  await page.waitForURL('**/user/5/payment');
  await page.getByText('搬送コンベヤ').first().waitFor();
  expect(takeFaults()).toEqual([]);
});

it('an amount that one has proposed is checked by a second and approved by a third', async () => {
  const clerk = await person('/admin/login', 'backoffice@example.jp', DESK);
  await clerk.open('/admin/amount_proposal?status=0');
  await clerk.pressOn('62011');
  await clerk.pressOn('確認済みにする');
  await clerk.pressOn('確認済みにする');
  await noDialog(clerk.page);
  const head = await person('/admin/login', 'jmac@example.jp', DESK);
  await head.open(new URL(clerk.page.url()).pathname);
  await head.pressOn('承認する');
  await head.pressOn('承認する');
  await noDialog(head.page);
  await head.page.getByText('承認済', { exact: true }).first().waitFor();
  expect([...clerk.takeFaults(), ...head.takeFaults()]).toEqual([]);
});

it('a payment is checked against the passbook, approved and leaves in a file', async () => {
  const clerk = await person('/admin/login', 'backoffice@example.jp', DESK);
  await clerk.open('/admin/payment?status=1');
  await clerk.pressOn('確認する');
  await clerk.tick();
  await clerk.pressOn('確認する');
  await noDialog(clerk.page);
  const head = await person('/admin/login', 'jmac@example.jp', DESK);
  await head.open('/admin/payment?project_id=2&status=2');
  await head.pressOn('承認する');
  await head.pressOn('承認する');
  await noDialog(head.page);
  await head.pressOn('振込データを作る');
  await head.type('振込日', nextBankDay());
  await head.pressOn('作成する');
  await head.page.waitForURL(/\/batch\/\d+$/);
  const saving = head.page.waitForEvent('download');
  await head.pressOn('ファイルを保存する');
  expect((await saving).suggestedFilename()).toMatch(/^SOUFURI_\d{8}_\d+\.txt$/);
  expect([...clerk.takeFaults(), ...head.takeFaults()]).toEqual([]);
});

it('the office confirms what a business wrote of its property', async () => {
  const { page, open, pressOn, takeFaults } = await person('/admin/login', 'jmac@example.jp', DESK);
  await open('/admin/property?status=1');
  await pressOn('3005');
  await page.waitForURL(/tab=property/);
  await pressOn('確認済みにする');
  await pressOn('確認済みにする');
  await noDialog(page);
  expect(takeFaults()).toEqual([]);
});

it('a member hands its part in on its phone', async () => {
  const { page, open, pressOn, takeFaults } = await person('/user/7/login', 'mirai@example.jp', PHONE);
  await open('/user/7');
  await pressOn('書類を提出する');
  await page.waitForURL(/\/section\/\d+$/);
  await pressOn('ファイルを選ぶ');
  await page.getByText('書類.pdf').first().waitFor();
  await pressOn('提出する');
  await page.getByRole('heading', { name: /を受け付けました/ }).waitFor();
  expect(takeFaults()).toEqual([]);
});
