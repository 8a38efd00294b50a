import type { ComponentType } from 'react';
import type { Route } from '#web/router/matching.ts';

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
  /** Relative to the area; '' is the area's home. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
};

/** One row of a route table: a page that is loaded when it is first visited, in a chunk of its own. */
export const page = ({ path, load, ...options }: PageRow): Route => ({
  ...(path === '' ? { isIndex: true } : { path }),
  handle: options satisfies PageOptions,
  load,
});

const isPageOptions = (handle: unknown): handle is PageOptions =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** The options of the innermost page among the handles of what is shown. */
export const pageOptionsOf = (handles: readonly unknown[]): PageOptions | null =>
  handles.findLast(isPageOptions) ?? null;
