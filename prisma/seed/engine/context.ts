import type { Scope } from '#bff/core/scope.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { addBusinessDays, isBusinessDay } from '#rules/businessDays.ts';
import { addDays, type CalendarDay, instantOfTokyo } from '#rules/calendar.ts';
import type { FileBox } from '../files/files.ts';
import type { Rows } from './rows.ts';

/** What every part of the demo needs. All dates count from today, so that what is late stays late. */
export type Seed = {
  readonly scope: Scope;
  readonly rows: Rows;
  readonly files: FileBox;
  readonly today: CalendarDay;
  /** Of the one demo password; hashed once. */
  readonly passwordHash: string;
};

/** The day so many calendar days from today. */
export const day = ({ today }: Seed, offset: number): CalendarDay => addDays(today, offset);

/** The same day, or the last business day before it: when an office did something. */
export const workday = ({ today }: Seed, offset: number): CalendarDay => {
  let found = addDays(today, offset);
  while (!isBusinessDay(found)) found = addDays(found, -1);
  return found;
};

/** So many business days from today. */
export const businessDay = ({ today }: Seed, count: number): CalendarDay => addBusinessDays(today, count);

/** A day as Prisma takes it. */
export const date = (value: CalendarDay): Date => toDate(value);
export const dateOrNull = (value: CalendarDay | null | undefined): Date | null =>
  value ? toDate(value) : null;

/** An instant in Japan; never later than now, whenever today the demo is started. */
export const at = ({ scope }: Seed, on: CalendarDay, time: string): Date => {
  const instant = instantOfTokyo(on, time);
  return instant < scope.now ? instant : new Date(scope.now.getTime() - 60_000);
};

const MINUTE_MS = 60_000;

/** Earlier today (or last night, when the demo is started early). */
export const minutesAgo = ({ scope }: Seed, minutes: number): Date =>
  new Date(scope.now.getTime() - minutes * MINUTE_MS);
