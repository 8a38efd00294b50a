import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { anyValue } from './make/anyValue.ts';
import { type Columns, checkedValues, handedIn } from './make/checkedValues.ts';
import type { Makers } from './make/makers.ts';
import { type RequiredColumn, type RequiredColumns, readRequiredColumns } from './make/requiredColumns.ts';

/** Of every model one. */
export const MAKER_NAMES = Object.values(Prisma.ModelName).map(
  (model) => `${model.charAt(0).toLowerCase()}${model.slice(1)}` as keyof Makers,
);

/** What the client and the makers are by the name of a model that only the database knows. */
type ByModel = { readonly [model: string]: (columns?: Columns) => Promise<{ readonly id: unknown }> };
type Client = {
  readonly [model: string]: { readonly create: (args: { data: Columns }) => Promise<{ id: unknown }> };
};

/** Every database of the tests has the same schema: it is read once. */
let known: RequiredColumns | undefined;

const valueFor = async (column: RequiredColumn, makers: ByModel): Promise<unknown> => {
  const makeParent = column.parent === null ? undefined : makers[column.parent];
  return makeParent === undefined ? anyValue(column) : (await makeParent()).id;
};

/**
 * Valid rows for the tests of the database's rules: each maker inserts what its row needs, then the row itself with
 * the given columns changed. All rows are new, so that one database serves every test. What a row needs is read from
 * the database: a new column, or a new table, needs a line in `checkedValues` only where a CHECK asks for more.
 */
export const createMakers = (db: Db): Makers => {
  const client = db as unknown as Client;
  const insert = async (model: string, changes: Columns): Promise<{ id: unknown }> => {
    known ??= await readRequiredColumns(db);
    const data = { ...(await checkedValues[model]?.(makers, db)), ...changes };
    const missing = (known.get(model) ?? []).filter(({ name }) => data[name] === undefined);
    for (const column of missing) Object.assign(data, { [column.name]: await valueFor(column, byModel) });
    const table = client[model];
    if (table === undefined) throw new RangeError(`no model ${model}`);
    return table.create({ data });
  };
  const byModel: ByModel = new Proxy(
    {},
    {
      get:
        (_target, name) =>
        (changes: Columns = {}) =>
          name === 'submittedApplication'
            ? insert('application', { ...handedIn(), ...changes })
            : insert(String(name), changes),
    },
  );
  const makers = byModel as unknown as Makers;
  return makers;
};
