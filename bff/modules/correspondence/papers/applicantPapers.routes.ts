import type { Family } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { familyHandlers } from '#bff/http/familyHandlers.ts';
import { wire } from '#bff/http/present.ts';
import { ok, streamed } from '#bff/http/reply.ts';
import { listBody, pageRequestOf } from '#bff/parts/lists/paging.ts';
import { paperSorts } from './issuedPapers.routes.ts';
import { downloadPaper, getApplicantPaper, listApplicantPapers } from './readPapers.service.ts';

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
