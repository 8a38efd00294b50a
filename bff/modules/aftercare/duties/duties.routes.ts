import type { Handlers, RequestOf } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { ok, streamed } from '#bff/http/reply.ts';
import {
  byDay,
  byNumber,
  byText,
  fileOf,
  listBody,
  pageRequestOf,
  type Sorts,
} from '#bff/parts/lists/paging.ts';
import { exportDuties } from './exportDuties.service.ts';
import { getDutyPlan, getUserDutyPlan, listDuties, listDutyMonths } from './listDuties.service.ts';

const sorts: Sorts = {
  dueOn: [byDay('dueOn')],
  displayCode: [byText('myPage.displayCode'), byNumber('year')],
};

type Query = Omit<RequestOf<'listDuties'>['query'], 'limit' | 'cursor' | 'sort'>;

const searchOf = (query: Query) => ({
  projectId: query.project_id,
  statuses: query.status,
  kinds: query.kind,
  dueFrom: query.dueFrom,
  dueBefore: query.dueBefore,
  q: query.q,
});

/** What businesses owe after they were paid. */
export const dutyRoutes = {
  listUserDuties: async ({ query }, scope) => ok(wire(await getUserDutyPlan(scope, query.mypageID))),
  listDuties: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, 'dueOn');
    return ok(listBody(await listDuties(scope, searchOf(query), request), request, wire));
  },
  exportDuties: async ({ query }, scope) => {
    const { keys } = pageRequestOf({ sort: query.sort }, sorts, 'dueOn');
    return streamed(await exportDuties(scope, { ...fileOf(query), search: searchOf(query), keys }));
  },
  listDutyMonths: async ({ query }, scope) =>
    ok(await listDutyMonths(scope, { projectId: query.project_id, fiscalYear: query.fiscalYear })),
  listMyPageDuties: async ({ path }, scope) => ok(wire(await getDutyPlan(scope, path.id))),
} satisfies Partial<Handlers>;
