import {
  AmountProposalKind,
  AmountProposalStatus,
  ChangeRequestKind,
  PaymentMethod,
} from '../../generated/contract/enums.ts';
import { amountTools } from '../amounts/amountTools.ts';
import { changeTools } from '../changes.ts';
import type { TestSession } from '../client.ts';
import { answered, payoutTools } from '../money/payouts.ts';
import type { TestServer } from '../server.ts';
import type { Desk } from '../undertaking.ts';
import type { Random } from '../world/random.ts';

/*
 * What anybody may try at any time, rightly or not. Most attempts are what a screen offers to the person, so that
 * a walk gets somewhere; the others are made blindly.
 */

export type Person = { readonly role: string; readonly session: TestSession };

export type Walker = {
  readonly server: TestServer;
  readonly desk: Desk;
  readonly people: readonly Person[];
  readonly random: Random;
};

/** Who tried, and what was answered. */
export type Attempt = { readonly role: string; readonly status: number };

type Offers = readonly { readonly action: string; readonly allowed: boolean }[];

const reason = '確認した結果によるため';

/** Actions after which little can be tried any more. */
const ENDS: readonly string[] = [
  'cancel',
  'reject',
  'revoke',
  'withdraw',
  'decline',
  'return',
  'revertResult',
];

/** An action of somebody: what he is offered, now and then what ends the matter, now and then what nobody offered. */
type Choice = { readonly person: Person; readonly action: string };

const offered = (random: Random, offers: Offers): string | undefined => {
  const allowed = offers.filter((offer) => offer.allowed).map(({ action }) => action);
  const onward = allowed.filter((action) => !ENDS.includes(action));
  const from = onward.length > 0 && random.below(8) > 0 ? onward : allowed;
  return from.length > 0 ? random.pick(from) : undefined;
};

/** @param offersOf what a screen shows to somebody; empty where he may not look */
const choose = async (
  { people, random }: Walker,
  all: readonly string[],
  offersOf: (session: TestSession) => Promise<Offers>,
): Promise<Choice> => {
  const blind = { person: random.pick(people), action: random.pick(all) };
  if (random.below(4) === 0) return blind;
  for (let turn = 0; turn < people.length; turn += 1) {
    const person = random.pick(people);
    const action = offered(random, await offersOf(person.session));
    if (action !== undefined && (!ENDS.includes(action) || random.below(4) === 0)) return { person, action };
  }
  return blind;
};

const businessOf = ({ desk }: Walker): Person => ({ role: 'CorporationUser', session: desk.user.session });

/** The office asks in the place of the business, as the contract calls it. */
const attempt = (person: Person, { status }: { readonly status: number }): Attempt => ({
  role: person.role,
  status,
});

const lastOf = <Row>(rows: readonly Row[], random: Random): Row | undefined =>
  rows.length === 0 ? undefined : random.below(4) === 0 ? random.pick(rows) : rows.at(-1);

const PAYMENT_ACTIONS = [
  'return',
  'check',
  'approve',
  'settle',
  'fail',
  'retry',
  'cancel',
  'request',
  'export',
];

/** A payment is asked for by the business or in its place, in parts, too much as well. */
const askForPayment = async (walker: Walker): Promise<Attempt> => {
  const { server, desk, random } = walker;
  const { ask, askFor } = payoutTools(() => server);
  const amount = random.pick([7_900_000, 3_950_000, 3_950_000, 1, 9_000_000]);
  const method = random.pick([PaymentMethod.Settlement, PaymentMethod.Settlement, PaymentMethod.Estimate]);
  if (random.below(3) > 0) return attempt(businessOf(walker), await ask(desk, amount, { method }));
  return attempt({ role: 'JMAC', session: desk.jmac.session }, await askFor(desk, amount, { method }));
};

const movePayment = async (walker: Walker): Promise<Attempt> => {
  const { server, desk, random } = walker;
  const { move } = payoutTools(() => server);
  const { client } = server.database;
  const rows = await client.payment.findMany({ where: { mypageId: desk.myPage.id }, orderBy: { id: 'asc' } });
  const row = lastOf(rows, random);
  if (row === undefined) return askForPayment(walker);
  if (random.below(8) === 0) {
    const body = { action: 'request', amount: random.pick([7_900_000, 3_950_000]) } as const;
    const { session } = desk.user;
    return attempt(
      businessOf(walker),
      await server.call('updateUserPayout', { session, path: { id: row.id }, body }),
    );
  }
  const path = { id: row.id };
  const { person, action } = await choose(walker, PAYMENT_ACTIONS, async (session) => {
    const read = await server.call('getPayout', { session, path });
    return read.status === 200 ? read.body.availableActions : [];
  });
  const account = await client.bankAccount.findUnique({ where: { corporationId: desk.corporation.id } });
  return attempt(
    person,
    await move(person.session, row.id, {
      action,
      reason,
      ...(action === 'check' ? { accountVersion: account?.version } : {}),
      ...(action === 'settle' ? { paidOn: '2026-11-25' } : {}),
    }),
  );
};

/** A file is made of what is approved, taken back, or answered by the bank. */
const moveBatch = async (walker: Walker): Promise<Attempt> => {
  const { server, desk, random } = walker;
  const { makeBatch, download, readResult } = payoutTools(() => server);
  const { client } = server.database;
  const where = { projectId: desk.project.id, canceledAt: null };
  const batch = await client.paymentBatch.findFirst({ where, orderBy: { id: 'desc' } });
  const jmac = { role: 'JMAC', session: desk.jmac.session };
  if (batch === null || random.below(3) === 0) {
    const approved = await client.payment.findMany({ where: { mypageId: desk.myPage.id, status: 3 } });
    const amount = approved.reduce((sum, row) => sum + Number(row.amount), 0);
    return attempt(jmac, await makeBatch(desk, approved.length, amount, '2026-11-27'));
  }
  const path = { id: batch.id };
  if (random.below(4) === 0) {
    const body = { action: 'unexport', reason } as const;
    return attempt(jmac, await server.call('updatePayoutBatch', { ...jmac, path, body }));
  }
  const file = await download(desk, batch.id, { reason });
  if (file.status !== 200) return attempt(jmac, file);
  const codes = Array.from({ length: batch.count }, () => random.pick(['0', '1']));
  server.setNow('2026-11-27T07:00:00Z');
  const answer = await readResult(desk, batch.id, answered(file.body.content, codes));
  await server.runJobs();
  server.setNow('2026-11-20T01:00:00Z');
  return attempt(jmac, answer);
};

/** The business has another account, or the office looks at it again. */
const touchAccount = async (walker: Walker): Promise<Attempt> => {
  const { server, desk, random } = walker;
  if (random.below(2) === 0) {
    const path = { corporationID: desk.corporation.id };
    const body = { accountNumber: String(1_000_000 + random.below(9_000_000)) };
    const { session } = desk.user;
    return attempt(businessOf(walker), await server.call('updateBankAccount', { session, path, body }));
  }
  const { act } = payoutTools(() => server);
  const body = { bankAccountConfirmed: random.below(3) > 0 };
  return attempt({ role: 'JMAC', session: desk.jmac.session }, await act(desk, body));
};

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
