/** Pages under this address open without a line, once somebody has taken a report along (worker/). */
const SCOPE = '/admin/mypage_report';
const SCRIPT = '/onsite-worker.js';

type Browser = Pick<Navigator, 'serviceWorker'>;

/** Whether this browser can open pages without a line: not in a private window of some, and only over TLS. */
const canKeep = (navigator: Browser): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

const whenActive = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', look);
    look();
  });

const shells = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith('onsite-'));

/** Keeps the scripts of the inspector's pages on this phone. @returns whether they will open without a line */
export const cacheShell = async (navigator: Browser): Promise<boolean> => {
  if (!canKeep(navigator)) return false;
  try {
    const { installing, waiting, active } = await navigator.serviceWorker.register(SCRIPT, { scope: SCOPE });
    const worker = installing ?? waiting ?? active;
    // The worker of an operator who has switched this off keeps nothing.
    return worker !== null && (await whenActive(worker)) && (await shells()).length > 0;
  } catch {
    // Refused by a policy of the browser, or not over TLS.
    return false;
  }
};

/** Takes them away again. */
export const dropShell = async (navigator: Browser): Promise<void> => {
  if (!canKeep(navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  await registration?.unregister();
  for (const name of await shells()) await caches.delete(name);
};
