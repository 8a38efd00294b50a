import { createMockFetch, type MockHandlers } from '#web/mock/createMockFetch.ts';
import type { ReasonMemory } from '#web/parts/api/invalidReason.ts';
import type { Storages } from '#web/parts/api/keeping.ts';
import { createServices, type Services } from '#web/parts/api/services.ts';
import type { Store } from '#web/parts/api/sessionStore.ts';

/** Who uses the page: what the log-in page would have left behind. */
export type Visitor = (sessions: Store) => void;

/** One request that reached the network, as the server would read it. */
export type Sent = {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  /** Parsed JSON; null without a body and for a file. */
  readonly body: unknown;
  readonly headers: Headers;
};

type Options = {
  /** What the contract answers; see web/mock/scenarios. An operation without a handler is a fault. */
  readonly handlers?: MockHandlers;
  readonly visitor?: Visitor | undefined;
  /** What the browser has kept from before, by the name of the cookie. */
  readonly cookies?: Record<string, string>;
};

/** Services of a test and what came of them: requests, page loads, log-ins asked for, faults of the test itself. */
export type TestServices = {
  readonly services: Services;
  readonly sent: Sent[];
  readonly left: string[];
  readonly logIns: string[];
  readonly faults: Error[];
};

/** What `sessionStorage` is to the product. */
export const memoryStorage = (content: Record<string, string> = {}): ReasonMemory => {
  const kept = new Map(Object.entries(content));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
};

/** Keeps cookies as a document does. */
export const memoryJar = (content: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(content));
  return {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? [];
      if (line.includes('Max-Age=0')) kept.delete(name);
      else kept.set(name, value);
    },
  };
};

const sentOf = async (request: Request): Promise<Sent> => {
  const { pathname, search } = new URL(request.url);
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    method: request.method,
    address: `${pathname}${search}`,
    body: isJson ? await request.clone().json() : null,
    headers: request.headers,
  };
};

/** Those of the window that a test shares with its page; without one, a storage of its own. */
export const testStorages = (): Storages => {
  if (typeof window !== 'undefined') return { local: window.localStorage, tab: window.sessionStorage };
  return { local: memoryStorage(), tab: memoryStorage() };
};

/** The product's own services with the mock contract in the place of the network. */
export const testServices = ({ handlers = {}, visitor, cookies }: Options = {}): TestServices => {
  const sent: Sent[] = [];
  const left: string[] = [];
  const logIns: string[] = [];
  const faults: Error[] = [];
  const answer = createMockFetch(handlers, (fault) => faults.push(fault));
  const services = createServices({
    fetch: async (request) => {
      sent.push(await sentOf(request));
      return answer(request);
    },
    baseUrl: 'http://mock.invalid',
    jar: memoryJar(cookies),
    isHttps: false,
    memory: memoryStorage(),
    storages: testStorages(),
    // The first departure counts, as in a browser.
    leave: (href) => {
      if (left.length === 0) left.push(href);
    },
    onLogInNeeded: (_error, context) => logIns.push(context),
  });
  visitor?.(services.sessions);
  return { services, sent, left, logIns, faults };
};
