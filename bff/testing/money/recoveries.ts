import { toDate } from '#bff/platform/database/values.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import type { TestSession } from '../client.ts';
import { makeAdmin } from '../people.ts';
import type { TestServer } from '../server.ts';
import { type Desk, makeDesk, pdfOf } from '../undertaking.ts';

/*
 * Ways of tests to have money paid back: by the office's two people, who are never the same.
 */

type GetServer = () => TestServer;

/** ProjectStatus FinishedPayment; PaymentStatus Paid. */
const FINISHED_PAYMENT = 3;
const PAID = 5;

type Paid = { readonly on: string; readonly amount: number };

/** 400,000 yen on estimate, then 600,000. */
export const twoPayments: readonly Paid[] = [
  { on: '2026-10-01', amount: 400_000 },
  { on: '2026-11-02', amount: 600_000 },
];

/** An undertaking whose subsidy was paid, with its payments. */
export const makePaidDesk = async (
  server: TestServer,
  payments: readonly Paid[] = twoPayments,
): Promise<Desk> => {
  const paidAmount = payments.reduce((sum, { amount }) => sum + amount, 0);
  const paidOn = toDate(payments.at(-1)?.on ?? '2026-11-02');
  const money = { grantAmount: paidAmount, confirmedAmount: paidAmount, paidAmount, paidOn };
  const myPage = { projectStatus: FINISHED_PAYMENT, progressPhase: 3, ...money };
  const desk = await makeDesk(server, { myPage });
  const { client } = server.database;
  for (const [index, { on, amount }] of payments.entries()) {
    const method = index === payments.length - 1 ? 0 : 1;
    await client.payment.create({
      data: {
        mypageId: desk.myPage.id,
        status: PAID,
        method,
        amount,
        paidOn: toDate(on),
        // Its way here is not what these tests are about.
        isOneHanded: true,
      },
    });
  }
  return desk;
};

/** The paper of an order, on the my page. @returns its id */
export const uploadOrder = async (server: TestServer, { jmac, myPage }: Desk): Promise<string> => {
  const meta = { fileName: '返還命令書.pdf', mypageID: myPage.id, sectionID: null };
  const file = { name: '返還命令書.pdf', content: pdfOf('返還') };
  return (await server.call('uploadAdminFile', { session: jmac.session, body: { meta }, file })).body.id;
};

export const PAY_TO = 'みほん銀行 本店 普通 1234567 シヤ）ミホン';

export const recoveryTools = (server: GetServer) => {
  const draft = ({ jmac, myPage }: Desk, body: object = {}) =>
    server().call('createRecovery', {
      session: jmac.session,
      body: { mypageID: myPage.id, kind: 0, amount: 700_000, claimReason: '目的外使用', ...body } as never,
    });
  const move = (session: TestSession, id: number, body: object, ifMatch?: number) =>
    server().call('updateRecovery', { session, path: { id }, body: body as never, ifMatch });
  const read = (session: TestSession, id: number, on?: string) =>
    server().call('getRecovery', { session, path: { id }, query: on === undefined ? {} : { on } });
  const receive = (session: TestSession, id: number, body: object) =>
    server().call('createRecoveryReceipt', { session, path: { id }, body: body as never });
  const onReceipt = (session: TestSession, id: number, receiptId: number, body: object) =>
    server().call('updateRecoveryReceipt', { session, path: { id, receiptId }, body: body as never });
  const ask = (session: TestSession, id: number, body: object) =>
    server().call('createRecoveryRelief', { session, path: { id }, body: body as never });
  const decide = (session: TestSession, id: number, reliefId: number, body: object) =>
    server().call('updateRecoveryRelief', { session, path: { id, reliefId }, body: body as never });

  /** Drafted and submitted with all that it needs. @returns its id */
  const submitted = async (desk: Desk, body: object = {}): Promise<number> => {
    const documentFileId = await uploadOrder(server(), desk);
    const made = await draft(desk, { payTo: PAY_TO, documentFileId, ...body });
    if (made.status !== 201) throw new Error(JSON.stringify(made.problem));
    const { id } = made.body;
    const answer = await move(desk.jmac.session, id, { action: 'submit' });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
    return id;
  };

  /** The same ordered by another person. */
  const ordered = async (desk: Desk, body: object = {}) => {
    const id = await submitted(desk, body);
    const chief = await makeAdmin(server(), 'JMAC');
    const answer = await move(chief.session, id, { action: 'approve' });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
    return { id, chief: chief.session, body: answer.body };
  };

  return { draft, move, read, receive, onReceipt, ask, decide, submitted, ordered };
};

/** A draft is ordered, paid to the yen and closed. */
export const payBack = async (server: TestServer, id: number): Promise<void> => {
  const { move, receive, onReceipt } = recoveryTools(() => server);
  const [clerk, chief] = [await makeAdmin(server, 'JMAC'), await makeAdmin(server, 'JMAC')];
  const done = async (answer: Promise<{ status: number; problem: unknown }>): Promise<void> => {
    const { status, problem } = await answer;
    if (status >= 300) throw new Error(JSON.stringify(problem));
  };
  await done(move(clerk.session, id, { payTo: PAY_TO, action: 'submit' }));
  const order = await move(chief.session, id, { action: 'approve' });
  const receivedOn = tokyoDayOf(server.now());
  const paid = await receive(clerk.session, id, { receivedOn, amount: order.body.leftAmount });
  const receiptId = paid.body.receipts[0]?.id ?? 0;
  await done(onReceipt(chief.session, id, receiptId, { action: 'check' }));
};
