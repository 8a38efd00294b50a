import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, type Product, startProduct } from './product.ts';

/*
 * An application on its desk, by keys alone: the back office returns it, the applicant corrects it, the back office
 * passes it, and the secretariat adopts it.
 */

const PATH = '/admin/application/16';
const NAME = '食堂なぎさ';
const finding = '屋号は、営業許可証のとおりに書いてください。';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });

const openDesk = async (email: string): Promise<Page> => {
  const page = await product.newPerson();
  await logIn(page, '/admin/login', email);
  await page.goto(PATH);
  await heading(page, new RegExp(NAME)).waitFor();
  return page;
};

/** Goes on with Tab to a button of the open dialog, and presses it. */
const enterAt = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
  await button.waitFor();
  for (let steps = 0; steps < 20; steps += 1) {
    if (await button.evaluate((node) => node === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
};

let backOffice: Page;

it('is returned with a finding at an answer; the next one of the pile opens by itself', async () => {
  backOffice = await openDesk('backoffice@example.jp');
  await backOffice.getByText(/形式の確認 2件中/).waitFor();
  await backOffice.keyboard.press('a');
  await backOffice.getByRole('button', { name: '指摘を加える' }).waitFor();
  await backOffice.keyboard.press('f');
  while (!(await backOffice.evaluate(() => document.activeElement?.ariaLabel?.startsWith('応募者名'))))
    await backOffice.keyboard.press('ArrowDown');
  await backOffice.keyboard.press('n');
  await backOffice.locator('textarea:focus').waitFor();
  await backOffice.keyboard.type(finding);
  await backOffice.keyboard.press('Escape');
  await backOffice.keyboard.press('r');
  await enterAt(backOffice, '差し戻す');
  await heading(backOffice, /洋食やまびこ/).waitFor();
});

it('is corrected by its applicant', async () => {
  const applicant = await product.newPerson();
  await logIn(applicant, '/application/project/3/login', 'nagisa@example.jp');
  await applicant.getByText(finding).first().waitFor();
  await applicant.getByLabel('事務局への説明').fill('許可証のとおりです。許可証を確かめました。');
  await applicant.getByRole('button', { name: 'この箇所は直し終えた' }).click();
  await applicant.getByRole('button', { name: 'もう一度提出する' }).click();
  await applicant.waitForURL(/receipt/);
});

it('is checked and passed with the answer of its applicant', async () => {
  await backOffice.goto(PATH);
  await backOffice.getByRole('button', { name: '確認を始める' }).waitFor();
  await backOffice.keyboard.press('a');
  await backOffice.getByRole('button', { name: '審査に進める' }).waitFor();
  const items = await backOffice.getByRole('radiogroup').count();
  for (let item = 0; item < items; item += 1) await backOffice.keyboard.press('1');
  await backOffice.keyboard.press('a');
  await enterAt(backOffice, '審査に進める');
  await backOffice.getByText('審査に進めました').first().waitFor();
});

it('is adopted with its amount in view', async () => {
  const jmac = await openDesk('jmac@example.jp');
  await jmac.getByRole('button', { name: '採択する' }).waitFor();
  await jmac.keyboard.press('a');
  const dialog = jmac.getByRole('dialog', { name: `${NAME}の採否を決めますか` });
  expect(await dialog.getByLabel('採択額').inputValue()).toMatch(/^[1-9][0-9,]*,000$/);
  await enterAt(jmac, '決定する');
  await jmac.getByText('採択しました').first().waitFor();
  await jmac.goto(`${PATH}?tab=score`);
  await jmac.getByRole('link', { name: '採択で作ったマイページを開く' }).waitFor();
});
