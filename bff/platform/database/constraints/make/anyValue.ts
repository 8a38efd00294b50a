import { randomBytes } from 'node:crypto';
import { toDate } from '#bff/platform/database/values.ts';
import { corporateNumberCheckDigit } from '#rules/corporateNumber.ts';
import type { RequiredColumn } from './requiredColumns.ts';

let count = 0;

/** A number that no other row of the tests has. */
export const next = (): number => {
  count += 1;
  return count;
};

/** A corporate number that nobody has, with its check digit (domain 3). */
export const corporateNumber = (): string => {
  const base = String(999_900_000_000 + next());
  return `${corporateNumberCheckDigit(base)}${base}`;
};

/** Texts that several tables check alike. */
const texts: { readonly [name: string]: () => string } = {
  email: () => `person${next()}@example.jp`,
  to: () => 'contact@example.jp',
  phone: () => '0312340000',
};

const values: { readonly [type: string]: () => unknown } = {
  smallint: () => 1,
  integer: () => 1,
  bigint: () => 1n,
  boolean: () => false,
  text: () => '見本',
  date: () => toDate('2026-12-10'),
  'timestamp with time zone': () => new Date('2026-11-20T00:00:00Z'),
  bytea: () => Uint8Array.from(randomBytes(32)),
  jsonb: () => ({}),
};

/** Some value that a column of the type takes. @throws RangeError for a type that no column had so far */
export const anyValue = ({ name, type }: RequiredColumn): unknown => {
  const make = (type === 'text' ? texts[name] : undefined) ?? values[type];
  if (make === undefined) throw new RangeError(`no value for ${name}: ${type}`);
  return make();
};
