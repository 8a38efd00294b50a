import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, type Product, startProduct } from './product.ts';
import { show } from './settled.ts';

/* A private window or a policy may refuse storage, with a SecurityError at every use. */

const NOTICE = 'このブラウザーは、入力の途中の内容を残せない設定です';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const openWithoutStorage = async (): Promise<Page> => {
  const page = await product.newPerson();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  return page;
};

it.each([
  [
    '/admin/login',
    'jmac@example.jp',
    ['/admin', '/admin/mypage', '/admin/mypage/7', '/admin/corporation/new', '/admin/application/1'],
  ],
  ['/user/5/login', 'mamekura@example.jp', ['/user/5', '/user/5/company', '/user/5/bank_account']],
  [
    '/application/project/7/login',
    'yasashii@example.jp',
    ['/application/project/7', '/application/project/7/step/plan'],
  ],
])(
  'whose browser refuses storage passes %s, and every page works and says once that nothing is kept',
  async (door, email, addresses) => {
    const page = await openWithoutStorage();
    await logIn(page, door, email);
    for (const address of addresses) {
      await show(page, address);
      expect(await page.getByText(NOTICE).count(), address).toBe(1);
      expect(await page.getByText('エラーが発生しました').count(), address).toBe(0);
      await page.getByRole('button', { name: 'この表示を閉じる' }).click();
      expect(await page.getByText(NOTICE).count(), address).toBe(0);
    }
    await page.context().close();
  },
);

it('what is typed without storage is saved as anywhere else', async () => {
  const page = await openWithoutStorage();
  await logIn(page, '/application/project/7/login', 'yasashii@example.jp');
  await show(page, '/application/project/7/step/plan');
  const title = page.getByRole('textbox', { name: /^事業計画名/ }).first();
  await title.fill('地域の子どもと食べる店づくり');
  await title.blur();
  await page
    .getByText(/^保存済み/)
    .first()
    .waitFor();
  await page.reload();
  await expect.poll(() => title.inputValue(), { timeout: 60_000 }).toBe('地域の子どもと食べる店づくり');
  await page.context().close();
});
