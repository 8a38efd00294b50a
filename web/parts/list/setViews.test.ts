import { describe, expect, it } from 'vitest';
import { currentSet, setHref } from './setViews.ts';
import type { WorkCount } from './useWorkCounts.ts';

const set = (key: WorkCount['key'], query: string): WorkCount => ({
  key,
  label: key,
  family: null,
  count: 1,
  query,
});

const SETS = [
  set('myPages', '/admin/mypage?project_id=3'),
  set('delayed', '/admin/mypage?delayStatus=1&delayStatus=2&project_id=3'),
  set('returnedSections', '/admin/mypage?list=sections&status=4&project_id=3'),
];

const NAMES = ['list', 'status', 'delayStatus', 'mine'];

describe('the tabs of a list', () => {
  it('open exactly the rows of the set: other conditions stay behind, the look of the list goes along', () => {
    const params = new URLSearchParams('q=豆&priority=0&cursor=abc&from=51&sort=-dueOn&density=compact');
    expect(setHref('/admin/mypage?delayStatus=1', params)).toBe(
      '/admin/mypage?delayStatus=1&density=compact',
    );
    expect(setHref('/admin/mypage', new URLSearchParams('q=豆'))).toBe('/admin/mypage');
  });

  it('know the set by its conditions in any order, whatever search narrows it', () => {
    const at = (search: string) => currentSet(SETS, new URLSearchParams(search), NAMES)?.key;
    expect(at('')).toBe('myPages');
    expect(at('delayStatus=2&delayStatus=1&q=豆&sort=priority')).toBe('delayed');
    expect(at('list=sections&status=4')).toBe('returnedSections');
  });

  it('show none as the current one when somebody chose other conditions', () => {
    expect(currentSet(SETS, new URLSearchParams('delayStatus=1'), NAMES)).toBeUndefined();
    expect(currentSet(SETS, new URLSearchParams('delayStatus=1&mine=true'), NAMES)).toBeUndefined();
  });
});
