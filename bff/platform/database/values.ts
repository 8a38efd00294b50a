/*
 * Rows as services see them. Prisma answers yen as bigint and calendar days as Date at midnight UTC; services and the
 * contract want numbers and 'YYYY-MM-DD'. The names of the schema tell days (…On and the three below) from instants
 * (…At); values.test.ts holds the schema to it.
 */

type DayName = `${string}On` | 'completionDeadline' | 'birthDate' | 'restrictionUntil';

type PlainValue<Name, Value> = Value extends bigint
  ? number
  : Value extends Date
    ? Name extends DayName
      ? string
      : Date
    : Value extends Uint8Array
      ? Value
      : Value extends readonly (infer Item)[]
        ? PlainValue<Name, Item>[]
        : Value extends object
          ? Plain<Value>
          : Value;

/** A row with numbers for yen and 'YYYY-MM-DD' for calendar days; records inside it likewise. */
export type Plain<Row> = { [Name in keyof Row]: PlainValue<Name, Row[Name]> };

const OTHER_DAYS: ReadonlySet<string> = new Set(['completionDeadline', 'birthDate', 'restrictionUntil']);

/** Whether a column of that name is a calendar day. */
export const isDayName = (name: string): boolean => name.endsWith('On') || OTHER_DAYS.has(name);

/** @throws RangeError beyond ±2^53, where a number would no longer be exact */
const exactNumber = (value: bigint): number => {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is not exact as a number`);
  return number;
};

/** Midnight UTC of a day as Prisma's Date → 'YYYY-MM-DD'. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** 'YYYY-MM-DD' → what Prisma takes for a `@db.Date` column. */
export const toDate = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** Columns as services change them: calendar days as 'YYYY-MM-DD'. */
export type DayNames<Columns> = {
  readonly [Name in keyof Columns]?: Name extends DayName ? string | null : Columns[Name];
};

/** The columns for Prisma: days as it takes them, everything else as it is. */
export function withDates<Columns extends object>(change: DayNames<Columns>): Columns;
export function withDates(change: object): object {
  return Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name,
      isDayName(name) && typeof value === 'string' ? toDate(value) : value,
    ]),
  );
}

const plainValue = (name: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return exactNumber(value);
  if (value instanceof Date) return isDayName(name) ? dayOf(value) : value;
  if (Array.isArray(value)) return value.map((item) => plainValue(name, item));
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return plainObject(value);
};

/** A copy in the shape of its row, in which only what differs is written: rows are most of what a list allocates. */
const plainObject = (row: object): object => {
  const plain: Record<string, unknown> = { ...row };
  for (const name in plain) {
    const value = plain[name];
    const asSeen = plainValue(name, value);
    if (asSeen !== value) plain[name] = asSeen;
  }
  return plain;
};

/**
 * The row for the service layer; null stays null. Input needs nothing of the kind for yen (Prisma takes numbers), and
 * `toDate` for days.
 */
export function plain<Row extends object>(row: Row): Plain<Row>;
export function plain<Row extends object>(row: Row | null): Plain<Row> | null;
export function plain(row: object | null): object | null {
  return row === null ? null : plainObject(row);
}
