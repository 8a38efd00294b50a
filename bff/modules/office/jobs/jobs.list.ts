import { wire } from '#bff/http/present.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { byNumber, byText } from '#bff/parts/lists/paging.ts';
import { listJobs } from './jobs.service.ts';

/** The runs of jobs. */
export const jobList = describeList({
  list: 'listJobs',
  conditions: { name: 'name', status: 'statuses' },
  orders: { createdAt: [byNumber('position'), byText('id')] },
  firstOrder: '-createdAt',
  read: listJobs,
  present: wire,
});
