import { DisposalKind, PropertyDisposalStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { recordAsked, rowsAsked } from '../../rows.ts';
import { mamekuraPage, mamekuraUndertaking } from '../mamekura.ts';

type Disposal = components['schemas']['PropertyDisposal'];
type Step = Disposal['history'][number];

const { Approved, Draft, MAFFConfirming, Returned, Submitted } = PropertyDisposalStatus;

const step = (
  action: string,
  from: Step['fromStatus'],
  to: Step['toStatus'],
  at: string,
  actorName: string,
): Step => ({
  ...{ action, fromStatus: from, toStatus: to, at, actorName },
  isOnBehalf: false,
  comment: null,
});

const created = step('create', null, Draft, '2026-11-10T01:00:00.000Z', '豆田 咲');
const submitted = step('submit', Draft, Submitted, '2026-11-12T01:00:00.000Z', '豆田 咲');

/** Handed in, its paper confirmed; what has to be paid back is to be fixed. */
export const aDisposal: Disposal = {
  id: 71,
  version: 3,
  createdAt: created.at,
  updatedAt: submitted.at,
  mypageId: mamekuraPage.id,
  mypage: mamekuraUndertaking,
  number: 2,
  property: {
    id: 61,
    name: '豆腐製造ライン',
    quantity: 1,
    amount: 31_000_000,
    subsidyAmount: 15_500_000,
    acquiredOn: '2026-08-20',
    usefulLife: 10,
    restrictionUntil: '2036-08-19',
  },
  kind: DisposalKind.Transfer,
  status: Submitted,
  isDisaster: false,
  plannedOn: '2026-12-20',
  disposalReason: '工場の統合により、このラインを使わなくなるため',
  otherParty: '株式会社見本商会',
  proceeds: 28_000_000,
  bookValue: 29_708_333,
  calculatedAmount: 14_854_166,
  returnAmount: null,
  deviationReason: null,
  assessedByName: null,
  assessedAt: null,
  document: {
    sectionId: mamekuraPage.sections[0]?.id ?? 1,
    documentType: 70,
    title: '財産処分承認申請書（第2号・豆腐製造ライン）',
    status: 3,
    isRequired: true,
  },
  submittedAt: submitted.at,
  forwardedAt: null,
  returnReason: null,
  decidedAt: null,
  decidedByName: null,
  decisionReason: null,
  approvalNumber: null,
  recoveryId: null,
  history: [submitted, created],
  availableActions: [
    { action: 'return', allowed: true, needsReason: true },
    { action: 'decline', allowed: true, needsReason: true },
    {
      action: 'forward',
      allowed: false,
      reason: '返還額が確認されていません。先に返還額を確認してください',
    },
    {
      action: 'approve',
      allowed: false,
      reason: '返還額が確認されていません。先に返還額を確認してください',
    },
    { action: 'assess', allowed: true },
  ],
};

/** Its amount is fixed; the ministry looks at it, and another person approves. */
export const atMinistry: Disposal = {
  ...aDisposal,
  version: 5,
  status: MAFFConfirming,
  returnAmount: 14_854_166,
  assessedByName: '受付 清',
  assessedAt: '2026-11-16T02:00:00.000Z',
  forwardedAt: '2026-11-17T02:00:00.000Z',
  history: [
    step('forward', Submitted, MAFFConfirming, '2026-11-17T02:00:00.000Z', '事務局 花子'),
    step('assess', Submitted, Submitted, '2026-11-16T02:00:00.000Z', '受付 清'),
    ...aDisposal.history,
  ],
  availableActions: [
    { action: 'decline', allowed: true, needsReason: true },
    { action: 'approve', allowed: true },
    { action: 'assess', allowed: true },
  ],
};

/** Approved, with an order to pay back. */
const approved: Disposal = {
  ...aDisposal,
  id: 72,
  number: 1,
  status: Approved,
  property: { ...aDisposal.property, id: 68, name: '旧型の攪拌機', amount: 700_000, subsidyAmount: 350_000 },
  plannedOn: '2026-10-01',
  proceeds: 300_000,
  bookValue: 530_000,
  calculatedAmount: 265_000,
  returnAmount: 265_000,
  assessedByName: '受付 清',
  assessedAt: '2026-09-16T02:00:00.000Z',
  forwardedAt: '2026-09-17T02:00:00.000Z',
  decidedAt: '2026-09-25T02:00:00.000Z',
  decidedByName: '事務局 太郎',
  approvalNumber: '2026-00012',
  recoveryId: 34,
  history: [step('approve', MAFFConfirming, Approved, '2026-09-25T02:00:00.000Z', '事務局 太郎')],
  availableActions: [],
};

/** Sent back to the business. */
const returned: Disposal = {
  ...aDisposal,
  status: Returned,
  returnReason: '譲渡先の名称と、見積書の金額を確認してください。',
  availableActions: [
    { action: 'submit', allowed: true },
    { action: 'withdraw', allowed: true },
    { action: 'update', allowed: true },
  ],
};

/** Begun by the office in the place of the business: what is not said yet stands in the way. */
export const begunForBusiness: Disposal = {
  ...aDisposal,
  status: Draft,
  submittedAt: null,
  history: [{ ...created, actorName: '事務局 花子', isOnBehalf: true, comment: '書面で依頼を受けたため' }],
  availableActions: [
    { action: 'submit', allowed: true, needsReason: true, isOnBehalf: true },
    { action: 'withdraw', allowed: true, needsReason: true, isOnBehalf: true },
    { action: 'update', allowed: true, isOnBehalf: true },
  ],
};

/** The rows of the office's list. */
export const disposals: readonly Disposal[] = [aDisposal, approved];

/** What the office sees of the requests of 豆くら. */
export const disposalHandlers: MockHandlers = {
  listDisposals: ({ query }) =>
    reply(
      rowsAsked(
        disposals.map((one) => ({ ...one, history: [], availableActions: [] })),
        query,
      ),
    ),
  getDisposal: recordAsked(disposals),
  createDisposal: reply(begunForBusiness, begunForBusiness.version),
  updateDisposal: reply(atMinistry, atMinistry.version),
};

const asOwn = (disposal: Disposal): Disposal => ({
  ...disposal,
  assessedByName: disposal.assessedByName && '事務局',
  decidedByName: disposal.decidedByName && '事務局',
  recoveryId: null,
  history: [],
});

const own = [returned, approved].map(asOwn);

/** The same as its business sees them. */
export const ownDisposalHandlers: MockHandlers = {
  listUserDisposals: reply({ items: own, nextCursor: null, total: own.length }),
  createUserDisposal: reply(asOwn(returned), returned.version),
  updateUserDisposal: reply(asOwn(returned), returned.version),
};
