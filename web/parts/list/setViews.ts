import { withParams } from './listAddress.ts';
import type { WorkCount } from './useWorkCounts.ts';

/* The tabs of a list: sets of rows with their number and address, as the server counts them. */

/** One of them, by the word of the list. */
export type RowSet = {
  readonly key: WorkCount['key'];
  readonly label: string;
  /** Of applications: each family has the same sets. */
  readonly family?: NonNullable<WorkCount['family']>;
};

/** How the rows are shown, not which: goes along to another set. */
const LOOKS = ['density', 'show', 'hide', 'view'] as const;

const searchOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1]);

/** The address of a set, shown the way the list is shown now. @param params of the list now */
export const setHref = (address: string, params: URLSearchParams): string => {
  const next = withParams(
    searchOf(address),
    Object.fromEntries(LOOKS.map((name) => [name, params.getAll(name)])),
  ).toString();
  return next === '' ? address : `${address.split('?')[0]}?${next}`;
};

const conditionsIn = (params: URLSearchParams, names: readonly string[]): string =>
  [...params]
    .filter(([name]) => names.includes(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');

/**
 * The set whose conditions are those of the address, whatever round and search narrow it further; undefined when
 * somebody chose others.
 * @param names of the conditions that make a set
 */
export const currentSet = (
  counts: readonly WorkCount[],
  params: URLSearchParams,
  names: readonly string[],
): WorkCount | undefined => {
  const wanted = conditionsIn(params, names);
  return counts.find(({ query }) => conditionsIn(searchOf(query), names) === wanted);
};
