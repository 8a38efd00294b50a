import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ingredientR6 } from '#bff/testing/programmes/programmes.ts';
import { confirmAddress } from './confirmAddress.ts';
import { createKeyboard } from './keyboard.ts';
import { logIn, type Product, startProduct } from './product.ts';

/*
 * An application from registering to the receipt without a mouse, in the narrowest window: at every stop the focus
 * can be seen, a new row is where one types next, and no step holds it.
 */

const ROUND = '/application/project/10';
const PHONE = { width: 360, height: 740 };
const STEPS = ['applicant', 'eligibility', 'plan', 'expenses', 'documents', 'confirm'] as const;

let product: Product;
let page: Page;
let keyboard: ReturnType<typeof createKeyboard>;

beforeAll(async () => {
  product = await startProduct();
  page = await product.newPerson(PHONE);
  keyboard = createKeyboard(page);
});
afterAll(() => product.stop());

/** A page is there when its heading has the focus. */
const arriveAt = async (path: string): Promise<void> => {
  await page.waitForURL((url) => url.pathname === path);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
};

it('an applicant registers', async () => {
  const { press, tabTo, takeFaults } = keyboard;
  await page.goto(`${ROUND}/register`);
  await tabTo(({ type }) => type === 'email');
  await page.keyboard.type('kiiboodo@example.jp');
  await tabTo(({ type }) => type === 'password');
  await page.keyboard.type('Kaisei-2026!');
  await tabTo(({ type }) => type === 'radio');
  await press('Space');
  await tabTo(({ name }) => name === '登録して入力を始める');
  await press('Enter');
  await page.waitForURL((url) => url.pathname === ROUND);
  await confirmAddress(page);
  await page.reload();
  await tabTo(({ name }) => name === '応募者の入力に進む');
  await press('Enter');
  await arriveAt(`${ROUND}/step/applicant`);
  expect(takeFaults()).toEqual([]);
});

it.each(STEPS.slice(0, -1).map((step, index) => [step, STEPS[index + 1]]))(
  'he fills in %s and comes to %s',
  async (_step, next) => {
    const { press, fillUntil, takeFaults } = keyboard;
    await fillUntil(/^(確認して次へ進む|次の項目へ進む)$/, ingredientR6.answers);
    await press('Enter');
    await arriveAt(`${ROUND}/step/${next}`);
    expect(takeFaults()).toEqual([]);
  },
);

it('he hands in, and stands on the receipt', async () => {
  const { press, fillUntil, takeFaults } = keyboard;
  await fillUntil(/^提出する$/, ingredientR6.answers);
  await press('Enter');
  await page.getByRole('heading', { name: '応募を受け付けました' }).waitFor();
  expect(await page.locator(':focus').textContent()).toBe('応募を受け付けました');
  expect(takeFaults()).toEqual([]);
});

it('the bar that saves a long form never lies over what the Tab key has reached', async () => {
  const desk = await product.newPerson(PHONE);
  await logIn(desk, '/admin/login', 'jmac@example.jp');
  await desk.goto('/admin/corporation/new');
  await desk.getByRole('button', { name: '登録する' }).waitFor();
  const { tabTo, takeFaults } = createKeyboard(desk);
  await tabTo(({ name }) => name === '登録する');
  expect(takeFaults()).toEqual([]);
});
