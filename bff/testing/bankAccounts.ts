import { createHash, randomUUID } from 'node:crypto';
import { makeAdmin, makeUndertaking } from './people.ts';
import { TEST_NOW, type TestServer } from './server.ts';

/** A checked copy of a corporation's passbook. */
export const makePassbook = (server: TestServer, corporationId: number, data: object = {}) =>
  server.database.client.storedFile.create({
    data: {
      storageKey: randomUUID(),
      fileName: '通帳.pdf',
      extension: '.pdf',
      contentType: 'application/pdf',
      sizeBytes: 10,
      sha256: createHash('sha256').update(randomUUID()).digest('hex'),
      scanStatus: 'clean',
      purpose: 'passbook',
      corporationId,
      uploadedByName: '三浦 さくら',
      ...data,
    },
  });

export const account = {
  bankCode: '9991',
  bankName: 'みほん銀行',
  bankNameKana: 'ﾐﾎﾝ',
  branchCode: '001',
  branchName: '本店営業部',
  branchNameKana: 'ﾎﾝﾃﾝ',
  accountType: 0,
  accountNumber: '34567',
  accountHolderKana: 'ｶ)ﾐﾗｲｼﾖｸﾄﾞｳ',
  accountHolder: '株式会社みらい食堂',
} as const;

/** An undertaking whose business has registered its account. */
export const makeAccount = async (server: TestServer) => {
  const undertaking = await makeUndertaking(server);
  const path = { corporationID: undertaking.corporation.id };
  const { id } = await makePassbook(server, undertaking.corporation.id);
  const body = { ...account, passbookFileId: id };
  const { session } = undertaking.user;
  const answer = await server.call('createBankAccount', { session, path, body });
  return { ...undertaking, path, session, answer };
};

/** A payment in a status, with everything that it then has; its hands are two administrators of their own. */
export const makePayment = async (server: TestServer, mypageId: number, status: number) => {
  const checker = await makeAdmin(server, 'BackOffice');
  const approver = await makeAdmin(server, 'JMAC');
  return server.database.client.payment.create({
    data: {
      mypageId,
      status,
      amount: 1000,
      account: {},
      checkedById: checker.id,
      checkedAt: TEST_NOW,
      approvedById: status > 2 ? approver.id : null,
      approvedAt: status > 2 ? TEST_NOW : null,
      isOneHanded: status === 4,
      paidOn: status === 5 ? new Date('2026-11-01') : null,
      failureReason: status === 6 ? '口座名義の相違' : null,
    },
  });
};
