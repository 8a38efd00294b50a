import { type ComponentType, createContext, useContext } from 'react';
import { createLazy, type Lazy } from '#web/parts/lazy/createLazy.ts';

/** What a page asks of the frame around it. */
export type PageOptions = {
  /** Title of the window and, until the page draws its own, the name announced after navigation. */
  readonly title: string;
  /** Shown to visitors who are not logged in too (spec 2 "Access and redirects"). */
  readonly allowsNoAuth?: boolean;
  /** Shown to them too when the address carries this query parameter: a link of a mail that is used once. */
  readonly allowsNoAuthWith?: string;
  /** The page draws its own bar on small windows (spec 2 "Shell layout"). */
  readonly withoutToolbar?: boolean;
  /** The page ends at the edge of the window (spec 2 "Shell layout"). */
  readonly withoutBottomPadding?: boolean;
  /** The page takes the whole room: a review desk. */
  readonly withoutPadding?: boolean;
};

type PageRow = PageOptions & {
  /** A pattern of wouter below that of the area; '' is the area's home. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
};

/** A row of a table of pages. The first one that fits is shown: `project/new` stands above `project/:id`. */
export type Page = {
  readonly path: string;
  readonly options: PageOptions;
  readonly part: Lazy<ComponentType>;
};

/** One row of a table: a page that is loaded when it is first visited, in a chunk of its own. */
export const page = ({ path, load, ...options }: PageRow): Page => ({
  path,
  options,
  part: createLazy(load),
});

/** What the page of the address asks; null where none is. */
export const PageContext = createContext<PageOptions | null>(null);

export const usePageOptions = (): PageOptions | null => useContext(PageContext);
