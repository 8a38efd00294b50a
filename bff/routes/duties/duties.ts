import type { Handlers } from '#bff/contract/handlers.ts';
import { ok } from '#bff/contract/reply.ts';
import { getDutyPlan, getUserDutyPlan, listDuties, listDutyMonths } from '#bff/services/duties/listDuties.ts';
import { byDay, byNumber, byText, listBody, pageRequestOf, type Sorts } from '../paging.ts';
import { wire } from '../present.ts';

const sorts: Sorts = {
  dueOn: [byDay('dueOn')],
  displayCode: [byText('myPage.displayCode'), byNumber('year')],
};

/** What businesses owe after they were paid. */
export const dutyRoutes = {
  listUserDuties: async ({ query }, scope) => ok(wire(await getUserDutyPlan(scope, query.mypageID))),
  listDuties: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, 'dueOn');
    const search = {
      projectId: query.project_id,
      statuses: query.status,
      kinds: query.kind,
      dueFrom: query.dueFrom,
      dueBefore: query.dueBefore,
      q: query.q,
    };
    return ok(listBody(await listDuties(scope, search, request), request, wire));
  },
  listDutyMonths: async ({ query }, scope) =>
    ok(await listDutyMonths(scope, { projectId: query.project_id, fiscalYear: query.fiscalYear })),
  listMyPageDuties: async ({ path }, scope) => ok(wire(await getDutyPlan(scope, path.id))),
} satisfies Partial<Handlers>;
