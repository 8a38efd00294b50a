import type { Handlers } from '#bff/http/handlers.ts';
import { wire, wordOf } from '#bff/http/present.ts';
import { noContent, ok } from '#bff/http/reply.ts';
import { LIST_NAMES } from '../describedLists.service.ts';
import { firstViewOf } from './firstViews.service.ts';
import { listViewsOf, removeListView, type SavedListView, saveListView } from './listViews.service.ts';

const present = ({ list, ...view }: SavedListView) => wire({ ...view, list: wordOf(LIST_NAMES, list) });

export const listViewRoutes = {
  listListViews: async ({ query }, scope) =>
    ok({
      items: (await listViewsOf(scope, query.list)).map(present),
      first: firstViewOf(scope, query.list),
    }),
  saveListView: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await saveListView(scope, path.id, body, ifMatchVersion);
    return ok(present(view), { version: view.version });
  },
  deleteListView: async ({ path, ifMatchVersion }, scope) => {
    await removeListView(scope, path.id, ifMatchVersion);
    return noContent();
  },
} satisfies Partial<Handlers>;
