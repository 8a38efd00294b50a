import { createHash } from 'node:crypto';
import { invalidField } from '#bff/core/apiError.ts';
import { pagingMessages } from '#bff/http/paging.words.ts';
import type { CursorValue, Page, PagePosition, PageRequest, SortKey } from '#bff/platform/database/paging.ts';
import type { FileChoice } from './exports/exportList.service.ts';

/**
 * The sorts a list offers: the contract's field name → its ascending keys. `-field` turns every key round.
 * Several keys make a fixed order such as "important first, then the newest".
 */
export type Sorts = { readonly [field: string]: readonly SortKey[] };

/** How a list is asked for a page. */
export type PageQuery = {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  readonly sort?: string | undefined;
};

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;

const turned = (key: SortKey): SortKey => ({ ...key, direction: key.direction === 'asc' ? 'desc' : 'asc' });

const keysOf = (sorts: Sorts, sort: string): readonly SortKey[] => {
  const field = sort.replace(/^-/, '');
  const keys = Object.hasOwn(sorts, field) ? sorts[field] : undefined;
  if (keys === undefined) throw invalidField('/query/sort', pagingMessages.sort);
  return sort.startsWith('-') ? keys.map(turned) : keys;
};

/** Ties a cursor to the order it was made in, in a few letters. */
const orderMark = (keys: readonly SortKey[]): string =>
  createHash('sha256').update(JSON.stringify(keys)).digest('base64url').slice(0, 6);

const fits = ({ type, nulls }: SortKey, value: unknown): value is CursorValue => {
  if (value === null) return nulls !== undefined;
  if (type === 'instant' || type === 'day')
    return typeof value === 'string' && !Number.isNaN(Date.parse(value));
  return typeof value === (type === 'text' ? 'string' : type);
};

const MAX_ID = 2 ** 31 - 1;

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_ID;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/** @throws INVALID_PARAMETER for a cursor that this list in this order never answered */
const decode = (cursor: string, keys: readonly SortKey[]): PagePosition => {
  const parts = parse(cursor);
  if (!Array.isArray(parts)) throw invalidField('/query/cursor', pagingMessages.cursor);
  const [mark, id, ...given]: unknown[] = parts;
  const values = keys.flatMap((key, index) => (fits(key, given[index]) ? [given[index]] : []));
  if (
    mark !== orderMark(keys) ||
    !isId(id) ||
    values.length !== keys.length ||
    given.length !== keys.length
  ) {
    throw invalidField('/query/cursor', pagingMessages.cursor);
  }
  return { id, values };
};

const encode = (position: PagePosition, keys: readonly SortKey[]): string =>
  Buffer.from(JSON.stringify([orderMark(keys), position.id, ...position.values])).toString('base64url');

/**
 * The page that a list's query asks for.
 * @param defaultSort in the contract's words, for example `-createdAt`
 * @throws INVALID_PARAMETER for an unknown sort or a foreign cursor
 */
export const pageRequestOf = (query: PageQuery, sorts: Sorts, defaultSort: string): PageRequest => {
  const keys = keysOf(sorts, query.sort ?? defaultSort);
  const limit = Math.min(Math.max(query.limit ?? DEFAULT_LIMIT, 1), MAX_LIMIT);
  return { limit, keys, after: query.cursor === undefined ? undefined : decode(query.cursor, keys) };
};

/** The body of a list. */
export const listBody = <Row, Item>(page: Page<Row>, request: PageRequest, present: (row: Row) => Item) => ({
  items: page.items.map(present),
  nextCursor: page.next === null ? null : encode(page.next, request.keys),
  total: page.total,
});

const key =
  (type: SortKey['type']) =>
  (column: string, nulls?: SortKey['nulls']): SortKey => ({ column, type, direction: 'asc', nulls });

/** Ascending sort keys by type: `byText('nameKana')`, `byInstant('lastLoginAt', 'last')`. */
export const byText = key('text');
export const byNumber = key('number');
export const byBoolean = key('boolean');
export const byInstant = key('instant');
export const byDay = key('day');

/** How a list is asked for as a file. */
export const fileOf = ({
  format,
  columns,
}: {
  readonly format: FileChoice['format'];
  readonly columns?: readonly string[];
}): FileChoice => ({ format, shown: columns });
