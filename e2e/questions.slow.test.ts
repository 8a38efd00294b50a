import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, type Product, startProduct } from './product.ts';

/*
 * A question that is often asked, from the office to somebody who has not logged in and back: written, published, found
 * by its words on a phone, rated; and what was looked for in vain is told to the office.
 */

const ROUND = 6;
const question = '電子レンジの買替えは対象になりますか。';
const answer = '営業に使うものであれば、対象になります。';

let product: Product;
let office: Page;
let phone: Page;

beforeAll(async () => {
  product = await startProduct();
  office = await product.newPerson();
  phone = await product.newPerson({ width: 360, height: 740 });
});
afterAll(() => product.stop());

const search = async (words: string): Promise<void> => {
  await phone.goto(`/application/project/${ROUND}/question`);
  await phone.getByRole('searchbox', { name: 'よくある質問を探す' }).fill(words);
};

it('the office writes a question; nobody finds it before it is published', async () => {
  await logIn(office, '/admin/login', 'jmac@example.jp');
  await office.goto(`/admin/project/${ROUND}/question`);
  await office.getByRole('button', { name: '質問を加える' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^分類/ }).selectOption({ index: 1 });
  await dialog.getByRole('textbox', { name: /^質問/ }).fill(question);
  await dialog.getByRole('textbox', { name: /^回答/ }).fill(answer);
  await dialog.getByRole('button', { name: '保存する' }).click();
  await office.getByText(`「${question}」を保存しました`).first().waitFor();

  // Words that stand for a while are told to the office.
  const told = phone.waitForResponse((response) => response.url().endsWith('/missed_search'));
  await search('電子レンジ');
  await phone.getByText('見つかりませんでした').first().waitFor();
  expect((await told).status()).toBe(204);
});

it('an applicant who has not logged in finds it once it is published, and says that it helped', async () => {
  const card = office.getByRole('region', { name: question });
  await card.getByRole('button', { name: '公開する' }).click();
  await office.getByText(`「${question}」を公開しました`).first().waitFor();

  await search('電子レンジ 買替え');
  await phone.getByText(question).click();
  await phone.getByText(answer).waitFor();
  await phone.getByRole('button', { name: 'はい' }).click();
  await phone.getByText('ありがとうございました。').waitFor();
  const beyond = await phone.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBe(0);
});

it('the office reads that it helped, and which words were looked for in vain', async () => {
  await office.reload();
  await office.getByText('解決した 1・解決しなかった 0').waitFor();
  await office.getByText('電子レンジ', { exact: true }).waitFor();
});
