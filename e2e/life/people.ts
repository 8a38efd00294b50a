import type { Locator, Page } from 'playwright';
import { applyAndAdopt } from '#bff/testing/applyAndAdopt.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { createWalk, type Walk } from '#bff/testing/world/walk.ts';
import type { MovableProduct } from './movableProduct.ts';

/*
 * Who takes part in the life of an undertaking, each at his own computer; the company has a phone.
 */

const EMAIL = 'family@example.jp';
const PASSWORD = 'Kurashi-2026!';
const PHONE = { width: 390, height: 844 };

/** Presses a button, does what its dialog asks for, and confirms: under the same name where no other is given. */
export const decide = async (
  page: Page,
  name: string,
  fill: (dialog: Locator) => Promise<unknown> = async () => undefined,
  send = name,
): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog').last();
  await fill(dialog);
  await dialog.getByRole('button', { name: send, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** Somebody opens a page and decides there. */
type DecideAt = (path: string, name: string, fill?: (dialog: Locator) => Promise<unknown>) => Promise<void>;

const officer = async (product: MovableProduct, role: Parameters<typeof makeAdmin>[1]) => {
  const { id, session } = await makeAdmin(product.server, role);
  const page = await product.newPerson(session);
  const decideAt: DecideAt = async (path, name, fill) => {
    await page.goto(path);
    await decide(page, name, fill);
  };
  return { id, session, page, decideAt };
};

/** The mail of the adoption leads to a password, and this to a session; the phone begins with it. */
const companyOf = async (product: MovableProduct, walk: Walk, projectID: number) => {
  const page = await product.newPerson(undefined, PHONE);
  await page.goto(`/user/${projectID}/password?token=${await walk.mailedToken(EMAIL)}`);
  await page.getByRole('textbox', { name: '新しいパスワード', exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: '新しいパスワード（確認）' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'パスワードを決める' }).click();
  await page.getByRole('heading', { name: 'パスワードを決めました' }).waitFor();
  // A browser forgets a cookie that ended in its own past: the session is begun by the call, not on the page.
  const { token } = await walk.step('createUserSession', {
    body: { email: EMAIL, password: PASSWORD, projectID },
  });
  const session: TestSession = { context: 'user', token };
  return { session, page: await product.newPerson(session, PHONE) };
};

/** An adopted application (3001: 8,100,000 yen at one half) and everybody who deals with it. */
export const adopted = async (product: MovableProduct) => {
  const jmac = await officer(product, 'JMAC');
  const colleague = await officer(product, 'JMAC');
  const backOffice = await officer(product, 'BackOffice');
  const maff = await officer(product, 'MAFF');
  const inspector = await officer(product, 'Inspector');
  const walk = createWalk(product.server);
  const { myPage } = await applyAndAdopt(walk, 'general', {
    jmac: jmac.session,
    backOffice: backOffice.session,
  });
  const company = await companyOf(product, walk, myPage.projectId);
  const home = `/user/${myPage.projectId}`;
  return { walk, jmac, colleague, backOffice, maff, inspector, company, home, myPage };
};

export type Everybody = Awaited<ReturnType<typeof adopted>>;
