import type { Family } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { familyHandlers } from '#bff/http/familyHandlers.ts';
import { wire } from '#bff/http/present.ts';
import { ok, streamed } from '#bff/http/reply.ts';
import { downloadPaper, getApplicantPaper } from './readPapers.service.ts';

type ById = { readonly path: { readonly id: number } };
type Download = ById & {
  readonly query: { readonly disposition?: 'inline' | 'attachment' | undefined };
  readonly chooseRange: Parameters<typeof downloadPaper>[2]['chooseRange'];
};

const routesOf = (family: Family) => ({
  get: async ({ path }: ById, scope: Scope) => ok(wire(await getApplicantPaper(scope, family, path.id))),
  download: async ({ path, query, chooseRange }: Download, scope: Scope) =>
    streamed(await downloadPaper(scope, path.id, { disposition: query.disposition, chooseRange })),
});

/** Letters of the office that an applicant reads behind his log-in. */
export const applicantPaperRoutes = familyHandlers({
  'get{Family}ApplicationIssuedPaper': (family) => routesOf(family).get,
  'download{Family}ApplicationIssuedPaper': (family) => routesOf(family).download,
});
