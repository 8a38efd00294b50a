import { ChangeRequestStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { recordAsked, rowsAsked } from '../rows.ts';
import { mamekuraWorld, officeWorld } from './world.ts';

type Schemas = components['schemas'];
type Request = Schemas['ChangeRequest'];

const BEYOND = '事業実施期限が年度（令和9年3月31日まで）を超えるため、農林水産省の確認が必要です';

const delay = officeWorld.saw('getChangeRequest', 3);
const refusal = delay.availableActions.find(({ action }) => action === 'approve')?.reason ?? '';
const reasons: Readonly<Record<string, string>> = {
  forward: refusal,
  approve: `${BEYOND}。先に農林水産省へ送ってください`,
};

/** 遅延, handed in: it goes beyond the year, which the ministry has to look at. */
export const aDelay: Request = {
  ...delay,
  after: { delay: { plannedCompletionOn: '2027-04-30', completionDeadline: '2027-05-31' } },
  needsForward: true,
  forwardReasons: [BEYOND],
  availableActions: delay.availableActions.map((offer) =>
    offer.allowed ? offer : { ...offer, reason: reasons[offer.action] ?? '' },
  ),
};

/** 経費配分, sent back: in the hands of the business. */
export const aBudget = officeWorld.saw('getChangeRequest', 5);

const notice = officeWorld.saw('getChangeRequest', 6);

/** 届出事項, before it was handed in. */
export const aProfile: Request = {
  ...notice,
  status: ChangeRequestStatus.Draft,
  submittedAt: null,
  history: notice.history.slice(1),
  availableActions: officeWorld.saw('getChangeRequest', 1).availableActions,
};

/** As the page asks for them: what was handed in last is first, what never was last. */
const latestFirst = officeWorld
  .saw('listChangeRequests')
  .items.toSorted((a, b) => (b.submittedAt ?? '').localeCompare(a.submittedAt ?? ''));

/** The requests of the demo, one of them for the ministry. */
export const changeHandlers: MockHandlers = {
  ...officeWorld.handlers,
  listChangeRequests: ({ query }) => reply(rowsAsked(latestFirst, query)),
  getChangeRequest: recordAsked([aDelay, ...officeWorld.sawAll('getChangeRequest')]),
  updateChangeRequest: reply(aDelay, aDelay.version),
};

/** Requests in three states, as if one business had made them. */
export const changesOf = (mypage: Request['mypage']): Request[] =>
  [aDelay, aBudget, aProfile].map((request, index) => ({
    ...request,
    ...{ mypageId: mypage.id, mypage, number: index + 1 },
  }));

/** A request as lists show it. */
export const changeSummaryOf = (request: Request): Schemas['ChangeRequestSummary'] => {
  const { id, version, createdAt, updatedAt, mypageId, mypage, number, kind, status, effectiveOn } = request;
  const { submittedAt, decidedAt } = request;
  return {
    ...{ id, version, createdAt, updatedAt, mypageId, mypage, number, kind, status, effectiveOn },
    ...{ submittedAt, decidedAt },
  };
};

const own = mamekuraWorld.saw('getUserChangeRequest', 3);
const [, itsBudget = aBudget, itsProfile = aProfile] = changesOf(own.mypage);
const { name, representativeName } = mamekuraWorld.saw('getUserMyPage').corporation;

/** 経費配分, with what its business can do. */
export const ownBudget: Request = {
  ...itsBudget,
  availableActions: [
    {
      action: 'submit',
      allowed: false,
      reason:
        '提出していない書類があります（計画変更承認申請書（別記様式第3号））。提出してから申請してください',
    },
    { action: 'withdraw', allowed: true },
    { action: 'update', allowed: true },
    {
      action: 'delete',
      allowed: false,
      reason: '削除できるのは、一度も提出していない作成中の申請だけです。',
    },
  ],
};

/** 届出事項, which its business is writing. */
export const ownProfile: Request = {
  ...itsProfile,
  before: { profile: { ...itsProfile.before.profile, name, representativeName } },
  availableActions: ['submit', 'withdraw', 'update', 'delete'].map((action) => ({ action, allowed: true })),
};

const ownChanges = [own, ownBudget, ownProfile];

/** What 豆くら asks for, as it sees it. */
export const ownChangeHandlers: MockHandlers = {
  listUserChangeRequests: reply({
    ...mamekuraWorld.saw('listUserChangeRequests'),
    ...{ items: ownChanges.map(changeSummaryOf), total: ownChanges.length },
  }),
  getUserChangeRequest: recordAsked(ownChanges),
  createUserChangeRequest: reply(ownBudget, ownBudget.version),
  updateUserChangeRequest: reply(ownBudget, ownBudget.version),
};
