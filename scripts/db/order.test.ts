import { describe, expect, it } from 'vitest';
import { migrationsAhead, timeOfNext } from './order.ts';

const now = new Date('2026-11-29T00:14:23Z');

describe('a new migration', () => {
  it('is dated now', () => {
    expect(timeOfNext(['20261128120000_thread_lists'], now)).toBe('20261129001423');
    expect(timeOfNext([], now)).toBe('20261129001423');
  });

  it('stands right behind the last one where that lies in the future, also over the end of a year', () => {
    const names = ['20261203010000_erased_by', '20261128120000_thread_lists'];
    expect(timeOfNext(names, now)).toBe('20261203010001');
    expect(timeOfNext(['20261231235959_last'], now)).toBe('20270101000000');
  });
});

describe('a migration of the future', () => {
  const known = ['20261202000000_retention_holds', '20261203010000_erased_by'];

  it('is refused, for those of the days between would come before it', () => {
    expect(migrationsAhead([...known, '20261204000000_nickname'], now)).toEqual(['20261204000000_nickname']);
  });

  it('is one of those that were there, or stands right behind them', () => {
    expect(migrationsAhead([...known, '20261203010001_nickname', '20261203010002_more'], now)).toEqual([]);
    expect(migrationsAhead([...known, '20261204000000_nickname'], new Date('2026-12-04T00:00:00Z'))).toEqual(
      [],
    );
  });
});
