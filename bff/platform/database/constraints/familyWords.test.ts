import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContractDocument } from '#bff/core/contractDocument.ts';
import type { Database } from '#bff/core/database.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import { FAMILIES } from '#rules/families.ts';
import { DOCUMENT_LISTS, EXPENSE_LISTS } from '#rules/programmes.ts';
import { deployFamilyWords } from '../familyWords.ts';

const enumerations = loadContractDocument().components.schemas;
const valuesOf = (name: string) => enumerations[name]?.enum as number[];

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Which of the values a function of the CHECKs accepts. */
const accepted = async <Value>(call: string, values: readonly Value[]): Promise<Value[]> => {
  const answers = await Promise.all(
    values.map((value) => database.pool.query<{ holds: boolean }>(`SELECT ${call} AS holds`, [value])),
  );
  return values.filter((_value, index) => answers[index]?.rows[0]?.holds);
};

describe('the words of the CHECKs', () => {
  it('are the families of the list', async () => {
    expect(await accepted('is_family($1)', [...FAMILIES, 'food', 'admin', ''])).toEqual(FAMILIES);
  });

  it('are the numbers of ProgramKind', async () => {
    const values = valuesOf('ProgramKind');
    expect(await accepted('is_programme($1)', [-1, ...values, Math.max(...values) + 1])).toEqual(values);
  });

  it('are the lists of expenses of the families', async () => {
    const lists = await accepted('is_expense_list($1)', [...EXPENSE_LISTS, 'ExpenseCategory']);
    expect(lists).toEqual(EXPENSE_LISTS);
  });

  it.each(DOCUMENT_LISTS)('are the numbers of %s', async (list) => {
    const values = valuesOf(list);
    const call = `is_document_type('${list}', $1)`;
    expect(await accepted(call, [-1, ...values, Math.max(...values) + 1])).toEqual(values);
  });

  it('are put right at the next deploy when they are not those of the list', async () => {
    const client = await database.pool.connect();
    await client.query(
      `CREATE OR REPLACE FUNCTION is_family(value text) RETURNS boolean
       LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$SELECT value = 'general'$$`,
    );
    await deployFamilyWords(client);
    client.release();
    expect(await accepted('is_family($1)', FAMILIES)).toEqual(FAMILIES);
  });
});
