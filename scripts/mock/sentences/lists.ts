import type { TestSession } from '#bff/testing/client.ts';
import { asAdmin, byKey } from './people.ts';
import type { Partner, Sentence } from './sentence.ts';

type Query = { readonly limit?: number; readonly sort?: 'name' | '-name' };

/** The ids of a list, page by page. */
const everyPage = async (partner: Partner, session: TestSession, query: Query) => {
  const pages: number[][] = [];
  let cursor: string | undefined;
  do {
    const given = { ...query, ...(cursor === undefined ? {} : { cursor }) };
    const { body } = await partner.call('listProjects', { session, query: given });
    pages.push(body.items.map(({ id }) => id));
    cursor = body.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return pages;
};

const inOnePage = async (partner: Partner, query: Query) =>
  (await everyPage(partner, await asAdmin(partner), { limit: 200, ...query })).flat();

export const lists: readonly Sentence[] = [
  {
    says: 'pages of five hold each of the thirteen rounds once, and the last one names no next',
    ask: async (partner) => {
      const pages = await everyPage(partner, await asAdmin(partner), { limit: 5 });
      const ids = pages.flat();
      return { sizes: pages.map(({ length }) => length), different: new Set(ids).size };
    },
    sees: { sizes: [5, 5, 3], different: 13 },
  },
  {
    says: 'an order turned round is the other way round',
    ask: async (partner) => {
      const names = await inOnePage(partner, { sort: 'name' });
      const turned = await inOnePage(partner, { sort: '-name' });
      return { count: names.length, isTurned: String(names) === String(turned.toReversed()) };
    },
    sees: { count: 13, isTurned: true },
  },
  {
    says: 'a filter leaves what it says, and counts that',
    ask: async (partner) => {
      const session = await asAdmin(partner);
      const { body } = await partner.call('listAdminUsers', { session, query: { type: [0] } });
      return { total: body.total, types: body.items.map(({ type }) => type) };
    },
    sees: { total: 2, types: [0, 0] },
  },
  {
    says: 'a word finds the rows that have it',
    ask: async (partner) => {
      const session = await asAdmin(partner);
      const { body } = await partner.call('listCorporations', { session, query: { q: '豆くら' } });
      return body.items.map(({ name }) => name);
    },
    sees: ['株式会社豆くら'],
  },
  {
    says: 'the list of the office and the key of a connected system count the same',
    ask: async (partner) => {
      const session = await asAdmin(partner);
      const ofPeople = await partner.call('listMyPages', { session, query: { limit: 1 } });
      const ofKeys = await partner.call('listMyPages', { ...byKey(), query: { limit: 1 } });
      return ofPeople.body.total === ofKeys.body.total;
    },
    sees: true,
  },
];
