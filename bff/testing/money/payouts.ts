import { toDate } from '#bff/platform/database/values.ts';
import { PaymentMethod, PaymentStatus } from '../../generated/contract/enums.ts';
import { makePassbook } from '../bankAccounts.ts';
import type { TestSession } from '../client.ts';
import { actionTools } from '../myPageActions.ts';
import { makeAdmin } from '../people.ts';
import { TEST_NOW, type TestServer } from '../server.ts';
import { type Desk, keepSessions } from '../undertaking.ts';

/*
 * Ways of tests to pay: as the business that asks, the two people of the office, and the bank.
 */

type GetServer = () => TestServer;

export const remitter = {
  code: '1234567890',
  nameKana: 'ｼﾔ)ﾐﾎﾝｷﾖｳｶｲ',
  bankCode: '9990',
  bankNameKana: 'ﾐﾎﾝ',
  branchCode: '100',
  branchNameKana: 'ﾎﾝﾃﾝ',
  accountType: 0,
  accountNumber: '0000001',
} as const;

/** The day after the tests' clock on which banks work: 20 November 2026 is a Friday, and Monday a holiday. */
export const TRANSFER_ON = '2026-11-25';
/** What a bank answers on. */
export const AFTER_TRANSFER = new Date('2026-11-25T07:00:00Z');

const RECORD = 120;
const RESULT_AT = 113;

/** The bank's answer to a file: the same with a letter for each of its transfers; none: still on its way. */
export const answered = (content: string, codes: readonly string[]): string => {
  const bytes = Buffer.from(content, 'base64');
  codes.forEach((code, index) => {
    bytes.write(code.padEnd(1), RECORD * (index + 1) + RESULT_AT, 'latin1');
  });
  return bytes.toString('base64');
};

const callers = (server: GetServer) => ({
  ask: ({ user, myPage }: Desk, amount: number, body: object = {}) =>
    server().call('createUserPayout', {
      session: user.session,
      body: { mypageID: myPage.id, method: PaymentMethod.Settlement, amount, ...body } as never,
    }),
  askFor: ({ jmac, myPage }: Desk, amount: number, body: object = {}) =>
    server().call('createPayout', {
      session: jmac.session,
      body: {
        mypageID: myPage.id,
        method: PaymentMethod.Settlement,
        amount,
        onBehalfReason: '請求書が郵送で届いたため',
        ...body,
      } as never,
    }),
  move: (session: TestSession, id: number, body: object, ifMatch?: number) =>
    server().call('updatePayout', { session, path: { id }, body: body as never, ifMatch }),
  read: ({ jmac }: Desk, id: number) => server().call('getPayout', { session: jmac.session, path: { id } }),
  ledger: ({ jmac, myPage }: Desk) =>
    server().call('getPayoutLedger', { session: jmac.session, path: { id: myPage.id } }),
  makeBatch: ({ jmac, project }: Desk, count: number, amount: number, transferOn = TRANSFER_ON) =>
    server().call('createPayoutBatch', {
      session: jmac.session,
      body: { projectID: project.id, transferOn, count, amount },
    }),
  download: ({ jmac }: Desk, id: number, body: object = {}) =>
    server().call('downloadPayoutBatch', { session: jmac.session, path: { id }, body: body as never }),
  /** The bank's answer is read when the day of its file has come; afterwards the clock stands where the tests have it. */
  readResult: async ({ jmac }: Desk, id: number, content: string, at: Date | string = AFTER_TRANSFER) => {
    await keepSessions(server());
    server().setNow(at);
    const answer = await server().call('readPayoutResult', {
      session: jmac.session,
      path: { id },
      body: { fileName: 'KEKKA.txt', content },
    });
    server().setNow(TEST_NOW);
    return answer;
  },
});

/** What has to be there before anything is paid. */
const preparations = (server: GetServer) => {
  const { claimed, withAccount } = actionTools(server);

  const withPassbook = async ({ corporation }: Desk): Promise<void> => {
    const { id } = await makePassbook(server(), corporation.id);
    await server().database.client.bankAccount.update({
      where: { corporationId: corporation.id },
      data: { passbookFileId: id },
    });
  };

  const setRemitter = ({ jmac, project }: Desk) =>
    server().call('updatePayoutSetting', {
      session: jmac.session,
      path: { id: project.id },
      body: { remitter, budgetAmount: 50_000_000 },
    });

  /** An undertaking (7,900,000 yen confirmed, its claim as well) whose account and passbook copy are there. */
  const payable = async (): Promise<Desk & { approver: Awaited<ReturnType<typeof makeAdmin>> }> => {
    const desk = await claimed();
    await withAccount(desk);
    await withPassbook(desk);
    await setRemitter(desk);
    return { ...desk, approver: await makeAdmin(server(), 'JMAC') };
  };

  return { payable, setRemitter };
};

export const payoutTools = (server: GetServer) => {
  const calls = callers(server);
  const { payable, setRemitter } = preparations(server);
  const { act } = actionTools(server);

  const check = async (desk: Desk, id: number) => {
    const { account } = (await calls.read(desk, id)).body;
    const body = { action: 'check', accountVersion: account?.version };
    return calls.move(desk.backOffice.session, id, body);
  };

  /** A payment that waits for its file: asked for by the business, checked and approved by two. @returns its id */
  const approved = async (desk: Desk, amount: number): Promise<number> => {
    const asked = await calls.ask(desk, amount);
    if (asked.status !== 201) throw new Error(JSON.stringify(asked.problem));
    const { id } = asked.body;
    const checked = await check(desk, id);
    if (checked.status !== 200) throw new Error(JSON.stringify(checked.problem));
    const answer = await calls.move(desk.jmac.session, id, { action: 'approve' });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
    return id;
  };

  /** The same in a file. */
  const exported = async (desk: Desk, amount: number) => {
    const id = await approved(desk, amount);
    const batch = await calls.makeBatch(desk, 1, amount);
    if (batch.status !== 201) throw new Error(JSON.stringify(batch.problem));
    const { content } = (await calls.download(desk, batch.body.id)).body;
    return { id, batchId: batch.body.id, content };
  };

  /** The same answered by the bank, and followed by everything that follows. */
  const settled = async (desk: Desk, amount: number, code = '0') => {
    const made = await exported(desk, amount);
    const read = await calls.readResult(desk, made.batchId, answered(made.content, [code]));
    if (read.status !== 200) throw new Error(JSON.stringify(read.problem));
    await server().runJobs('followPayouts', 'sendMails');
    return made;
  };

  const rowOf = (id: number) => server().database.client.payment.findUniqueOrThrow({ where: { id } });
  const myPageOf = ({ myPage: { id } }: Desk) =>
    server().database.client.myPage.findUniqueOrThrow({ where: { id } });

  return { ...calls, act, payable, setRemitter, check, approved, exported, settled, rowOf, myPageOf };
};

/** What was paid of an undertaking, without the way to it; JMAC then records that all of it is paid. */
export const paidTools = (server: GetServer) => {
  const { act } = actionTools(server);
  return async (desk: Desk, amount = 7_900_000) => {
    await server().database.client.payment.create({
      data: {
        mypageId: desk.myPage.id,
        status: PaymentStatus.Paid,
        amount,
        account: {},
        requestedOn: toDate('2026-11-20'),
        paidOn: toDate('2026-11-20'),
        checkedById: desk.backOffice.id,
        checkedAt: TEST_NOW,
        approvedById: desk.jmac.id,
        approvedAt: TEST_NOW,
      },
    });
    return act(desk, { action: 'recordPayment' });
  };
};
