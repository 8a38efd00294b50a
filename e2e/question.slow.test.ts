import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdf } from './files.ts';
import { logIn, type Product, startProduct } from './product.ts';

/*
 * A question from a company's phone to the office and back: asked about a document with a file, noted and answered at
 * the desk, told by mail without its words, and read on the phone.
 */

const copy = pdf('契約書の写し.pdf', 'Contract');
const subject = '納品書の日付について';
const question = '納品日と検収日のどちらを書けばよいですか。';
const note = '検収日の扱いを農水省に確かめた。';
const answer = '納品日を記入してください。';

let product: Product;
let phone: Page;
let threadPath: string;

beforeAll(async () => {
  product = await startProduct();
  phone = await product.newPerson({ width: 360, height: 740 });
});
afterAll(() => product.stop());

it('a company asks about a document, with a file', async () => {
  await logIn(phone, '/user/5/login', 'mamekura@example.jp');
  await phone.goto('/user/5/section');
  await phone
    .getByRole('link', { name: /納品書/ })
    .first()
    .click();
  await phone.getByRole('link', { name: 'この書類について聞く' }).click();
  await phone.getByRole('heading', { level: 1, name: '事務局に質問する' }).waitFor();
  await phone.getByRole('textbox', { name: /^件名/ }).fill(subject);
  await phone.getByRole('textbox', { name: /^質問の内容/ }).fill(question);
  await phone.locator('input[type="file"]').first().setInputFiles([copy]);
  await phone.getByText(copy.name).first().waitFor();
  await phone.getByRole('button', { name: '送る', exact: true }).click();
  await phone.getByRole('heading', { level: 1, name: subject }).waitFor();
  await phone.getByText('事務局からの回答をお待ちください').waitFor();
  threadPath = new URL(phone.url()).pathname;
});

it('the call centre finds it among its work, notes something for the office and answers', async () => {
  const page = await product.newPerson();
  await logIn(page, '/admin/login', 'cs@example.jp');
  await page.goto(threadPath.replace('/user/5/', '/admin/'));
  await page.getByRole('heading', { level: 1, name: subject }).waitFor();
  await page.getByRole('button', { name: copy.name }).waitFor();

  await page.getByText('内部メモ', { exact: true }).first().click();
  await page.getByRole('textbox', { name: /^内部メモの本文/ }).fill(note);
  await page.getByRole('button', { name: 'メモを残す' }).click();
  await page.getByText('メモを残しました').first().waitFor();

  await page.getByRole('textbox', { name: /^回答の本文/ }).fill(answer);
  await page.keyboard.press('Control+Enter');
  await page.getByText('回答を送りました').first().waitFor();
});

it('the company reads the answer on its phone, and nothing of the note', async () => {
  await phone.goto('/user/5/thread');
  await phone.getByText('未読', { exact: true }).first().waitFor();
  await phone.getByRole('link', { name: subject }).click();
  await phone.getByText(answer).first().waitFor();
  expect(await phone.locator('body').textContent()).not.toContain(note);
  const beyond = await phone.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBe(0);
});

it('the mail tells of it without its words', async () => {
  await phone.goto('/dev/mail');
  await phone.getByRole('link', { name: /メッセージが届いています/ }).click();
  await phone.getByRole('link', { name: new RegExp(threadPath) }).waitFor();
  const mail = await phone.locator('main').textContent();
  expect(mail).toContain(subject);
  expect(mail).not.toContain(answer);
});
