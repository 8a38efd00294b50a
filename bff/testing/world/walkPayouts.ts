import { answered, payoutTools, remitter, TRANSFER_ON } from '../money/payouts.ts';
import type { Walk } from './walk.ts';

/** A payment from its request to the bank's answer: asked for by the business and for it, returned, approved, paid. */
export const walkPayouts = async ({ server, step }: Walk): Promise<void> => {
  const desk = await payoutTools(() => server).payable();
  const { jmac, backOffice, user, myPage, project } = desk;
  const of = { session: jmac.session, path: { id: project.id } };
  await step('getPayoutSetting', of);
  await step('updatePayoutSetting', { ...of, body: { remitter } });
  const body = { mypageID: myPage.id, method: 0, amount: 1_000_000 } as const;
  await step('createPayout', { session: jmac.session, body: { ...body, onBehalfReason: '郵送のため' } });
  const { id } = await step('createUserPayout', { session: user.session, body });
  const path = { id };
  const reason = '請求額が請求書と違います。';
  await step('updatePayout', { session: jmac.session, path, body: { action: 'return', reason } });
  await step('updateUserPayout', { session: user.session, path, body: { action: 'request' } });
  await step('getUserPayoutLedger', { session: user.session, query: { mypageID: myPage.id } });
  await step('getPayoutLedger', { session: jmac.session, path: { id: myPage.id } });
  const { account } = await step('getPayout', { session: jmac.session, path });
  const check = { action: 'check', accountVersion: account?.version ?? 1 } as const;
  await step('updatePayout', { session: backOffice.session, path, body: check });
  await step('updatePayout', { session: jmac.session, path, body: { action: 'approve' } });
  const { items } = await step('listPayouts', { session: jmac.session, query: { status: [3] } });
  const approved = items.filter(({ mypage }) => mypage.projectId === project.id);
  const amount = approved.reduce((sum, payout) => sum + payout.amount, 0);
  const order = { projectID: project.id, transferOn: TRANSFER_ON, count: approved.length, amount };
  const first = await step('createPayoutBatch', { session: jmac.session, body: order });
  const back = { action: 'unexport', reason: '振込日を変えるため' } as const;
  await step('updatePayoutBatch', { session: jmac.session, path: { id: first.id }, body: back });
  const batch = await step('createPayoutBatch', { session: jmac.session, body: order });
  const file = { session: jmac.session, path: { id: batch.id } };
  await step('getPayoutBatch', file);
  await step('listPayoutBatches', { session: jmac.session });
  const { content } = await step('downloadPayoutBatch', { ...file, body: {} });
  const result = { fileName: 'KEKKA.txt', content: answered(content, ['0']) };
  await step('readPayoutResult', { ...file, body: result });
  await step('listPayoutBudgets', { session: jmac.session });
};
