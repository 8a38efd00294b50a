import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, ok } from '#bff/http/reply.ts';
import { createAmountProposal, getAmountCalculation, getAmountProposal } from './amountProposals.service.ts';
import { updateAmountProposal } from './moveProposal.service.ts';

/** How much the grant, or the confirmed amount, is: proposed, checked, approved. */
export const amountProposalRoutes = {
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
