import type { Handlers, RequestOf } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, ok, streamed } from '#bff/http/reply.ts';
import {
  byInstant,
  byNumber,
  byText,
  fileOf,
  listBody,
  pageRequestOf,
  type Sorts,
} from '#bff/parts/lists/paging.ts';
import { createAmountProposal, getAmountCalculation, getAmountProposal } from './amountProposals.service.ts';
import { exportAmountProposals } from './exportAmountProposals.service.ts';
import { listAmountProposals } from './listAmountProposals.service.ts';
import { updateAmountProposal } from './moveProposal.service.ts';

const sorts: Sorts = {
  proposedAt: [byInstant('proposedAt')],
  updatedAt: [byInstant('updatedAt')],
  displayCode: [byText('myPage.displayCode'), byNumber('number')],
};

type Query = Omit<RequestOf<'listAmountProposals'>['query'], 'limit' | 'cursor' | 'sort'>;

const searchOf = (query: Query) => ({
  projectId: query.project_id,
  mypageId: query.mypage_id,
  statuses: query.status,
  kinds: query.kind,
  isNotOwn: query.notOwn,
  q: query.q,
});

/** How much the grant, or the confirmed amount, is: proposed, checked, approved. */
export const amountProposalRoutes = {
  listAmountProposals: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, 'proposedAt');
    return ok(listBody(await listAmountProposals(scope, searchOf(query), request), request, wire));
  },
  exportAmountProposals: async ({ query }, scope) => {
    const { keys } = pageRequestOf({ sort: query.sort }, sorts, 'proposedAt');
    return streamed(await exportAmountProposals(scope, { ...fileOf(query), search: searchOf(query), keys }));
  },
  createAmountProposal: async ({ body }, scope) => {
    const view = await createAmountProposal(scope, body);
    return created(wire(view), { version: view.version, location: `/api/admin/amount_proposal/${view.id}` });
  },
  getAmountProposal: async ({ path }, scope) => {
    const view = await getAmountProposal(scope, path.id);
    return ok(wire(view), { version: view.version });
  },
  updateAmountProposal: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateAmountProposal(scope, path.id, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
  getAmountCalculation: async ({ path, query }, scope) =>
    ok(wire(await getAmountCalculation(scope, path.id, query.kind))),
} satisfies Partial<Handlers>;
