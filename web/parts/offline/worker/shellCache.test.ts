import { describe, expect, it, vi } from 'vitest';
import { answerOf, cacheBuild, dropOldBuilds, type Shell } from './shellCache.ts';

const shell: Shell = {
  build: 'b2',
  page: '/admin/mypage_report/onsite',
  files: ['/assets/app-1.js', '/assets/front-2.js'],
};

const addressOf = (asked: RequestInfo | URL): string =>
  new URL(asked instanceof Request ? asked.url : String(asked), 'http://phone.invalid').pathname;

/** Caches as a browser has them, in memory. */
const someCaches = (fetch: (address: string) => Promise<Response>) => {
  const kept = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, cache);
    return {
      put: async (asked: string, response: Response) => void cache.set(addressOf(asked), response),
      match: async (asked: RequestInfo) => cache.get(addressOf(asked)),
      addAll: async (addresses: string[]) => {
        const found = await Promise.all(addresses.map(fetch));
        if (found.some(({ ok }) => !ok)) throw new TypeError('a file did not come');
        for (const [index, response] of found.entries()) cache.set(addresses[index] ?? '', response);
      },
    };
  };
  const caches = {
    open,
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (asked: RequestInfo) =>
      [...kept.values()].map((cache) => cache.get(addressOf(asked))).find((found) => found !== undefined),
  };
  return { kept, caches: caches as unknown as CacheStorage };
};

const aPhone = (network: (address: string) => Promise<Response>) => {
  const asked: string[] = [];
  const ask = (address: string): Promise<Response> => {
    asked.push(address);
    return network(address);
  };
  const { kept, caches } = someCaches(ask);
  return { kept, asked, ports: { caches, fetch: (request: RequestInfo) => ask(addressOf(request)) } };
};

const answers = async (address: string): Promise<Response> => new Response(`line ${address}`);
const fails = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

/** A browser makes requests for pages itself; here one is only said to be one. */
const pageAt = (path: string): Request =>
  Object.defineProperty(new Request(`http://phone.invalid${path}`), 'mode', { value: 'navigate' });
const at = (path: string, init?: RequestInit): Request => new Request(`http://phone.invalid${path}`, init);

const textOf = async (answer: Promise<Response> | null): Promise<string | null> =>
  answer === null ? null : (await answer).clone().text();

describe('the pages of a phone', () => {
  it('come from the line when it answers, and as they were kept when it does not', async () => {
    let network: typeof answers = answers;
    const { ports } = aPhone((address) => network(address));
    await cacheBuild(shell, ports);
    expect(await textOf(answerOf(pageAt('/admin/mypage_report/7'), shell, ports))).toBe(
      'line /admin/mypage_report/7',
    );
    network = fails;
    expect(await textOf(answerOf(pageAt('/admin/mypage_report/7/onsite'), shell, ports))).toBe(
      `line ${shell.page}`,
    );
    expect(await textOf(answerOf(at('/assets/app-1.js'), shell, ports))).toBe('line /assets/app-1.js');
  });

  it('come as they were kept when the line hangs', async () => {
    vi.useFakeTimers();
    let network: typeof answers = answers;
    const { ports } = aPhone((address) => network(address));
    await cacheBuild(shell, ports);
    network = () => new Promise(() => {});
    const answer = textOf(answerOf(pageAt('/admin/mypage_report/onsite'), shell, ports));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await answer).toBe(`line ${shell.page}`);
    vi.useRealTimers();
  });

  it('never have an answer of the API, and stand in the way of no change', () => {
    const { ports } = aPhone(answers);
    for (const request of [
      at('/api/admin/my_page_report/7'),
      at('/api/admin/photo', { method: 'POST', body: 'x' }),
      at('/favicon.svg'),
      at('/assets/app-1.js', { method: 'POST' }),
    ]) {
      expect(answerOf(request, shell, ports)).toBeNull();
    }
  });

  it('are kept wholly or not: a file that does not come keeps the build from being taken', async () => {
    const { ports } = aPhone(async (address) =>
      address.endsWith('front-2.js') ? new Response('', { status: 404 }) : answers(address),
    );
    await expect(cacheBuild(shell, ports)).rejects.toThrow(TypeError);
    const refused = aPhone(async (address) =>
      address === shell.page ? new Response('', { status: 503 }) : answers(address),
    );
    await expect(cacheBuild(shell, refused.ports)).rejects.toThrow(TypeError);
  });

  it('of the build before stay for the tabs that run it, and no older ones', async () => {
    const { kept, ports } = aPhone(answers);
    await cacheBuild({ ...shell, build: 'b0' }, ports);
    await cacheBuild({ ...shell, build: 'b1', files: ['/assets/old-9.js'] }, ports);
    await cacheBuild(shell, ports);
    kept.set('other', new Map());
    await dropOldBuilds(shell, ports);
    expect([...kept.keys()]).toEqual(['onsite-b1', 'onsite-b2', 'other']);
    expect(await textOf(answerOf(at('/assets/old-9.js'), shell, ports))).toBe('line /assets/old-9.js');
  });
});
