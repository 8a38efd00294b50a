import { expect, it } from 'vitest';
import { send } from './send.ts';

type Call = Parameters<typeof send>[0];

const sending = async (call: Partial<Call>, answer = new Response('{"id":1}')) => {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return answer;
  };
  const sent = await send(
    {
      method: 'get',
      path: '/api/x',
      pathValues: undefined,
      query: undefined,
      body: undefined,
      headers: {},
      signal: undefined,
      ...call,
    },
    { fetch, baseUrl: 'https://tool.example.jp' },
  );
  const [request] = requests;
  if (request === undefined) throw new Error('nothing was sent');
  return { request, sent };
};

it.each<[string, Partial<Call>]>([
  ['/api/x', {}],
  ['/api/x', { query: { q: undefined, cursor: null, status: [] } }],
  ['/api/x?status=1&status=2&isMine=true', { query: { status: [1, 2], isMine: true } }],
  ['/api/x?q=%E8%B1%86%20%26%20%E7%B1%B3', { query: { q: '豆 & 米' } }],
  ['/api/x/a%2Fb/7', { path: '/api/x/{name}/{id}', pathValues: { name: 'a/b', id: 7 } }],
])('asks for %s', async (address, call) => {
  const { request } = await sending(call);
  expect(request.url).toBe(`https://tool.example.jp${address}`);
});

it('a body goes as JSON; without one no type is named', async () => {
  const { request } = await sending({
    method: 'patch',
    body: { name: '豆' },
    headers: { 'if-match': '"3"' },
  });
  expect([request.method, request.headers.get('content-type'), request.headers.get('if-match')]).toEqual([
    'PATCH',
    'application/json',
    '"3"',
  ]);
  expect(await request.json()).toEqual({ name: '豆' });
  expect((await sending({})).request.headers.get('content-type')).toBeNull();
});

it('an answer without a body has none; a proxy’s error page is its text; a broken success is an error', async () => {
  expect((await sending({}, new Response(null, { status: 204 }))).sent.body).toBeUndefined();
  expect((await sending({}, new Response('<html>', { status: 502 }))).sent.body).toBe('<html>');
  await expect(sending({}, new Response('<html>'))).rejects.toThrow(SyntaxError);
});
