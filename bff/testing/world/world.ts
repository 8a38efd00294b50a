import { FAMILIES, type Family, type SessionContext } from '#bff/core/actor.ts';
import { PaperKind } from '#bff/generated/contract/enums.ts';
import { makeIssuedPapers } from '#bff/modules/correspondence/papers/makeIssuedPapers.service.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { makeSubmitted, programmeIn } from '../applications.ts';
import { account, makePassbook } from '../bankAccounts.ts';
import type { TestSession } from '../client.ts';
import { makeAnchor } from '../jobs/anchors.ts';
import { makeCalendarAddress } from '../jobs/calendarAddresses.ts';
import { makeExportRun } from '../jobs/exportRuns.ts';
import { makeJobRun } from '../jobs/jobs.ts';
import { makeMachineKey } from '../jobs/machineKeys.ts';
import { makeMailCopy } from '../jobs/mailCopies.ts';
import { makeMail } from '../jobs/mails.ts';
import { makePendingAct } from '../jobs/pendingActs.ts';
import { makeMember } from '../members/members.ts';
import { makeIdentity } from '../oidc/identities.ts';
import { makeAdmin, makeCorporationUser } from '../people.ts';
import { makeQuestion } from '../projects.ts';
import { registerTotp } from '../secondFactors/secondFactors.ts';
import type { TestServer } from '../server.ts';
import { makeApplicantThread, makeThreads } from '../threads.ts';
import { handIn, makeDesk, makeOffice } from '../undertaking.ts';
import { makeWebhook } from '../webhooks/webhooks.ts';
import { type Ids, makeAmounts, makeMoney, makeProperty } from './worldMoney.ts';

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

/** What another administrator proposed to erase; one is open at a time, so that of a second world was withdrawn. */
const makeErasure = async (server: TestServer) => {
  const { retentionErasure } = server.database.client;
  const isOpen = (await retentionErasure.count({ where: { status: 0 } })) > 0;
  return retentionErasure.create({
    data: {
      ...{ kinds: [], reason: '保存期間の満了のため', proposedAt: server.now() },
      proposedById: (await makeAdmin(server, 'JMAC')).id,
      ...(isOpen ? { status: 3, finishedAt: server.now() } : {}),
    },
  });
};

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

/** What the product and other systems do by themselves, and how somebody proves who he is. */
const makeMachinery = async (server: TestServer, adminUserId: number) => ({
  jobId: await makeJobRun(server),
  exportRunId: await makeExportRun(server, adminUserId),
  machineKey: await makeMachineKey(server),
  webhook: await makeWebhook(server),
  pendingActId: await makePendingAct(server, adminUserId),
  mailId: await makeMail(server),
  anchorDay: await makeAnchor(server),
  secondFactorId: (await registerTotp(server, (await makeAdmin(server, 'CS')).session)).factor.id,
});

/** A business at work, its own desk, its papers and money, and one application of each family. */
export const makeWorld = async (server: TestServer) => {
  const desk = { ...(await makeDesk(server)), ...(await makeOffice(server)) };
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
    bulkRun: await makeBulkRun(server, desk.jmac.id, applications.general.applicationId),
    erasure: await makeErasure(server),
    ...(await makeMachinery(server, desk.jmac.id)),
    calendarToken: await makeCalendarAddress(server, desk.user.id),
    identityId: await makeIdentity(server, { kind: 'admin', id: desk.jmac.id, projectId: 0 }),
    userIdentityId: await makeIdentity(server, { kind: 'user', ...desk.user }),
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
