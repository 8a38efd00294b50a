import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dayOf, isDayName, plain, toDate } from './values.ts';

describe('plain', () => {
  it('makes numbers of yen and days of dates, also inside', () => {
    const at = new Date('2026-11-20T03:00:00.000Z');
    const row = {
      id: 1,
      totalCost: 398_000_000n,
      adoptedOn: toDate('2026-07-01'),
      createdAt: at,
      memo: null,
    };
    expect(plain({ ...row, sections: [{ dueOn: toDate('2026-11-30'), submittedAt: at }] })).toEqual({
      id: 1,
      totalCost: 398_000_000,
      adoptedOn: '2026-07-01',
      createdAt: at,
      memo: null,
      sections: [{ dueOn: '2026-11-30', submittedAt: at }],
    });
  });

  it('leaves bytes and JSON as they are', () => {
    const hash = new Uint8Array([1, 2]);
    expect(plain({ hash, answers: { seats: 20, openedOn: '2020-01-01' } })).toEqual({
      hash,
      answers: { seats: 20, openedOn: '2020-01-01' },
    });
  });

  it('answers null for no row', () => {
    expect(plain(null)).toBeNull();
  });

  it('refuses an amount that a number cannot hold exactly', () => {
    expect(() => plain({ totalCost: 2n ** 53n })).toThrow(RangeError);
  });
});

describe('days', () => {
  it('come back as they went in, on every day of a leap year', () => {
    const days = Array.from({ length: 366 }, (_, index) =>
      new Date(Date.UTC(2028, 0, 1 + index)).toISOString().slice(0, 10),
    );
    expect(days.map((day) => dayOf(toDate(day)))).toEqual(days);
  });

  it('are exactly the columns whose names say so', async () => {
    const schema = await readFile(resolve(import.meta.dirname, '../../../prisma/schema.prisma'), 'utf8');
    const columns = [...schema.matchAll(/^ {2}(\w+) +DateTime\b.*@db\.(Date|Timestamptz)/gm)];
    expect(columns.length).toBeGreaterThan(100);
    const wrong = columns.filter(([, name = '', type]) => isDayName(name) !== (type === 'Date'));
    expect(wrong.map(([, name]) => name)).toEqual([]);
  });
});
