import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { SnackbarProvider } from '#ui-kit/Snackbar/index.ts';
import { UiKitProvider } from '#ui-kit/UiKitProvider/index.ts';
import { AuthApp } from '#web/app/AuthApp.tsx';
import { ErrorPage } from '#web/app/ErrorPage.tsx';
import { Pages } from '#web/app/Pages.tsx';
import { prepareAt } from '#web/app/routes/areas.ts';
import type { Installation } from '#web/app/settings.ts';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import type { ApplicantContext } from '#web/parts/api/contexts.ts';
import { type ReasonMemory, takeReason } from '#web/parts/api/invalidReason.ts';
import { QueryProvider } from '#web/parts/api/query.tsx';
import { ServicesContext } from '#web/parts/api/services.ts';
import type { AdminSession, ApplicantSession, UserSession } from '#web/parts/api/sessionState.ts';
import { type AuthRoute, authRouteOf } from '#web/parts/navigation/authRoute.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { createNavigator } from '#web/parts/router/createNavigator.ts';
import { createMemoryHistory } from '#web/parts/router/memoryHistory.ts';
import { Navigation } from '#web/parts/router/Navigation.tsx';
import { useHasKeys } from '#web/parts/shortcuts/keys.ts';
import { longNames } from '../view/longNames.ts';
import { hasRoles, useStoryView } from '../view/storyView.ts';
import { storyMemory, storyServices, type Visitor } from './storyServices.ts';

const TOKEN = 'story.token';
const SETTINGS = { cspNonce: '', environmentName: '', publicSite: '' };

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
  /** The address, as the browser shows it: `/user/5/section/12`. */
  path: string;
  /** What the contract answers; see web/mock/scenarios. */
  handlers: MockHandlers;
  visitor?: Visitor;
  variant?: Installation['variant'];
  /** Called instead of a page load: after log-out, or when the guard sends the visitor to the log-in. Without it
   * the log-in page is shown. */
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

type Place = { readonly route: AuthRoute; readonly search: string };

/** The page in front of the log-in boundary that an address leads to; null for every other. */
const placeOf = (href: string): Place | null => {
  const { pathname, search } = new URL(href, 'http://mock.invalid');
  const route = authRouteOf(pathname);
  return route === null ? null : { route, search };
};

/** The services and the navigator of one story; a page load that leads to a log-in page ends at `onArrive`. */
const useStoryApp = (
  { path, handlers, visitor, leave }: ScreenProps,
  onArrive: (place: Place | null) => void,
) => {
  const { role, hasLongNames } = useStoryView();
  const [memory] = useState(storyMemory);
  const [navigator] = useState(() => createNavigator(createMemoryHistory(path), prepareAt));
  const [services] = useState(() =>
    storyServices({
      handlers: hasLongNames ? longNames(handlers) : handlers,
      visitor: role !== null && hasRoles(path) ? asAdmin(adminSession(role)) : visitor,
      memory,
      here: () => navigator.getShown()?.place ?? new URL(path, 'http://mock.invalid'),
      leave: leave ?? ((href) => onArrive(placeOf(href))),
    }),
  );
  useEffect(() => navigator.dispose, [navigator]);
  return { memory, navigator, services };
};

/**
 * The real page in the real shell behind the real router, with the mock contract in the place of fetch. Where the
 * product sends the visitor to a log-in page, the story shows that page.
 */
export const Screen = (props: ScreenProps) => {
  const { variant: own = 'Food' } = props;
  const variant = useStoryView().variant ?? own;
  const [door, setDoor] = useState<Place | null>(null);
  const { memory, navigator, services } = useStoryApp(props, setDoor);
  const hasKeys = useHasKeys();
  return (
    <ServicesContext value={services}>
      {door === null ? (
        <QueryProvider>
          <QuickTries>
            <UiKitProvider linkComponent={Link} hasShortcuts={hasKeys}>
              <SnackbarProvider>
                <Navigation navigator={navigator} renderError={(error) => <ErrorPage error={error} />}>
                  <Pages settings={SETTINGS} variant={variant} />
                </Navigation>
              </SnackbarProvider>
            </UiKitProvider>
          </QuickTries>
        </QueryProvider>
      ) : (
        <LogIn {...door} variant={variant} memory={memory} />
      )}
    </ServicesContext>
  );
};

type LogInProps = Place & { readonly variant: Installation['variant']; readonly memory: ReasonMemory };

/** The reason is taken once, as on a page load. */
const LogIn = ({ memory, ...place }: LogInProps) => {
  const [reason] = useState(() => takeReason(memory));
  return <AuthApp {...place} reason={reason} />;
};
