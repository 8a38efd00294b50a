import type { Handlers } from '#bff/contract/handlers.ts';
import { noContent, ok } from '#bff/contract/reply.ts';
import {
  type FindingDraftView,
  findingDraftsOf,
  removeFindingDraft,
  saveFindingDraft,
  takeFindingDraftsOver,
} from '#bff/services/findings/findingDrafts.ts';
import { wire } from '../present.ts';

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
  takeOverFindingDrafts: async ({ body }, scope) => catalog(await takeFindingDraftsOver(scope, body)),
} satisfies Partial<Handlers>;
