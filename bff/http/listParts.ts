import { createHash } from 'node:crypto';
import { invalidField } from '#bff/core/apiError.ts';
import type { MountedOperation } from '#bff/core/contractDocument.ts';
import type { AnyRequest } from './anyRequest.ts';
import { pagingMessages } from './paging.words.ts';
import type { Reply } from './reply.ts';

type Item = Readonly<Record<string, unknown>>;
type List = { readonly items: readonly Item[] };

const isList = (body: unknown): body is List =>
  typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items);

/** Enough letters of a SHA-256 that no two items share them. */
const CURSOR_LETTERS = 22;

/**
 * A cursor names the item after which the next part begins. It is a hash of the list, as it was asked for, and of what
 * tells the item apart: what a stranger sends is compared with the cursors of the items, and never read.
 */
const cursorsOf = (list: readonly unknown[], partsBy: readonly string[]) => (item: Item) =>
  createHash('sha256')
    .update(JSON.stringify([list, partsBy.map((name) => item[name])]))
    .digest('base64url')
    .slice(0, CURSOR_LETTERS);

/** @throws INVALID_PARAMETER for a cursor of another list, and for one whose item is gone */
const after = (
  items: readonly Item[],
  cursor: unknown,
  cursorOf: (item: Item) => string,
): readonly Item[] => {
  if (cursor === undefined) return items;
  const index = items.findIndex((item) => cursorOf(item) === cursor);
  if (index < 0) throw invalidField('/query/cursor', pagingMessages.cursor);
  return items.slice(index + 1);
};

/**
 * What was asked for of a list that its handler answers whole: all of it, or with `limit` and `cursor` a part.
 * @throws INVALID_PARAMETER for a cursor that this list did not answer
 */
export const partOf = (
  { operationId, partsBy }: MountedOperation,
  { path, query: { limit, cursor, ...conditions } }: Pick<AnyRequest, 'path' | 'query'>,
  reply: Reply<unknown>,
): Reply<unknown> => {
  const isAsked = limit !== undefined || cursor !== undefined;
  if (!isAsked || partsBy === undefined || reply.kind !== 'json' || !isList(reply.body)) return reply;
  const cursorOf = cursorsOf([operationId, path, Object.entries(conditions).sort()], partsBy);
  const rest = after(reply.body.items, cursor, cursorOf);
  const items = rest.slice(0, limit === undefined ? rest.length : Number(limit));
  const last = items.length < rest.length ? items.at(-1) : undefined;
  return { ...reply, body: { ...reply.body, items, nextCursor: last === undefined ? null : cursorOf(last) } };
};
