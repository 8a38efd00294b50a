import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DocumentType, SectionKind } from '#bff/generated/contract/enums.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { payoutTools } from '#bff/testing/money/payouts.ts';
import { makeSection } from '#bff/testing/people.ts';
import { disposalTools } from '#bff/testing/property/disposalTools.ts';
import { makeDesk } from '#bff/testing/undertaking.ts';
import { type MovableProduct, startMovableProduct } from './life/movableProduct.ts';

/*
 * The line is lost while something of money is sent: the page says what to do, keeps what was typed, and one more
 * press, however hasty, does it once.
 */

let product: MovableProduct;

beforeAll(async () => {
  product = await startMovableProduct();
});
afterAll(() => product.stop());

const { payable, ask } = payoutTools(() => product.server);
const { paid } = disposalTools(() => product.server);

const client = () => product.server.database.client;

type Sending = {
  readonly session: TestSession;
  readonly path: string;
  /** Opens the form and types into it. @returns where the typed value stands, and the button that sends it */
  readonly type: (page: Page) => Promise<{ readonly typed: Locator; readonly send: Locator }>;
  /** How many of it the server has. */
  readonly count: () => Promise<number>;
};

const aDeal = async (): Promise<Sending> => {
  const { user, project, myPage } = await makeDesk(product.server, { section: { branchNumber: null } });
  await makeSection(product.server, myPage.id, {
    kind: SectionKind.Result,
    documentType: DocumentType.ResultPaymentList,
    title: '支払経費一覧',
  });
  return {
    session: user.session,
    path: `/user/${project.id}/payment/new`,
    type: async (page) => {
      await page.getByRole('combobox', { name: '経費区分' }).selectOption({ index: 1 });
      await page.getByRole('textbox', { name: '支払先', exact: true }).fill('株式会社みほん製機');
      await page.getByRole('textbox', { name: '支払額（税込）' }).fill('1100000');
      await page.getByRole('textbox', { name: '支払額（税抜）' }).fill('1000000');
      const typed = page.getByRole('textbox', { name: '内容', exact: true });
      await typed.fill('配膳ロボット');
      return { typed, send: page.getByRole('button', { name: 'この取引を加える' }) };
    },
    count: () => client().paymentItem.count({ where: { mypageId: myPage.id } }),
  };
};

const inDialog = async (page: Page, open: string) => {
  await page.getByRole('button', { name: open, exact: true }).first().click();
  return page.getByRole('dialog').last();
};

const aReturnedPayment = async (): Promise<Sending> => {
  const desk = await payable();
  const { id } = (await ask(desk, 7_900_000)).body;
  return {
    session: desk.backOffice.session,
    path: `/admin/payment/${id}`,
    type: async (page) => {
      const dialog = await inDialog(page, '差し戻す');
      const typed = dialog.getByRole('textbox', { name: '理由' });
      await typed.fill('請求額が請求書と違います。');
      return { typed, send: dialog.getByRole('button', { name: '差し戻す' }) };
    },
    count: () =>
      client().myPageHistory.count({ where: { machine: 'payment', targetId: id, action: 'return' } }),
  };
};

const aDisposal = async (): Promise<Sending> => {
  const { of } = await paid();
  return {
    session: of.user.session,
    path: `/user/${of.project.id}/property`,
    type: async (page) => {
      const dialog = await inDialog(page, '処分を申請する');
      await dialog.getByRole('combobox', { name: '処分の内容' }).selectOption({ index: 1 });
      await dialog.getByRole('textbox', { name: '処分する日' }).fill('2026/12/20');
      const typed = dialog.getByRole('textbox', { name: '処分の理由' });
      await typed.fill('店舗の閉店のため');
      return { typed, send: dialog.getByRole('button', { name: '申請を作る' }) };
    },
    count: () => client().propertyDisposal.count({ where: { mypageId: of.myPage.id } }),
  };
};

it.each([
  ['a deal', aDeal],
  ['the return of a payment', aReturnedPayment],
  ['a request to dispose of property', aDisposal],
])('%s that was sent without a line stays on the page and is made once', async (_name, prepare) => {
  const { session, path, type, count } = await prepare();
  const page = await product.newPerson(session);
  await page.goto(path);
  const { typed, send } = await type(page);
  const value = await typed.inputValue();
  await page.context().setOffline(true);
  await send.click();
  await page.getByText('もう一度保存してください', { exact: false }).first().waitFor();
  expect(await typed.inputValue()).toBe(value);
  expect(await count()).toBe(0);
  await page.context().setOffline(false);
  await send.dblclick();
  await send.waitFor({ state: 'detached' });
  expect(await count()).toBe(1);
});
