import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, type Product, startProduct } from './product.ts';

/*
 * How long things take, measured from the product's own data: the office sees it with what waits, each number opens
 * exactly its rows, and a company is told when what it waits for is likely to be through.
 */

const ROUND = 5;

let product: Product;
let office: Page;

beforeAll(async () => {
  product = await startProduct();
  office = await product.newPerson();
  await logIn(office, '/admin/login', 'jmac@example.jp');
});
afterAll(() => product.stop());

it('the office measures a round, and every number opens exactly its rows', async () => {
  const page = `/admin/project/${ROUND}/processing_time`;
  await office.goto(page);
  await office.getByRole('button', { name: 'いま測り直す' }).click();
  await office.getByText('処理日数を測り直しました').first().waitFor();
  const links = office.getByRole('link', { name: /件を見る$/ });
  const numbers: { readonly count: string; readonly href: string }[] = [];
  for (const link of await links.all()) {
    const [count, href] = [(await link.textContent()) ?? '', (await link.getAttribute('href')) ?? ''];
    numbers.push({ count, href });
  }
  expect(numbers.length).toBeGreaterThan(1);
  for (const { count, href } of numbers) {
    await office.goto(href);
    await office.getByText(count, { exact: true }).first().waitFor();
  }
});

it('a company is told when what it waits for is likely to be through, or why it is told nothing', async () => {
  const company = await product.newPerson({ width: 360, height: 740 });
  await logIn(company, `/user/${ROUND}/login`, 'mamekura@example.jp');
  await company.goto(`/user/${ROUND}`);
  await company.getByRole('heading', { name: '確認中のもの' }).waitFor();
  await company
    .getByText(/ごろが目安です|目安（.*ごろ）を過ぎています|日数の目安は表示していません/)
    .first()
    .waitFor();
});
