import { afterAll, beforeAll, expect, it } from 'vitest';
import { byKeyboard, noDialog } from './byKeyboard.ts';
import { createKeyboard } from './keyboard.ts';
import { logIn, type Product, startProduct } from './product.ts';
import { settled } from './settled.ts';

/*
 * What the office and a business say to each other, without a mouse: a reminder is held and goes on, a call is recorded
 * and a question answered, and somebody chooses how he gets his mails. At every stop the focus can be seen.
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

it('the office holds a reminder, for a reason, and lets it go on', async () => {
  const { page, open, pressOn, type, takeFaults } = await person('/admin/login', 'jmac@example.jp', DESK);
  await open('/admin/reminder');
  await pressOn(/のリマインドを止める$/);
  await type('理由', '電話で提出日を約束したため');
  await pressOn('止める');
  await noDialog(page);
  await pressOn(/のリマインドを再開する$/);
  await page.getByText('止めた理由：電話で提出日を約束したため').waitFor();
  await pressOn('再開する');
  await noDialog(page);
  await page.getByText('リマインドを再開しました').first().waitFor();
  expect(takeFaults()).toEqual([]);
});

it('the call centre opens the question that waits longest and answers it', async () => {
  const { page, press, open, pressOn, type, takeFaults } = await person(
    '/admin/login',
    'cs@example.jp',
    DESK,
  );
  await open('/admin/thread?status=0');
  const first = page.getByRole('grid').getByRole('link').first();
  await pressOn((await first.textContent())?.trim() ?? '');
  await page.waitForURL(/\/admin\/thread\/\d+$/);
  await settled(page);
  await type('回答の本文', '契約日で差し支えありません。');
  await press('Control+Enter');
  await page.getByText('回答を送りました').first().waitFor();
  expect(takeFaults()).toEqual([]);
});

it('a business chooses on its phone to read its mails once a day', async () => {
  const { page, open, pressOn, choosesFrom, takeFaults } = await person(
    '/user/5/login',
    'mamekura@example.jp',
    PHONE,
  );
  await open('/user/5');
  await pressOn('メニューを開く');
  await choosesFrom(/アカウント/, 'メールの受け取り方');
  const dialog = page.getByRole('dialog', { name: 'メールの受け取り方' });
  await dialog.waitFor();
  const keyboard = createKeyboard(page);
  await keyboard.tabTo(({ type, isChecked }) => type === 'radio' && isChecked);
  await keyboard.press('ArrowDown');
  await pressOn('保存する');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('メールの受け取り方を変更しました').first().waitFor();
  expect([...takeFaults(), ...keyboard.takeFaults()]).toEqual([]);
});
