import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContractDocument, mountedOperations } from '#bff/core/contractDocument.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
};
type Operation = {
  readonly parameters?: readonly { readonly $ref?: string }[];
  readonly responses?: { readonly 200?: { readonly content?: Record<string, { readonly schema: Schema }> } };
};

const { paths, components } = loadContractDocument();

const nameOf = ({ $ref = '' }: { readonly $ref?: string }): string => $ref.split('/').at(-1) ?? '';

const shownBy = (schema: Schema = {}): Schema =>
  schema.$ref === undefined ? schema : shownBy(components.schemas[nameOf(schema)] as Schema);

/** What an object must have, with what it takes over from others. */
const requiredOf = (schema: Schema = {}): readonly string[] => {
  const { required = [], allOf = [] } = shownBy(schema);
  return [...required, ...allOf.flatMap(requiredOf)];
};

/** The reads that answer rows under `items`, and what else they answer. */
const lists = mountedOperations().flatMap(({ operationId, path, method, partsBy }) => {
  const { parameters = [], responses }: Operation = paths[path]?.[method] ?? {};
  const body = responses?.[200]?.content?.['application/json']?.schema;
  const { properties = {} } = shownBy(body);
  if (method !== 'get' || properties.items === undefined) return [];
  return [{ operationId, partsBy, takes: parameters.map(nameOf), properties, required: requiredOf(body) }];
});

const inParts = lists.filter(({ partsBy }) => partsBy !== undefined);

describe('the lists of the contract', () => {
  it('are turned page by page, or answered in parts when asked; only a record keeps its rows together', () => {
    const others = lists.filter(({ partsBy, takes, required }) => {
      const isTurned = takes.includes('Cursor') && required.includes('nextCursor');
      return partsBy === undefined && !isTurned && !required.includes('version');
    });
    expect(others.map(({ operationId }) => operationId)).toEqual([]);
    expect(inParts.length).toBeGreaterThan(40);
  });

  it('that are answered in parts take a limit, need no cursor and say what tells their rows apart', () => {
    const wrong = inParts.filter(({ takes, properties, required, partsBy = [] }) => {
      const rows = requiredOf(shownBy(properties.items).items);
      const isCut = takes.includes('PartLimit') && 'nextCursor' in properties;
      return !isCut || required.includes('nextCursor') || partsBy.some((name) => !rows.includes(name));
    });
    expect(wrong.map(({ operationId }) => operationId)).toEqual([]);
  });
});

let server: TestServer;
let session: TestSession;
const ids = [randomUUID(), randomUUID(), randomUUID()];

beforeAll(async () => {
  server = await startTestServer();
  ({ session } = await makeAdmin(server, 'JMAC'));
  for (const list of ['myPages', 'duties'] as const)
    for (const [number, own] of ids.entries()) {
      const id = list === 'myPages' ? own : randomUUID();
      const body = { list, name: `表示${number}`, search: 'show=x', isDefault: false };
      await server.call('saveListView', { session, path: { id }, body });
    }
});
afterAll(() => server.stop());

type Asked = { readonly list?: 'myPages' | 'duties'; readonly limit?: number; readonly cursor?: string };

const ask = ({ list = 'myPages', ...part }: Asked = {}) =>
  server.call('listListViews', { session, query: { list, ...part } });

type CountsAsked = { readonly domainType?: 0[]; readonly limit?: number; readonly cursor?: string };

const counts = (query: CountsAsked = {}) => server.call('listWorkCounts', { session, query });

const cursorAfter = async (limit: number): Promise<string> =>
  (await ask({ limit })).body.nextCursor ?? 'none';

describe('a list that is answered in parts when asked', () => {
  it('comes whole to who asks for no part, without another word', async () => {
    const { body } = await ask();
    expect(Object.keys(body)).toEqual(['items', 'first']);
    expect(body.items).toHaveLength(3);
  });

  it('is, part by part, what it is as a whole, and ends with null', async () => {
    const whole = (await ask()).body;
    const [a, b, c] = whole.items;
    const first = (await ask({ limit: 1 })).body;
    const second = (await ask({ limit: 1, cursor: first.nextCursor ?? 'none' })).body;
    const third = (await ask({ limit: 1, cursor: second.nextCursor ?? 'none' })).body;
    expect([first.items, second.items, third.items]).toEqual([[a], [b], [c]]);
    expect(third).toEqual({ ...whole, items: [c], nextCursor: null });
    const rest = await ask({ cursor: await cursorAfter(1) });
    expect(rest.body).toEqual({ ...whole, items: whole.items.slice(1), nextCursor: null });
  });

  it('whose rows have no id goes by what tells them apart', async () => {
    const whole = await counts();
    const { items, nextCursor } = (await counts({ limit: 5 })).body;
    const rest = await counts({ cursor: nextCursor ?? 'none' });
    expect([...items, ...rest.body.items]).toEqual(whole.body.items);
  });

  it('is not read on by the cursor of another list, or of other conditions, nor by one that nobody was given', async () => {
    const cursor = await cursorAfter(1);
    const ofAll = (await counts({ limit: 1 })).body.nextCursor ?? 'none';
    const refused = [
      await ask({ list: 'duties', cursor }),
      await ask({ cursor: `${cursor}x` }),
      await counts({ domainType: [0], cursor: ofAll }),
    ];
    for (const foreign of refused)
      expect([foreign.status, foreign.problem.errors?.[0]?.pointer]).toEqual([400, '/query/cursor']);
  });

  it('is not read on after a row that is gone', async () => {
    const cursor = await cursorAfter(2);
    await server.call('deleteListView', { session, path: { id: (await ask()).body.items[1]?.id ?? '' } });
    const late = await ask({ cursor });
    expect([late.status, late.problem.detail]).toEqual([400, expect.stringContaining('はじめから')]);
  });
});
