import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf } from '#bff/testing/secondFactors/secondFactors.ts';
import { DEMO_PASSWORD, logIn, type Product, startProduct } from './product.ts';

/*
 * An administrator's second factor in a real browser: an app, a recovery code, a passkey of an authenticator that
 * Chromium plays, and the question in the middle of an export.
 */

const email = 'jmac2@example.jp';
const HALF_MINUTE_MS = 30_000;

let product: Product;
let page: Page;
let secret: string;
let recoveryCode: string;

beforeAll(async () => {
  product = await startProduct();
  page = await product.newPerson({ width: 768 });
});
afterAll(() => product.stop());

const logOut = async (): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const drawer = page.getByRole('button', { name: 'メニューを開く' });
  if (await drawer.isVisible()) await drawer.click();
  await page.getByRole('button', { name: /^アカウント/ }).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  await page.waitForURL('**/admin/login');
};

const enterPassword = async (): Promise<void> => {
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'ログインする' }).click();
  await page.getByRole('heading', { name: '二要素認証' }).waitFor();
};

it('an export asks for it where it was not shown lately, and goes on by itself', async () => {
  // Logged in before there was a second factor: this browser has never shown it.
  const elsewhere = await product.newPerson();
  await logIn(elsewhere, '/admin/login', email);

  await logIn(page, '/admin/login', email);
  await page.goto('/admin/security');
  await page.getByRole('button', { name: '認証アプリを追加する' }).click();
  await page.getByRole('button', { name: 'QRコードを表示する' }).click();
  const shown = await page.locator('dialog code').first().textContent();
  secret = (shown ?? '').replaceAll(/\s/g, '');
  await page.getByRole('textbox', { name: /^認証アプリのコード/ }).fill(codeOf(secret, new Date()));
  await page.getByRole('button', { name: '登録する', exact: true }).click();
  await page.getByText('回復コードを保存してください').waitFor();
  recoveryCode = (await page.locator('dialog li code').first().textContent()) ?? '';
  await page.getByRole('button', { name: '保存しました' }).click();
  await page.getByText('スマートフォンの認証アプリ', { exact: true }).waitFor();

  await elsewhere.goto('/admin/user');
  await elsewhere.getByRole('button', { name: '一覧を保存' }).click();
  await elsewhere.getByRole('menuitem', { name: 'CSVで保存' }).click();
  const question = elsewhere.getByRole('dialog', { name: 'ご本人の確認' });
  // The code of this half minute is used up; the app shows the next one soon, which the server takes.
  const next = codeOf(secret, new Date(Date.now() + HALF_MINUTE_MS));
  await question.getByRole('textbox', { name: /^認証アプリのコード/ }).fill(next);
  const [download] = await Promise.all([
    elsewhere.waitForEvent('download'),
    question.getByRole('button', { name: '確認する' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});

it('a log-in goes on with a recovery code where the app is out of reach', async () => {
  await logOut();
  await enterPassword();
  await page.getByRole('button', { name: '回復コードを使う' }).click();
  await page.getByRole('textbox', { name: /^回復コード/ }).fill(recoveryCode);
  await page.getByRole('button', { name: '確認する' }).click();
  await page.waitForURL('**/admin/project');
});

it('a passkey is registered, and the next log-in goes on with it', async () => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/admin/security');
  await page.getByRole('button', { name: 'パスキーを追加する' }).click();
  await page.getByRole('button', { name: 'パスキーを登録する' }).click();
  await page.getByText('この端末のパスキー', { exact: true }).waitFor();

  await logOut();
  await enterPassword();
  await page.getByRole('button', { name: 'パスキーで確認する' }).click();
  await page.waitForURL('**/admin/project');
});

it('the log-in works with the keyboard alone', async () => {
  await logOut();
  await enterPassword();
  await page.getByRole('button', { name: '回復コードを使う' }).waitFor();
  // The focus is at the heading; the passkey is the first stop.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/project');
});
