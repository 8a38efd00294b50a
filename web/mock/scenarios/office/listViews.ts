import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { problem, reply } from '../../reply.ts';
import { operationsWorld } from '../../world/world.ts';

type Schemas = components['schemas'];
type View = Schemas['ListView'];
type FirstView = Schemas['ListFirstView'];

const AT = '2026-11-20T05:04:30.000Z';

/** Two views of 事務局 花子 over the my pages: one of my pages, one of documents. */
export const hanakosViews: readonly View[] = operationsWorld.saw('listListViews').items;

const isInput = (body: unknown): body is Schemas['ListViewInput'] =>
  typeof body === 'object' && body !== null && 'search' in body;

const { first: firstOfMinistry } = operationsWorld.saw('listListViews', 'maff');
if (firstOfMinistry === null) throw new Error('what the ministry opens with');

/** What the list of my pages opens with for MAFF. */
export const ministryFirst: FirstView = firstOfMinistry;

/**
 * Views as the server keeps them: a name and a default once in a list.
 * @param saved what was saved; a scenario of its own begins with the same
 * @param first what the lists open with for the type of administrator
 */
export const listViewHandlers = (
  saved: readonly View[] = [],
  first: FirstView | null = null,
): MockHandlers => {
  let views = [...saved];
  return {
    listListViews: ({ query }) =>
      reply({ items: views.filter(({ list }) => list === query.get('list')), first }),
    saveListView: ({ path, body }) => {
      if (!isInput(body)) throw new TypeError('not a view');
      const id = path.id ?? '';
      const others = views.filter((view) => view.id !== id);
      const message = '同じ名前の表示があります。別の名前にするか、その表示を今の条件に変えてください';
      if (others.some(({ list, name }) => list === body.list && name === body.name))
        return problem({
          status: 400,
          code: 1004,
          detail: message,
          errors: [{ pointer: '/name', code: 1004, message }],
        });
      const known = views.find((view) => view.id === id);
      const view = { id, version: (known?.version ?? 0) + 1, ...body, createdAt: AT, updatedAt: AT };
      const rest = body.isDefault ? views.map((other) => ({ ...other, isDefault: false })) : views;
      views = known === undefined ? [...rest, view] : rest.map((other) => (other.id === id ? view : other));
      return reply(view, view.version);
    },
    deleteListView: ({ path }) => {
      views = views.filter(({ id }) => id !== path.id);
      return reply(null);
    },
  };
};

/** Nobody has saved a view yet. */
export const noListViews: MockHandlers = { listListViews: reply({ items: [], first: null }) };
