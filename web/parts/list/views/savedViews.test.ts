import { describe, expect, it } from 'vitest';
import { isSameSearch, meantHref, searchToSave, viewHref } from './savedViews.ts';

const SHAPE = { filters: ['status', 'prefecture'], others: ['dueBefore'] };

const saved = (search: string, columns?: Record<string, boolean>) =>
  searchToSave(new URLSearchParams(search), SHAPE, columns);

describe('what is saved of a list', () => {
  it('is conditions, search, order and columns, but not the page, the row height or what the list does not have', () => {
    expect(
      saved(
        'status=1&status=2&dueBefore=2026-12-02&q=豆&sort=-name&show=memo&hide=phase&cursor=abc&from=51&density=compact&other=1',
      ),
    ).toBe('status=1&status=2&dueBefore=2026-12-02&q=%E8%B1%86&sort=-name&show=memo&hide=phase');
  });

  it('has the columns of a list that keeps them elsewhere, unless the address says others', () => {
    expect(saved('status=1', { memo: true, phase: false })).toBe('status=1&show=memo&hide=phase');
    expect(saved('show=score', { memo: true })).toBe('show=score');
  });
});

describe('a view', () => {
  it('is the same in whatever order its conditions are written', () => {
    expect(isSameSearch('status=1&status=2&sort=name', 'sort=name&status=2&status=1')).toBe(true);
    expect(isSameSearch('status=1', 'status=1&sort=name')).toBe(false);
    expect(isSameSearch('q=%E8%B1%86', 'q=豆')).toBe(true);
  });

  it('opens in the row height of now', () => {
    const params = new URLSearchParams('status=3&density=compact');
    expect(viewHref('/admin/duty', 'status=1', params)).toBe('/admin/duty?status=1&density=compact');
    expect(viewHref('/admin/duty', '', new URLSearchParams('status=3'))).toBe('/admin/duty');
  });

  it('that has the bare address leaves all rows an address of their own', () => {
    expect(meantHref('/admin/duty', '/admin/duty', 'dueOn')).toBe('/admin/duty?sort=dueOn');
    expect(meantHref('/admin/duty', '/admin/duty?status=1', 'dueOn')).toBe('/admin/duty?status=1');
  });
});
