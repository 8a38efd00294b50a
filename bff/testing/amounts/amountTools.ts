import { insertExpensePlan } from '#bff/modules/myPages/expensePlans.data.ts';
import { AmountProposalKind } from '../../generated/contract/enums.ts';
import { planned } from '../changes.ts';
import { makeAdmin } from '../people.ts';
import type { TestServer } from '../server.ts';
import type { Desk } from '../undertaking.ts';

/*
 * An amount stands for three people. These bring a proposal to where a test needs it: one proposes, the back office
 * checks, a colleague of the first approves.
 */

type GetServer = () => TestServer;
type Session = Desk['jmac']['session'];

export type ProposalInput = { readonly amount?: number; readonly deviationReason?: string };

const callers = (server: GetServer) => ({
  propose: ({ jmac, myPage }: Desk, kind: number, input: ProposalInput = {}, session = jmac.session) =>
    server().call('createAmountProposal', {
      session,
      body: { mypageID: myPage.id, kind, ...input } as never,
    }),
  /** Checks, approves, returns or proposes again. */
  moveAmount: (session: Session, id: number, body: object, ifMatch?: number) =>
    server().call('updateAmountProposal', { session, path: { id }, body: body as never, ifMatch }),
  readProposal: ({ jmac }: Desk, id: number, session: Session = jmac.session) =>
    server().call('getAmountProposal', { session, path: { id } }),
  calculation: ({ jmac, myPage }: Desk, kind: number, session: Session = jmac.session) =>
    server().call('getAmountCalculation', { session, path: { id: myPage.id }, query: { kind } as never }),
});

const succeeded = <Answer extends { readonly status: number; readonly problem: { detail?: string } }>(
  answer: Answer,
): Answer => {
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.problem));
  return answer;
};

/** A deal of an undertaking in yen without tax, of which some is not accepted. */
export type Deal = {
  readonly number: number;
  readonly expenseCategory: number;
  readonly yen: number;
  readonly excluded?: number;
};

const dealMaker =
  (server: GetServer) =>
  ({ myPage, backOffice }: Desk, { number, expenseCategory, yen, excluded = 0 }: Deal) =>
    server().database.client.paymentItem.create({
      data: {
        mypageId: myPage.id,
        number,
        expenseCategory,
        expenseType: 1,
        payee: '株式会社みほん製機',
        description: `経費${number}`,
        amountTaxIncluded: Math.floor(yen * 1.1),
        amountTaxExcluded: yen,
        eligibleAmount: yen,
        ...(excluded === 0
          ? {}
          : {
              excludedAmount: excluded,
              excludedReason: '振込手数料は補助の対象になりません。',
              excludedById: backOffice.id,
              excludedAt: server().now(),
            }),
      },
    });

const planMaker =
  (server: GetServer) =>
  ({ myPage }: Desk, rows: readonly (readonly [expenseCategory: number, yen: number])[]) =>
    insertExpensePlan(server().database.client, {
      mypageId: myPage.id,
      effectiveOn: '2026-07-01',
      lendsEquipment: false,
      items: rows.map(([expenseCategory, yen], index) => planned(index + 1, expenseCategory, yen)),
    });

export const amountTools = (server: GetServer) => {
  const calls = callers(server);

  /** @returns the answer to the check */
  const checkedAmount = async (of: Desk, kind: number, input: ProposalInput = {}) => {
    const { id } = succeeded(await calls.propose(of, kind, input)).body;
    return succeeded(await calls.moveAmount(of.backOffice.session, id, { action: 'check' }));
  };

  /** @returns the answer to the approval */
  const approvedAmount = async (of: Desk, kind: number, input: ProposalInput = {}) => {
    const { id } = (await checkedAmount(of, kind, input)).body;
    const approver = await makeAdmin(server(), 'JMAC');
    return succeeded(await calls.moveAmount(approver.session, id, { action: 'approve' }));
  };

  /** An amount that three people stand for although the deals say another one, or nothing. */
  const approvedByHand = (of: Desk, kind: number, amount: number) =>
    approvedAmount(of, kind, { amount, deviationReason: '試験のための額' });

  /** An approved amount of the result, as the office decides it without a list of deals. */
  const approvedConfirmation = (of: Desk, amount: number) =>
    approvedByHand(of, AmountProposalKind.Confirmation, amount);

  return {
    ...calls,
    addDeal: dealMaker(server),
    addPlan: planMaker(server),
    checkedAmount,
    approvedAmount,
    approvedByHand,
    approvedConfirmation,
  };
};
