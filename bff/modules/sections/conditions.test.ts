import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentType, ExpenseType, SectionHistoryAction, TaxStatus } from '#bff/generated/contract/enums.ts';
import { insertExpensePlan, type NewPlanItem } from '#bff/modules/myPages/expensePlans.data.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import { actionTools, completed } from '#bff/testing/myPageActions.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { hearStatements } from '#bff/testing/statements.ts';
import { type Desk, makeDesk, uploadFile } from '#bff/testing/undertaking.ts';

let server: TestServer;
/** The statements that change sections. */
let writes: string[] = [];

const note = (text: string): void => {
  if (/^\s*UPDATE\s+(?:"public"\.)?"?section"?\s/i.test(text)) writes.push(text);
};

beforeAll(async () => {
  server = await startTestServer({ database: hearStatements(await openTestDatabase(), note) });
});
afterAll(() => server.stop());

const { act, inspected } = actionTools(() => server);

const machine: NewPlanItem = {
  number: 1,
  expenseCategory: 1,
  expenseType: ExpenseType.Installation,
  description: '冷凍惣菜ライン',
  amountTaxExcluded: 48_600_000,
  eligibleAmount: 48_600_000,
};

/** The amount is final: what it rests on is settled. */
const notified = { confirmedAmount: 7_900_000, confirmedOn: toDate('2026-11-16') };

const plan = (desk: Desk, items: readonly NewPlanItem[]) =>
  insertExpensePlan(server.database.client, {
    mypageId: desk.myPage.id,
    effectiveOn: '2026-07-01',
    lendsEquipment: false,
    items,
  });

/** Anything that is saved on an undertaking makes its conditions be looked at. */
const touch = (desk: Desk) => act(desk, { memo: `確認 ${Math.random()}` });

const sectionOf = (desk: Desk, documentType: number) =>
  server.database.client.section.findFirst({
    where: { mypageId: desk.myPage.id, documentType, deletedAt: null },
    include: { history: { orderBy: { id: 'desc' } } },
  });

const readSection = async (desk: Desk, documentType: number) => {
  const section = await sectionOf(desk, documentType);
  return server.call('getSection', { path: { id: section?.id ?? 0 }, session: desk.jmac.session });
};

const setTax = async ({ corporation, jmac }: Desk, taxStatus: number | null) => {
  const answer = await server.call('updateCorporation', {
    path: { id: corporation.id },
    session: jmac.session,
    body: { taxStatus } as never,
  });
  expect(answer.status).toBe(200);
};

const planInspection = async ({ jmac, inspector, myPage }: Desk) => {
  const planned = await server.call('createMyPageReport', {
    session: jmac.session,
    body: { mypageId: myPage.id, inspectorUserId: inspector.id, method: 0, scheduledOn: '2026-11-25' },
  });
  expect(planned.status).toBe(201);
  return planned;
};

const { GrantCompetitiveQuotation, PropertyLabelPhoto, PropertyLedger, ResultPhotoBefore } = DocumentType;

describe('an undertaking with machines of 48.6 million yen', () => {
  it('is asked for 相見積, 写真（実施前）, ledger and label, and is told which expense asks for them', async () => {
    const desk = await makeDesk(server);
    await plan(desk, [machine]);
    await touch(desk);
    for (const type of [GrantCompetitiveQuotation, ResultPhotoBefore, PropertyLedger, PropertyLabelPhoto]) {
      const { body } = await readSection(desk, type);
      expect(body).toMatchObject({ isRequired: true, status: 0 });
      expect(body.guidance.because).toContain('1 冷凍惣菜ライン');
      expect(body.history).toMatchObject([
        {
          action: SectionHistoryAction.Created,
          actorName: 'システム',
          comment: expect.stringContaining('冷凍惣菜'),
        },
      ]);
    }
  });

  it('cannot have its result confirmed without them: the refusal names them', async () => {
    const desk = await inspected();
    await plan(desk, [machine]);
    await touch(desk);
    const refused = await act(desk, { action: 'confirmResult' });
    expect(refused.status).toBe(409);
    expect(refused.problem.detail).toContain('相見積書');
    expect(refused.problem.detail).toContain('写真（実施前）');
  });

  it('is asked for each of them once, however often it changes', async () => {
    const desk = await makeDesk(server);
    await plan(desk, [machine]);
    await touch(desk);
    await touch(desk);
    const types = [GrantCompetitiveQuotation, ResultPhotoBefore, PropertyLedger, PropertyLabelPhoto];
    const where = { mypageId: desk.myPage.id, documentType: { in: types } };
    expect(await server.database.client.section.count({ where })).toBe(types.length);
  });

  it('keeps a document that its condition asks for: the office waives it, with a reason', async () => {
    const desk = await makeDesk(server);
    await plan(desk, [machine]);
    await touch(desk);
    const { body } = await readSection(desk, GrantCompetitiveQuotation);
    const { session } = desk.jmac;
    const refused = await server.call('deleteSection', { query: { id: body.id }, session });
    expect([refused.status, refused.problem.detail]).toEqual([409, expect.stringContaining('免除')]);
    const waived = await server.call('updateSection', {
      session,
      body: { id: body.id, action: 'waive', reason: '随意契約の理由を公募時に確認済み' },
    });
    expect(waived.body.status).toBe(3);
    await touch(desk);
    expect((await readSection(desk, GrantCompetitiveQuotation)).body.status).toBe(3);
  });
});

describe('when a condition turns', () => {
  const EVIDENCE = DocumentType.TaxDeductionEvidence;

  it('an untouched document falls away and leaves a line', async () => {
    const desk = await makeDesk(server);
    await setTax(desk, TaxStatus.GeneralTaxation);
    const asked = await sectionOf(desk, EVIDENCE);
    expect(asked).toMatchObject({ isRequired: true });
    await setTax(desk, TaxStatus.Exempt);
    expect(await sectionOf(desk, EVIDENCE)).toBeNull();
    const history = await server.database.client.sectionHistory.findMany({
      where: { sectionId: asked?.id ?? 0 },
      orderBy: { id: 'desc' },
    });
    expect(history[0]).toMatchObject({ action: 'Deleted', actorKind: 'system' });
    expect(history[0]?.comment).toContain('一般課税');
  });

  it('one with a file stays, no longer required, and is required again when the condition comes back', async () => {
    const desk = await makeDesk(server);
    await setTax(desk, TaxStatus.GeneralTaxation);
    const sectionId = (await sectionOf(desk, EVIDENCE))?.id ?? 0;
    const { session } = desk.user;
    await uploadFile(server, { session, mypageId: desk.myPage.id, sectionId });
    await setTax(desk, TaxStatus.Exempt);
    expect(await sectionOf(desk, EVIDENCE)).toMatchObject({
      id: sectionId,
      isRequired: false,
      requiredBecause: null,
    });
    await setTax(desk, TaxStatus.GeneralTaxation);
    const again = await sectionOf(desk, EVIDENCE);
    expect(again).toMatchObject({ id: sectionId, isRequired: true });
    expect(again?.history.map(({ action }) => action).slice(0, 2)).toEqual(['Required', 'Released']);
  });

  it('all documents of it are let go of in one statement, each with its lines', async () => {
    const desk = await makeDesk(server);
    await plan(desk, [machine]);
    await touch(desk);
    const mypageId = desk.myPage.id;
    const where = { mypageId, deletedAt: null, requiredBecause: { not: null } };
    const asked = await server.database.client.section.findMany({ where });
    await plan(desk, []);
    writes = [];
    await touch(desk);
    expect(writes).toHaveLength(1);
    expect(asked.length).toBeGreaterThan(3);
    expect(await server.database.client.section.count({ where })).toBe(0);
    const sectionIds = asked.map(({ id }) => id);
    const lines = { sectionId: { in: sectionIds }, action: 'Deleted' };
    expect(await server.database.client.sectionHistory.count({ where: lines })).toBe(asked.length);
    const entries = { targetKind: 'section', targetId: { in: sectionIds.map(String) }, action: 'deleted' };
    expect(await server.database.client.auditEntry.count({ where: entries })).toBe(asked.length);
  });

  it('what the office set by hand stays until it turns again', async () => {
    const desk = await makeDesk(server);
    await setTax(desk, TaxStatus.GeneralTaxation);
    const { body } = await readSection(desk, EVIDENCE);
    const { session } = desk.jmac;
    await server.call('updateSection', { session, body: { id: body.id, isRequired: false } });
    await touch(desk);
    expect(await sectionOf(desk, EVIDENCE)).toMatchObject({ isRequired: false });
  });
});

describe('what the business and the inspector do', () => {
  it('an inspection on site asks for its report, until the report of the product is approved', async () => {
    const desk = await makeDesk(server);
    await planInspection(desk);
    expect(await sectionOf(desk, DocumentType.ResultInspectionReport)).toMatchObject({ isRequired: true });
    await server.database.client.myPageReport.updateMany({
      where: { mypageId: desk.myPage.id },
      data: {
        status: 3,
        result: 1,
        inspectedOn: toDate('2026-11-19'),
        submittedAt: TEST_NOW,
        approvedAt: TEST_NOW,
        approvedById: desk.jmac.id,
      },
    });
    await touch(desk);
    expect(await sectionOf(desk, DocumentType.ResultInspectionReport)).toBeNull();
  });

  it('an inspection that is given up asks for no report any more: its plan is deleted, nobody is to inspect', async () => {
    const desk = await makeDesk(server);
    const { session } = desk.jmac;
    const planned = await planInspection(desk);
    await act(desk, { inspectorUserId: null });
    expect(await sectionOf(desk, DocumentType.ResultInspectionReport)).toMatchObject({ isRequired: true });
    await server.call('deleteMyPageReport', { session, path: { id: planned.body.id } });
    expect(await sectionOf(desk, DocumentType.ResultInspectionReport)).toBeNull();
  });
});

describe('the nightly run', () => {
  it('asks nothing of an undertaking that has ended, and of settled papers nothing either', async () => {
    const ended = await makeDesk(server, { myPage: { projectStatus: 6, cancelReason: '辞退' } });
    const settled = await makeDesk(server, {
      myPage: { ...completed, progressPhase: 3, projectStatus: 4, ...notified },
    });
    for (const desk of [ended, settled]) {
      await plan(desk, [machine]);
      await server.runJobs('askForQuarterReports', 'draftPropertyLedgers', 'askForDuties', 'recomputeDelays');
    }
    expect(await sectionOf(ended, PropertyLedger)).toBeNull();
    expect(await sectionOf(settled, GrantCompetitiveQuotation)).toBeNull();
    expect(await sectionOf(settled, PropertyLedger)).toMatchObject({ isRequired: true });
  });
});
