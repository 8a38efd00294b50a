import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { ok } from '#bff/http/reply.ts';
import { byNumber, byText, listBody, pageRequestOf, type Sorts } from '#bff/parts/lists/paging.ts';
import { getJob, listJobSchedules, listJobs, retryJob } from './jobs.service.ts';
import type { JobDetailView, JobView } from './jobViews.service.ts';

const sorts: Sorts = { createdAt: [byNumber('position'), byText('id')] };

const present = (view: JobView) => wire(view);
const presentDetail = (view: JobDetailView) => wire(view);

export const jobRoutes = {
  listJobSchedules: async (_request, scope) =>
    ok({ items: (await listJobSchedules(scope)).map((view) => wire(view)) }),
  listJobs: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, '-createdAt');
    const filter = { name: query.name, statuses: query.status };
    return ok(listBody(await listJobs(scope, filter, request), request, present));
  },
  getJob: async ({ path }, scope) => ok(presentDetail(await getJob(scope, path.id))),
  retryJob: async ({ path }, scope) => ok(presentDetail(await retryJob(scope, path.id))),
} satisfies Partial<Handlers>;
