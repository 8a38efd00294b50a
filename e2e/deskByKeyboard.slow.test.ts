import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  DocumentCheckStatus,
  DocumentType,
  PaymentStatus,
  PropertyDisposalStatus,
  SectionKind,
} from '#bff/generated/contract/enums.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeDeal } from '#bff/testing/members/members.ts';
import { AFTER_TRANSFER, answered, payoutTools } from '#bff/testing/money/payouts.ts';
import { makeSection } from '#bff/testing/people.ts';
import { disposalTools } from '#bff/testing/property/disposalTools.ts';
import { TEST_NOW } from '#bff/testing/server.ts';
import { keepSessions, makeDesk } from '#bff/testing/undertaking.ts';
import { byKeyboard, noDialog } from './byKeyboard.ts';
import { type ChosenFile, pdf } from './files.ts';
import { type MovableProduct, startMovableProduct } from './life/movableProduct.ts';

/*
 * The desk without a mouse: rows and cells sent back, what the bank says of a file, and a disposal up to its approval.
 */

const PHONE = { width: 360, height: 740 };

let product: MovableProduct;

beforeAll(async () => {
  product = await startMovableProduct();
});
afterAll(() => product.stop());

const { exported } = payoutTools(() => product.server);
const { paid, paper } = disposalTools(() => product.server);

const client = () => product.server.database.client;

const person = async (session: TestSession, size?: typeof PHONE, chosen?: () => ChosenFile) =>
  byKeyboard(await product.newPerson(session, size), chosen);

it('a list of payments goes back for a cell of one row and for another row as a whole', async () => {
  const { myPage, jmac } = await makeDesk(product.server, { section: { branchNumber: null } });
  const list = await makeSection(product.server, myPage.id, {
    kind: SectionKind.Result,
    documentType: DocumentType.ResultPaymentList,
    title: '支払経費一覧',
    status: DocumentCheckStatus.Confirming,
    submittedAt: product.server.now(),
  });
  for (const number of [1, 2]) await makeDeal(product.server, { mypageId: myPage.id, number });
  const { page, open, choosesFrom, type, pressOn, takeFaults } = await person(jmac.session);
  await open(`/admin/mypage/${myPage.id}?tab=evidence`);
  await choosesFrom('1 配膳ロボットに指摘する', '発注日');
  await type('指摘の内容 1', '発注日を確かめてください。');
  await choosesFrom('2 配膳ロボットに指摘する', '明細全体');
  await type('指摘の内容 2', '契約書を添えてください。');
  await pressOn('差し戻す（指摘2件）');
  await pressOn('差し戻す');
  await noDialog(page);
  const { body } = await product.server.call('getSection', {
    session: jmac.session,
    path: { id: list.id },
  });
  expect(body.returnItems.map(({ row, field, comment }) => [row, field, comment])).toEqual([
    [1, 'orderedOn', '発注日を確かめてください。'],
    [2, null, '契約書を添えてください。'],
  ]);
  expect(takeFaults()).toEqual([]);
});

it('a wrong file of results is refused with what is wrong, and the right one is read in its place', async () => {
  const desk = await payoutTools(() => product.server).payable();
  const { id, batchId, content } = await exported(desk, 7_900_000);
  const right = Buffer.from(answered(content, ['0']), 'base64');
  const files = [
    pdf('書類.pdf', 'Paper'),
    { name: 'KEKKA.txt', mimeType: 'text/plain', buffer: right },
  ].values();
  const { page, open, pressOn, takeFaults } = await person(desk.jmac.session, undefined, () => {
    const { value } = files.next();
    if (value === undefined) throw new Error('no more files');
    return value;
  });
  // The bank answers when the day of the transfer has come.
  await keepSessions(product.server);
  product.server.setNow(AFTER_TRANSFER);
  await open(`/admin/payment/batch/${batchId}`);
  await pressOn('銀行の結果を読み込む');
  await pressOn('ファイルを選ぶ');
  await page.getByText('書類.pdf').waitFor();
  await pressOn('銀行の結果を読み込む');
  await page.getByText('結果を読み込めませんでした').waitFor();
  expect(await client().payment.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: PaymentStatus.Exported,
  });
  await pressOn(/書類.pdfを外す/);
  await pressOn('ファイルを選ぶ');
  await page.getByText('KEKKA.txt').waitFor();
  await pressOn('銀行の結果を読み込む');
  await noDialog(page);
  await page.getByText('支払済', { exact: true }).first().waitFor();
  product.server.setNow(TEST_NOW);
  expect(takeFaults()).toEqual([]);
});

it('a business asks for a disposal on its phone; one fixes the amount, a second forwards, the ministry approves', async () => {
  const { of } = await paid();
  const company = await person(of.user.session, PHONE);
  await company.open(`/user/${of.project.id}/property`);
  await company.pressOn('処分を申請する');
  await company.choose('処分の内容');
  await company.type('処分する日', '2026/12/20');
  await company.type('処分の理由', '店舗の閉店のため');
  await company.type('相手', '株式会社見本商会');
  await company.type('対価', '２，０００，０００');
  await company.pressOn('申請を作る');
  await noDialog(company.page);
  const { id } = await client().propertyDisposal.findFirstOrThrow({ where: { mypageId: of.myPage.id } });
  await company.pressOn(/処分/);
  await company.page.waitForURL(/\/section\/\d+$/);
  await company.pressOn('ファイルを選ぶ');
  await company.page.getByText('書類.pdf').first().waitFor();
  await company.pressOn('提出する');
  await company.page.getByRole('heading', { name: /を受け付けました/ }).waitFor();
  await company.open(`/user/${of.project.id}/property`);
  await company.pressOn('申請を提出する');
  await company.pressOn('申請を提出する');
  await noDialog(company.page);
  await paper(id, DocumentCheckStatus.Confirmed);
  const path = `/admin/mypage/${of.myPage.id}?tab=property`;
  const steps = [
    [of.backOffice, '返還額を確認する', '確認する'],
    [of.jmac, '農水省の確認へ回す', '農水省の確認へ回す'],
    [of.maff, '処分を承認する', '処分を承認する'],
  ] as const;
  for (const [{ session }, act, send] of steps) {
    const official = await person(session);
    await official.open(path);
    await official.pressOn(act);
    await official.pressOn(send);
    await noDialog(official.page);
    expect(official.takeFaults()).toEqual([]);
  }
  const disposal = await client().propertyDisposal.findUniqueOrThrow({ where: { id } });
  expect(disposal).toMatchObject({ status: PropertyDisposalStatus.Approved, proceeds: 2_000_000n });
  expect(company.takeFaults()).toEqual([]);
});
