import type pg from 'pg';
import { loadContractDocument } from '#bff/core/contractDocument.ts';
import { FAMILIES } from '#rules/families.ts';
import { DOCUMENT_LISTS, EXPENSE_LISTS, PROGRAMMES } from '#rules/programmes.ts';

/*
 * The families and their lists as the database's CHECKs know them: functions that follow rules/families.ts. They widen
 * with a family and need no migration; what is stored already is not looked at again.
 */

/** One process at a time replaces them (any number that nobody else in the database uses). */
const FAMILY_WORDS_LOCK = 7_233_024_102;

type WordFunction = { readonly name: string; readonly parameters: string; readonly body: string };

const textsIn = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

const valuesOf = (list: string): readonly number[] => {
  const values = loadContractDocument().components.schemas[list]?.enum;
  return Array.isArray(values) ? values.map(Number) : [];
};

const documentCases = (): string =>
  DOCUMENT_LISTS.map((list) => `    WHEN '${list}' THEN value IN (${valuesOf(list).join(', ')})`).join('\n');

const wordFunctions = (): readonly WordFunction[] => [
  { name: 'is_family', parameters: 'value text', body: `SELECT value IN (${textsIn(FAMILIES)})` },
  {
    name: 'is_programme',
    parameters: 'value integer',
    body: `SELECT value IN (${PROGRAMMES.map(({ number }) => number).join(', ')})`,
  },
  {
    name: 'is_expense_list',
    parameters: 'value text',
    body: `SELECT value IN (${textsIn(EXPENSE_LISTS)})`,
  },
  {
    name: 'is_document_type',
    parameters: 'list text, value integer',
    body: `SELECT CASE list\n${documentCases()}\n    ELSE false\n  END`,
  },
];

/** Names what the CHECKs accept, for tests that keep a migrated database. */
export const familyWordsKey = (): string => JSON.stringify(wordFunctions());

const statementOf = ({ name, parameters, body }: WordFunction): string =>
  `CREATE OR REPLACE FUNCTION ${name}(${parameters}) RETURNS boolean
   LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$${body}$$`;

/** Keeps the words of the CHECKs to the list: one query when they are. */
export const deployFamilyWords = async (client: pg.ClientBase): Promise<void> => {
  const words = wordFunctions();
  const known = await client.query<{ name: string; body: string }>(
    'SELECT proname AS name, prosrc AS body FROM pg_proc WHERE proname = ANY ($1)',
    [words.map(({ name }) => name)],
  );
  const bodies = new Map(known.rows.map(({ name, body }) => [name, body]));
  const changed = words.filter(({ name, body }) => bodies.get(name) !== body);
  if (changed.length === 0) return;
  await client.query(
    `BEGIN; SELECT pg_advisory_xact_lock(${FAMILY_WORDS_LOCK}); ${changed.map(statementOf).join('; ')}; COMMIT`,
  );
};
