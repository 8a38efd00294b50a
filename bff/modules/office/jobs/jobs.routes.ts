import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { ok } from '#bff/http/reply.ts';
import { getJob, listJobSchedules, retryJob } from './jobs.service.ts';

export const jobRoutes = {
  listJobSchedules: async (_request, scope) =>
    ok({ items: (await listJobSchedules(scope)).map((view) => wire(view)) }),
  getJob: async ({ path }, scope) => ok(wire(await getJob(scope, path.id))),
  retryJob: async ({ path }, scope) => ok(wire(await retryJob(scope, path.id))),
} satisfies Partial<Handlers>;
