import { logInAgain } from '#web/app/session/logInAgain.ts';
import { createMockFetch, type MockHandlers } from '#web/mock/createMockFetch.ts';
import { workCountHandlers } from '#web/mock/scenarios/office/workCounts.ts';
import type { ReasonMemory } from '#web/parts/api/invalidReason.ts';
import { createServices, type Services } from '#web/parts/api/services.ts';
import type { Store } from '#web/parts/api/sessionStore.ts';
import { faultReporter } from '../storyFaults.ts';

/** Who looks at the screen: what the log-in page would have left behind. */
export type Visitor = (sessions: Store) => void;

type StoryServices = {
  handlers: MockHandlers;
  visitor?: Visitor | undefined;
  /** Called instead of a page load; a story passes a spy. */
  leave?: ((href: string) => void) | undefined;
  /** Where the page is now; a log-in comes back to it. */
  here: () => Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** Keeps why a session ended over the way to the log-in page. */
  memory?: ReasonMemory | undefined;
};

/** What `sessionStorage` is to the product, of one story only. */
export const storyMemory = (): ReasonMemory => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
};

/** The services of a page in a story: the mock contract in the place of fetch, nothing kept between stories. */
export const storyServices = ({
  handlers,
  visitor,
  leave = () => {},
  here,
  memory = storyMemory(),
}: StoryServices): Services => {
  // What an earlier story typed and never sent.
  window.localStorage.clear();
  window.sessionStorage.clear();
  const services = createServices({
    fetch: createMockFetch({ ...workCountHandlers, ...handlers }, faultReporter()),
    baseUrl: 'http://mock.invalid',
    jar: memoryJar(),
    isHttps: false,
    memory,
    storages: { local: window.localStorage, tab: window.sessionStorage },
    leave,
    onLogInNeeded: logInAgain({ here, leave, publicSite: '' }),
  });
  visitor?.(services.sessions);
  return services;
};

/** Keeps cookies as a document does: writing one sets or, with Max-Age=0, removes it. */
const memoryJar = () => {
  const cookies = new Map<string, string>();
  return {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = ''] = text.split(';', 1);
      const [name = '', value = ''] = pair.split('=', 2);
      if (/max-age=0/i.test(text)) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
};
