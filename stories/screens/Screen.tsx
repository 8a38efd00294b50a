import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SnackbarProvider } from '#ui-kit/Snackbar/index.ts';
import { UiKitProvider } from '#ui-kit/UiKitProvider/index.ts';
import type { ApplicantContext } from '#web/api/contexts.ts';
import { QueryProvider } from '#web/api/query.tsx';
import { ServicesContext } from '#web/api/services.ts';
import type { AdminSession, ApplicantSession, UserSession } from '#web/api/sessionState.ts';
import { routesOf } from '#web/app/routes.tsx';
import type { Installation } from '#web/app/settings.ts';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { Link } from '#web/navigation/Link.tsx';
import { useHasKeys } from '#web/shortcuts/keys.ts';
import { storyServices, type Visitor } from './storyServices.ts';

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
  /** Called instead of a page load: after log-out, or when the guard sends the visitor to the log-in. */
  leave?: (href: string) => void;
};

/** The tries of a read that fails follow one another without the seconds of the product between them. */
const QuickTries = ({ children }: { children: ReactNode }) => {
  const client = useQueryClient();
  useState(() => {
    const defaults = client.getDefaultOptions();
    client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });
  });
  return children;
};

/** The real page in the real shell behind the real router, with the mock contract in the place of fetch. */
export const Screen = ({ path, handlers, visitor, variant = 'Food', leave }: ScreenProps) => {
  const [services] = useState(() => storyServices({ handlers, visitor, leave }));
  const hasKeys = useHasKeys();
  const [router] = useState(() => {
    const settings = { cspNonce: '', environmentName: '', publicSite: '' };
    return createMemoryRouter(routesOf({ settings, variant }), { initialEntries: [path] });
  });
  useEffect(() => () => router.dispose(), [router]);
  return (
    <ServicesContext value={services}>
      <QueryProvider>
        <QuickTries>
          <UiKitProvider linkComponent={Link} hasShortcuts={hasKeys}>
            <SnackbarProvider>
              <RouterProvider router={router} />
            </SnackbarProvider>
          </UiKitProvider>
        </QuickTries>
      </QueryProvider>
    </ServicesContext>
  );
};
