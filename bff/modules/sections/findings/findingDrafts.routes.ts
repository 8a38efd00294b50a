import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { noContent, ok } from '#bff/http/reply.ts';
import {
  type FindingDraftView,
  findingDraftsOf,
  removeFindingDraft,
  saveFindingDraft,
  takeOverFindingDrafts,
} from './findingDrafts.service.ts';

const catalog = (items: readonly FindingDraftView[]) => ok({ items: items.map((item) => wire(item)) });

export const findingDraftRoutes = {
  listFindingDrafts: async ({ query }, scope) => {
    const { section_id: sectionId, application_id: applicationId } = query;
    return catalog(await findingDraftsOf(scope, { sectionId, applicationId }));
  },
  saveFindingDraft: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await saveFindingDraft(scope, path.id, body, ifMatchVersion);
    return ok(wire(view), { version: view.version });
  },
  deleteFindingDraft: async ({ path, ifMatchVersion }, scope) => {
    await removeFindingDraft(scope, path.id, ifMatchVersion);
    return noContent();
  },
  takeOverFindingDrafts: async ({ body }, scope) => catalog(await takeOverFindingDrafts(scope, body)),
} satisfies Partial<Handlers>;
