import { use, useState } from 'react';
import { SnackbarProvider } from '#ui-kit/Snackbar/index.ts';
import { UiKitProvider } from '#ui-kit/UiKitProvider/index.ts';
import { QueryProvider } from '#web/parts/api/query.tsx';
import { Link } from '#web/parts/navigation/Link.tsx';
import { createNavigator } from '#web/parts/router/createNavigator.ts';
import { createBrowserHistory } from '#web/parts/router/history.ts';
import { Navigation } from '#web/parts/router/Navigation.tsx';
import { useHasKeys } from '#web/parts/shortcuts/keys.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { Pages } from './Pages.tsx';
import { prepareAt } from './routes/areas.ts';
import { StorageNotice } from './StorageNotice.tsx';
import type { Installation } from './settings.ts';

type AppProps = Installation & {
  /** Resolves when the sessions of this browser have been asked for; started before the app was loaded. */
  readonly restored: Promise<void>;
  /** The browser refuses storage. */
  readonly keepsNothing: boolean;
};

/** The application behind the log-in boundary. */
export const App = ({ settings, variant, restored, keepsNothing }: AppProps) => {
  use(restored);
  const hasKeys = useHasKeys();
  const [navigator] = useState(() => createNavigator(createBrowserHistory(window), prepareAt));
  return (
    <QueryProvider>
      <UiKitProvider linkComponent={Link} hasShortcuts={hasKeys}>
        <SnackbarProvider>
          {keepsNothing && <StorageNotice />}
          <Navigation navigator={navigator} renderError={(error) => <ErrorPage error={error} />}>
            <Pages settings={settings} variant={variant} />
          </Navigation>
        </SnackbarProvider>
      </UiKitProvider>
    </QueryProvider>
  );
};
