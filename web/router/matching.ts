import type { ComponentType, ReactNode } from 'react';

/** A row of the table of pages. Paths of children continue that of their parent. */
export type Route = {
  /** Relative to the parent: `project/:id`; `*` takes whatever is left. Without one, a frame around its children. */
  readonly path?: string;
  /** The page at the parent's own address. */
  readonly isIndex?: boolean;
  readonly element?: ReactNode;
  /** Loads what is shown, when the page is first visited. */
  readonly load?: () => Promise<ComponentType>;
  /** Whatever those who look at the matches want to know of the page. */
  readonly handle?: unknown;
  readonly children?: readonly Route[];
  /** Loads the children instead, when an address below the path is first visited. */
  readonly loadChildren?: () => Promise<readonly Route[]>;
};

/** Children that were loaded once are there at once. */
const loadedChildren = new WeakMap<Route, readonly Route[]>();

/** Whether its children are still to be loaded. */
export const isClosed = (route: Route): boolean =>
  route.loadChildren !== undefined && !loadedChildren.has(route);

/** Loads the children of routes that were matched without them. @returns whether there were any */
export const openRoutes = async (routes: readonly Route[]): Promise<boolean> => {
  const closed = routes.filter(isClosed);
  for (const route of closed) {
    if (route.loadChildren !== undefined) loadedChildren.set(route, await route.loadChildren());
  }
  return closed.length > 0;
};

export type Params = Readonly<Record<string, string | undefined>>;

/** What an address shows: the routes from the outermost frame to the page, and what its path says. */
export type Match = { readonly routes: readonly Route[]; readonly params: Params };

type Branch = { readonly routes: readonly Route[]; readonly pattern: RegExp; readonly score: number };

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const patternOf = (segment: string): string => {
  if (segment === '*') return '(?:/(?<rest>.*))?';
  return segment.startsWith(':') ? `/(?<${segment.slice(1)}>[^/]+)` : `/${escaped(segment)}`;
};

const STATIC = 10;
const DYNAMIC = 3;
const REST = -2;

const scoreOf = (segment: string): number => {
  if (segment === '*') return REST;
  return segment.startsWith(':') ? DYNAMIC : STATIC;
};

const branchOf = (routes: readonly Route[], segments: readonly string[]): Branch => ({
  routes,
  pattern: new RegExp(`^${segments.map(patternOf).join('')}/?$`, 'i'),
  score: segments.reduce((sum, segment) => sum + 1 + scoreOf(segment), routes.at(-1)?.isIndex ? 2 : 0),
});

const branchesOf = (
  routes: readonly Route[],
  above: readonly Route[] = [],
  segments: readonly string[] = [],
): Branch[] =>
  routes.flatMap((route) => {
    const line = [...above, route];
    const path = [...segments, ...segmentsOf(route.path ?? '')];
    const children = route.children ?? loadedChildren.get(route);
    if (children !== undefined) return branchesOf(children, line, path);
    if (isClosed(route)) return [branchOf(line, [...path, '*'])];
    return [branchOf(line, path)];
  });

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const paramsOf = (groups: Readonly<Record<string, string | undefined>> = {}): Params =>
  Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, value === undefined ? value : decoded(value)]),
  );

/**
 * Prepares a table of pages. The most exact route wins, whatever its place in the table: `project/new` before
 * `project/:id` before `*`.
 * @returns what an address shows; null when no route fits
 */
export const createMatcher = (routes: readonly Route[]): ((pathname: string) => Match | null) => {
  const branches = branchesOf(routes).sort((a, b) => b.score - a.score);
  return (pathname) => {
    for (const branch of branches) {
      const found = branch.pattern.exec(pathname);
      if (found !== null) return { routes: branch.routes, params: paramsOf(found.groups) };
    }
    return null;
  };
};
