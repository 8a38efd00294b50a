import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHookWithServices } from '#web/testing/renderWithServices.tsx';
import type { ListShape } from './listAddress.ts';
import { useListState } from './useListState.ts';

const SHAPE = {
  filters: ['status', 'project_id'],
  singles: ['project_id'],
  others: ['dueBefore'],
  sorts: ['name', '-name', 'dueOn'],
  defaultSort: 'name',
  pageSize: 20,
} as const satisfies ListShape<string>;

const listAt = (search: string) => {
  const { result, router } = renderHookWithServices(() => useListState(SHAPE), {
    at: `/admin/list${search}`,
  });
  return {
    list: () => result.current,
    search: () => decodeURIComponent(router.state.location.search),
    back: () => act(() => router.navigate(-1)),
  };
};

const page = (nextCursor: string | null) => ({ total: 45, nextCursor });

describe('the pages of a list', () => {
  it('lead on with the cursor of the server, count their first row, and lead back the same way', () => {
    const { list, search } = listAt('?status=0');
    act(() => list().pagingOf(page('abc')).onNext?.());
    expect(search()).toBe('?status=0&cursor=abc&from=21');
    expect(list().query).toEqual({ limit: 20, sort: 'name', cursor: 'abc' });
    act(() => list().pagingOf(page('def')).onNext?.());
    expect(search()).toBe('?status=0&cursor=def&from=41');
    act(() => list().pagingOf(page(null)).onPrevious?.());
    expect(search()).toBe('?status=0&cursor=abc&from=21');
    act(() => list().pagingOf(page('def')).onPrevious?.());
    expect(search()).toBe('?status=0');
  });

  it('end where the server has no more, and begin where there is nothing before', () => {
    const first = listAt('').list().pagingOf(page(null));
    expect([first.onNext, first.onPrevious]).toEqual([undefined, undefined]);
  });

  it('lead from a shared link in the middle back to the beginning: the way there is not known', () => {
    const { list, search } = listAt('?cursor=def&from=41');
    act(() => list().pagingOf(page(null)).onPrevious?.());
    expect(search()).toBe('');
  });

  it('know the way back also when the columns were changed in between', () => {
    const { list } = listAt('');
    act(() => list().pagingOf(page('abc')).onNext?.());
    act(() => list().pagingOf(page('def')).onNext?.());
    act(() => list().toolsProps.onColumnChoiceChange({ owner: false }));
    act(() => list().pagingOf(page(null)).onPrevious?.());
    expect(list()).toMatchObject({ cursor: 'abc', from: 21, columnChoice: { owner: false } });
  });
});

describe('a condition', () => {
  it('starts at the first page again, and leaves what the list does not know alone', () => {
    const { list, search } = listAt('?token=t&cursor=abc&from=21');
    act(() => list().filterProps.onChange({ status: ['0', '3'], project_id: [] }));
    expect(search()).toBe('?token=t&status=0&status=3');
    expect(list().values).toEqual({ status: ['0', '3'], project_id: [] });
  });

  it('of which one value is possible keeps the one chosen last', () => {
    const { list, search } = listAt('?project_id=1');
    act(() => list().filterProps.onChange({ status: [], project_id: ['1', '4'] }));
    expect(search()).toBe('?project_id=4');
  });

  it('that is no list of values is set and taken away', () => {
    const { list, search } = listAt('?cursor=abc&from=21');
    act(() => list().setOther('dueBefore', '2026-12-01'));
    expect(search()).toBe('?dueBefore=2026-12-01');
    act(() => list().setOther('dueBefore', null));
    expect(search()).toBe('');
  });

  it('goes with all others at one press, words included; order and looks stay', () => {
    const { list, search } = listAt(
      '?q=豆&status=0&dueBefore=2026-12-01&sort=-name&density=compact&cursor=abc',
    );
    expect(list().isConditionSet).toBe(true);
    act(() => list().filterProps.onClear());
    expect(search()).toBe('?sort=-name&density=compact');
    expect(list().isConditionSet).toBe(false);
    expect(list().search.value).toBe('');
  });
});

describe('the order', () => {
  it('starts at the first page again', () => {
    const { list, search } = listAt('?cursor=abc&from=21');
    act(() => list().sortProps.onSortChange({ columnId: 'name', direction: 'descending' }));
    expect(search()).toBe('?sort=-name');
    expect(list().sortProps.sort).toEqual({ columnId: 'name', direction: 'descending' });
  });

  it('does not change to one that the contract does not have', () => {
    const { list, search } = listAt('');
    act(() => list().sortProps.onSortChange({ columnId: 'dueOn', direction: 'descending' }));
    expect(search()).toBe('');
  });
});

describe('the words of a search', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are sought after a pause, once, from the first page, and not a letter earlier', () => {
    const { list, search } = listAt('?cursor=abc&from=21');
    act(() => list().search.onChange('ま'));
    act(() => void vi.advanceTimersByTime(200));
    act(() => list().search.onChange('まめ'));
    act(() => void vi.advanceTimersByTime(200));
    expect(search()).toBe('?cursor=abc&from=21');
    expect(list().search.value).toBe('まめ');
    act(() => void vi.advanceTimersByTime(200));
    expect(search()).toBe('?q=まめ');
    expect(list().query).toMatchObject({ q: 'まめ' });
  });

  it('take no entry of the history: Back leaves the list and not a syllable', async () => {
    const { list, search, back } = listAt('');
    act(() => list().setOther('dueBefore', '2026-12-01'));
    for (const words of ['ま', 'まめ']) {
      act(() => list().search.onChange(words));
      act(() => void vi.advanceTimersByTime(300));
    }
    expect(search()).toBe('?dueBefore=2026-12-01&q=まめ');
    await back();
    expect(search()).toBe('');
    expect(list().search.value).toBe('');
  });

  it('stay as typed while the address has the same without spaces', () => {
    const { list } = listAt('?q=まめ');
    act(() => list().search.onChange('まめ '));
    act(() => void vi.advanceTimersByTime(300));
    expect(list().search.value).toBe('まめ ');
    expect(list().query).toMatchObject({ q: 'まめ' });
  });
});

describe('how the rows look', () => {
  it('stands in the address without an entry of its own, on the same page', async () => {
    const { list, search, back } = listAt('');
    act(() => list().pagingOf(page('abc')).onNext?.());
    act(() => list().toolsProps.onDensityChange('compact'));
    act(() => list().toolsProps.onColumnChoiceChange({ owner: false, grade: true }));
    expect(search()).toBe('?cursor=abc&from=21&density=compact&show=grade&hide=owner');
    expect([list().density, list().columnChoice]).toEqual(['compact', { grade: true, owner: false }]);
    await back();
    expect(search()).toBe('');
  });

  it('goes out of the address with the usual height', () => {
    const { list, search } = listAt('?density=compact');
    act(() => list().toolsProps.onDensityChange('comfortable'));
    expect(search()).toBe('');
  });
});
