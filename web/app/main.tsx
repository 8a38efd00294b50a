import { lazy, type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { GlobalStyle } from '#ui-kit/tokens/index.ts';
import { takeReason } from '#web/parts/api/invalidReason.ts';
import { ServicesContext } from '#web/parts/api/services.ts';
import { authRouteOf, isProviderReturn, loginPathOf } from '#web/parts/navigation/authRoute.ts';
import { variantOf } from '#web/parts/navigation/variant.ts';
import { createBrowserServices } from './browserServices.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { provideStorage } from './provideStorage.ts';
import { purgeOfflineData } from './purgeOfflineData.ts';
import { restoreSessions } from './session/restoreSessions.ts';
import { hasLoginProviders, readSettings, type Settings } from './settings.ts';

// Two applications behind one address: the pages in front of the log-in boundary are small and know no router, no
// menu and no grid. The server names the scripts of the one that the address asks for in the head of the page, so
// that they come together with this one.
const AuthApp = lazy(async () => ({ default: (await import('./AuthApp.tsx')).AuthApp }));
const App = lazy(async () => ({ default: (await import('./App.tsx')).App }));

type GroundProps = {
  readonly settings: Settings;
  readonly services: ReturnType<typeof createBrowserServices>;
  readonly children: ReactNode;
};

/** What both applications stand on. */
const Ground = ({ settings, services, children }: GroundProps) => (
  <StrictMode>
    <StyleSheetManager nonce={settings.cspNonce === '' ? undefined : settings.cspNonce}>
      <GlobalStyle />
      <ErrorBoundary>
        <ServicesContext value={services}>
          <Suspense fallback={null}>{children}</Suspense>
        </ServicesContext>
      </ErrorBoundary>
    </StyleSheetManager>
  </StrictMode>
);

const start = (root: HTMLElement): void => {
  const keepsNothing = provideStorage(window);
  const { location, sessionStorage, history } = window;
  const { search } = location;
  const settings = readSettings(document);
  const services = createBrowserServices(window, settings);
  const variant = variantOf(location.host);
  const route = authRouteOf(location.pathname);
  // What a provider has added to the address is good once, and nothing that a bookmark or a reload should have.
  if (route !== null && isProviderReturn(route)) history.replaceState(null, '', loginPathOf(route));
  // On each page load (spec 4). The log-in pages do not wait for it and work without its answer.
  const restored = restoreSessions(services.sessions, {
    storage: window.localStorage,
    pathname: location.pathname,
  });
  restored.then(() => purgeOfflineData(services.sessions, window)).catch(() => undefined);
  createRoot(root).render(
    <Ground settings={settings} services={services}>
      {route === null ? (
        <App settings={settings} variant={variant} restored={restored} keepsNothing={keepsNothing} />
      ) : (
        <AuthApp
          route={route}
          search={search}
          variant={variant}
          reason={takeReason(sessionStorage)}
          hasProviders={hasLoginProviders(document)}
        />
      )}
    </Ground>,
  );
};

const root = document.getElementById('root');
if (root !== null) start(root);
