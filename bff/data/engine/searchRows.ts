import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from './queryRows.ts';
import { likeContaining, type SearchText } from './search.ts';

/** What a row of a search table must hold: the words, or the number if one was typed. @param name of the table in the statement */
const matches = (name: Prisma.Sql, { words, number }: SearchText): Prisma.Sql => {
  const byWords = Prisma.sql`${name}.words LIKE ${likeContaining(words)}`;
  return number === null
    ? byWords
    : Prisma.sql`(${byWords} OR ${name}.numbers LIKE ${likeContaining(number)})`;
};

const TABLES = {
  corporation: Prisma.sql`corporation_search`,
  application: Prisma.sql`application_search`,
  myPage: Prisma.sql`my_page_search`,
} as const;

/** The ids of the records that a search finds, for IN: one narrow table is looked through instead of wide ones. */
export const foundIds = (record: keyof typeof TABLES, search: SearchText): Prisma.Sql =>
  Prisma.sql`(SELECT found.id FROM ${TABLES[record]} found WHERE ${matches(Prisma.sql`found`, search)})`;

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
