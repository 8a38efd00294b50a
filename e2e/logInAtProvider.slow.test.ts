import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProvider, type TestProvider } from '#bff/testing/oidc/provider.ts';
import { freePort } from '../scripts/lib/freePort.ts';
import { type Product, startProduct } from './product.ts';

/*
 * Log-in at a real provider of OpenID Connect in a real browser: to the browser it is another site (127.0.0.1), with its
 * own pages, from which it leads back.
 */

const LABEL = '組織アカウント';

let folder: string;
let provider: TestProvider;
let product: Product;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hojo-e2e-oidc-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const redirectUris = ['admin', 'user'].map((area) => `${origin}/${area}/login/sso`);
  provider = await startTestProvider({ redirectUris });
  const file = join(folder, 'oidc.json');
  const sso = {
    key: 'sso',
    label: LABEL,
    issuer: provider.issuer,
    ...provider.client,
    for: ['admin', 'user'],
  };
  await writeFile(file, JSON.stringify({ providers: [sso] }));
  product = await startProduct({ port, env: { OIDC_FILE: file } });
});
afterAll(async () => {
  await product.stop();
  await provider.stop();
  await rm(folder, { recursive: true, force: true });
});

const button = (page: Page) => page.getByRole('button', { name: `${LABEL}でログイン` });

/** The pages of the provider: who one is, and whether the product may know it. */
const logInThere = async (page: Page, name: string): Promise<void> => {
  await page.waitForURL((url) => url.hostname === '127.0.0.1');
  await page.locator('input[name=login]').fill(name);
  await page.locator('input[name=password]').fill('anything');
  await page.locator('button[type=submit]').click();
  await page.locator('form:has(input[value=consent]) button[type=submit]').click();
};

it('an administrator logs in, comes to the page that he wanted, and is inside', async () => {
  const page = await product.newPerson();
  await page.goto('/admin/mypage?q=4003');
  await page.waitForURL('**/admin/login?**');
  await button(page).click();
  await logInThere(page, 'jmac@example.jp');
  await page.waitForURL('**/admin/mypage?q=4003');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // A reload restores the session, with both of its halves.
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/mypage');

  await page.goto('/admin/security');
  await page.getByRole('button', { name: `${LABEL}の連携を解除する` }).waitFor();
});

it('a company logs in at the door of its round', async () => {
  const page = await product.newPerson({ width: 360 });
  await page.goto('/user/5/login');
  await button(page).click();
  await logInThere(page, 'mamekura@example.jp');
  await page.waitForURL('**/user/5');
  await page.getByRole('heading', { level: 1 }).waitFor();
});

it('who is nobody here comes back to the log-in page, which says what to do, and has no answer in its address', async () => {
  const page = await product.newPerson({ width: 768 });
  await page.goto('/admin/login');
  await button(page).click();
  await logInThere(page, 'nobody@example.jp');
  await page.getByText('このアカウントではログインできません').waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/admin/login');
  await page.getByRole('button', { name: 'ログインする' }).waitFor();
});

it('an administrator who is inside links an account under another name, and enters with it', async () => {
  const page = await product.newPerson();
  await page.goto('/admin/login');
  await page.getByLabel('メールアドレス').fill('cs@example.jp');
  await page.getByLabel('パスワード', { exact: true }).fill('Demo-2026!');
  await page.getByRole('button', { name: 'ログインする' }).click();
  await page.waitForURL('**/admin/project');
  await page.goto('/admin/security');
  await page.getByRole('button', { name: `${LABEL}を連携する` }).click();
  await logInThere(page, 'a-name-at-the-provider');
  await page.waitForURL('**/admin/security');
  await page.getByRole('button', { name: `${LABEL}の連携を解除する` }).waitFor();

  const elsewhere = await product.newPerson();
  await elsewhere.goto('/admin/login');
  await button(elsewhere).click();
  await logInThere(elsewhere, 'a-name-at-the-provider');
  await elsewhere.waitForURL('**/admin/project');
});
