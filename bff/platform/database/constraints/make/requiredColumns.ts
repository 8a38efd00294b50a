import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';

/** A column that a new row must bring: not null, and nothing fills it in. */
export type RequiredColumn = {
  /** As Prisma names it: mypageId. */
  readonly name: string;
  /** PostgreSQL's type: smallint, text, date, bytea. */
  readonly type: string;
  /** As Prisma names the model of the row that it points at. */
  readonly parent: string | null;
};

/** The required columns of each model. */
export type RequiredColumns = ReadonlyMap<string, readonly RequiredColumn[]>;

const camelCase = (snakeCase: string): string =>
  snakeCase.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Prisma's names are the columns' but for those that the contract, or SQL, writes in another way. */
const renamed: { readonly [column: string]: string } = { my_page_id: 'mypageId', to_address: 'to' };
const fieldOf = (column: string): string => renamed[column] ?? camelCase(column);

type CatalogRow = { model: string; column: string; type: string; parent: string | null };

/** Ids and times of change have no default in the database where Prisma makes them. */
const readCatalog = (db: Db): Promise<CatalogRow[]> =>
  queryRows<CatalogRow>(
    db,
    Prisma.sql`SELECT a.attrelid::regclass::text AS model, a.attname::text AS column,
        format_type(a.atttypid, NULL) AS type, fk.confrelid::regclass::text AS parent
      FROM pg_attribute a
      JOIN pg_class t ON t.oid = a.attrelid AND t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace
      LEFT JOIN pg_constraint fk ON fk.contype = 'f' AND fk.conrelid = a.attrelid AND fk.conkey = ARRAY[a.attnum]
      WHERE a.attnum > 0 AND NOT a.attisdropped AND a.attnotnull AND NOT a.atthasdef
        AND a.attname NOT IN ('id', 'updated_at')`,
  );

/** What a row of each model needs, as the database itself says. */
export const readRequiredColumns = async (db: Db): Promise<RequiredColumns> => {
  const columns = new Map<string, RequiredColumn[]>();
  for (const { model, column, type, parent } of await readCatalog(db)) {
    const name = camelCase(model);
    const ofModel = columns.get(name) ?? [];
    ofModel.push({ name: fieldOf(column), type, parent: parent && camelCase(parent) });
    columns.set(name, ofModel);
  }
  return columns;
};
