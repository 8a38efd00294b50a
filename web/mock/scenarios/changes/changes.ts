import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { recordAsked, rowsAsked } from '../../rows.ts';
import { aProject } from '../project.ts';
import { workCountsOf } from '../workCounts.ts';
import { aBudget, aDelay, aProfile, changeRequests, changeSummaries } from './changeRows.ts';

type Request = components['schemas']['ChangeRequest'];

/** What the office sees of the requests of 豆くら. */
export const changeHandlers: MockHandlers = {
  ...workCountsOf({ changes: () => changeSummaries }),
  listChangeRequests: ({ query }) => reply(rowsAsked(changeSummaries, query)),
  getChangeRequest: recordAsked(changeRequests),
  createChangeRequest: reply(aProfile, aProfile.version),
  updateChangeRequest: reply(aDelay, aDelay.version),
  listProjects: reply({ items: [aProject], nextCursor: null, total: 1 }),
};

const ownActions: Request['availableActions'] = [
  {
    action: 'submit',
    allowed: false,
    reason:
      '提出していない書類があります（計画変更承認申請書（別記様式第3号））。提出してから申請してください',
  },
  { action: 'withdraw', allowed: true },
  { action: 'update', allowed: true },
  { action: 'delete', allowed: false, reason: '削除できるのは、一度も提出していない作成中の申請だけです。' },
];

const own: readonly Request[] = [
  { ...aDelay, availableActions: [{ action: 'withdraw', allowed: true }] },
  { ...aBudget, availableActions: ownActions },
  {
    ...aProfile,
    availableActions: [
      { action: 'submit', allowed: true },
      { action: 'withdraw', allowed: true },
      { action: 'update', allowed: true },
      { action: 'delete', allowed: true },
    ],
  },
];

/** The same as their business sees them. */
export const ownChangeHandlers: MockHandlers = {
  listUserChangeRequests: reply({ items: changeSummaries, nextCursor: null, total: changeSummaries.length }),
  getUserChangeRequest: recordAsked(own),
  createUserChangeRequest: reply({ ...aBudget, availableActions: ownActions }, aBudget.version),
  updateUserChangeRequest: reply({ ...aBudget, availableActions: ownActions }, aBudget.version),
};
