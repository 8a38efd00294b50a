import { type ReactNode, useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { SnackbarProvider } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { UiKitProvider } from '#ui-kit/UiKitProvider/index.ts';
import type { Installation } from '#web/app/settings.ts';
import { AdminShell } from '#web/app/shell/AdminShell.tsx';
import { ApplicationShell } from '#web/app/shell/ApplicationShell.tsx';
import { UserShell } from '#web/app/shell/UserShell.tsx';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { QueryProvider } from '#web/parts/api/query.tsx';
import { ServicesContext } from '#web/parts/api/services.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { createNavigator } from '#web/parts/router/createNavigator.ts';
import { createMemoryHistory } from '#web/parts/router/memoryHistory.ts';
import { Navigation } from '#web/parts/router/Navigation.tsx';
import { storyServices, type Visitor } from '../storyServices.ts';

const SHELLS = { admin: AdminShell, user: UserShell, application: ApplicationShell } as const;

export type ShellFrameProps = {
  area: keyof typeof SHELLS;
  /** The address decides which entry of the menu is marked. */
  path: string;
  visitor?: Visitor;
  handlers?: MockHandlers;
  variant?: Installation['variant'];
  /** Shown in the drawer outside production. */
  environmentName?: string;
  /** What the page does beside what it shows. */
  content?: ReactNode;
  /** Called instead of the page load of a log-out. */
  leave?: (href: string) => void;
};

const page = (
  <>
    <PageHeader title="ページの見出し" />
    <Text>ここにページの内容が入ります。</Text>
  </>
);

/** The real shell of an area around a page without content, so that only the shell can fail. */
export const ShellFrame = ({
  area,
  path,
  visitor,
  handlers = {},
  variant = 'Food',
  environmentName = '',
  content = null,
  leave,
}: ShellFrameProps) => {
  const [services] = useState(() =>
    storyServices({ handlers, visitor, leave, here: () => new URL(path, location.origin) }),
  );
  const Shell = SHELLS[area];
  const settings = { cspNonce: '', environmentName, publicSite: '' };
  return (
    <ServicesContext value={services}>
      <QueryProvider>
        <UiKitProvider linkComponent={Link}>
          <SnackbarProvider>
            <AtPath path={path}>
              <Shell settings={settings} variant={variant}>
                {page}
                {content}
              </Shell>
            </AtPath>
          </SnackbarProvider>
        </UiKitProvider>
      </QueryProvider>
    </ServicesContext>
  );
};

const AtPath = ({ path, children }: { path: string; children: ReactNode }) => {
  const [navigator] = useState(() => createNavigator(createMemoryHistory(path)));
  useEffect(() => navigator.dispose, [navigator]);
  return (
    <Navigation navigator={navigator} renderError={() => null}>
      <Switch>
        {['/user/:projectId/*?', '*'].map((pattern) => (
          <Route key={pattern} path={pattern}>
            {children}
          </Route>
        ))}
      </Switch>
    </Navigation>
  );
};
