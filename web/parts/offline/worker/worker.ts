import { answerOf, cacheBuild, dropOldBuilds, type Shell } from './shellCache.ts';

/*
 * The service worker of an inspector's phone, built into /onsite-worker.js. It is registered by `cacheShell` only, for
 * who has taken a report along, and stands between his pages and the network under /admin/mypage_report alone.
 */

/** Put in by the build (scripts/offline/phoneWorker.ts). */
declare const ONSITE_SHELL: Shell;

const shell = ONSITE_SHELL;

type Lasting = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type Asking = Event & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};

const isLasting = (event: Event): event is Lasting => 'waitUntil' in event;
const isAsking = (event: Event): event is Asking => 'respondWith' in event;

const ports = { caches, fetch: (request: Request | string, init?: RequestInit) => fetch(request, init) };

type Scope = typeof globalThis & { readonly skipWaiting: () => Promise<void> };

const isScope = (scope: typeof globalThis): scope is Scope => 'skipWaiting' in scope;

/** A new build takes over at once: pages come from the network first, and open tabs find the scripts of the build before. */
const skipWaiting = async (): Promise<void> => {
  const scope: typeof globalThis = globalThis;
  if (isScope(scope)) await scope.skipWaiting();
};

addEventListener('install', (event) => {
  if (isLasting(event)) event.waitUntil(cacheBuild(shell, ports).then(skipWaiting));
});

addEventListener('activate', (event) => {
  if (isLasting(event)) event.waitUntil(dropOldBuilds(shell, ports));
});

addEventListener('fetch', (event) => {
  if (!isAsking(event)) return;
  const answer = answerOf(event.request, shell, ports);
  if (answer !== null) event.respondWith(answer);
});
