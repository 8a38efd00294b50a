import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAMILIES } from '#bff/core/actor.ts';
import {
  AmountProposalKind,
  AmountProposalStatus,
  ApplicationStatus,
  DocumentCheckStatus,
  DutyKind,
  DutyStatus,
  InspectionKind,
  InspectionReportStatus,
  PaperKind,
  PaymentFindingCode,
  ThreadStatus,
} from '#bff/generated/contract/enums.ts';
import { dossierOf } from '#bff/modules/applications/dossier.service.ts';
import { findApplication } from '#bff/modules/applications/wholeApplication.data.ts';
import { verifyAuditChain } from '#bff/modules/trail/audit/auditChain.service.ts';
import { isDemoInstallation } from '#bff/parts/files/installation.data.ts';
import { plain } from '#bff/platform/database/values.ts';
import { familyOf } from '#bff/programmes/engine.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { readableIn } from '#bff/testing/world/databaseDump.ts';
import { TAX_METHODS, taxReturnOf } from '#rules/tax/taxReturn.ts';
import { corporationData } from './corporations/corporationData.ts';
import { DEMO_PASSWORD, seedDemo } from './demo.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedDemo(server.scopes);
});
afterAll(() => server.stop());

const client = () => server.database.client;
const tofu = () =>
  client().myPage.findUniqueOrThrow({ where: { displayCode: '5014' }, include: { project: true } });

const logIn = async (email: string) => {
  const answer = await server.call('createAdminSession', { body: { email, password: DEMO_PASSWORD } });
  return { context: 'admin', token: answer.body.token } as const;
};

describe('the demo', () => {
  it('has the calls in their order, six administrators and twelve corporations with accounts', async () => {
    const projects = await client().project.findMany({ orderBy: { id: 'asc' } });
    expect(projects.map(({ id }) => id)).toEqual(Array.from({ length: 13 }, (_unused, index) => index + 1));
    expect(projects[4]).toMatchObject({ domainType: 2, round: 2, shortName: '調達リスク軽減 第2次' });
    expect(await client().adminUser.count()).toBe(6);
    expect([await client().corporation.count(), await client().bankAccount.count()]).toEqual([12, 12]);
  });

  it('has no account number that a dump of the database tells', async () => {
    const numbers = corporationData.map(({ bank }) => bank.accountNumber);
    expect(numbers.length).toBe(12);
    expect(await readableIn(server, numbers)).toEqual([]);
  });

  it('has a call of every family that one can apply to now, and one that is not open yet', async () => {
    const now = server.now();
    const projects = await client().project.findMany({ where: { applicationClosesAt: { gt: now } } });
    const open = projects.filter(({ applicationOpensAt }) => applicationOpensAt <= now);
    expect(new Set(open.map(({ programKind }) => familyOf(programKind)))).toEqual(new Set(FAMILIES));
    expect(projects.length - open.length).toBe(1);
  });

  it('has reports on consumption tax: one free of it, one at the desk, one confirmed with the claim that it came to', async () => {
    const reports = await client().taxReport.findMany({
      include: { section: { include: { myPage: true } }, recovery: true },
    });
    const told = reports.map(({ section, recovery, ...report }) => {
      const subsidy = Number(section.myPage.confirmedAmount);
      const { amount } = taxReturnOf(TAX_METHODS[report.method] ?? 'Exempt', plain(report), subsidy);
      return { code: section.myPage.displayCode, status: section.status, amount, claimed: recovery?.amount };
    });
    const { Confirmed, Confirming } = DocumentCheckStatus;
    expect(told.toSorted((a, b) => a.code.localeCompare(b.code))).toEqual([
      { code: '0012', status: Confirmed, amount: 399_545, claimed: 399_545n },
      { code: '3005', status: Confirming, amount: expect.any(Number), claimed: undefined },
      { code: '3021', status: Confirmed, amount: 0, claimed: undefined },
    ]);
  });

  it('has an amount in every state of its way, and the grants that three people stand for', async () => {
    const proposals = await client().amountProposal.findMany({ include: { myPage: true } });
    expect(new Set(proposals.map(({ status }) => status))).toEqual(
      new Set(Object.values(AmountProposalStatus)),
    );
    const applied = proposals.filter(({ status }) => status === AmountProposalStatus.Applied);
    const differing = applied.filter(({ kind, amount, myPage }) =>
      kind === AmountProposalKind.GrantDecision
        ? amount !== myPage.grantAmount
        : amount !== myPage.confirmedAmount,
    );
    expect(differing).toEqual([]);
    const decided = await client().myPage.count({ where: { grantDecisionOn: { not: null } } });
    const grants = applied.filter(({ kind }) => kind === AmountProposalKind.GrantDecision);
    expect(grants).toHaveLength(decided);
  });

  it('has the letters of every adoption and every decision on a grant, each as the PDF that it says', async () => {
    const pages = await client().myPage.findMany({ include: { issuedPapers: { include: { file: true } } } });
    for (const { displayCode, grantDecisionOn, grantNumber, issuedPapers } of pages) {
      const kinds = issuedPapers.map(({ kind }) => kind).toSorted();
      const decided = grantDecisionOn === null ? [] : [PaperKind.GrantDecision];
      expect([displayCode, kinds]).toEqual([displayCode, [PaperKind.Adoption, ...decided]]);
      const decision = issuedPapers.find(({ kind }) => kind === PaperKind.GrantDecision);
      expect(grantNumber).toBe(decision?.number ?? null);
      expect(issuedPapers.every(({ file }) => file?.scanStatus === 'clean')).toBe(true);
    }
  });

  it('has money to be paid back in every state, which two people stand for and no more than was paid', async () => {
    const recoveries = await client().recovery.findMany({ include: { myPage: true } });
    expect(recoveries.map(({ status }) => status).toSorted()).toEqual([0, 1, 2, 3]);
    for (const { orderedById, submittedById, amount, myPage } of recoveries) {
      if (orderedById !== null) expect(orderedById).not.toBe(submittedById);
      expect(amount).toBeLessThan(myPage.paidAmount ?? 0n);
    }
  });

  it('has every family in every status, and a my page for each adopted one', async () => {
    const groups = await client().application.groupBy({ by: ['family', 'status'] });
    const pairs = FAMILIES.flatMap((family) =>
      Object.values(ApplicationStatus).map((status) => `${family} ${status}`),
    );
    expect(new Set(groups.map(({ family, status }) => `${family} ${status}`))).toEqual(new Set(pairs));
    const adopted = await client().application.findMany({ where: { status: 5 }, include: { myPage: true } });
    expect(adopted.map(({ displayCode }) => displayCode)).toEqual(
      adopted.map(({ myPage }) => myPage?.displayCode),
    );
  });

  it('has applications that could be submitted as they are', async () => {
    const rows = await client().application.findMany({ where: { status: { not: 0 } } });
    for (const { id, submittedAt, displayCode } of rows) {
      const row = await findApplication(client(), id);
      const findings = row && submittedAt ? dossierOf(row, submittedAt).findings : null;
      expect([displayCode, findings]).toEqual([displayCode, []]);
    }
  });

  it('has a plan for every undertaking, and the documents that its conditions ask for', async () => {
    const pages = await client().myPage.findMany({ include: { expensePlans: { include: { items: true } } } });
    for (const { displayCode, totalCost, expensePlans } of pages) {
      const [plan] = expensePlans.toSorted((a, b) => b.version - a.version);
      const items = plan?.items ?? [];
      const sum = items.reduce((total, { amountTaxExcluded }) => total + amountTaxExcluded, 0n);
      expect([displayCode, sum]).toEqual([displayCode, totalCost]);
    }
    // The product looks at every condition when the demo is written: it finds nothing to ask for, or to let go.
    const turned = await client().sectionHistory.findMany({
      where: {
        actorKind: 'system',
        action: { in: ['Created', 'Required', 'Released', 'Deleted'] },
        section: { duty: null },
      },
      include: { section: { select: { title: true, mypageId: true } } },
    });
    expect(turned.map(({ action, section }) => [action, section.mypageId, section.title])).toEqual([]);
    expect(await client().section.count({ where: { requiredBecause: { not: null } } })).toBeGreaterThan(20);
  });

  it('has payment lists that are true to their plans; in 5014 and 7002 the order before the grant is found', {
    tags: ['slow'],
  }, async () => {
    const session = await logIn('jmac@example.jp');
    const pages = await client().myPage.findMany({ where: { paymentItems: { some: {} } } });
    expect(pages.length).toBeGreaterThan(8);
    for (const { id, displayCode } of pages) {
      const { body } = await server.call('getPaymentList', { session, path: { id } });
      const codes = new Set(body.items.flatMap(({ findings }) => findings).map(({ code }) => code));
      const { NotInPlan, OverPlan, OrderBeforeGrant } = PaymentFindingCode;
      const { AboveShare, RepeatedInvoice, SplitDeal } = PaymentFindingCode;
      const compared = [AboveShare, RepeatedInvoice, SplitDeal].filter((code) => codes.has(code));
      expect([displayCode, compared]).toEqual([displayCode, []]);
      expect([displayCode, codes.has(NotInPlan), codes.has(OverPlan), codes.has(OrderBeforeGrant)]).toEqual([
        displayCode,
        false,
        false,
        ['5014', '7002'].includes(displayCode),
      ]);
    }
  });

  it('has an undertaking in its third year after the payment: a report done, one late, one to come', async () => {
    const session = await logIn('jmac@example.jp');
    const { id } = await client().myPage.findFirstOrThrow({ where: { displayCode: '0012' } });
    const { body } = await server.call('listMyPageDuties', { session, path: { id } });
    const reports = body.items.filter(({ kind }) => kind === DutyKind.EffectReport);
    expect(reports.map(({ status }) => status)).toEqual([
      DutyStatus.Done,
      DutyStatus.Overdue,
      expect.anything(),
    ]);
  });

  it('has change requests in several states, none of which waits for what nobody would hand in', async () => {
    const session = await logIn('jmac@example.jp');
    const { body } = await server.call('listChangeRequests', { session, query: {} });
    expect(new Set(body.items.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
    for (const { id } of body.items) {
      const { body: request } = await server.call('getChangeRequest', { session, path: { id } });
      const { reason = '' } = request.availableActions.find(({ action }) => action === 'approve') ?? {};
      expect([request.mypage.displayCode, reason]).toEqual([
        request.mypage.displayCode,
        expect.not.stringContaining('入力の足りない'),
      ]);
    }
    const { body: plans } = await server.call('listExpensePlans', {
      session,
      path: { id: (await client().myPage.findUniqueOrThrow({ where: { displayCode: '7002' } })).id },
    });
    expect(plans.items.map(({ version, isInForce }) => [version, isInForce])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  it('has an undertaking with members, one of which has handed in its part', async () => {
    const { id } = await client().myPage.findUniqueOrThrow({ where: { displayCode: '7002' } });
    const session = await logIn('jmac@example.jp');
    const { body } = await server.call('listMembers', { session, path: { id } });
    expect(body.items.map((member) => [member.corporationName, member.userCount])).toEqual([
      ['株式会社ひまわり給食センター', 1],
      ['株式会社みらい食堂', 1],
    ]);
    // Two papers of the grant, and six of the deal of each.
    expect(body.items.map((member) => [member.confirmedCount, member.requiredCount])).toEqual([
      [4, 8],
      [0, 8],
    ]);
  });

  it('has a deal of each member beside those of the representative, and something to put right in one', async () => {
    const session = await logIn('jmac@example.jp');
    const { id } = await client().myPage.findUniqueOrThrow({ where: { displayCode: '7002' } });
    const { body } = await server.call('getPaymentList', { session, path: { id } });
    expect(body.memberTotals.map(({ member, count }) => [member?.name ?? null, count])).toEqual([
      [null, 2],
      ['株式会社ひまわり給食センター', 1],
      ['株式会社みらい食堂', 1],
    ]);
    const wrong = body.items.filter(({ findings }) => findings.some(({ isError }) => isError));
    expect(wrong.map(({ member }) => member?.name)).toEqual(['株式会社みらい食堂']);
  });

  it('has every status of the document check and of inspections', async () => {
    const sections = await client().section.groupBy({ by: ['status'] });
    expect(sections.map(({ status }) => status).sort()).toEqual(Object.values(DocumentCheckStatus));
    const reports = await client().myPageReport.groupBy({ by: ['status'] });
    expect(reports.map(({ status }) => status).sort()).toEqual(Object.values(InspectionReportStatus));
  });

  it('has the files of its rows, byte for byte', { tags: ['slow'] }, async () => {
    const files = await client().storedFile.findMany();
    expect(files.length).toBeGreaterThan(400);
    for (const { storageKey, sha256, sizeBytes } of files) {
      const bytes = Buffer.concat(await (await server.scopes.storage.open(storageKey)).toArray());
      const found = createHash('sha256').update(bytes).digest('hex');
      expect([found, BigInt(bytes.length)]).toEqual([sha256, sizeBytes]);
    }
  });

  it('shows 5014 as it is drawn: the order sent back, the delay with the desk, ten of eighteen vouchers', async () => {
    const page = await tofu();
    expect(page).toMatchObject({ projectId: 5, delayStatus: 1, progressPhase: 1, grantAmount: 23_100_000n });
    const sections = await client().section.findMany({ where: { mypageId: page.id } });
    const vouchers = sections.filter(({ branchNumber }) => branchNumber !== null);
    expect([vouchers.length, vouchers.filter(({ status }) => status === 3).length]).toEqual([18, 10]);
    const statusOf = (documentType: number, branch: string | null = null) =>
      sections.find((row) => row.documentType === documentType && row.branchNumber === branch)?.status;
    expect([statusOf(60, '1-2'), statusOf(41), statusOf(38), statusOf(64, '2-4')]).toEqual([4, 1, 2, 1]);
    const open = await client().returnItem.findMany({
      where: { section: { mypageId: page.id }, status: 'open' },
    });
    expect(open).toMatchObject([{ page: 1, reviewCategory: 3 }]);
    expect(open[0]?.dueOn.toISOString().slice(0, 10)).toBe('2026-11-30');
    expect(await client().notification.count({ where: { mypageId: page.id, readAt: null } })).toBe(2);
  });

  it('shows 4003 with seven findings of which five are answered, critically late', async () => {
    const page = await client().myPage.findUniqueOrThrow({ where: { displayCode: '4003' } });
    const items = await client().returnItem.findMany({ where: { section: { mypageId: page.id } } });
    expect([items.length, items.filter(({ answerKind }) => answerKind !== null).length]).toEqual([7, 5]);
    expect(page.delayStatus).toBe(2);
  });

  it('lets everybody in with the one password', async () => {
    const email = 'mamekura@example.jp';
    const user = await server.call('createUserSession', {
      body: { email, password: DEMO_PASSWORD, projectID: 5 },
    });
    expect(user.body.user).toMatchObject({ corporationName: '株式会社豆くら', mypageId: (await tofu()).id });
    const applicant = { email: 'yasashii@example.jp', password: DEMO_PASSWORD, projectID: 7 };
    const draft = await server.call('createInclusiveApplicationSession', { body: applicant });
    const application = await client().application.findUniqueOrThrow({
      where: { id: draft.body.applicationUser.applicationId },
    });
    expect(application.status).toBe(ApplicationStatus.Draft);
    for (const person of ['jmac', 'maff', 'cs', 'inspector', 'backoffice']) {
      expect((await logIn(`${person}@example.jp`)).token).toBeTruthy();
    }
  });

  it('answers the lists and inspections as the contract says', async () => {
    const session = await logIn('inspector@example.jp');
    const reports = await server.call('listMyPageReports', { session, query: { mine: true } });
    expect(reports.body.total).toBe(10);
    expect(new Set(reports.body.items.map(({ kind }) => kind))).toEqual(
      new Set(Object.values(InspectionKind)),
    );
    for (const { id } of reports.body.items) {
      const { body } = await server.call('getMyPageReport', { session, path: { id } });
      expect(body.photosBefore.length).toBe(body.photosAfter.length);
    }
  });

  it('has property in every state of its years: kept, over, asked for, disposed of, to be filled in', async () => {
    const lines = await client().propertyLedgerItem.findMany({ include: { disposals: true } });
    const now = server.now();
    expect(new Set(lines.map(({ status }) => status))).toEqual(new Set([0, 1, 3]));
    expect(lines.some(({ restrictionUntil }) => restrictionUntil !== null && restrictionUntil < now)).toBe(
      true,
    );
    const [asked, approved] = [1, 4].map((status) =>
      lines.flatMap(({ disposals }) => disposals).find((disposal) => disposal.status === status),
    );
    expect(asked?.sectionId).toBeTypeOf('number');
    expect(approved).toMatchObject({ recoveryId: expect.any(Number), assessedById: 5, decidedById: 2 });
    expect(lines.find(({ id }) => id === approved?.propertyId)?.approvalNumber).toBeTypeOf('string');
  });

  it('keeps histories in order, and an audit trail whose chain holds', { tags: ['slow'] }, async () => {
    const history = await client().sectionHistory.findMany({ orderBy: { id: 'asc' } });
    const last = new Map<number, Date>();
    for (const { sectionId, createdAt } of history) {
      expect(createdAt.getTime()).toBeGreaterThanOrEqual(last.get(sectionId)?.getTime() ?? 0);
      last.set(sectionId, createdAt);
    }
    const future = await client().auditEntry.count({ where: { at: { gt: server.now() } } });
    expect(future).toBe(0);
    await server.runJobs();
    const chain = await verifyAuditChain(server.scopes.forSystem('test'), []);
    expect(chain).toMatchObject({ isIntact: true });
    expect(chain.checkedCount).toBeGreaterThan(600);
  });

  it('has questions of applicants: one answered, one that waits for days, one with a paper that opens', async () => {
    const threads = await client().thread.findMany({
      where: { applicationId: { not: null } },
      include: { messages: { include: { files: true } } },
      orderBy: { id: 'asc' },
    });
    const { Closed, WaitingOffice } = ThreadStatus;
    expect(threads.map(({ status }) => status)).toEqual([Closed, WaitingOffice, WaitingOffice]);
    const [answered, old, withPaper] = threads;
    expect(answered?.messages.some(({ authorKind }) => authorKind === 'admin')).toBe(true);
    const days = (server.now().getTime() - (old?.waitingSince?.getTime() ?? 0)) / 86_400_000;
    expect(days).toBeGreaterThan(4);
    const id = withPaper?.messages[0]?.files[0]?.fileId ?? '';
    const session = await logIn('jmac@example.jp');
    expect((await server.call('downloadAdminFile', { session, path: { id } })).status).toBe(200);
  });

  it('gives the next code after its own', async () => {
    const counters = await client().displayCodeCounter.findMany({ where: { lastNumber: { gt: 0 } } });
    const numbers = new Map(counters.map(({ offset, lastNumber }) => [offset, lastNumber]));
    expect([numbers.get(0), numbers.get(4000), numbers.get(5000), numbers.get(63_000)]).toEqual([
      31, 36, 44, 7,
    ]);
  });

  it('is written once: a second call changes nothing', async () => {
    const before = await client().auditEntry.count();
    await seedDemo(server.scopes);
    expect([await client().project.count(), await client().auditEntry.count()]).toEqual([13, before]);
  });

  it('marks its database, so that no server for the public starts on it', async () => {
    expect(await isDemoInstallation(client())).toBe(true);
  });
});
