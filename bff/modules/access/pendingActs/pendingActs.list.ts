import { wire } from '#bff/http/present.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { byInstant } from '#bff/parts/lists/paging.ts';
import { listPendingActs } from './pendingActs.service.ts';

/** What waits for a second person, and what became of it. */
export const pendingActList = describeList({
  list: 'listPendingActs',
  conditions: { status: 'statuses', act: 'acts', subjectKind: 'subjectKind', subjectId: 'subjectId' },
  orders: { createdAt: [byInstant('createdAt')] },
  firstOrder: '-createdAt',
  read: listPendingActs,
  present: wire,
});
