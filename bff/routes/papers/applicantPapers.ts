import { ok, streamed } from '#bff/contract/reply.ts';
import type { Family } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { downloadPaper, getApplicantPaper, listApplicantPapers } from '#bff/services/papers/readPapers.ts';
import { familyHandlers } from '../familyHandlers.ts';
import { listBody, pageRequestOf } from '../paging.ts';
import { wire } from '../present.ts';
import { paperSorts } from './issuedPapers.ts';

type Listed = {
  readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined };
};
type ById = { readonly path: { readonly id: number } };
type Download = ById & {
  readonly query: { readonly disposition?: 'inline' | 'attachment' | undefined };
  readonly chooseRange: Parameters<typeof downloadPaper>[2]['chooseRange'];
};

const routesOf = (family: Family) => ({
  list: async ({ query }: Listed, scope: Scope) => {
    const request = pageRequestOf(query, paperSorts, '-issuedOn');
    return ok(listBody(await listApplicantPapers(scope, family, request), request, wire));
  },
  get: async ({ path }: ById, scope: Scope) => ok(wire(await getApplicantPaper(scope, family, path.id))),
  download: async ({ path, query, chooseRange }: Download, scope: Scope) =>
    streamed(await downloadPaper(scope, path.id, { disposition: query.disposition, chooseRange })),
});

/** Letters of the office that an applicant reads behind his log-in. */
export const applicantPaperRoutes = familyHandlers({
  'list{Family}ApplicationIssuedPapers': (family) => routesOf(family).list,
  'get{Family}ApplicationIssuedPaper': (family) => routesOf(family).get,
  'download{Family}ApplicationIssuedPaper': (family) => routesOf(family).download,
});
