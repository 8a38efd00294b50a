import { PropertyDisposalStatus, PropertyStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { recordAsked, rowsAsked } from '../../rows.ts';
import { miraiFirstWorld, officeWorld } from '../../world/world.ts';
import { asMamekura } from '../myPages/mamekuraFromWorld.ts';
import { workCountsOf } from '../office/workCounts.ts';
import { aProject } from '../projects/project.ts';

/*
 * Property and requests to dispose of it, as the one world tells of them of みらい食堂; states that the demo is not in
 * are a few words more.
 */

type Property = components['schemas']['Property'];
type Disposal = components['schemas']['PropertyDisposal'];
type Offer = Property['availableActions'][number];

const { Draft, Returned, Submitted, Waived } = PropertyStatus;

const captured = officeWorld.saw('listProperties').items.map(asMamekura);

const line = (id: number): Property => {
  const found = captured.find((one) => one.id === id);
  if (found === undefined) throw new Error(`The world has no property ${id}`);
  return found;
};

/** Confirmed and under restriction, with its book value; a request to dispose of it is open. */
export const keptLine = line(1);
const submittedLine = line(5);
const emptyLine = line(6);

const can = (action: string, needsReason = false): Offer => ({ action, allowed: true, needsReason });
const cannot = (action: string, reason: string): Offer => ({ action, allowed: false, reason });

/** What JMAC entered itself waits for another person. */
const enteredLine: Property = {
  ...submittedLine,
  id: 63,
  part: 2,
  name: '券売機',
  enteredByName: officeWorld.session.adminUser.name,
  availableActions: [
    can('return', true),
    cannot('confirm', '代わりに記入した本人は確認できません。ほかの担当者に確認を依頼してください'),
  ],
};

const returnedLine: Property = {
  ...submittedLine,
  id: 65,
  part: 3,
  name: '検品用カメラ',
  status: Returned,
  returnReason: '耐用年数が省令の年数（カメラは5年）と違います。確認してください。',
  availableActions: [can('submit', true), can('waive', true), can('update')],
};

const waivedLine: Property = {
  ...emptyLine,
  id: 66,
  part: 2,
  name: '作業台・棚一式',
  status: Waived,
  missing: [],
  waiverReason: '単価5万円の作業台12台と棚のため',
  availableActions: [can('reopen', true)],
};

/** One line in each of its states. */
export const propertyLines: readonly Property[] = [
  keptLine,
  line(4),
  submittedLine,
  enteredLine,
  emptyLine,
  returnedLine,
  waivedLine,
  line(3),
  line(2),
];

const sum = (lines: readonly Property[], of: (line: Property) => number): number =>
  lines.filter(({ status }) => status !== Waived).reduce((total, one) => total + of(one), 0);

/** A ledger as the server sums it up. */
export const ledgerOf = (items: readonly Property[]): components['schemas']['PropertyLedger'] => ({
  items: [...items],
  openCount: items.filter(({ status }) => status === Draft || status === Returned).length,
  checkingCount: items.filter(({ status }) => status === Submitted).length,
  amount: sum(items, ({ amount }) => amount),
  subsidyAmount: sum(items, ({ subsidyAmount }) => subsidyAmount),
  restrictedUntilOn: items.some(({ isRestricted }) => isRestricted) ? keptLine.restrictionUntil : null,
});

const records = officeWorld.sawAll('getDisposal').map(asMamekura);

const disposal = (id: number): Disposal => {
  const found = records.find((one) => one.id === id);
  if (found === undefined) throw new Error(`The world has no disposal ${id}`);
  return found;
};

/** Handed in; what has to be paid back is to be fixed. */
export const aDisposal = disposal(3);

/** Its amount is fixed; the ministry looks at it, and another person approves. */
export const atMinistry = disposal(2);

const onBehalf = (action: string): Disposal['availableActions'][number] => ({
  ...can(action, true),
  isOnBehalf: true,
});

/** Begun by the office in the place of the business: what is not said yet stands in the way. */
export const begunForBusiness: Disposal = {
  ...aDisposal,
  status: PropertyDisposalStatus.Draft,
  submittedAt: null,
  history: aDisposal.history.slice(-1).map((step) => ({
    ...step,
    actorName: officeWorld.session.adminUser.name,
    isOnBehalf: true,
    comment: '書面で依頼を受けたため',
  })),
  availableActions: [onBehalf('submit'), onBehalf('withdraw'), { ...onBehalf('update'), needsReason: false }],
};

/** The rows of the office's list. */
export const disposals: readonly Disposal[] = officeWorld.saw('listDisposals').items.map(asMamekura);

/** What the office sees of both. */
export const propertyHandlers: MockHandlers = {
  ...workCountsOf({ properties: () => propertyLines, disposals: () => disposals }),
  listMyPageProperties: reply(ledgerOf(propertyLines)),
  listProperties: ({ query }) => reply(rowsAsked(propertyLines, query)),
  updateProperty: reply(keptLine, keptLine.version),
  confirmProperties: reply(ledgerOf(propertyLines)),
  recordPropertyDisposal: reply(line(3), line(3).version),
  listDisposals: ({ query }) => reply(rowsAsked(disposals, query)),
  getDisposal: recordAsked(records),
  createDisposal: reply(begunForBusiness, begunForBusiness.version),
  updateDisposal: reply(atMinistry, atMinistry.version),
  listProjects: reply({ items: [aProject], nextCursor: null, total: 1 }),
};

const SPLIT =
  'この明細の残りは50万円未満です。先にこの行の数量と単価を記入して保存すると、残りがあるときに行を追加できます';

const ownOffers = (of: Property): Offer[] => {
  if (of.missing.length > 0)
    return [...of.availableActions.slice(0, 1), can('update'), cannot('split', SPLIT)];
  if (of.isRestricted && of.openDisposalId === null) return [can('askDisposal')];
  return of.status === Returned ? [can('submit'), can('update'), can('split')] : [];
};

/** The same lines as their business sees them. */
export const ownLines: readonly Property[] = propertyLines.map((one) => ({
  ...one,
  enteredByName: one.enteredByName && '事務局',
  confirmedByName: one.confirmedByName && '事務局',
  availableActions: ownOffers(one),
}));

/** Sent back to the business. */
const returnedDisposal: Disposal = {
  ...aDisposal,
  status: PropertyDisposalStatus.Returned,
  history: [],
  returnReason: '貸付先の名称と、契約書の金額を確認してください。',
  availableActions: [can('submit'), can('withdraw'), can('update')],
};

const ownDisposals = [returnedDisposal, ...miraiFirstWorld.saw('listUserDisposals').items.map(asMamekura)];

/** What the business sees and does. */
export const ownPropertyHandlers: MockHandlers = {
  listUserProperties: reply(ledgerOf(ownLines)),
  updateUserProperty: reply(returnedLine, returnedLine.version),
  splitUserProperty: reply(emptyLine, emptyLine.version),
  listUserDisposals: reply({ items: ownDisposals, nextCursor: null, total: ownDisposals.length }),
  createUserDisposal: reply(returnedDisposal, returnedDisposal.version),
  updateUserDisposal: reply(returnedDisposal, returnedDisposal.version),
};
