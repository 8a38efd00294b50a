import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, type RenderResult, render, renderHook } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { StyleSheetManager } from 'styled-components';
import { expect } from 'vitest';
import { Route } from 'wouter';
import { SnackbarProvider } from '#ui-kit/Snackbar/index.ts';
import { UiKitProvider } from '#ui-kit/UiKitProvider/index.ts';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { createQueryClient } from '#web/parts/api/query.tsx';
import { ServicesContext } from '#web/parts/api/services.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { createNavigator } from '#web/parts/router/createNavigator.ts';
import { createMemoryHistory } from '#web/parts/router/memoryHistory.ts';
import { Navigation } from '#web/parts/router/Navigation.tsx';
import type { Place } from '#web/parts/router/place.ts';
import { fillJsdomGaps } from './jsdomGaps.ts';
import { type TestServices, testServices, type Visitor } from './testServices.ts';
import { withoutActs } from './withoutActs.ts';

export type RenderOptions = {
  /** What the contract answers; see web/mock/scenarios. An operation without a handler fails the test. */
  readonly handlers?: MockHandlers;
  /** Who is logged in: `(sessions) => sessions.accept('user', mamekuraSession, 'id.secret')`. */
  readonly visitor?: Visitor;
  /** The address of the page, and the pattern of the route that reads it. */
  readonly at?: string;
  readonly route?: string;
};

/** Where the page is, and a way elsewhere: to an address, or back (-1) and on (1) among the entries of the history. */
type TestRouter = {
  readonly state: { readonly location: Place };
  readonly navigate: (to: string | number) => Promise<void>;
};

/** What a test sees besides the page: requests sent, page loads, the router. */
export type World = TestServices & { readonly router: TestRouter };

fillJsdomGaps();

// A condition is waited for, however slow the machine; only a test that fails waits so long.
configure({
  asyncUtilTimeout: 75_000,
  asyncWrapper: withoutActs,
  // A query that finds nothing yet would write the whole page into its error, several times a second until it does.
  getElementError: (message) => new Error(message ?? 'not found'),
});

let worlds: TestServices[] = [];

/** Takes the page of a test away, and what its browser kept. @throws when a request went where no mock answers */
export const endScreen = () => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
  const faults = worlds.flatMap(({ faults }) => faults.map(({ message }) => message));
  worlds = [];
  expect(faults).toEqual([]);
};

/** The tries of a read that fails follow one another at once. */
const quickClient = () => {
  const client = createQueryClient();
  const { queries, ...defaults } = client.getDefaultOptions();
  client.setDefaultOptions({ ...defaults, queries: { ...queries, retryDelay: 0 } });
  return client;
};

/** Nothing is drawn: styles lie beside the page, where jsdom need not work them out for every question about it. */
const styles = document.createElement('div');

const Providers = ({ world, children }: { world: TestServices; children: ReactNode }) => {
  const [client] = useState(quickClient);
  return (
    <ServicesContext value={world.services}>
      <QueryClientProvider client={client}>
        <UiKitProvider linkComponent={Link}>
          <StyleSheetManager target={styles}>
            <SnackbarProvider>{children}</SnackbarProvider>
          </StyleSheetManager>
        </UiKitProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
};

const routerOf = (at: string) => {
  const history = createMemoryHistory(at);
  const navigator = createNavigator(history);
  const router: TestRouter = {
    state: {
      get location() {
        return history.current();
      },
    },
    navigate: async (to) => (typeof to === 'number' ? history.go(to) : navigator.navigate(to)),
  };
  return { navigator, router };
};

const createWorld = (options: RenderOptions) => {
  const { handlers = {}, visitor, at = '/', route = '*' } = options;
  const { navigator, router } = routerOf(at);
  const world: World = { ...testServices({ handlers, visitor }), router };
  worlds.push(world);

  const wrapper = ({ children }: { children: ReactNode }) => (
    <Providers world={world}>
      <Navigation navigator={navigator} renderError={raise}>
        <Route path={route}>{children}</Route>
      </Navigation>
    </Providers>
  );
  return { world, wrapper };
};

/** No error page: what breaks fails the test. */
const raise = (error: unknown): never => {
  throw error;
};

/** Shows a part of a page in the product's own providers: the mock contract, the router in memory, the snackbar. */
export const renderWithServices = (node: ReactNode, options: RenderOptions = {}): RenderResult & World => {
  const { world, wrapper } = createWorld(options);
  return Object.assign(render(node, { wrapper }), world);
};

/** What a hook gave last, and what it is asked with next. */
type Hooked<Result, Props> = {
  readonly result: { readonly current: Result };
  readonly rerender: (props: Props) => void;
  readonly unmount: () => void;
};

/** Runs a hook in the product's own providers. `rerender` gives it other properties. */
export const renderHookWithServices = <Result, Props = void>(
  hook: (props: Props) => Result,
  { initialProps, ...options }: RenderOptions & { readonly initialProps?: NoInfer<Props> } = {},
): Hooked<Result, Props> & World => {
  const { world, wrapper } = createWorld(options);
  // Without properties the hook takes none.
  const props = { initialProps } as { initialProps: Props };
  const { result, rerender, unmount } = renderHook(hook, { ...props, wrapper });
  return { result, rerender, unmount, ...world };
};
