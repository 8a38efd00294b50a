import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DocumentCheckStatus,
  RecoveryKind,
  RecoveryStatus,
  SectionHistoryAction,
  TaxReportMethod,
} from '#bff/generated/contract/enums.ts';
import { recoveryTools } from '#bff/testing/money/recoveries.ts';
import { exempt, proportional, taxTools } from '#bff/testing/money/taxReports.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { makeDesk } from '#bff/testing/undertaking.ts';
import { TAX_METHODS } from '#rules/tax/taxReturn.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { withPaper, save, attach, handedIn, act, read, confirm } = taxTools(() => server);
const { move } = recoveryTools(() => server);

const claimsOf = (mypageId: number) =>
  server.database.client.recovery.findMany({ where: { mypageId }, orderBy: { number: 'asc' } });

it('the rules and the contract know the same methods', () => {
  expect(Object.keys(TaxReportMethod)).toEqual([...TAX_METHODS]);
});

describe('a business', () => {
  it('finds the report on its tax paper, with what it was granted, and on no other', async () => {
    const desk = await withPaper();
    const { body } = await save(desk, {});
    expect(body.taxReport).toMatchObject({ isEntered: false, method: null, subsidyAmount: 5_500_000 });
    const other = await makeDesk(server, {});
    const refused = await save(other, { taxReport: exempt });
    expect(refused.problem.errors?.[0]?.pointer).toBe('/taxReport');
  });

  it('keeps what it has so far, and reads what is still missing', async () => {
    const desk = await withPaper();
    const { status, body } = await save(desk, {
      taxReport: { ...proportional, totalSales: null, filedOn: null },
    });
    expect(status).toBe(200);
    expect(body.taxReport).toMatchObject({ taxableSales: 80_000_000, returnAmount: 0 });
    expect(body.taxReport?.problems.map(({ field }) => field)).toEqual(['filedOn', 'totalSales']);
    const submit = body.availableActions.find(({ action }) => action === 'submit');
    expect(submit).toMatchObject({ allowed: false });
    expect(submit?.reason).toContain('直すところ');
  });

  it('reads the amount to be given back, worked out to the yen with each of its steps', async () => {
    const desk = await withPaper();
    const { body } = await save(desk, { taxReport: proportional });
    expect(body.taxReport).toMatchObject({
      returnAmount: 400_000,
      expensesTotal: 11_000_000,
      deductibleTax: 800_000,
      lines: [{ rate: 'standard', use: 'all', expenses: 11_000_000, isShared: true, deductibleTax: 800_000 }],
      problems: [],
    });
    expect(body.taxReport?.evidences.join()).toContain('付表2');
  });

  it('keeps nothing that another method asked for', async () => {
    const desk = await withPaper();
    await save(desk, { taxReport: proportional });
    const { body } = await save(desk, { taxReport: { ...proportional, ...exempt } });
    expect(body.taxReport).toMatchObject({ taxableSales: null, expensesStandard: null, filedOn: null });
  });

  it('hands it in with its evidence; free of tax it needs none', async () => {
    const desk = await withPaper();
    const bare = await save(desk, { taxReport: proportional, action: 'submit' });
    expect(bare.status).toBe(409);
    expect(bare.problem.detail).toContain('確定申告書');
    await attach(desk);
    const answer = await save(desk, { taxReport: proportional, action: 'submit' });
    expect(answer.body).toMatchObject({ status: DocumentCheckStatus.Confirming });
    expect(answer.body.receipts).toHaveLength(1);
    const free = await withPaper();
    expect((await save(free, { taxReport: exempt, action: 'submit' })).status).toBe(200);
  });

  it('changes nothing after it was handed in, and nothing before the amount is notified', async () => {
    const desk = await handedIn();
    const late = await save(desk, { taxReport: exempt });
    expect(late.status).toBe(409);
    const early = await withPaper({ projectStatus: 0, progressPhase: 1, confirmedAmount: null });
    const refused = await save(early, { taxReport: exempt });
    expect(refused.status).toBe(409);
    expect(refused.problem.detail).toContain('額の確定');
  });

  it('cannot have filed its return in the future', async () => {
    const desk = await withPaper();
    const answer = await save(desk, { taxReport: { ...proportional, filedOn: '2026-11-21' } });
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.[0]?.pointer).toBe('/taxReport/filedOn');
  });

  it('does not overwrite what another window has saved', async () => {
    const desk = await withPaper();
    const { body } = await save(desk, { taxReport: exempt });
    await save(desk, { taxReport: proportional }, body.version);
    expect((await save(desk, { taxReport: exempt }, body.version)).status).toBe(412);
  });
});

describe('the office', () => {
  it('returns it on a field; the business puts that right, and it is answered thereby', async () => {
    const desk = await handedIn();
    const returnItems = [{ reviewCategory: 0, comment: '総売上高を確かめてください。', field: 'totalSales' }];
    const returned = await act(desk, { action: 'return', returnItems, returnDueOn: '2026-11-30' });
    expect(returned.body.returnItems[0]).toMatchObject({
      field: 'totalSales',
      fieldLabel: '総売上高',
      valueAtReturn: '100,000,000円',
    });
    const same = await save(desk, { taxReport: proportional, action: 'resubmit' });
    expect(same.status).toBe(409);
    const mended = await save(desk, { taxReport: { ...proportional, totalSales: 90_000_000 } });
    expect(mended.body.returnItems[0]).toMatchObject({ valueNow: '90,000,000円', answer: { kind: 2 } });
    const again = await save(desk, { action: 'resubmit' });
    expect(again.body.status).toBe(DocumentCheckStatus.Confirming);
  });

  it('names no field that the report does not have', async () => {
    const desk = await handedIn();
    for (const place of [{ field: 'payee' }, { field: 'totalSales', row: 1 }]) {
      const returnItems = [{ reviewCategory: 0, comment: '確かめてください。', ...place }];
      const answer = await act(desk, { action: 'return', returnItems, returnDueOn: '2026-11-30' });
      expect(answer.problem.errors?.[0]?.pointer).toBe('/returnItems/0/field');
    }
  });

  it('confirms it, and the money to be given back is drafted once, tied to the report', async () => {
    const desk = await handedIn();
    const { body } = await confirm(desk);
    expect(body.status).toBe(DocumentCheckStatus.Confirmed);
    const [claim, ...others] = await claimsOf(desk.myPage.id);
    expect(others).toEqual([]);
    expect(claim).toMatchObject({
      kind: RecoveryKind.TaxDeduction,
      status: RecoveryStatus.Draft,
      amount: 400_000n,
    });
    expect(body.taxReport?.recovery).toMatchObject({ id: claim?.id, amount: 400_000 });
    const order = await server.call('getRecovery', {
      session: desk.jmac.session,
      path: { id: claim?.id ?? 0 },
    });
    expect(order.body.taxReportSectionId).toBe(desk.section.id);
    const own = await save(desk, {});
    expect(own.body.taxReport?.recovery).toBeNull();
  });

  it('claims nothing a second time while an order by the same report stands', async () => {
    const desk = await handedIn();
    const { client } = server.database;
    const data = {
      mypageId: desk.myPage.id,
      number: 1,
      kind: 2,
      amount: 400_000,
      claimReason: '消費税の報告',
    };
    const { id: recoveryId } = await client.recovery.create({ data });
    await client.taxReport.updateMany({ where: { sectionId: desk.section.id }, data: { recoveryId } });
    expect((await confirm(desk)).status).toBe(200);
    expect((await claimsOf(desk.myPage.id)).map(({ id }) => id)).toEqual([recoveryId]);
  });

  it('orders nothing back where nothing is deducted', async () => {
    const desk = await handedIn(exempt);
    expect((await confirm(desk)).status).toBe(200);
    expect(await claimsOf(desk.myPage.id)).toEqual([]);
  });

  it('confirms no more than was paid and nobody orders back yet', async () => {
    const desk = await handedIn();
    await server.database.client.recovery.create({
      data: { mypageId: desk.myPage.id, number: 1, kind: 0, amount: 5_200_000, claimReason: '目的外使用' },
    });
    const answer = await confirm(desk);
    expect(answer.status).toBe(409);
    expect(answer.problem.detail).toContain('300,000円');
    expect((await read(desk)).body.status).toBe(DocumentCheckStatus.Confirming);
  });

  it('opens a report again only when nothing is claimed by it; then a new claim may follow', async () => {
    const desk = await handedIn();
    await confirm(desk);
    const reopen = { action: 'reopen', reason: '修正申告があったため' };
    const refused = await act(desk, reopen);
    expect(refused.status).toBe(409);
    expect(refused.problem.detail).toContain('返還を取りやめて');
    const [first] = await claimsOf(desk.myPage.id);
    await move(desk.jmac.session, first?.id ?? 0, { action: 'withdraw', reason: '修正申告のため' });
    expect((await act(desk, reopen)).status).toBe(200);
    const [item] = (await read(desk)).body.returnItems;
    const answers = [{ returnItemId: item?.id, kind: 1, comment: '修正申告の金額に直しました。' }];
    const more = { ...proportional, taxableSales: 90_000_000 };
    const again = await save(desk, { taxReport: more, answers, action: 'resubmit' });
    expect(again.status).toBe(200);
    await confirm(desk);
    const claims = await claimsOf(desk.myPage.id);
    expect(claims.map(({ status, amount }) => [status, amount])).toEqual([
      [RecoveryStatus.Withdrawn, 400_000n],
      [RecoveryStatus.Draft, 450_000n],
    ]);
  });

  const asBusiness = ({ user, section }: Awaited<ReturnType<typeof withPaper>>) =>
    server.call('getUserSection', { session: user.session, path: { id: section.id } });

  it('keeps it for a business before it hands it in, with the reason, and reads what is missing', async () => {
    const desk = await withPaper();
    const enter = (session: typeof desk.jmac.session, more: object) =>
      server.call('updateSection', {
        session,
        body: { id: desk.section.id, taxReport: { ...proportional, totalSales: null }, ...more } as never,
      });
    const onBehalfReason = '郵送で届いたため';
    const silent = await enter(desk.jmac.session, {});
    expect(silent.problem.errors?.[0]?.pointer).toBe('/onBehalfReason');
    expect((await enter(desk.maff.session, { onBehalfReason })).status).toBe(403);
    const kept = await enter(desk.jmac.session, { onBehalfReason });
    expect(kept.body.taxReport?.problems.map(({ field }) => field)).toEqual(['totalSales']);
    const trail = await server.database.client.auditEntry.findFirst({
      where: { mypageId: desk.myPage.id, action: 'updated', reason: onBehalfReason },
    });
    expect(trail?.onBehalfOf).not.toBeNull();
    const { Entered, Submitted } = SectionHistoryAction;
    const entered = { action: Entered, isOnBehalf: true, comment: onBehalfReason };
    expect(kept.body.history[0]).toMatchObject({ ...entered, actorName: desk.jmac.name });
    expect((await asBusiness(desk)).body.history[0]).toMatchObject({ ...entered, actorName: '事務局' });
    const whole = await enter(desk.jmac.session, { onBehalfReason, taxReport: proportional });
    const submit = whole.body.availableActions.find(({ action }) => action === 'submit');
    expect(submit).toMatchObject({ allowed: true, isOnBehalf: true });
    const bare = { id: desk.section.id, action: 'submit', onBehalfReason } as const;
    expect((await server.call('updateSection', { session: desk.jmac.session, body: bare })).status).toBe(409);
    await attach(desk);
    const handedOver = await server.call('updateSection', { session: desk.jmac.session, body: bare });
    expect(handedOver.body.history[0]).toMatchObject({
      action: Submitted,
      isOnBehalf: true,
      comment: onBehalfReason,
    });
  });

  it('hands it in for a business with the reason', async () => {
    const desk = await withPaper();
    const answer = await server.call('updateSection', {
      session: desk.cs.session,
      body: {
        id: desk.section.id,
        action: 'submit',
        taxReport: exempt as never, // plain numbers
        onBehalfReason: '郵送で届いたため',
      },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ status: DocumentCheckStatus.Confirming, taxReport: { method: 0 } });
    // Handed in at once: one act, one line.
    expect(answer.body.history.map(({ action }) => action)).toEqual([SectionHistoryAction.Submitted]);
  });
});
