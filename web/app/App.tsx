import { use, useMemo } from 'react';
import { SnackbarProvider } from '#ui-kit/Snackbar/index.ts';
import { UiKitProvider } from '#ui-kit/UiKitProvider/index.ts';
import { QueryProvider } from '#web/api/query.tsx';
import { Link } from '#web/navigation/Link.tsx';
import { createRouter } from '#web/router/createRouter.ts';
import { createBrowserHistory } from '#web/router/history.ts';
import { RouterProvider } from '#web/router/RouterProvider.tsx';
import { useHasKeys } from '#web/shortcuts/keys.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { routesOf } from './routes.tsx';
import type { Installation } from './settings.ts';

type AppProps = Installation & {
  /** Resolves when the sessions of this browser have been asked for; started before the app was loaded. */
  readonly restored: Promise<void>;
};

/** The application behind the log-in boundary. */
export const App = ({ settings, variant, restored }: AppProps) => {
  use(restored);
  const hasKeys = useHasKeys();
  const router = useMemo(
    () => createRouter(createBrowserHistory(window), routesOf({ settings, variant })),
    [settings, variant],
  );
  return (
    <QueryProvider>
      <UiKitProvider linkComponent={Link} hasShortcuts={hasKeys}>
        <SnackbarProvider>
          <RouterProvider router={router} renderError={(error) => <ErrorPage error={error} />} />
        </SnackbarProvider>
      </UiKitProvider>
    </QueryProvider>
  );
};
