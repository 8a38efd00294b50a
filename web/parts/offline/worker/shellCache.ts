/**
 * The pages of an inspector without a line: the page itself and the scripts of one build, by the names that carry
 * their hashes. Nothing that the API answers is ever kept here.
 */
export type Shell = {
  /** Names the build. */
  readonly build: string;
  /** The address of the page. */
  readonly page: string;
  /** Addresses of everything that the page needs. */
  readonly files: readonly string[];
};

type Ports = {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
};

const PREFIX = 'onsite-';

/** How long the line is given to bring a page, before the kept one is shown. */
const PATIENCE_MS = 4_000;

const nameOf = ({ build }: Shell): string => `${PREFIX}${build}`;

/**
 * Fetches page and scripts; all or nothing, so that no half of a build is ever shown.
 * @throws TypeError when one of them does not come
 */
export const cacheBuild = async (shell: Shell, { caches, fetch }: Ports): Promise<void> => {
  const cache = await caches.open(nameOf(shell));
  await cache.addAll(shell.files);
  const page = await fetch(shell.page, { cache: 'no-store', credentials: 'omit' });
  if (!page.ok || page.redirected) throw new TypeError('The page did not come');
  await cache.put(shell.page, page);
};

/** Keeps this build and the one before it, whose tabs may still be open. */
export const dropOldBuilds = async (shell: Shell, { caches }: Ports): Promise<void> => {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== nameOf(shell));
  // Names of caches come in the order of their making.
  for (const name of others.slice(0, -1)) await caches.delete(name);
};

/** A page: from the line, or else, or when the line takes too long, the kept one. */
const pageOf = async (request: Request, shell: Shell, { caches, fetch }: Ports): Promise<Response> => {
  const cache = await caches.open(nameOf(shell));
  const kept = await cache.match(shell.page);
  if (kept === undefined) return fetch(request);
  const inTime = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS));
  return Promise.race([fetch(request).catch(() => kept), inTime]);
};

/** A script has its hash in its name: the kept one is the same. */
const fileOf = async (request: Request, { caches, fetch }: Ports): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

const isPage = ({ method, mode }: Asked): boolean => method === 'GET' && mode === 'navigate';

const isFile = ({ method, url }: Asked): boolean =>
  method === 'GET' && new URL(url).pathname.startsWith('/assets/');

/** @returns null for everything that goes to the network as if nobody stood between: above all the API */
export const answerOf = (request: Request, shell: Shell, ports: Ports): Promise<Response> | null => {
  if (isPage(request)) return pageOf(request, shell, ports);
  return isFile(request) ? fileOf(request, ports) : null;
};
