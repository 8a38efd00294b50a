import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchTransport, xhrTransport } from './transport.ts';

type Listener = (event?: unknown) => void;

/** What a browser's XMLHttpRequest is to a page: it records what is asked, the test answers. */
class FakeXhr {
  static readonly made: FakeXhr[] = [];
  readonly upload: { onprogress?: Listener } = {};
  onload: Listener = () => {};
  onerror: Listener = () => {};
  onabort: Listener = () => {};
  status = 201;
  responseText = '{"id":"f"}';
  readonly opened: string[] = [];
  readonly headers: Record<string, string> = {};
  sent: unknown = null;
  constructor() {
    FakeXhr.made.push(this);
  }
  open(method: string, url: string) {
    this.opened.push(`${method} ${url}`);
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort();
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: r-1:2\r\nbroken\r\n';
  }
}

const last = (): FakeXhr => {
  const xhr = FakeXhr.made.at(-1);
  if (xhr === undefined) throw new Error('nothing was sent');
  return xhr;
};

const request = () => ({ url: '/api/user/file', headers: { 'x-session': 'u.s' }, body: new FormData() });

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeXhr));
afterEach(() => vi.unstubAllGlobals());

describe('an upload in a browser', () => {
  it('is one POST with its headers and body', async () => {
    const asked = request();
    const answer = xhrTransport(asked);
    expect(last().opened).toEqual(['POST /api/user/file']);
    expect(last().headers).toEqual({ 'x-session': 'u.s' });
    expect(last().sent).toBe(asked.body);
    last().onload();
    expect((await answer).status).toBe(201);
  });

  it('answers with the body and the headers of the server', async () => {
    const answer = xhrTransport(request());
    last().onload();
    const response = await answer;
    expect(await response.json()).toEqual({ id: 'f' });
    expect(response.headers.get('x-request-id')).toBe('r-1:2');
  });

  it('an empty answer has no body', async () => {
    const answer = xhrTransport(request());
    last().status = 204;
    last().responseText = '';
    last().onload();
    expect((await answer).body).toBeNull();
  });

  it('tells how much has been sent', async () => {
    const onProgress = vi.fn();
    const answer = xhrTransport({ ...request(), onProgress });
    last().upload.onprogress?.({ loaded: 40, total: 100 });
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(40, 100);
    last().onload();
    await answer;
  });

  it('without an answer fails as every call without an answer does', async () => {
    const answer = xhrTransport(request());
    last().onerror();
    await expect(answer).rejects.toBeInstanceOf(TypeError);
  });

  it('that is taken back stops, and is no failure of the line', async () => {
    const abort = new AbortController();
    const answer = xhrTransport({ ...request(), signal: abort.signal });
    abort.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('that was taken back before it began is not sent at all', async () => {
    const count = FakeXhr.made.length;
    const signal = AbortSignal.abort();
    await expect(xhrTransport({ ...request(), signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeXhr.made).toHaveLength(count);
  });
});

it('with a given fetch it is the same request, and jumps to its end', async () => {
  const onProgress = vi.fn();
  const fetch = vi.fn(async (_request: Request) => Response.json({ id: 'f' }, { status: 201 }));
  const url = 'https://tool.example.jp/api/user/file';
  const response = await fetchTransport(fetch)({ ...request(), url, onProgress });
  const sent = fetch.mock.calls[0]?.[0];
  expect([sent?.method, sent?.url, sent?.headers.get('x-session')]).toEqual(['POST', url, 'u.s']);
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(1, 1);
  expect(response.status).toBe(201);
});
