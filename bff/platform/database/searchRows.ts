import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from './queryRows.ts';
import { likeContaining, type SearchText } from './search.ts';

/** How a text is looked into for letters. */
type Holds = (text: Prisma.Sql, letters: string) => Prisma.Sql;

/** By an index on its parts, where there is one. */
const found: Holds = (text, letters) => Prisma.sql`${text} LIKE ${likeContaining(letters)}`;

/** By reading it: cheaper than the index for letters that nearly every text has. */
export const reads: Holds = (text, letters) => Prisma.sql`strpos(${text}, ${letters}) > 0`;

/** A record's search table, and the table in which it has a code. */
const TABLES = {
  corporation: { words: Prisma.sql`corporation_search`, coded: null },
  application: { words: Prisma.sql`application_search`, coded: Prisma.sql`application` },
  myPage: { words: Prisma.sql`my_page_search`, coded: Prisma.sql`my_page` },
} as const;

/** What a row of a search table must hold: the words, or the number or the code if one was typed. */
const matches = (
  record: keyof typeof TABLES,
  { words, number, codes }: SearchText,
  holds: Holds,
): Prisma.Sql[] => {
  const { coded } = TABLES[record];
  return [
    holds(Prisma.sql`found.words`, words),
    ...(number === null ? [] : [holds(Prisma.sql`found.numbers`, number)]),
    ...(coded === null || codes.length === 0
      ? []
      : [
          Prisma.sql`found.id = ANY(ARRAY(SELECT id FROM ${coded} WHERE display_code = ANY(${[...codes]}::text[])))`,
        ]),
  ];
};

/**
 * The ids of the records that a search finds, for IN: one narrow table is looked through instead of wide ones. All that
 * is looked for stands in here: beside the IN, an OR would have every record looked at.
 * @param ids that the search stands for as well
 */
export const foundIds = (
  record: keyof typeof TABLES,
  search: SearchText,
  ids: readonly number[] = [],
): Prisma.Sql => {
  const named = ids.length === 0 ? [] : [Prisma.sql`found.id = ANY(${[...ids]}::int[])`];
  const conditions = Prisma.join([...matches(record, search, found), ...named], ' OR ');
  return Prisma.sql`(SELECT found.id FROM ${TABLES[record].words} found WHERE ${conditions})`;
};

/**
 * Whether the record with an id is one that a search finds, which is read for it: for rows that are looked at anyway,
 * most of which will be found.
 */
export const isFound = (record: keyof typeof TABLES, id: Prisma.Sql, search: SearchText): Prisma.Sql =>
  Prisma.sql`EXISTS (SELECT FROM ${TABLES[record].words} found
    WHERE found.id = ${id} AND (${Prisma.join(matches(record, search, reads), ' OR ')}))`;

/** Records that have no search table, as there are few of them, or few in the place that is searched. */
const NAMED = {
  adminUser: { table: Prisma.sql`admin_user`, names: ['name', 'email', 'organization'] },
  corporationUser: { table: Prisma.sql`corporation_user`, names: ['name', 'name_kana', 'email'] },
  project: { table: Prisma.sql`project`, names: ['name', 'short_name'] },
} as const;

/**
 * The ids of such records with a name that holds the words; each name is folded when it is asked for.
 * @param words in the form of search_fold
 * @param within what narrows the records down
 */
export const listNamedIds = async (
  db: Db,
  record: keyof typeof NAMED,
  { words, within = Prisma.sql`TRUE` }: { readonly words: string; readonly within?: Prisma.Sql },
): Promise<number[]> => {
  const { table, names } = NAMED[record];
  const holds = names.map(
    (name) => Prisma.sql`search_fold(${Prisma.raw(name)}) LIKE ${likeContaining(words)}`,
  );
  const rows = await queryRows<{ id: number }>(
    db,
    Prisma.sql`SELECT id FROM ${table} WHERE deleted_at IS NULL AND ${within} AND (${Prisma.join(holds, ' OR ')})`,
  );
  return rows.map(({ id }) => id);
};
