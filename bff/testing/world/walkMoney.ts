import { toDate } from '#bff/platform/database/values.ts';
import { addDays, tokyoDayOf } from '#rules/calendar.ts';
import type { TestSession } from '../client.ts';
import { makeAdmin } from '../people.ts';
import type { Walk } from './walk.ts';
import type { Page } from './walkBusiness.ts';
import { example, isJust } from './walkPeople.ts';

/** An amount is calculated, proposed, read, and returned by who proposed it. */
export const proposeAmount = async (
  { step }: Walk,
  session: TestSession,
  mypageID: number,
): Promise<void> => {
  const kind = 0 as const;
  await step('getAmountCalculation', { session, path: { id: mypageID }, query: { kind } });
  const { id } = await step('createAmountProposal', { session, body: { mypageID, kind } });
  await step('listAmountProposals', { session });
  await step('exportAmountProposals', { session, query: { format: 'csv' } });
  await step('getAmountProposal', { session, path: { id } });
  await step('printAmountNotice', { session, path: { id } });
  const body = { action: 'return', reason: '書き間違いのため' } as const;
  await step('updateAmountProposal', { session, path: { id }, body });
};

/** Money is ordered back by two people, comes in and is let off; the business reads of it. */
export const claimBack = async (walk: Walk, session: TestSession, page: Page): Promise<void> => {
  const { server, step } = walk;
  const { client } = server.database;
  const mypageID = page.mypageID;
  await client.myPage.update({
    where: { id: mypageID },
    data: { paidOn: toDate('2026-04-01'), paidAmount: 5_000_000 },
  });
  const other = await makeAdmin(server, 'JMAC');
  await step('listRecoveries', { session });
  await step('exportRecoveries', { session, query: { format: 'csv' } });
  const body = { ...example('RecoveryCreate'), mypageID, payTo: 'みほん銀行 本店 普通 1234567' } as never;
  const { id } = await step('createRecovery', { session, body });
  const path = { id };
  await step('getRecovery', { session, path });
  const meta = { fileName: 'a.pdf', mypageID, sectionID: null };
  const file = await walk.upload('uploadAdminFile', session, meta);
  await step('updateRecovery', {
    session,
    path,
    body: { documentFileId: file.id, action: 'submit' } as never,
  });
  await step('updateRecovery', { session: other.session, path, body: { action: 'approve' } as never });
  const { receipts } = await step('createRecoveryReceipt', {
    session,
    path,
    body: { receivedOn: tokyoDayOf(server.now()), amount: 1_000 },
  });
  const receiptId = isJust(receipts[0]).id;
  await step('updateRecoveryReceipt', {
    session: other.session,
    path: { id, receiptId },
    body: { action: 'check' },
  });
  const { reliefs } = await step('createRecoveryRelief', {
    session,
    path,
    body: example('RecoveryReliefCreate') as never,
  });
  const reliefId = isJust(reliefs[0]).id;
  await step('updateRecoveryRelief', {
    session: other.session,
    path: { id, reliefId },
    body: { action: 'approve' },
  });
  await step('listUserRecoveries', { session: page.session, query: { mypageID } });
  await step('getUserRecovery', { session: page.session, path });
};

/** A piece is to be sold, and is kept after all; it may go when its time is over. */
const askForDisposal = async (
  { server, step }: Walk,
  session: TestSession,
  page: Page,
  propertyId: number,
): Promise<void> => {
  const business = { session: page.session };
  const body = { ...example('PropertyDisposalCreate'), propertyId } as never;
  const begun = await step('createDisposal', { session, body });
  const withdrawn = { action: 'withdraw', reason: '誤って作成したため' } as const;
  await step('updateDisposal', { session, path: { id: begun.id }, body: withdrawn });
  const { id } = await step('createUserDisposal', { ...business, body });
  const path = { id };
  await step('listUserDisposals', { ...business, query: { mypageID: page.mypageID } });
  await step('getUserDisposal', { ...business, path });
  await step('updateUserDisposal', { ...business, path, body: { otherParty: '株式会社見本商会' } });
  const { client } = server.database;
  await client.propertyDisposal.update({ where: { id }, data: { status: 1, submittedAt: server.now() } });
  await step('listDisposals', { session });
  await step('exportDisposals', { session, query: { format: 'csv' } });
  await step('getDisposal', { session, path });
  await step('updateDisposal', { session, path, body: { action: 'assess' } });
  await step('updateDisposal', { session, path, body: { action: 'decline', reason: '使えるため' } });
  const property = { id: propertyId };
  const data = { restrictionUntil: toDate(addDays(tokyoDayOf(server.now()), -1)) };
  await client.propertyLedgerItem.update({ where: property, data });
  const record = { kind: 5, disposedOn: tokyoDayOf(server.now()), reason: '老朽化のため' } as never;
  await step('recordPropertyDisposal', { session, path: property, body: record });
};

/** The deal that was bought is filled in, split, handed in and confirmed by the desk. */
export const keepLedger = async (walk: Walk, session: TestSession, page: Page): Promise<void> => {
  const { server, step } = walk;
  const { mypageID: mypageId } = page;
  const deal = { amount: 3_000_000, subsidyAmount: 1_500_000, acquiredOn: toDate('2026-08-20') };
  const { id } = await server.database.client.propertyLedgerItem.create({
    data: {
      ...{ mypageId, paymentItemId: page.paymentItemId, name: '豆腐製造ライン' },
      ...{ ...deal, dealAmount: deal.amount, dealSubsidyAmount: deal.subsidyAmount },
    },
  });
  const path = { id };
  const business = { session: page.session };
  await step('listUserProperties', { ...business, query: { mypageID: mypageId } });
  await step('getUserPropertyPaper', { ...business, query: { mypageID: mypageId } });
  await step('downloadUserPropertyPaper', { ...business, query: { mypageID: mypageId } });
  const body = { ...example('PropertyUpdate'), quantity: 1 } as never;
  await step('updateUserProperty', { ...business, path, body });
  const second = await step('splitUserProperty', { ...business, path });
  await step('deleteUserProperty', { ...business, path: { id: second.id } });
  await step('updateUserProperty', { ...business, path, body: { action: 'submit' } });
  await step('listProperties', { session });
  await step('exportProperties', { session, query: { format: 'csv' } });
  await step('listMyPageProperties', { session, path: { id: mypageId } });
  await step('getMyPagePropertyPaper', { session, path: { id: mypageId } });
  await step('downloadMyPagePropertyPaper', { session, path: { id: mypageId } });
  await step('confirmProperties', { session, path: { id: mypageId } });
  await step('updateProperty', { session, path, body: { action: 'return', reason: '数量の確認' } });
  await step('updateUserProperty', { ...business, path, body: { action: 'submit' } });
  await step('updateProperty', { session, path, body: { action: 'confirm' } });
  await askForDisposal(walk, session, page, id);
};
