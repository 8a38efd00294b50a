import { wire } from '#bff/http/present.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { byDay, byInstant, byNumber } from '#bff/parts/lists/paging.ts';
import { listWorklist } from './worklist.service.ts';

/** What waits for an administrator, over all kinds of records. */
export const worklist = describeList({
  list: 'listWorklist',
  conditions: { project_id: 'projectId', priority: 'priorities', mine: 'isMine' },
  orders: {
    dueOn: [byDay('dueOn')],
    priority: [byNumber('priority')],
    // The longer it waits, the more business days: what came last comes first when ascending.
    ageBusinessDays: [{ ...byInstant('since'), direction: 'desc' }],
  },
  firstOrder: 'dueOn',
  read: listWorklist,
  present: wire,
});
