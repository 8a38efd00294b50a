import { createServices, type Services } from '#web/api/services.ts';
import type { Store } from '#web/api/sessionStore.ts';
import { createMockFetch, type MockHandlers } from '#web/mock/createMockFetch.ts';

/** Who looks at the screen: what the log-in page would have left behind. */
export type Visitor = (sessions: Store) => void;

type StoryServices = {
  handlers: MockHandlers;
  visitor?: Visitor | undefined;
  /** Called instead of a page load; a story passes a spy. */
  leave?: ((href: string) => void) | undefined;
};

/** The services of a page in a story: the mock contract in the place of fetch, nothing kept between stories. */
export const storyServices = ({ handlers, visitor, leave = () => {} }: StoryServices): Services => {
  // What an earlier story typed and never sent.
  window.localStorage.clear();
  window.sessionStorage.clear();
  const reasons = new Map<string, string>();
  const services = createServices({
    fetch: createMockFetch(handlers),
    baseUrl: 'http://mock.invalid',
    jar: memoryJar(),
    isHttps: false,
    memory: {
      getItem: (key) => reasons.get(key) ?? null,
      setItem: (key, value) => void reasons.set(key, value),
      removeItem: (key) => void reasons.delete(key),
    },
    leave,
    onLogInNeeded: () => {},
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
