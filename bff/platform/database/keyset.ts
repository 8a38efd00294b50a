import type { CursorValue, PagePosition, PageRequest, SortKey } from './paging.ts';

/*
 * Which rows come after a position, in no dialect: prismaPaging.ts says it to Prisma, sqlPaging.ts in SQL.
 */

/** `id` is compared as well, and is no sort key. */
export type ComparedColumn = Pick<SortKey, 'column' | 'type'>;

/** What a row has to fulfil. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | {
      readonly of: ComparedColumn;
      readonly is: '=' | '>' | '<' | '>=' | '<=';
      readonly value: string | number | boolean;
    }
  | { readonly of: ComparedColumn; readonly is: 'null' | 'not null' };

/** Rows that follow one another in one order. */
export type KeysetPart = {
  /** Each of them. */
  readonly where: readonly Condition[];
  readonly keys: readonly SortKey[];
};

type Place = { readonly key: SortKey; readonly value: CursorValue };

const ID: ComparedColumn = { column: 'id', type: 'number' };

/** Rows of equal values follow each other by id, as the last key goes. */
export const idDirectionOf = (keys: readonly SortKey[]): SortKey['direction'] =>
  keys.at(-1)?.direction ?? 'asc';

const beyond = (direction: SortKey['direction']) => (direction === 'asc' ? '>' : '<');

const same = ({ key, value }: Place): Condition =>
  value === null ? { of: key, is: 'null' } : { of: key, is: '=', value };

/** Rows after the value by this key alone; none where none can be. */
const further = ({ key, value }: Place): Condition[] => {
  if (value === null) return key.nulls === 'first' ? [{ of: key, is: 'not null' }] : [];
  // Prisma has no order on booleans: after false comes true, after true nothing.
  const last = key.direction === 'asc';
  if (key.type === 'boolean') return value === last ? [] : [{ of: key, is: '=', value: last }];
  const after: Condition = { of: key, is: beyond(key.direction), value };
  return [key.nulls === 'last' ? { any: [after, { of: key, is: 'null' }] } : after];
};

/** The first key alone as a range: redundant, but the database can begin its index scan there. */
const bound = (place: Place | undefined): Condition[] => {
  if (place === undefined || place.value === null) return [];
  const { key, value } = place;
  if (key.nulls !== undefined || key.type === 'boolean') return [];
  return [{ of: key, is: `${beyond(key.direction)}=`, value }];
};

/** The rows after a position in this order. */
const afterPosition = (keys: readonly SortKey[], { values, id }: PagePosition): Condition => {
  const places = keys.map((key, at): Place => ({ key, value: values[at] ?? null }));
  const alternatives = places.flatMap((place, at): Condition[] =>
    further(place).map((condition) => ({ all: [...places.slice(0, at).map(same), condition] })),
  );
  const nextId: Condition = { of: ID, is: beyond(idDirectionOf(keys)), value: id };
  return { all: [...bound(places[0]), { any: [...alternatives, { all: [...places.map(same), nextId] }] }] };
};

const afterIn = (keys: readonly SortKey[], after: PagePosition | undefined): Condition[] =>
  after === undefined ? [] : [afterPosition(keys, after)];

/** The rows after the position of a request as one part. */
export const wholeOf = ({ keys, after }: Pick<PageRequest, 'keys' | 'after'>): KeysetPart => ({
  where: afterIn(keys, after),
  keys,
});

/**
 * The rows of a page, in parts that follow one another. Rows without a value come last and are a part of their own: the
 * others need no word about them in their order, so that one index serves it both ways, and its scan begins at the
 * value however deep the page lies.
 */
export const partsOf = (request: Pick<PageRequest, 'keys' | 'after'>): KeysetPart[] => {
  const { keys, after } = request;
  const [first, ...others] = keys;
  if (first?.nulls !== 'last') return [wholeOf(request)];
  const { nulls: _, ...valued } = first;
  const inner = [valued, ...others];
  const withoutValue = (where: readonly Condition[]): KeysetPart => ({
    where: [{ of: first, is: 'null' }, ...where],
    keys: inner,
  });
  if (after?.values[0] === null) return [withoutValue(afterIn(keys, after))];
  const behind = afterIn(inner, after);
  const hasValue: Condition[] = behind.length > 0 ? behind : [{ of: first, is: 'not null' }];
  return [{ where: hasValue, keys: inner }, withoutValue([])];
};

/** Reads the parts one after the other until there is one row more than the page holds: it tells of a next page. */
export const readParts = async <Row>(
  request: PageRequest,
  read: (part: KeysetPart, take: number) => Promise<Row[]>,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const part of partsOf(request)) {
    const take = request.limit + 1 - rows.length;
    if (take > 0) rows.push(...(await read(part, take)));
  }
  return rows;
};
