import { describe, expect, it } from 'vitest';
import { selectionStateOf, togglePage, toggleRow } from './gridSelection.ts';

const page = [4003, 5014, 6001];

describe('selection of rows', () => {
  it('adds and removes one row and leaves the given set alone', () => {
    const before = new Set([4003]);
    expect([...toggleRow(before, 5014)]).toEqual([4003, 5014]);
    expect([...toggleRow(before, 4003)]).toEqual([]);
    expect([...before]).toEqual([4003]);
  });

  it('selects the rest of a partly selected page', () => {
    expect([...togglePage(new Set([5014]), page)]).toEqual([5014, 4003, 6001]);
  });

  it('clears a fully selected page and keeps rows of other pages', () => {
    expect([...togglePage(new Set([7002, ...page]), page)]).toEqual([7002]);
  });

  it('knows none, some and all of the page', () => {
    expect(selectionStateOf(page, new Set([7002]))).toBe('none');
    expect(selectionStateOf(page, new Set([5014, 7002]))).toBe('some');
    expect(selectionStateOf(page, new Set([7002, ...page]))).toBe('all');
  });

  it('calls an empty page unselected', () => {
    expect(selectionStateOf([], new Set([4003]))).toBe('none');
  });
});
