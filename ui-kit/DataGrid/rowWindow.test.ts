import { describe, expect, it } from 'vitest';
import { isWindowed, margins, partsOf, rangeInSight } from './rowWindow.ts';

describe('rows of a long grid that are drawn', () => {
  const sight = { viewTopPx: 0, viewBottomPx: 900, rowHeightPx: 50, count: 10_000, margin: margins.down };

  it('are those in sight with ten more where one scrolls to', () => {
    expect(rangeInSight({ ...sight, bodyTopPx: -50_000 })).toEqual({ first: 995, last: 1030 });
    expect(rangeInSight({ ...sight, margin: margins.up, bodyTopPx: -50_000 })).toEqual({
      first: 990,
      last: 1020,
    });
  });

  it('are fewer while nobody scrolls', () => {
    expect(rangeInSight({ ...sight, margin: margins.atRest, bodyTopPx: 0 })).toEqual({ first: 0, last: 20 });
  });

  it('do not change by scrolling less than half of that', () => {
    expect(rangeInSight({ ...sight, bodyTopPx: -50_200 })).toEqual({ first: 1000, last: 1035 });
    expect(rangeInSight({ ...sight, bodyTopPx: -50_249 })).toEqual({ first: 1000, last: 1035 });
  });

  it('end with the list', () => {
    expect(rangeInSight({ ...sight, bodyTopPx: 100 })).toEqual({ first: 0, last: 30 });
    expect(rangeInSight({ ...sight, bodyTopPx: -499_100 }).last).toBe(9999);
  });

  it('follow a grid that scrolls in itself', () => {
    expect(rangeInSight({ ...sight, bodyTopPx: -4_700, viewTopPx: 300, viewBottomPx: 700 })).toEqual({
      first: 95,
      last: 120,
    });
  });
});

describe('a grid draws the rows in sight only', () => {
  it('from more rows on than the server gives a page', () => {
    expect([200, 201].map((count) => isWindowed(count, false))).toEqual([false, true]);
  });

  it('sooner when it scrolls in itself', () => {
    expect([50, 51].map((count) => isWindowed(count, true))).toEqual([false, true]);
  });
});

describe('the body of a long grid', () => {
  it('has room for the rows that are not drawn', () => {
    expect(partsOf({ first: 2, last: 3 }, 6, 2)).toEqual([
      { kind: 'gap', rows: 2, before: 2 },
      { kind: 'row', index: 2 },
      { kind: 'row', index: 3 },
      { kind: 'gap', rows: 2, before: 6 },
    ]);
  });

  it('keeps the row that Tab reaches, above and below', () => {
    expect(partsOf({ first: 3, last: 3 }, 5, 1)).toEqual([
      { kind: 'gap', rows: 1, before: 1 },
      { kind: 'row', index: 1 },
      { kind: 'gap', rows: 1, before: 3 },
      { kind: 'row', index: 3 },
      { kind: 'gap', rows: 1, before: 5 },
    ]);
    expect(partsOf({ first: 0, last: 0 }, 3, 2)).toEqual([
      { kind: 'row', index: 0 },
      { kind: 'gap', rows: 1, before: 2 },
      { kind: 'row', index: 2 },
    ]);
  });

  it('never draws a row that has gone', () => {
    expect(partsOf({ first: 0, last: 39 }, 2, 5)).toEqual([
      { kind: 'row', index: 0 },
      { kind: 'row', index: 1 },
    ]);
  });
});
