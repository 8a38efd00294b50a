import type { ComponentType, ReactNode } from 'react';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { createLazy, type Lazy } from '#web/parts/lazy/createLazy.ts';
import type { Installation } from '../settings.ts';
import type { Page } from './page.ts';

/** Shell and pages of one kind of user, in one script: nobody needs the menus and tables of the others. */
type AreaScript = {
  readonly Shell: ComponentType<Installation & { children: ReactNode }>;
  readonly pages: readonly Page[];
};

export type Area = { readonly path: string; readonly part: Lazy<AreaScript> };

const area = (path: string, load: () => Promise<AreaScript>): Area => ({ path, part: createLazy(load) });

export const AREAS: readonly Area[] = [
  area('/admin', () => import('./adminArea.ts')),
  area('/user/:projectId', () => import('./userArea.ts')),
  area('/application', () => import('./applicationArea.ts')),
];

/** The pattern of all that lies in an area. */
export const patternOf = ({ path }: Area): string => `${path}/*?`;

/** The pattern of a page of an area. */
export const pagePatternOf = ({ path }: Area, page: Page): string => `${path}/${page.path}`;

const isAt = (pattern: string, pathname: string): boolean => matchRoute(parse, pattern, pathname)[0];

const areaAt = (pathname: string): Area | undefined => AREAS.find((one) => isAt(patternOf(one), pathname));

const pageIn = (here: Area, { pages }: AreaScript, pathname: string): Page | undefined =>
  pages.find((one) => isAt(pagePatternOf(here, one), pathname));

/** The page of an address, as far as the table of its area has been loaded. */
export const pageAt = (pathname: string): Page | null => {
  const here = areaAt(pathname);
  const script = here?.part.loaded();
  return (here && script && pageIn(here, script, pathname)) ?? null;
};

const fetchPage = async (here: Area, pathname: string): Promise<void> => {
  await pageIn(here, await here.part.load(), pathname)?.part.load();
};

/** Loads area and page of an address. @returns nothing when they are there */
export const prepareAt = (pathname: string): Promise<void> | undefined => {
  const here = areaAt(pathname);
  if (here === undefined) return undefined;
  const isThere = here.part.loaded() !== null && pageAt(pathname)?.part.loaded() !== null;
  return isThere ? undefined : fetchPage(here, pathname);
};
