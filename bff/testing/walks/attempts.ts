import {
  AmountProposalKind,
  AmountProposalStatus,
  ChangeRequestKind,
} from '../../generated/contract/enums.ts';
import { amountTools } from '../amounts/amountTools.ts';
import { changeTools } from '../changes.ts';
import { type Attempt, attempt, businessOf, choose, lastOf, reason, type Walker } from './choose.ts';
import { askForPayment, moveBatch, movePayment, touchAccount } from './paymentAttempts.ts';

const STATUS_ACTIONS = [
  ...['confirmResult', 'revertResult', 'notifyAmount', 'amendAmount', 'recordPayment', 'revertPayment'],
  ...['finish', 'reopenFinished', 'reject', 'cancel', 'revoke', 'reinstate', 'decideGrant'],
];

const moveStatus = async (walker: Walker): Promise<Attempt> => {
  const { server, desk } = walker;
  const path = { id: desk.myPage.id };
  const { person, action } = await choose(walker, STATUS_ACTIONS, async (session) => {
    const read = await server.call('getMyPage', { session, path });
    return read.status === 200 ? read.body.availableActions : [];
  });
  const body = { action, reason } as never;
  return attempt(person, await server.call('updateMyPage', { session: person.session, path, body }));
};

const AMOUNT_ACTIONS = ['propose', 'check', 'approve', 'return'];

const moveAmount = async (walker: Walker): Promise<Attempt> => {
  const { server, desk, random } = walker;
  const tools = amountTools(() => server);
  const { client } = server.database;
  const rows = await client.amountProposal.findMany({
    where: { mypageId: desk.myPage.id },
    orderBy: { id: 'asc' },
  });
  const row = lastOf(rows, random);
  const person = random.pick(walker.people);
  if (row === undefined || row.status === AmountProposalStatus.Applied || random.below(8) === 0) {
    const amount = random.pick([7_900_000, 5_000_000, 99_000_000]);
    const input = { amount, deviationReason: reason };
    const kind = random.pick(Object.values(AmountProposalKind));
    return attempt(person, await tools.propose(desk, kind, input, person.session));
  }
  const choice = await choose(walker, AMOUNT_ACTIONS, async (session) => {
    const read = await server.call('getAmountProposal', { session, path: { id: row.id } });
    return read.status === 200 ? read.body.availableActions : [];
  });
  const body = { action: choice.action, ...(choice.action === 'return' ? { reason } : {}) };
  return attempt(choice.person, await tools.moveAmount(choice.person.session, row.id, body));
};

/** What goes to the ministry more often than the rest. */
const KINDS = [...Object.values(ChangeRequestKind), ChangeRequestKind.Suspension, ChangeRequestKind.Delay];

const CHANGE_ACTIONS = ['submit', 'return', 'forward', 'approve', 'decline', 'withdraw'];

/** The business asks for a change of any kind, with its papers now and then; the office decides, in any order. */
const moveChange = async (walker: Walker): Promise<Attempt> => {
  const { server, desk, random } = walker;
  const tools = changeTools(() => server);
  const { client } = server.database;
  const rows = await client.changeRequest.findMany({
    where: { mypageId: desk.myPage.id },
    orderBy: { id: 'asc' },
  });
  const row = lastOf(rows, random);
  if (row === undefined || random.below(4) === 0)
    return attempt(businessOf(walker), await tools.begin(desk, random.pick(KINDS)));
  if (random.below(3) === 0) {
    await tools.handInPapers(desk, row.id).catch(() => undefined);
    const action = random.pick(['submit', 'submit', 'withdraw']);
    return attempt(businessOf(walker), await tools.own(desk, row.id, { action }));
  }
  if (random.below(2) === 0) await tools.confirmPapers(row.id);
  const { person, action } = await choose(walker, CHANGE_ACTIONS, async (session) => {
    const read = await server.call('getChangeRequest', { session, path: { id: row.id } });
    return read.status === 200 ? read.body.availableActions : [];
  });
  return attempt(person, await tools.decide(person.session, row.id, { action, reason }));
};

/** What a walk is about, by name; a walk weighs them by naming one several times. */
export const attempts = {
  askForPayment,
  movePayment,
  moveBatch,
  touchAccount,
  moveStatus,
  moveAmount,
  moveChange,
} as const;
