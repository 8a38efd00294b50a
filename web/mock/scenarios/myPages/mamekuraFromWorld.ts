import { AmountProposalStatus } from '#web/parts/api/generated/enums.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { recordAsked, rowsAsked } from '../../rows.ts';
import { aDelay, aProfile, changeSummaryOf, changesOf } from '../../world/changes.ts';
import { reminderRows } from '../../world/reminders.ts';
import { officeWorld } from '../../world/world.ts';
import { mamekuraUndertaking as mypage } from './mamekura.ts';

/*
 * What the one world tells of other my pages, as if it were of the one that these scenarios are about: until the my pages
 * themselves are told by it.
 */

/** A row of the world as one of 豆くら. */
export const asMamekura = <Row extends object>(row: Row) => ({ ...row, mypageId: mypage.id, mypage });

/** Three people stand for a grant and for an amount: they can be told. */
const TOLD_AS: Readonly<Record<number, number>> = { 11: 23_100_000, 6: 22_000_000 };

const toBeTold = <Row extends { readonly id: number; readonly amount: number }>(row: Row) => {
  const amount = TOLD_AS[row.id];
  return amount === undefined
    ? row
    : { ...row, amount, status: AmountProposalStatus.Approved, appliedAt: null };
};

export const mamekuraDuties = officeWorld.saw('listDuties').items.map(asMamekura);
export const mamekuraAmounts = officeWorld.saw('listAmountProposals').items.map(asMamekura).map(toBeTold);
export const mamekuraPayouts = officeWorld.saw('listPayouts').items.map(asMamekura);
export const mamekuraRecoveries = officeWorld.saw('listRecoveries').items.map(asMamekura);

const changes = changesOf(mypage);
export const mamekuraChanges = changes.map(changeSummaryOf);

/** What 豆くら has asked. */
export const mamekuraThreads = officeWorld
  .saw('listThreads')
  .items.filter((row) => row.mypage?.displayCode === mypage.displayCode)
  .map((row) => ({ ...row, mypage }));

/** What 豆くら will be told. */
const mamekuraReminders = reminderRows
  .filter(({ displayCode }) => displayCode === mypage.displayCode)
  .map((row) => ({
    ...row,
    ...{ mypageId: mypage.id, projectId: mypage.projectId, projectName: mypage.projectName },
  }));

const proposals = officeWorld.sawAll('getAmountProposal').map(asMamekura).map(toBeTold);
const recoveries = officeWorld.sawAll('getRecovery').map(asMamekura);
const payouts = officeWorld.sawAll('getPayout').map(asMamekura);
const ledger = officeWorld.saw('getPayoutLedger', 3);

/** Changes, duties, amounts and what has to be paid back, in each of their states; what was asked. */
export const mamekuraWorldHandlers: MockHandlers = {
  listChangeRequests: ({ query }) => reply(rowsAsked(mamekuraChanges, query)),
  getChangeRequest: recordAsked(changes),
  createChangeRequest: reply(asMamekura(aProfile), aProfile.version),
  updateChangeRequest: reply(asMamekura(aDelay), aDelay.version),
  listDuties: ({ query }) => reply(rowsAsked(mamekuraDuties, query)),
  listMyPageDuties: reply(officeWorld.saw('listMyPageDuties', 1)),
  listAmountProposals: ({ query }) => reply(rowsAsked(mamekuraAmounts, query)),
  getAmountProposal: recordAsked(proposals),
  getAmountCalculation: reply({ ...officeWorld.saw('getAmountCalculation', 3), refusal: null }),
  listThreads: ({ query }) => {
    const isOther = query.has('mypage_id') && query.get('mypage_id') !== String(mypage.id);
    return reply(rowsAsked(isOther ? [] : mamekuraThreads, query));
  },
  listReminders: ({ query }) => reply(rowsAsked(mamekuraReminders, query)),
  listRecoveries: ({ query }) => reply(rowsAsked(mamekuraRecoveries, query)),
  getRecovery: recordAsked(recoveries),
  listPayouts: ({ query }) =>
    reply({ ...officeWorld.saw('listPayouts'), ...rowsAsked(mamekuraPayouts, query) }),
  getPayout: recordAsked(payouts),
  getPayoutLedger: reply({ ...ledger, mypageId: mypage.id, items: ledger.items.map(asMamekura) }),
};
