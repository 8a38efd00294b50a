import { FAMILIES, type Family, type SessionContext } from '#bff/core/actor.ts';
import { toDate } from '#bff/data/engine/values.ts';
import { PaperKind } from '#bff/generated/contract/enums.ts';
import { makeIssuedPapers } from '#bff/services/papers/makeIssuedPapers.ts';
import { makeSubmitted, programmeIn } from '../applications.ts';
import { account, makePassbook } from '../bankAccounts.ts';
import type { TestSession } from '../client.ts';
import { makeCalendarAddress } from '../jobs/calendarAddresses.ts';
import { makeExportRun } from '../jobs/exportRuns.ts';
import { makeJobRun } from '../jobs/jobs.ts';
import { makeMailCopy } from '../jobs/mailCopies.ts';
import { makeMail } from '../jobs/mails.ts';
import { makeMember } from '../members/members.ts';
import { remitter } from '../money/payouts.ts';
import { makeAdmin, makeCorporationUser } from '../people.ts';
import { makeQuestion } from '../projects.ts';
import type { TestServer } from '../server.ts';
import { makeApplicantThread, makeThreads } from '../threads.ts';
import { handIn, makeDesk } from '../undertaking.ts';
import { example } from './walkPeople.ts';

/*
 * One of everything that an id of the contract can name, and the people who may use it.
 */

const makeApplication = async (server: TestServer, family: Family) => {
  const draft = await makeSubmitted(server, programmeIn(family));
  const { client } = server.database;
  const where = { applicationId: draft.applicationId };
  const file = await client.applicationFile.findFirstOrThrow({ where });
  const receipt = await client.receipt.findFirstOrThrow({ where });
  const thread = await makeApplicantThread(server, {
    projectId: draft.projectId,
    applicationId: draft.applicationId,
    authorId: draft.applicationUserId,
  });
  const issuedPaper = await makeLetter(server, draft);
  const papers = { receiptId: receipt.id, issuedPaper };
  return { ...draft, ...papers, fileId: file.fileId, documentType: file.type, thread };
};

/** A thousand yen ordered back on the day before that of the tests. */
const orderedRecovery = (mypageId: number, submittedById: number, orderedById: number) => ({
  mypageId,
  number: 1,
  kind: 2,
  status: 2,
  amount: 1_000,
  claimReason: '消費税の申告のため',
  payTo: 'みほん銀行 本店 普通 1234567',
  ...{ submittedById, submittedAt: toDate('2026-11-18'), orderedById, orderedAt: toDate('2026-11-19') },
  orderedOn: toDate('2026-11-19'),
  dueOn: toDate('2026-12-10'),
  portions: [{ on: '2026-04-01', amount: 1_000 }],
});

type Ids = {
  readonly projectId: number;
  readonly mypageId: number;
  readonly inspectorUserId: number;
  readonly proposerId: number;
  readonly adminUserId: number;
};

/** An amount that is proposed, and money that is ordered back. */
const makeAmounts = async ({ database: { client }, now }: TestServer, ids: Ids) => {
  const { mypageId, inspectorUserId, proposerId, adminUserId } = ids;
  const recovery = await client.recovery.create({
    data: orderedRecovery(mypageId, adminUserId, inspectorUserId),
  });
  return {
    amountProposal: await client.amountProposal.create({
      data: {
        mypageId,
        number: 1,
        kind: 0,
        amount: 8_000_000,
        calculatedAmount: 8_000_000,
        ceilingAmount: 8_000_000,
        calculation: (example('AmountProposal') as { calculation: object }).calculation,
        basis: 'world',
        proposedById: proposerId,
        proposedAt: now(),
      },
    }),
    recovery,
    recoveryReceipt: await client.recoveryReceipt.create({
      data: {
        recoveryId: recovery.id,
        receivedOn: toDate('2026-11-19'),
        amount: 1_000,
        recordedById: adminUserId,
      },
    }),
    recoveryRelief: await client.recoveryRelief.create({
      data: { recoveryId: recovery.id, kind: 1, reason: '災害のため', askedById: adminUserId },
    }),
  };
};

const makePapers = async (server: TestServer, ids: Ids) => {
  const { client } = server.database;
  const { projectId, mypageId, inspectorUserId } = ids;
  const words = { title: 'お知らせ', body: '締切が近づいています。' };
  return {
    ...(await makeAmounts(server, ids)),
    changeRequest: await client.changeRequest.create({ data: { mypageId, number: 1, kind: 4 } }),
    announcement: await client.announcement.create({
      data: { projectId, ...words, publishFrom: server.now() },
    }),
    notification: await client.notification.create({ data: { mypageId, kind: 0, ...words } }),
    question: await makeQuestion(server, projectId),
    paymentItem: await client.paymentItem.create({
      data: {
        mypageId,
        number: 1,
        expenseCategory: 1,
        expenseType: 1,
        payee: '株式会社みほん製機',
        description: '配膳ロボット',
        amountTaxIncluded: 3_300_000,
        amountTaxExcluded: 3_000_000,
        eligibleAmount: 3_000_000,
      },
    }),
    ...(await makeProperty(server, mypageId)),
    report: await client.myPageReport.create({
      data: {
        mypageId,
        inspectorUserId,
        method: 0,
        scheduledOn: toDate('2027-01-25'),
        siteAddress: '千代田区霞が関1-2-1',
      },
    }),
  };
};

/** A piece of property that the business wants to sell. */
const makeProperty = async ({ database: { client } }: TestServer, mypageId: number) => {
  const property = await client.propertyLedgerItem.create({
    data: {
      mypageId,
      name: '配膳ロボット',
      amount: 3_000_000,
      subsidyAmount: 1_500_000,
      acquiredOn: toDate('2026-08-20'),
    },
  });
  const disposal = await client.propertyDisposal.create({
    data: {
      ...{ mypageId, propertyId: property.id, number: 1, kind: 1, status: 1 },
      ...{ plannedOn: toDate('2026-12-20'), disposalReason: '閉店のため', submittedAt: toDate('2026-11-19') },
    },
  });
  return { property, disposal };
};

const makeMoney = async (
  server: TestServer,
  ids: { projectId: number; mypageId: number; adminUserId: number },
) => {
  const { client } = server.database;
  const { projectId, mypageId, adminUserId } = ids;
  const amount = 1_000_000;
  const payout = await client.payment.create({
    data: { mypageId, amount, requestedOn: toDate('2026-11-20') },
  });
  const batch = await client.paymentBatch.create({
    data: {
      projectId,
      transferOn: toDate('2026-11-25'),
      remitter,
      fileName: 'SOUFURI_20261125.txt',
      content: new Uint8Array(480),
      sha256: '0'.repeat(64),
      count: 1,
      amount,
      createdById: adminUserId,
    },
  });
  return { payout, batch };
};

type Letter = {
  readonly projectId: number;
  readonly displayCode: string;
  readonly issuedById: number;
  readonly title: string;
  readonly kind: number;
} & ({ readonly mypageId: number } | { readonly applicationId: number });

/** A paper that nobody has opened yet, with its PDF. */
const makeIssuedPaper = async (server: TestServer, letter: Letter) => {
  const { client } = server.database;
  const number = '第1号';
  const paper = await client.issuedPaper.create({
    data: {
      ...letter,
      ...{ sequence: 1, number, issuedOn: toDate('2026-11-19') },
      content: {
        ...{ form: null, over: '成長支援補助金', title: letter.title, mark: null },
        ...{ date: number, madeOn: '2026-11-19', letter: null, foot: '補助事業事務局', blocks: [] },
      },
    },
  });
  await makeIssuedPapers(server.scopes.forSystem('test'));
  return paper;
};

/** The letter of a decision to an applicant. */
const makeLetter = async (
  server: TestServer,
  { projectId, applicationId }: { readonly projectId: number; readonly applicationId: number },
) => {
  const { client } = server.database;
  const { displayCode } = await client.application.findUniqueOrThrow({ where: { id: applicationId } });
  const { id: issuedById } = await makeAdmin(server, 'JMAC');
  return makeIssuedPaper(server, {
    ...{ projectId, applicationId, issuedById, displayCode: displayCode ?? '' },
    ...{ kind: PaperKind.NonAdoption, title: '不採択通知書' },
  });
};

/** A run of one row that somebody has tried and not begun. */
const makeBulkRun = ({ database: { client } }: TestServer, createdById: number, applicationId: number) =>
  client.bulkRun.create({
    data: {
      kind: 'declineApplications',
      list: 'generalApplications',
      selectedBy: 'ids',
      createdById,
      rows: { create: { line: 1, applicationId, targetVersion: 1, message: '不採択にできます' } },
    },
  });

const makeBankAccount = (
  { database: { client } }: TestServer,
  corporationId: number,
  passbookFileId: string,
) =>
  client.bankAccount.create({
    data: { ...account, accountNumber: '0034567', corporationId, passbookFileId },
  });

const makeApplications = async (server: TestServer) => {
  const applications = {} as Record<Family, Awaited<ReturnType<typeof makeApplication>>>;
  for (const family of FAMILIES) applications[family] = await makeApplication(server, family);
  return applications;
};

/** A business at work, its desk, its papers and money, and one application of each family. */
export const makeWorld = async (server: TestServer) => {
  const desk = await makeDesk(server);
  const { fileId } = await handIn(server, desk);
  const { client } = server.database;
  const bySection = { where: { sectionId: desk.section.id } };
  const belonging = { projectId: desk.project.id, corporationId: desk.corporation.id };
  const passbook = await makePassbook(server, desk.corporation.id);
  const applications = await makeApplications(server);
  return {
    ...desk,
    ...(await makePapers(server, {
      projectId: desk.project.id,
      mypageId: desk.myPage.id,
      inspectorUserId: desk.inspector.id,
      proposerId: desk.jmac.id,
      adminUserId: desk.jmac.id,
    })),
    ...(await makeMoney(server, {
      projectId: desk.project.id,
      mypageId: desk.myPage.id,
      adminUserId: desk.jmac.id,
    })),
    applications,
    issuedPaper: await makeIssuedPaper(server, {
      ...{ mypageId: desk.myPage.id, projectId: desk.project.id, displayCode: desk.myPage.displayCode },
      ...{ issuedById: desk.jmac.id, kind: PaperKind.Adoption, title: '採択通知書' },
    }),
    member: await makeMember(server, desk),
    ...(await makeThreads(server, desk)),
    fileId,
    passbook,
    colleague: await makeCorporationUser(server, belonging),
    clerk: await makeAdmin(server, 'CS'),
    bankAccount: await makeBankAccount(server, desk.corporation.id, passbook.id),
    receipt: await client.receipt.findFirstOrThrow(bySection),
    jobId: await makeJobRun(server),
    bulkRun: await makeBulkRun(server, desk.jmac.id, applications.general.applicationId),
    exportRunId: await makeExportRun(server, desk.jmac.id),
    mailId: await makeMail(server),
    calendarToken: await makeCalendarAddress(server, desk.user.id),
    mailCopy: await makeMailCopy(server, belonging),
    history: await client.sectionHistory.findFirstOrThrow(bySection),
  };
};

export type World = Awaited<ReturnType<typeof makeWorld>>;

/** The session of a world's person of one kind; the desk's is JMAC's, who may call everything. */
export const sessionIn = (world: World, context: SessionContext): TestSession => {
  if (context === 'admin') return world.jmac.session;
  return context === 'user' ? world.user.session : world.applications[context].session;
};
