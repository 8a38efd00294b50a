import {
  Component,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import { loadedOf, type Router, type RouterState } from './createRouter.ts';
import type { Route } from './matching.ts';

const RouterContext = createContext<Router | null>(null);
const StateContext = createContext<RouterState | null>(null);
const OutletContext = createContext<ReactNode>(null);

const inside = <Value,>(value: Value | null): Value => {
  if (value === null) throw new Error('this needs a RouterProvider above it');
  return value;
};

/** @throws Error outside of a RouterProvider */
export const useRouter = (): Router => inside(useContext(RouterContext));

/** What is shown now. @throws Error outside of a RouterProvider */
export const useRouterState = (): RouterState => inside(useContext(StateContext));

/** The place of the child route in a frame. */
export const Outlet = () => useContext(OutletContext);

const Shown = ({ route }: { route: Route }) => {
  const Page = loadedOf(route);
  if (Page !== undefined) return <Page />;
  return route.element ?? <Outlet />;
};

/** The routes of a match in one another, the outermost first. */
const Nested = ({ routes }: { routes: readonly Route[] }) => {
  const [route, ...inner] = routes;
  if (route === undefined) return null;
  return (
    <OutletContext value={<Nested routes={inner} />}>
      <Shown route={route} />
    </OutletContext>
  );
};

type BoundaryProps = {
  readonly location: RouterState['location'];
  readonly renderError: (error: unknown) => ReactNode;
  readonly children: ReactNode;
};
type BoundaryState = { readonly failure: { readonly error: unknown } | null; readonly location: unknown };

/** Shows the error until the visitor goes elsewhere. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { location }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    return location === state.location ? null : { failure: null, location };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.renderError(failure.error);
  }
}

type RouterProviderProps = {
  readonly router: Router;
  /** What is shown for a page that could not be loaded, or that broke. */
  readonly renderError: (error: unknown) => ReactNode;
};

/** Shows the page of the address; nothing until the first one has been loaded. */
export const RouterProvider = ({ router, renderError }: RouterProviderProps) => {
  const [state, setState] = useState(router.getState);
  useLayoutEffect(() => {
    const take = () => startTransition(() => setState(router.getState()));
    take();
    return router.subscribe(take);
  }, [router]);
  if (state === null) return null;
  return (
    <RouterContext value={router}>
      <StateContext value={state}>
        <Boundary location={state.location} renderError={renderError}>
          {'error' in state ? renderError(state.error) : <Nested routes={state.match?.routes ?? []} />}
        </Boundary>
      </StateContext>
    </RouterContext>
  );
};
