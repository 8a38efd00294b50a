/**
 * `npm run pictures`: the pictures of docs/pictures, taken of the product with its demo data. With a folder as
 * argument (`npm run pictures -- /somewhere`) every screen at every width, to look at while working.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { logIn, startProduct } from '../e2e/product.ts';

type Shot = { readonly name: string; readonly path: string };

type Visitor = { readonly login: string; readonly email: string; readonly shots: readonly Shot[] };

const visitors: readonly Visitor[] = [
  {
    login: '/admin/login',
    email: 'jmac@example.jp',
    shots: [
      { name: 'admin-home', path: '/admin' },
      { name: 'admin-project', path: '/admin/project' },
      { name: 'admin-mypage-list', path: '/admin/mypage' },
      { name: 'admin-mypage-matrix', path: '/admin/mypage?view=matrix' },
      { name: 'admin-mypage-detail', path: '/admin/mypage/7' },
      { name: 'admin-report', path: '/admin/mypage_report' },
      { name: 'admin-changes', path: '/admin/change_request' },
      { name: 'admin-calendar', path: '/admin/calendar' },
      { name: 'admin-reminders', path: '/admin/reminder' },
      { name: 'admin-duties', path: '/admin/duty' },
      { name: 'admin-amounts', path: '/admin/amount_proposal' },
      { name: 'admin-recoveries', path: '/admin/recovery' },
      { name: 'admin-corporation', path: '/admin/corporation' },
      { name: 'admin-corporation-detail', path: '/admin/corporation/4' },
      { name: 'admin-user', path: '/admin/user' },
      { name: 'admin-jobs', path: '/admin/jobs' },
      { name: 'admin-mail', path: '/admin/mail' },
      { name: 'admin-application', path: '/admin/application' },
    ],
  },
  {
    login: '/user/5/login',
    email: 'mamekura@example.jp',
    shots: [
      { name: 'user-mypage', path: '/user/5' },
      { name: 'user-sections', path: '/user/5/section' },
      { name: 'user-payments', path: '/user/5/payment' },
      { name: 'user-changes', path: '/user/5/change' },
      { name: 'user-calendar', path: '/user/5/calendar' },
      { name: 'user-duties', path: '/user/5/duty' },
      { name: 'user-recoveries', path: '/user/5/recovery' },
      { name: 'user-bank-account', path: '/user/5/bank_account' },
      { name: 'user-notification', path: '/user/5/notification' },
    ],
  },
];

/** What stands in the documentation; the other pictures are for looking at. */
const documented = new Set([
  'admin-home',
  'admin-mypage-list',
  'admin-review-desk',
  'user-mypage',
  'user-section',
]);

const folder = process.argv[2];
const directory = folder ?? join(import.meta.dirname, '../docs/pictures');
const widths = folder === undefined ? [1440, 360] : [1440, 768, 360];

const take = async (page: Page, { name, path }: Shot, width: number): Promise<void> => {
  if (folder === undefined && !documented.has(name)) return;
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.screenshot({
    path: join(directory, `${name}-${width}.png`),
    fullPage: name !== 'admin-review-desk',
  });
};

/** Addresses that are only known from a page: the desk and the returned section. */
const linkOn = async (page: Page, path: string, pattern: RegExp): Promise<string> => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const links = await page
    .locator('a[href]')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')));
  const found = links.find((href) => href !== null && pattern.test(href));
  if (found == null) throw new Error(`no link like ${pattern} on ${path}`);
  return found;
};

mkdirSync(directory, { recursive: true });
const product = await startProduct();
try {
  for (const width of widths) {
    for (const { login, email, shots } of visitors) {
      const page = await product.newPerson({ width, height: 1000 });
      await page.goto(login);
      await page.waitForLoadState('networkidle');
      const kind = login.startsWith('/admin') ? 'admin' : 'user';
      if (folder !== undefined)
        await page.screenshot({ path: join(directory, `login-${kind}-${width}.png`) });
      await logIn(page, login, email);
      for (const shot of shots) await take(page, shot, width);
      const section =
        kind === 'admin'
          ? {
              name: 'admin-review-desk',
              path: await linkOn(page, '/admin', /\/admin\/mypage\/\d+\/section\/\d+/),
            }
          : { name: 'user-section', path: await linkOn(page, '/user/5', /\/user\/5\/section\/\d+/) };
      await take(page, section, width);
    }
  }
} finally {
  await product.stop();
}
