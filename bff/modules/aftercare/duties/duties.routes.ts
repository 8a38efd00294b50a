import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { ok } from '#bff/http/reply.ts';
import { getDutyPlan, getUserDutyPlan, listDutyMonths } from './dutyPlans.service.ts';

/** What businesses owe after they were paid. */
export const dutyRoutes = {
  listUserDuties: async ({ query }, scope) => ok(wire(await getUserDutyPlan(scope, query.mypageID))),
  listDutyMonths: async ({ query }, scope) =>
    ok(await listDutyMonths(scope, { projectId: query.project_id, fiscalYear: query.fiscalYear })),
  listMyPageDuties: async ({ path }, scope) => ok(wire(await getDutyPlan(scope, path.id))),
} satisfies Partial<Handlers>;
