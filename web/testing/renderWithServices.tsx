import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, type RenderResult, render, renderHook } from '@testing-library/react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { StyleSheetManager } from 'styled-components';
import { afterEach, expect } from 'vitest';
import { SnackbarProvider } from '#ui-kit/Snackbar/index.ts';
import { UiKitProvider } from '#ui-kit/UiKitProvider/index.ts';
import { createQueryClient } from '#web/api/query.tsx';
import { ServicesContext } from '#web/api/services.ts';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { Link } from '#web/navigation/Link.tsx';
import { fillJsdomGaps } from './jsdomGaps.ts';
import { type TestServices, testServices, type Visitor } from './testServices.ts';

export type RenderOptions = {
  /** What the contract answers; see web/mock/scenarios. An operation without a handler fails the test. */
  readonly handlers?: MockHandlers;
  /** Who is logged in: `(sessions) => sessions.accept('user', mamekuraSession, 'id.secret')`. */
  readonly visitor?: Visitor;
  /** The address of the page, and the pattern of the route that reads it. */
  readonly at?: string;
  readonly route?: string;
};

type Router = ReturnType<typeof createMemoryRouter>;

/** What a test sees besides the page: requests sent, page loads, the router. */
export type World = TestServices & { readonly router: Router };

fillJsdomGaps();

// A condition is waited for, however slow the machine; only a test that fails waits so long.
configure({ asyncUtilTimeout: 20_000 });

let worlds: TestServices[] = [];

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
  const faults = worlds.flatMap(({ faults }) => faults.map(({ message }) => message));
  worlds = [];
  expect(faults).toEqual([]);
});

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

const createWorld = (options: RenderOptions): World => {
  const { handlers = {}, visitor } = options;
  const world = { ...testServices({ handlers, visitor }), router: routerOf(options) };
  worlds.push(world);
  return world;
};

/** What stands at the route: the router draws it, so that it may use the router. */
const ContentContext = createContext<ReactNode>(null);

const Content = () => useContext(ContentContext);

const routerOf = ({ at = '/', route = '*' }: RenderOptions): Router =>
  createMemoryRouter(
    [
      { path: route, element: <Content /> },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  );

const wrapperOf =
  (world: World) =>
  ({ children }: { children: ReactNode }) => (
    <ContentContext value={children}>
      <Providers world={world}>
        <RouterProvider router={world.router} />
      </Providers>
    </ContentContext>
  );

/** Shows a part of a page in the product's own providers: the mock contract, the router in memory, the snackbar. */
export const renderWithServices = (node: ReactNode, options: RenderOptions = {}): RenderResult & World => {
  const world = createWorld(options);
  return Object.assign(render(node, { wrapper: wrapperOf(world) }), world);
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
  const world = createWorld(options);
  // Without properties the hook takes none.
  const props = { initialProps } as { initialProps: Props };
  const { result, rerender, unmount } = renderHook(hook, { ...props, wrapper: wrapperOf(world) });
  return { result, rerender, unmount, ...world };
};
