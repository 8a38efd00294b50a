import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { AREAS, pagePatternOf } from '../../web/app/routes/areas.ts';
import type { SweepPerson } from './people.ts';

/** The patterns of every page of an area, in the order in which the router tries them. */
export const patternsOf = async (areaPath: string): Promise<readonly string[]> => {
  const area = AREAS.find(({ path }) => path === areaPath);
  if (area === undefined) throw new Error(`no area ${areaPath}`);
  const { pages } = await area.part.load();
  return pages.map((page) => pagePatternOf(area, page).replace(/\/$/, ''));
};

/** The page that the router shows at an address. */
export const patternAt = (patterns: readonly string[], pathname: string): string | undefined =>
  patterns.find((pattern) => matchRoute(parse, pattern, pathname)[0]);

/** The address of a pattern whose only parameter is the person's own project; null where it names a record. */
export const ownAddress = (pattern: string, { projectId }: SweepPerson): string | null => {
  const address = projectId === undefined ? pattern : pattern.replace(':projectId', String(projectId));
  return address.includes(':') ? null : address;
};
