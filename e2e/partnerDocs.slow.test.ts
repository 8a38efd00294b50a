import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressOf, GUIDE_PAGES } from '#bff/parts/guide/pages.ts';
import { type Product, startProduct } from './product.ts';
import { sweepDoors } from './sweep/sweep.ts';

/* The API's guide as partners read it: at their desk, on a tablet, on a phone, and on paper. */

const PAGES = [
  ...GUIDE_PAGES.map(({ slug }) => addressOf(slug)),
  addressOf('errors/1004'),
  addressOf('errors/1199'),
];

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

it('every page fits its window, can be used by everybody, and complains about nothing', async () => {
  const sizes = [{ width: 1440 }, { width: 768 }, { width: 360 }, { width: 360, text: 200 }];
  expect(await sweepDoors(product, PAGES, { sizes })).toEqual([]);
});

it('is walked through from the first page to the last by the link at its foot', async () => {
  const page = await product.newPerson({ width: 360 });
  await page.goto(addressOf(''));
  const seen = [];
  for (;;) {
    seen.push(new URL(page.url()).pathname);
    const next = page.getByRole('navigation', { name: '前後のページ' }).getByText('次：').getByRole('link');
    if ((await next.count()) === 0) break;
    await next.click();
    await page.waitForLoadState();
  }
  expect(seen).toEqual(GUIDE_PAGES.map(({ slug }) => addressOf(slug)));
});

it('on paper has neither navigation nor a table that is cut off', async () => {
  const page = await product.newPerson();
  await page.goto(addressOf('errors'));
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('nav').filter({ visible: true }).count()).toBe(0);
  const cut = await page
    .locator('.table')
    .evaluateAll((tables) =>
      tables.filter((table) => table.scrollWidth > table.clientWidth + 1).map(({ ariaLabel }) => ariaLabel),
    );
  expect(cut).toEqual([]);
});
