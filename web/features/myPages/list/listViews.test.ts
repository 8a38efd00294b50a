import { describe, expect, it } from 'vitest';
import { DelayStatus, DocumentCheckStatus } from '#web/api/generated/enums.ts';
import { conditionsOf, documentsOf, viewHref, viewOf } from './listViews.ts';

describe('views of the list', () => {
  it('reads the view from the address and shows everything for an unknown one', () => {
    expect(viewOf(new URLSearchParams('tab=late'))).toBe('late');
    expect(viewOf(new URLSearchParams('tab=other'))).toBe('all');
  });

  it('keeps search and conditions but starts at the first page', () => {
    const params = new URLSearchParams('q=豆&project_id=3&cursor=abc&from=51&sort=-dueOn&tab=mine');
    expect(viewHref(params, 'late')).toBe('/admin/mypage?q=%E8%B1%86&project_id=3&tab=late');
    expect(viewHref(params, 'all')).toBe('/admin/mypage?q=%E8%B1%86&project_id=3');
  });

  it('leaves the matrix for a view of documents', () => {
    expect(viewHref(new URLSearchParams('view=matrix'), 'ministry')).toBe('/admin/mypage?tab=ministry');
    expect(documentsOf('ministry')).toBe(DocumentCheckStatus.MAFFConfirming);
    expect(documentsOf('soon')).toBeNull();
  });

  it('counts seven days from today, over the end of a month', () => {
    expect(conditionsOf('soon', '2026-11-20')).toEqual({ dueBefore: '2026-11-27' });
    expect(conditionsOf('soon', '2026-11-25')).toEqual({ dueBefore: '2026-12-02' });
  });

  it('calls both kinds of delay late', () => {
    expect(conditionsOf('late', '2026-11-20')).toEqual({
      delayStatus: [DelayStatus.Delayed, DelayStatus.CriticalDelayed],
    });
  });
});
