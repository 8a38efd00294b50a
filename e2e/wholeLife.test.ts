import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  DocumentType,
  DutyKind,
  ProjectStatus,
  RecoveryKind,
  SectionKind,
} from '#bff/generated/contract/enums.ts';
import { remitter } from '#bff/testing/money/payouts.ts';
import { askForChange, beginChange, correctDeal, handIn, saveAccount } from './life/company.ts';
import { copiedTable } from './life/deals.ts';
import { type MovableProduct, startMovableProduct } from './life/movableProduct.ts';
import { confirmSections, makeTransfers, readResult, standForAmount } from './life/office.ts';
import { adopted, decide, type Everybody } from './life/people.ts';
import { show } from './settled.ts';

/*
 * One undertaking from its adoption to the third year after its payment, through everybody who deals with it. The
 * company has a phone. What is another test's matter (a desk that goes through a document point by point) is done in
 * the database.
 */

let product: MovableProduct;
let people: Everybody;

beforeAll(async () => {
  product = await startMovableProduct();
  people = await adopted(product);
});
afterAll(() => product.stop());

const myPage = () =>
  product.server.database.client.myPage.findUniqueOrThrow({ where: { id: people.myPage.id } });
const desk = (tab = '') => `/admin/mypage/${people.myPage.id}${tab}`;
const sectionOf = (documentType: number) =>
  product.server.database.client.section.findFirstOrThrow({
    where: { mypageId: people.myPage.id, documentType },
  });
const textOf = async (path: string): Promise<string> => {
  const { page } = people.company;
  await show(page, path);
  return (await page.locator('main').textContent()) ?? '';
};

it('the grant is decided when three people stand for its amount', async () => {
  const {
    jmac,
    myPage: { id },
  } = people;
  await confirmSections(product.server, id, { kind: { in: [SectionKind.Notice, SectionKind.Grant] } });
  await standForAmount(product.server, people, '交付決定の額を起案する');
  await product.moveTo('2026-11-24T01:00:00Z');
  await jmac.decideAt(desk(), '交付を決定する');
  expect(await myPage()).toMatchObject({ grantAmount: 4_050_000n });
  expect(await textOf(people.home)).toContain('4,050,000円');
});

it('another allotment is asked for on the phone and applied; the plan before it stays readable', async () => {
  const { company, home, jmac } = people;
  const { page } = company;
  await product.moveTo('2026-12-10T01:00:00Z');
  const path = await beginChange(page, home, '経費配分の変更');
  await page.getByRole('textbox', { name: '変更の理由' }).fill('研修の回数を増やすため');
  for (const [row, yen] of [
    ['1', '4,100,000'],
    ['3', '４００，０００'],
  ] as const)
    for (const label of ['金額（税抜）', '補助対象経費（税抜）'])
      await page
        .getByRole('region', { name: row, exact: true })
        .getByRole('textbox', { name: label, exact: true })
        .fill(yen);
  await askForChange(page, path, home);
  const id = Number(path.split('/').at(-1));
  await confirmSections(product.server, people.myPage.id, { changeRequestId: id });
  await jmac.decideAt(`/admin/change_request/${id}`, '承認する');
  const plans = await product.server.call('listExpensePlans', {
    session: jmac.session,
    path: { id: people.myPage.id },
  });
  const totals = plans.body.items.map(
    ({ items }) => items.find(({ number }) => number === 1)?.eligibleAmount,
  );
  expect(totals.toSorted()).toEqual([4_100_000, 4_200_000]);
});

it('what cannot be done within the fiscal year is carried over by the ministry', async () => {
  const { company, home, jmac, maff } = people;
  const { page } = company;
  await product.moveTo('2027-01-15T01:00:00Z');
  const path = await beginChange(page, home, '遅延');
  await page.getByRole('textbox', { name: '変更の理由' }).fill('機械の納期が延びたため');
  await page.getByRole('textbox', { name: '完了予定日' }).fill('2027/08/20');
  await page.getByRole('textbox', { name: '事業実施期限' }).fill('2027/08/31');
  await askForChange(page, path, home);
  const id = Number(path.split('/').at(-1));
  await confirmSections(product.server, people.myPage.id, { changeRequestId: id });
  await jmac.decideAt(`/admin/change_request/${id}`, '農水省へ送る');
  await maff.decideAt(`/admin/change_request/${id}`, '承認する');
  expect((await myPage()).completionDeadline?.toISOString()).toContain('2027-08-31');
});

it('18 deals come out of a spreadsheet; the product finds the three wrong dates, and only these', async () => {
  const { company, home } = people;
  const { page } = company;
  await product.moveTo('2027-08-02T01:00:00Z');
  await page.goto(`${home}/payment/import`);
  await page.getByRole('textbox', { name: 'コピーした表' }).fill(copiedTable);
  await page.getByRole('button', { name: '内容を確認する' }).click();
  await page.getByRole('button', { name: '18件を取り込む' }).click();
  await page.waitForURL((url) => url.pathname === `${home}/payment`);
  await page.getByText('建物費3').first().waitFor();
  const wrong = async () =>
    (await textOf(`${home}/payment`)).match(
      /（令和[^（]*）が、[^（]*（令和[^（]*）(?:より前です|を過ぎています)/g,
    ) ?? [];
  expect(await wrong()).toEqual([
    '（令和8年11月10日）が、交付決定日（令和8年11月24日）より前です',
    '（令和8年11月10日）が、見積日（令和8年11月25日）より前です',
    '（令和9年6月10日）が、納品日（令和9年7月1日）より前です',
    '（令和9年7月15日）が、請求日（令和9年7月20日）より前です',
  ]);
  const items = await product.server.database.client.paymentItem.findMany({ orderBy: { number: 'asc' } });
  const pathOf = (number: number) => `${home}/payment/${items[number - 1]?.id}`;
  await correctDeal(page, pathOf(3), '発注日', '2026/12/1');
  await correctDeal(page, pathOf(9), '検収日', '2027/7/5');
  await correctDeal(page, pathOf(15), '支払日', '2027/7/30');
  expect(await wrong()).toEqual([]);
});

it('the list is handed in, sent back on one row, put right and confirmed', async () => {
  const {
    company,
    home,
    jmac,
    backOffice,
    myPage: { id },
  } = people;
  const { page } = company;
  await product.moveTo('2027-08-25T01:00:00Z');
  const list = await sectionOf(DocumentType.ResultPaymentList);
  const reports = { kind: { in: [SectionKind.Result, SectionKind.Voucher] }, id: { not: list.id } };
  await confirmSections(product.server, id, reports);
  const body = { startOn: '2026-12-01', completionOn: '2027-08-20' };
  await product.server.call('updateMyPage', { session: jmac.session, path: { id }, body });
  await page.goto(`${home}/section/${list.id}`);
  await page.getByRole('button', { name: '提出する', exact: true }).click();
  await page.getByRole('heading', { name: /を受け付けました/ }).waitFor();

  await backOffice.page.goto(desk('?tab=evidence'));
  await backOffice.page.getByRole('button', { name: '6 建物費6に指摘する' }).click();
  await backOffice.page.getByRole('menuitem', { name: '補助対象額（税抜）' }).click();
  await backOffice.page
    .getByRole('textbox', { name: '指摘の内容 1' })
    .fill('値引きの前の金額です。請求書の金額にしてください。');
  await backOffice.page.getByRole('button', { name: '差し戻す（指摘1件）' }).click();
  await backOffice.page.getByRole('dialog').getByRole('button', { name: '差し戻す', exact: true }).click();
  await backOffice.page
    .getByText(/を差し戻しました/)
    .first()
    .waitFor();

  const deal = await product.server.database.client.paymentItem.findFirstOrThrow({ where: { number: 6 } });
  await correctDeal(page, `${home}/payment/${deal.id}`, '補助対象額（税抜）', '500,000');
  await page.goto(`${home}/section/${list.id}`);
  await page.getByText('支払経費一覧を直しました').waitFor();
  await page.getByRole('button', { name: 'もう一度提出する' }).click();
  await page.getByRole('heading', { name: /を受け付けました/ }).waitFor();
  await confirmSections(product.server, id, { id: list.id });
});

it('the amount follows from the accepted deals, and three people stand for it again', async () => {
  const {
    jmac,
    inspector,
    myPage: { id },
  } = people;
  const { client } = product.server.database;
  const day = new Date('2027-08-26');
  const seen = {
    inspectorUserId: inspector.id,
    scheduledOn: day,
    inspectedOn: day,
    siteAddress: '千代田区架空町1-2-3',
  };
  const passed = {
    method: 0,
    status: 3,
    result: 1,
    submittedAt: day,
    approvedAt: day,
    approvedById: jmac.id,
  };
  await client.myPageReport.create({ data: { mypageId: id, ...seen, ...passed } });
  await product.moveTo('2027-09-01T01:00:00Z');
  await jmac.decideAt(desk(), '実績を確認済みにする');
  await product.moveTo('2027-09-06T01:00:00Z');
  await standForAmount(product.server, people, '確定額を起案する');
  await jmac.decideAt(desk(), '額の確定を通知する');
  // (4,000,000 + 3,600,000 + 400,000) ÷ 2
  expect(await myPage()).toMatchObject({
    confirmedAmount: 4_000_000n,
    projectStatus: ProjectStatus.NotifiedAmount,
  });
});

it('the money is asked for on the phone, checked, approved by another, refused by the bank and sent again', async () => {
  const {
    company,
    home,
    jmac,
    colleague,
    backOffice,
    myPage: { id, projectId },
  } = people;
  const { page } = company;
  const settings = { remitter, budgetAmount: 50_000_000 };
  await product.server.call('updatePayoutSetting', {
    session: jmac.session,
    path: { id: projectId },
    body: settings,
  });
  await page.goto(`${home}/bank_account`);
  await saveAccount(page, {
    銀行コード: '９９９０',
    銀行名: '見本銀行',
    '銀行名（カナ）': 'ミホン',
    支店コード: '001',
    支店名: '本店',
    '支店名（カナ）': 'ホンテン',
    口座番号: '12345',
    口座名義: '株式会社みらい食堂',
    '口座名義（カナ）': 'カ）ミライショクドウ',
  });
  const claim = await sectionOf(DocumentType.ResultPaymentRequest);
  await handIn(page, `${home}/section/${claim.id}`);
  await confirmSections(product.server, id, { id: claim.id });
  await page.goto(`${home}/payout`);
  await page.getByRole('button', { name: '補助金を請求する' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '請求する', exact: true }).click();
  await page.getByText('事務局が請求の内容と口座を確認しています。').waitFor();
  const payment = await product.server.database.client.payment.findFirstOrThrow();
  const path = `/admin/payment/${payment.id}`;
  const standFor = async () => {
    await backOffice.decideAt(path, '確認する', (dialog) => dialog.getByRole('checkbox').check());
    await colleague.decideAt(path, '承認する');
  };

  await standFor();
  const first = await makeTransfers(jmac.page, '2027/09/15');
  await product.moveTo('2027-09-15T07:00:00Z');
  await readResult(jmac.page, { ...first, code: '2' });
  expect(await textOf(`${home}/payout`)).toContain('振り込めませんでした');
  await page.goto(`${home}/bank_account`);
  await page.getByRole('button', { name: '口座を変更する' }).click();
  await saveAccount(page, { 口座番号: '７６５４３２１' });

  await jmac.decideAt(path, 'もう一度振り込む');
  await standFor();
  const second = await makeTransfers(jmac.page, '2027/09/22');
  await product.moveTo('2027-09-22T07:00:00Z');
  await readResult(jmac.page, { ...second, code: '0' });
  await product.moveTo('2027-09-22T08:00:00Z');
  expect(await myPage()).toMatchObject({
    paidAmount: 4_000_000n,
    projectStatus: ProjectStatus.FinishedPayment,
  });
});

it('what was bought becomes a ledger, filled in on the phone and confirmed by the office', async () => {
  const {
    company,
    home,
    jmac,
    backOffice,
    myPage: { id },
  } = people;
  const { page, session } = company;
  const { server } = product;
  await product.moveTo('2027-10-01T01:00:00Z');
  const { items } = (await server.call('listUserProperties', { session, query: { mypageID: id } })).body;
  // Six of 建物費 and six machines; a training of 150,000 yen is no property.
  expect(items).toHaveLength(12);
  await page.goto(`${home}/property`);
  await decide(
    page,
    '記入する',
    async (dialog) => {
      const filled = {
        '型番・規格': 'MH-200',
        数量: '１',
        '単価（税抜）': '700,000',
        耐用年数: '10',
        設置場所: '本店厨房',
      };
      for (const [label, value] of Object.entries(filled))
        await dialog.getByRole('textbox', { name: label, exact: true }).fill(value);
    },
    '保存する',
  );
  await decide(page, '提出する');
  for (const { id: rowId, amount } of items.slice(1)) {
    const body = {
      modelNumber: 'MH-200',
      quantity: 1,
      unitPrice: amount,
      usefulLife: 10,
      location: '本店厨房',
    };
    await server.call('updateUserProperty', {
      session,
      path: { id: rowId },
      body: { ...body, action: 'submit' },
    });
  }
  await jmac.page.goto(desk('?tab=property'));
  await jmac.page.getByRole('button', { name: /まとめて確認済みにする$/ }).click();
  await jmac.page.getByRole('dialog').getByRole('button', { name: '確認済みにする', exact: true }).click();
  await jmac.page.getByRole('dialog').waitFor({ state: 'detached' });
  await backOffice.page.goto('/admin/property');
  await backOffice.page.getByText('2037/07/04').first().waitFor();
});

it('the undertaking is closed, and what it owes goes on: three reports in three years, asked for one by one', async () => {
  const {
    company,
    home,
    jmac,
    myPage: { id },
  } = people;
  const { client } = product.server.database;
  const report = async (year: number) => {
    const { sectionId } = await client.duty.findFirstOrThrow({
      where: { mypageId: id, kind: DutyKind.EffectReport, year },
    });
    return sectionId;
  };
  const handInReport = async (year: number) => {
    const sectionId = await report(year);
    await handIn(company.page, `${home}/section/${sectionId}`);
    await confirmSections(product.server, id, { id: sectionId });
  };
  await product.moveTo('2028-05-15T01:00:00Z');
  await handInReport(1);
  await confirmSections(product.server, id, {
    kind: { in: [SectionKind.Property, SectionKind.TaxDeduction] },
  });
  await jmac.decideAt(desk(), '完了にする');
  expect(await report(2)).toBeNull();

  await product.moveTo('2029-05-15T01:00:00Z');
  await handInReport(2);
  await product.moveTo('2030-05-15T01:00:00Z');
  expect(await textOf(home)).toContain('事業効果報告書（3年目）');
  await handInReport(3);
  // The reports are done; the property is looked at until its last restricted year.
  const duties = await textOf(`${home}/duty`);
  expect(duties).toContain('事業効果報告書（3年目）2030/05/15（水）に確認済み');
  expect(duties).toMatch(/財産の現況確認（10年目）期限 2037\/06\/30（火）.*受付前/);
});

it('a machine is sold in the third year: the product works out what is given back, and the ministry approves', async () => {
  const {
    company,
    home,
    backOffice,
    colleague,
    maff,
    myPage: { id },
  } = people;
  const { page } = company;
  const { client } = product.server.database;
  await page.goto(`${home}/property`);
  await decide(
    page,
    '処分を申請する',
    async (dialog) => {
      await dialog.getByRole('textbox', { name: '処分する日' }).fill('2030/06/20');
      await dialog.getByRole('textbox', { name: '処分の理由' }).fill('店舗の閉店のため');
      await dialog.getByRole('textbox', { name: '相手（譲渡先・貸付先など）' }).fill('株式会社見本商会');
      await dialog.getByRole('textbox', { name: '対価（税抜）' }).fill('６００，０００');
    },
    '申請を作る',
  );
  const { sectionId } = await client.propertyDisposal.findFirstOrThrow();
  await handIn(page, `${home}/section/${sectionId}`);
  await page.goto(`${home}/property`);
  await decide(page, '申請を提出する');
  await confirmSections(product.server, id, { id: sectionId });
  await backOffice.page.goto(desk('?tab=property'));
  await decide(backOffice.page, '返還額を確認する', undefined, '確認する');
  await colleague.decideAt(desk('?tab=property'), '農水省の確認へ回す');
  await maff.decideAt(desk('?tab=property'), '処分を承認する');
  // Half of what the buyer pays: it is more than the machine is still worth.
  const recovery = await client.recovery.findFirstOrThrow({ where: { kind: RecoveryKind.PropertyDisposal } });
  expect(recovery.amount).toBe(300_000n);
});
