import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SnackbarProvider } from '#ui-kit/Snackbar/index.ts';
import { UiKitProvider } from '#ui-kit/UiKitProvider/index.ts';
import type { ApplicantContext } from '#web/api/contexts.ts';
import { QueryProvider } from '#web/api/query.tsx';
import { createServices, type Services, ServicesContext } from '#web/api/services.ts';
import type { AdminSession, ApplicantSession, Store, UserSession } from '#web/api/session.ts';
import { routesOf } from '#web/app/routes.tsx';
import type { Installation } from '#web/app/settings.ts';
import { createMockFetch, type MockHandlers } from '#web/mock/createMockFetch.ts';
import { Link } from '#web/navigation/Link.tsx';

/** Who looks at the screen: what the log-in page would have left behind. */
export type Visitor = (sessions: Store) => void;

const TOKEN = 'story.token';

export const asAdmin =
  (session: AdminSession): Visitor =>
  (sessions) =>
    sessions.accept('admin', session, TOKEN);

export const asUser =
  (session: UserSession): Visitor =>
  (sessions) =>
    sessions.accept('user', session, TOKEN);

export const asApplicant =
  (context: ApplicantContext, session: ApplicantSession): Visitor =>
  (sessions) =>
    sessions.accept(context, session, TOKEN);

export type ScreenProps = {
  /** The address, as the browser shows it: `/user/3/section/12`. */
  path: string;
  /** What the contract answers; see web/mock/scenarios. */
  handlers: MockHandlers;
  visitor?: Visitor;
  variant?: Installation['variant'];
};

const servicesFor = (handlers: MockHandlers, visitor: Visitor | undefined): Services => {
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
    leave: () => {},
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

/** The real page in the real shell behind the real router, with the mock contract in the place of fetch. */
export const Screen = ({ path, handlers, visitor, variant = 'Food' }: ScreenProps) => {
  const [services] = useState(() => servicesFor(handlers, visitor));
  const [router] = useState(() => {
    const settings = { cspNonce: '', environmentName: '', publicSite: '' };
    return createMemoryRouter(routesOf({ settings, variant }), { initialEntries: [path] });
  });
  useEffect(() => () => router.dispose(), [router]);
  return (
    <ServicesContext value={services}>
      <QueryProvider>
        <UiKitProvider linkComponent={Link}>
          <SnackbarProvider>
            <RouterProvider router={router} />
          </SnackbarProvider>
        </UiKitProvider>
      </QueryProvider>
    </ServicesContext>
  );
};
