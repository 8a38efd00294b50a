import { expect, it } from 'vitest';
import { loadContractDocument } from '#bff/core/contractDocument.ts';

type Json = Readonly<Record<string, unknown>>;
type Place = { readonly where: string; readonly record: Json };

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const recordsIn = (value: unknown, where: string): Place[] => {
  if (!isRecord(value)) return [];
  const inside = Object.entries(value).flatMap(([key, child]) => recordsIn(child, `${where}/${key}`));
  return [{ where, record: value }, ...inside];
};

/** Every object that an example of the contract holds: what `npm run mock` answers partners with. */
const exampled = recordsIn(loadContractDocument(), '#').filter(({ where }) => /\/examples?\//.test(where));

it('an example of a list without a next page has as many rows as it counts', () => {
  const wrong = exampled.filter(
    ({ record: { items, nextCursor, total } }) =>
      Array.isArray(items) && nextCursor === null && typeof total === 'number' && items.length !== total,
  );
  expect(wrong.map(({ where }) => where)).toEqual([]);
});

it('an example of an application resembles others, never itself', () => {
  const wrong = exampled.filter(
    ({ record: { id, similarApplicationIds: similar } }) => Array.isArray(similar) && similar.includes(id),
  );
  expect(wrong.map(({ where }) => where)).toEqual([]);
});
