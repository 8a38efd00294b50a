import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD, logIn, type Product, startProduct } from './product.ts';
import { show } from './settled.ts';

/*
 * Two accounts in one browser, as consultants and the staff of associations have them: what is typed on a page of one is
 * never written into the other (domain part 12).
 */

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const OTHER = 'このブラウザーでは、いま別の方がログインしています';

const isToldOf = (page: Page): Promise<void> => page.getByText(OTHER).first().waitFor();

const logOut = async (page: Page, home: string): Promise<void> => {
  await show(page, home);
  await page
    .getByRole('button', { name: /アカウント/ })
    .first()
    .click();
  await page.getByText('ログアウト').first().click();
  await page.waitForURL((url) => url.pathname.endsWith('/login'));
};

/** Calls of the inclusive family: registers, and reads what an applicant has written. */
const applicants = (project: number) => {
  const api = `${product.url}/api/application/inclusive`;
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${api}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.json() as Promise<Record<string, string>>;
  };
  return {
    register: async (name: string): Promise<string> => {
      const email = `${name}@example.jp`;
      await post('', { projectID: project, applicantType: 0, email, password: DEMO_PASSWORD });
      return email;
    },
    /** The application as the server has it, as JSON. */
    writtenBy: async (email: string): Promise<string> => {
      const started = await post('/session', { projectID: project, email, password: DEMO_PASSWORD });
      const headers = { 'x-application-inclusive-session': started.applicationInclusiveUserToken ?? '' };
      const answer = await fetch(`${api}/self`, { headers });
      return answer.text();
    },
  };
};

it('of applicants: the page of the first says so, keeps what is typed, and goes on when he is back', async () => {
  const project = 7;
  const { register, writtenBy } = applicants(project);
  const [first, second] = [await register('two-accounts-1'), await register('two-accounts-2')];
  const home = `/application/project/${project}`;
  const login = `${home}/login`;
  const tab = await product.newPerson();
  await logIn(tab, login, first);
  await show(tab, `${home}/step/applicant`);
  const name = tab.getByLabel(/代表者氏名/).first();
  const other = await tab.context().newPage();
  await logOut(other, home);
  await logIn(other, login, second);
  await name.fill('甲野 太郎');
  await isToldOf(tab);
  expect(await name.inputValue()).toBe('甲野 太郎');
  expect(await writtenBy(second)).not.toContain('甲野');

  await logOut(other, home);
  await logIn(other, login, first);
  await name.fill('甲野 次郎');
  await tab.getByText(OTHER).first().waitFor({ state: 'detached' });
  await expect.poll(() => writtenBy(first), { timeout: 60_000 }).toContain('甲野 次郎');
  await tab.context().close();
});

it('of companies: an address for copies typed on the page of the first is not added to the second', async () => {
  const tab = await product.newPerson();
  await logIn(tab, '/user/7/login', 'yasashii@example.jp');
  await show(tab, '/user/7/company');
  const other = await tab.context().newPage();
  await logIn(other, '/user/5/login', 'mamekura@example.jp');
  await tab.getByRole('button', { name: '送付先を追加する' }).click();
  const dialog = tab.getByRole('dialog');
  await dialog.getByRole('textbox').nth(0).fill('控えの係');
  await dialog.getByRole('textbox').nth(1).fill('hikae@example.jp');
  await dialog.getByRole('button', { name: '追加して確認のメールを送る' }).click();
  await isToldOf(tab);
  await show(other, '/user/5/company');
  expect(await other.getByText('hikae@example.jp').count()).toBe(0);
  await tab.context().close();
});

it('of administrators: a log-out on the page of the first leaves the second logged in', async () => {
  const tab = await product.newPerson();
  await logIn(tab, '/admin/login', 'jmac@example.jp');
  await show(tab, '/admin/project');
  const other = await tab.context().newPage();
  await logOut(other, '/admin/project');
  await logIn(other, '/admin/login', 'maff@example.jp');
  await tab
    .getByRole('button', { name: /アカウント/ })
    .first()
    .click();
  await tab.getByText('ログアウト').first().click();
  await tab.waitForURL((url) => url.pathname !== '/admin/project');
  await show(other, '/admin/project');
  expect(new URL(other.url()).pathname).toBe('/admin/project');
  await tab.context().close();
});
