import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { inject } from 'vitest';
import { startProductServer } from '../bench/servers.ts';
import { chromiumArgs, chromiumPath } from '../scripts/lib/chromium.ts';
import { copyFolder } from '../scripts/lib/copyFolder.ts';
import { freePort } from '../scripts/lib/freePort.ts';
import { assertNoComplaints, keepComplaints } from './complaints.ts';

/** The product as `npm start` runs it, with the demo's data in a folder of its own, and a browser to drive it. */
export type Product = {
  readonly url: string;
  readonly browser: Browser;
  /** A person at his own computer: cookies and storage of his own. */
  readonly newPerson: (options?: { width?: number; height?: number; host?: string }) => Promise<Page>;
  readonly stop: () => Promise<void>;
};

const root = join(import.meta.dirname, '..');

/** A slow machine is waited for: only what never comes takes so long. */
const PATIENCE_MS = 120_000;

/** What a test knows of the product before it starts. */
type ProductSettings = {
  readonly port?: number;
  /** Settings beside those of every test. */
  readonly env?: Record<string, string>;
};

/**
 * Starts everything on a copy of the demo's data.
 *
 * @param settings where it listens, if that has to be known before, and settings of its environment
 */
export const startProduct = async ({ port: given, env: more }: ProductSettings = {}): Promise<Product> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hojo-e2e-'));
  copyFolder(inject('demo'), dataDir);
  const port = given ?? (await freePort());
  const env = {
    WEB_DIR: inject('web'),
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: 'error',
    // As for the demo: printing gives way to everything else.
    PAPER_MS: '600000',
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    ...more,
  };
  // The browser first: where there is none, no server is left behind that keeps the run from ending.
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: chromiumArgs,
    env: { ...process.env, FONTCONFIG_FILE: join(root, 'stories/.storybook/fonts.conf') },
  });
  const server = await startProductServer({ env, port });
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  return {
    url: `http://localhost:${port}`,
    browser,
    newPerson: async ({ width = 1440, height = 1000, host = 'localhost' } = {}) => {
      const context = await browser.newContext({
        baseURL: `http://${host}:${port}`,
        viewport: { width, height },
        locale: 'ja-JP',
        timezoneId: 'Asia/Tokyo',
      });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      keepComplaints(page, complaints);
      return page;
    },
    stop: async () => {
      for (const context of contexts) await context.close();
      await browser.close();
      await server.kill('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
      assertNoComplaints(complaints);
    },
  };
};

export const DEMO_PASSWORD = 'Demo-2026!';

/** Logs in on a log-in page as a person does. */
export const logIn = async (page: Page, path: string, email: string): Promise<void> => {
  await page.goto(path);
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'ログインする' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
};
