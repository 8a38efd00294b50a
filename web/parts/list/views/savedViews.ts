import type { GridColumnChoice } from '#ui-kit/DataGrid/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { columnsChange, type ListShape, withParams } from '../listAddress.ts';

/** A view of a list that somebody saved: the part of its address that says which rows and columns. */
export type SavedView = components['schemas']['ListView'];
export type ListName = components['schemas']['ListName'];

/** What every list keeps beside its conditions; the row height is a habit of the person, the page is gone tomorrow. */
const KEPT = ['list', 'view', 'q', 'sort', 'show', 'hide'];

type Conditions = Pick<ListShape<string>, 'filters' | 'others'>;

/**
 * What is saved of the address of a list.
 * @param columns those of a list that keeps them elsewhere than in its address
 */
export const searchToSave = (
  params: URLSearchParams,
  { filters, others = [] }: Conditions,
  columns?: GridColumnChoice,
): string => {
  const names = [...KEPT, ...filters, ...others];
  const kept = new URLSearchParams(
    [...params].filter(([name, value]) => names.includes(name) && value !== ''),
  );
  const hasColumns = kept.has('show') || kept.has('hide');
  return (columns === undefined || hasColumns ? kept : withParams(kept, columnsChange(columns))).toString();
};

/** The same without how the rows are shown: which rows alone. */
export const conditionsToSave = (params: URLSearchParams, conditions: Conditions): string =>
  withParams(new URLSearchParams(searchToSave(params, conditions)), {
    sort: [],
    show: [],
    hide: [],
  }).toString();

/** Whether an address sets every condition of a view, narrowed further or not. */
export const hasConditionsOf = (href: string, search: string): boolean => {
  const said = new URLSearchParams(href.split('?')[1]);
  return [...new URLSearchParams(search)].every(([name, value]) => said.getAll(name).includes(value));
};

/** Whether two of them open the same, in whatever order they are written. */
export const isSameSearch = (one: string, other: string): boolean => {
  const sorted = (search: string) => [...new URLSearchParams(search)].map((pair) => pair.join('=')).sort();
  return sorted(one).join('&') === sorted(other).join('&');
};

/** The address of a view on this page, in the row height of now. */
export const viewHref = (pathname: string, search: string, params: URLSearchParams): string => {
  const next = withParams(new URLSearchParams(search), { density: params.getAll('density') }).toString();
  return next === '' ? pathname : `${pathname}?${next}`;
};

/** The address of all rows beside a default view: bare, it would open the default. Its order says that it was meant. */
export const meantHref = (pathname: string, href: string, defaultSort: string): string =>
  href === pathname ? `${href}?sort=${defaultSort}` : href;
