import { AmountProposalKind, ProjectStatus } from '../../generated/contract/enums.ts';
import { amountTools } from '../amounts/amountTools.ts';
import type { TestSession } from '../client.ts';
import { completed } from '../myPageActions.ts';
import type { TestServer } from '../server.ts';
import { type Desk, makeDesk } from '../undertaking.ts';

/*
 * Ways of tests to a ledger: an undertaking whose amount is confirmed, and the columns of its property.
 */

type GetServer = () => TestServer;

/** Everything that the business fills in: two pieces of 1,500,000 yen. */
export const filledIn = {
  name: '配膳ロボット',
  modelNumber: 'MH-200',
  quantity: 2,
  unitPrice: 1_500_000,
  usefulLife: 5,
  location: '本店厨房',
} as const;

const resultConfirmed = {
  ...completed,
  projectStatus: ProjectStatus.ResultConfirmed,
  grantAmount: 5_000_000,
  eligibleCost: 10_000_000,
};

export const propertyTools = (server: GetServer) => {
  const { addDeal, approvedAmount } = amountTools(server);

  const notify = (of: Desk) =>
    server().call('updateMyPage', {
      session: of.jmac.session,
      path: { id: of.myPage.id },
      body: { action: 'notifyAmount' },
    });

  /** An undertaking with deals of so many yen each; the amount is not notified yet. */
  const bought = async (...yen: readonly number[]): Promise<Desk> => {
    const of = await makeDesk(server(), { myPage: resultConfirmed, section: { isRequired: false } });
    for (const [index, one] of yen.entries())
      await addDeal(of, { number: index + 1, expenseCategory: 1, yen: one });
    return of;
  };

  /** The same whose amount was notified: its ledger is begun. */
  const withLedger = async (...yen: readonly number[]): Promise<Desk> => {
    const of = await bought(...yen);
    await approvedAmount(of, AmountProposalKind.Confirmation);
    const answer = await notify(of);
    if (answer.status !== 200) throw new Error(answer.problem.detail);
    return of;
  };

  const ledgerOf = async ({ jmac, myPage }: Desk, session: TestSession = jmac.session) =>
    (await server().call('listMyPageProperties', { session, path: { id: myPage.id } })).body;

  const fillIn = ({ user }: Desk, id: number, body: object, ifMatch?: number) =>
    server().call('updateUserProperty', {
      session: user.session,
      path: { id },
      body: body as never,
      ifMatch,
    });

  const decide = (session: TestSession, id: number, body: object) =>
    server().call('updateProperty', { session, path: { id }, body: body as never });

  /** A ledger of one line of 3,000,000 yen that is confirmed. @returns its undertaking and the line */
  const confirmed = async () => {
    const of = await withLedger(3_000_000, 3_000_000);
    const [first, second] = (await ledgerOf(of)).items;
    if (first === undefined || second === undefined) throw new Error('no ledger was begun');
    await fillIn(of, first.id, { ...filledIn, action: 'submit' });
    await fillIn(of, second.id, { waiverReason: '50万円未満の備品の集まりのため', action: 'submit' });
    await decide(of.jmac.session, second.id, { action: 'waive', reason: '単価50万円未満のため' });
    const answer = await decide(of.jmac.session, first.id, { action: 'confirm' });
    if (answer.status !== 200) throw new Error(answer.problem.detail);
    return { of, property: answer.body };
  };

  return { bought, notify, withLedger, ledgerOf, fillIn, decide, confirmed, approvedAmount, addDeal };
};
