import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { businessDaysBetween } from '#rules/businessDays.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { createMockFetch, type MockHandlers } from '#web/mock/createMockFetch.ts';
import { anApplication, applicationHandlers } from '#web/mock/scenarios/applications/application.ts';
import { aCorporation, corporationHandlers } from '#web/mock/scenarios/corporations/corporation.ts';
import { reportHandlers } from '#web/mock/scenarios/inspections/report.ts';
import { STORY_NOW } from './storyNow.ts';

const today = tokyoDayOf(new Date(STORY_NOW));
const folder = join(import.meta.dirname, '../web/mock/scenarios');

type Place = { readonly where: string; readonly record: Readonly<Record<string, unknown>> };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object that the scenarios hold, with its place in words. */
const recordsIn = (value: unknown, where: string): Place[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => recordsIn(item, `${where}[${index}]`));
  if (!isRecord(value)) return [];
  const inside = Object.entries(value).flatMap(([key, child]) => recordsIn(child, `${where}.${key}`));
  return [{ where, record: value }, ...inside];
};

const allRecords = async (): Promise<Place[]> => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(names.map((name) => import(join(folder, name))));
  return modules.flatMap((module, index) => recordsIn({ ...module }, names[index] ?? ''));
};

const HAPPENED = [
  'createdAt',
  'updatedAt',
  'uploadedAt',
  'submittedAt',
  'issuedAt',
  'answeredAt',
  'openedAt',
  'at',
];
const DUE = ['dueOn', 'nextDueOn', 'returnDueOn'];

const textAt = (record: Readonly<Record<string, unknown>>, keys: readonly string[]): string | undefined =>
  keys.map((key) => record[key]).find((value) => typeof value === 'string');

const ask = async (handlers: MockHandlers, path: string) => {
  const response = await createMockFetch(handlers)(new Request(`http://mock.invalid/api/admin/${path}`));
  return response.json();
};

describe('the scenarios do not contradict themselves', () => {
  it('nothing has happened after the day of the stories', async () => {
    const tooLate = (await allRecords()).flatMap(({ where, record }) =>
      HAPPENED.filter((key) => typeof record[key] === 'string' && record[key] > STORY_NOW).map(
        (key) => `${where}.${key} ${record[key]}`,
      ),
    );
    expect(tooLate).toEqual([]);
  });

  it('the days left are the business days from the day of the stories', async () => {
    const wrong = (await allRecords()).flatMap(({ where, record }) => {
      const due = textAt(record, DUE);
      if (typeof record.daysLeft !== 'number' || due === undefined) return [];
      const days = businessDaysBetween(today, due);
      return days === record.daysLeft ? [] : [`${where}: ${due} is in ${days}, not ${record.daysLeft}`];
    });
    expect(wrong).toEqual([]);
  });

  it('a list has at least the rows that it counts', async () => {
    const wrong = (await allRecords())
      .filter(({ record }) => Array.isArray(record.items) && typeof record.total === 'number')
      .filter(({ record: { items, total } }) => Array.isArray(items) && Number(total) < items.length);
    expect(wrong).toEqual([]);
  });

  it('a corporation has the my pages that it names, but those of others in which it takes part', async () => {
    const { items } = await ask(corporationHandlers, `my_page?corporation_id=${aCorporation.id}`);
    const named = aCorporation.projects.filter(({ displayCode }) => displayCode !== '7002');
    expect(items.map(({ id }: { id: number }) => id).toSorted()).toEqual(
      named.map(({ mypageId }) => mypageId).toSorted(),
    );
  });

  it('the application that the desk is warned of is another one', async () => {
    const [id] = anApplication.similarApplicationIds;
    const similar = await ask(applicationHandlers, `application/${id}`);
    expect(similar.id).toBe(id);
    expect(similar.displayCode).not.toBe(anApplication.displayCode);
  });

  it('the calendar has the inspections of its month and no others', async () => {
    const { items } = await ask(
      reportHandlers,
      'my_page_report?scheduledFrom=2026-11-01&scheduledTo=2026-11-30',
    );
    expect(items.map(({ scheduledOn }: { scheduledOn: string }) => scheduledOn)).toEqual([
      '2026-11-06',
      '2026-11-13',
      '2026-11-18',
    ]);
  });
});
