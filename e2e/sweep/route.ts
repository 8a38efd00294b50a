import type { SweepPerson } from './people.ts';
import { ownAddress, patternAt } from './routePatterns.ts';

/** Addresses that somebody saw a link to, by pattern: who sees no link tries what others see. */
export type KnownAddresses = Map<string, string>;

/** What a link to another tab or view of a page carries; everything else in a query chooses among rows. */
const VIEWS: ReadonlySet<string> = new Set(['tab', 'view', 'list']);

/** The tab or view that an address names, whichever rows it chooses in it; empty for a page as it opens. */
const viewOf = ({ searchParams }: URL): string =>
  [...searchParams]
    .filter(([name]) => VIEWS.has(name))
    .map((pair) => pair.join('='))
    .join('&');

type RouteOptions = {
  readonly patterns: readonly string[];
  readonly person: SweepPerson;
  readonly known: KnownAddresses;
  readonly withViews: boolean;
};

/** The way of a person through the pages of an area, found while walking. */
export const createRoute = ({ patterns, person, known, withViews }: RouteOptions) => {
  const left = new Set(patterns);
  const linked = new Map<string, string>();
  const views = new Map<string, string>();
  const seenViews = new Set<string>();

  const nextPage = (addressOf: (pattern: string) => string | undefined | null): string | undefined => {
    for (const pattern of left) {
      const address = addressOf(pattern);
      if (address === undefined || address === null) continue;
      left.delete(pattern);
      return address;
    }
    return undefined;
  };

  const nextView = (): string | undefined => {
    const [view, address] = [...views].find(([name]) => !seenViews.has(name)) ?? [];
    if (view !== undefined) seenViews.add(view);
    return address;
  };

  return {
    /** @returns the address to open next; undefined at the end */
    next: (): string | undefined =>
      nextPage((pattern) => ownAddress(pattern, person) ?? linked.get(pattern)) ??
      nextView() ??
      nextPage((pattern) => known.get(pattern)),
    /** @param from address of the page that was opened @param hrefs of its links */
    addLinks: (from: string, hrefs: readonly string[]): void => {
      for (const href of hrefs) {
        const target = new URL(href, from);
        const { pathname, search } = target;
        const pattern = patternAt(patterns, pathname);
        if (pattern === undefined) continue;
        if (!linked.has(pattern)) linked.set(pattern, pathname);
        if (!known.has(pattern)) known.set(pattern, pathname);
        const view = viewOf(target);
        const name = `${pathname}?${view}`;
        if (withViews && pathname === new URL(from).pathname && view !== '' && !views.has(name))
          views.set(name, `${pathname}${search}`);
      }
    },
  };
};
