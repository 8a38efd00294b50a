import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import wholeClient from 'openapi-fetch';
import { describe, expect, it } from 'vitest';
import { bundlePath } from '../generate/bundle.ts';
import { slimmedFetch } from './slimFetch.ts';

const loadSlim = async (): Promise<typeof wholeClient> => {
  const code = readFileSync(fileURLToPath(import.meta.resolve('openapi-fetch')), 'utf8');
  const path = join(mkdtempSync(join(tmpdir(), 'hojo-slim-')), 'fetch.mjs');
  writeFileSync(path, slimmedFetch(code).replace(/\/\/# sourceMappingURL=.*/, ''));
  const { default: client } = await import(/* @vite-ignore */ pathToFileURL(path).href);
  rmSync(dirname(path), { recursive: true });
  return client;
};

type Call = readonly [method: string, address: string, init: object];

/** One of each shape that web/api/client.ts sends. */
const CALLS: readonly Call[] = [
  [
    'get',
    '/api/admin/mypage',
    { params: { query: { q: '(株)豆 くら＆', limit: 50, isOpen: true, none: null } } },
  ],
  ['get', '/api/admin/mypage', { params: { query: { status: [1, 2], prefecture: [], word: ['あ', 'い'] } } }],
  ['get', '/api/admin/file/{id}', { params: { path: { id: 'a/b ?#豆' } } }],
  [
    'patch',
    '/api/admin/recovery/{id}/receipt/{receiptId}',
    { params: { path: { id: 3, receiptId: 4 } }, body: { action: 'cancel' } },
  ],
  ['delete', '/api/admin/mypage/{id}', { params: { path: { id: 3 } }, headers: { 'If-Match': '"3"' } }],
  [
    'post',
    '/api/user/session',
    { body: { email: 'a@example.jp' }, headers: { 'Idempotency-Key': 'k' }, keepalive: true },
  ],
];

/** What a server would get. */
const sentBy = async (createClient: typeof wholeClient, [method, address, init]: Call) => {
  let sent: Request | undefined;
  const fetch = async (request: Request): Promise<Response> => {
    sent = request;
    return Response.json({ items: [] }, { headers: { etag: '"1"' } });
  };
  const client = createClient<Record<string, never>>({ baseUrl: 'http://localhost', fetch });
  const answer = await Reflect.apply(client.request, client, [method, address, init]);
  return {
    request: [sent?.method, sent?.url, [...(sent?.headers ?? [])], await sent?.text(), sent?.keepalive],
    data: answer.data,
  };
};

const answered = async (createClient: typeof wholeClient, response: () => Response) => {
  const client = createClient<Record<string, never>>({
    baseUrl: 'http://localhost',
    fetch: async () => response(),
  });
  const { data, error } = await Reflect.apply(client.request, client, ['get', '/api/x', {}]);
  return { data, error };
};

describe('the build of openapi-fetch', async () => {
  const slimClient = await loadSlim();

  it.each(CALLS)('sends %s %s as the whole library does', async (...call) => {
    expect(await sentBy(slimClient, call)).toEqual(await sentBy(wholeClient, call));
  });

  it.each<[string, () => Response]>([
    ['nothing', () => new Response(null, { status: 204 })],
    ['JSON', () => Response.json({ id: 1 })],
    ['a problem', () => Response.json({ code: 1005 }, { status: 404 })],
    ['a page of a proxy', () => new Response('<html>', { status: 502 })],
  ])('reads an answer of %s as the whole library does', async (_what, response) => {
    expect(await answered(slimClient, response)).toEqual(await answered(wholeClient, response));
  });

  it('knows every style in which the contract writes a parameter', () => {
    const contract = readFileSync(bundlePath, 'utf8');
    const styles = contract.matchAll(/^ +(style|explode): (.*)$/gm);
    expect(new Set([...styles].map(([, name, value]) => `${name} ${value}`))).toEqual(
      new Set(['style form', 'explode true']),
    );
    expect(contract).not.toMatch(/^ {2}\/.*\{(?:[.;]|\w+\*)/m);
  });

  it('breaks where another version of the library is written otherwise', () => {
    expect(() => slimmedFetch('export default () => {};')).toThrow('no function defaultPathSerializer');
  });
});
