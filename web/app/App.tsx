import { use, useMemo } from 'react';
import { RouterProvider } from 'react-router/dom';
import { SnackbarProvider } from '#ui-kit/Snackbar/index.ts';
import { UiKitProvider } from '#ui-kit/UiKitProvider/index.ts';
import { QueryProvider } from '#web/api/query.tsx';
import { Link } from '#web/navigation/Link.tsx';
import { useHasKeys } from '#web/shortcuts/keys.ts';
import { createRouter } from './routes.tsx';
import type { Installation } from './settings.ts';

type AppProps = Installation & {
  /** Resolves when the sessions of this browser have been asked for; started before the app was loaded. */
  readonly restored: Promise<void>;
};

/** The application behind the log-in boundary. */
export const App = ({ settings, variant, restored }: AppProps) => {
  use(restored);
  const hasKeys = useHasKeys();
  const router = useMemo(() => createRouter({ settings, variant }), [settings, variant]);
  return (
    <QueryProvider>
      <UiKitProvider linkComponent={Link} hasShortcuts={hasKeys}>
        <SnackbarProvider>
          <RouterProvider router={router} />
        </SnackbarProvider>
      </UiKitProvider>
    </QueryProvider>
  );
};
