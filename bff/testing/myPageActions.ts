import { toDate } from '#bff/platform/database/values.ts';
import { DocumentCheckStatus, DocumentType, ProjectStatus } from '../generated/contract/enums.ts';
import { amountTools } from './amounts/amountTools.ts';
import { TEST_NOW, type TestServer } from './server.ts';
import { type Desk, makeDesk } from './undertaking.ts';

/** The days of an undertaking that is completed and reported. */
export const completed = {
  completionOn: toDate('2026-10-30'),
  reportedOn: toDate('2026-11-06'),
  progressPhase: 2,
};

type GetServer = () => TestServer;

const inspectionMaker =
  (server: GetServer) =>
  (desk: Desk, data: object = {}) =>
    server().database.client.myPageReport.create({
      data: {
        mypageId: desk.myPage.id,
        inspectorUserId: desk.inspector.id,
        method: 0,
        scheduledOn: toDate('2026-11-10'),
        inspectedOn: toDate('2026-11-10'),
        siteAddress: '千代田区架空町1-2-3',
        status: 3,
        result: 1,
        submittedAt: TEST_NOW,
        approvedAt: TEST_NOW,
        approvedById: desk.jmac.id,
        ...data,
      } as never,
    });

const accountMaker =
  (server: GetServer) =>
  (desk: Desk, confirmedAt: Date | null = TEST_NOW) =>
    server().database.client.bankAccount.create({
      data: {
        corporationId: desk.corporation.id,
        bankCode: '9990',
        bankName: '見本銀行',
        bankNameKana: 'ﾐﾎﾝ',
        branchCode: '001',
        branchName: '本店',
        branchNameKana: 'ﾎﾝﾃﾝ',
        accountType: 1,
        accountNumber: '0012345',
        accountHolderKana: 'ﾐﾎﾝｼﾖｸﾄﾞｳ',
        accountHolder: '見本食堂',
        confirmedAt,
        confirmedById: confirmedAt && desk.jmac.id,
      } as never,
    });

/** The claim for payment that the notice of the amount asked for, as the office has confirmed it. */
const claimConfirmer = (server: GetServer) => (desk: Desk) =>
  server().database.client.section.updateMany({
    where: { mypageId: desk.myPage.id, documentType: DocumentType.ResultPaymentRequest },
    data: { status: DocumentCheckStatus.Confirmed, submittedAt: TEST_NOW },
  });

/** Ways of tests to bring a my page to where its actions are possible. */
export const actionTools = (server: GetServer) => {
  const act = ({ jmac, myPage }: Desk, body: object) =>
    server().call('updateMyPage', { path: { id: myPage.id }, session: jmac.session, body: body as never });

  const offerOf = async ({ jmac, myPage }: Desk, action: string) => {
    const read = await server().call('getMyPage', { path: { id: myPage.id }, session: jmac.session });
    return read.body.availableActions.find((offer) => offer.action === action);
  };

  const withInspection = inspectionMaker(server);
  const withAccount = accountMaker(server);
  const withClaim = claimConfirmer(server);
  const { approvedConfirmation } = amountTools(server);

  /** Tells an amount for which three people stand. */
  const tellAmount = async (desk: Desk, amount: number) => {
    await approvedConfirmation(desk, amount);
    return act(desk, { action: 'notifyAmount' });
  };

  /** A my page whose papers are all confirmed and whose work is inspected. */
  const inspected = async (): Promise<Desk> => {
    const desk = await makeDesk(server(), {
      myPage: completed,
      section: { status: 3, submittedAt: TEST_NOW },
    });
    await withInspection(desk);
    return desk;
  };

  /** A my page whose amount (7,900,000 yen) was notified. */
  const notified = async (): Promise<Desk> => {
    const desk = await inspected();
    await act(desk, { action: 'confirmResult' });
    const answer = await tellAmount(desk, 7_900_000);
    if (answer.body.projectStatus !== ProjectStatus.NotifiedAmount) throw new Error(answer.problem.detail);
    return desk;
  };

  /** The same whose claim is confirmed: only the account is missing. */
  const claimed = async (): Promise<Desk> => {
    const desk = await notified();
    await withClaim(desk);
    return desk;
  };

  return { act, offerOf, withInspection, withAccount, withClaim, tellAmount, inspected, notified, claimed };
};
