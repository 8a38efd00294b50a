// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdminType, DelayStatus } from '#web/api/generated/enums.ts';
import { adminMyPageHandlers } from '#web/mock/scenarios/adminMyPages.ts';
import { renderHookWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import type { ViewId } from './listViews.ts';
import { useMyPageList, useViewCounts } from './useMyPageList.ts';

const { None, Delayed, CriticalDelayed } = DelayStatus;

const world = <Result>(hook: () => Result, search = '') =>
  renderHookWithServices(hook, {
    handlers: adminMyPageHandlers,
    visitor: asAdmin(AdminType.JMAC),
    at: `/admin/mypage${search}`,
  });

const paramsOf = (address: string) => new URL(address, 'https://tool.example.jp').searchParams;

/** What the server is asked for the list of a view. */
const asked = async (view: ViewId, search = '', isMatrix = false) => {
  const { sent, result } = world(() => useMyPageList(view, isMatrix), search);
  await waitFor(() => expect(result.current.read.isSuccess).toBe(true));
  return paramsOf(sent[0]?.address ?? '');
};

// A Friday evening in Tokyo, still morning in Greenwich.
beforeEach(() => void vi.setSystemTime('2026-11-20T09:30:00Z'));
afterEach(() => void vi.useRealTimers());

describe('the list of my pages', () => {
  it('asks for what the address says', async () => {
    const search =
      '?q=豆&project_id=3&projectStatus=0&projectStatus=4&prefecture=20&priority=0&sort=-grantAmount';
    const query = await asked('all', search);
    expect(query.getAll('projectStatus')).toEqual(['0', '4']);
    expect(Object.fromEntries(query)).toMatchObject({
      q: '豆',
      project_id: '3',
      prefecture: '20',
      priority: '0',
      sort: '-grantAmount',
      limit: '50',
    });
  });

  it('does not ask for what the contract does not know', async () => {
    const query = await asked('all', '?projectStatus=99&project_id=all&prefecture=x');
    expect(['projectStatus', 'project_id', 'prefecture'].flatMap((name) => query.getAll(name))).toEqual([]);
  });

  it('of one’s own, of what is due within seven days, of what is late', async () => {
    expect((await asked('mine')).get('mine')).toBe('true');
    expect((await asked('soon')).get('dueBefore')).toBe('2026-11-27');
    expect((await asked('late')).getAll('delayStatus')).toEqual([Delayed, CriticalDelayed].map(String));
  });

  it('is narrowed further within a view: an earlier day holds, a later one is the view’s', async () => {
    expect((await asked('soon', '?dueBefore=2026-11-24')).get('dueBefore')).toBe('2026-11-24');
    expect((await asked('soon', '?dueBefore=2026-12-31')).get('dueBefore')).toBe('2026-11-27');
    expect((await asked('all', '?dueBefore=2026-12-31')).get('dueBefore')).toBe('2026-12-31');
  });

  it('lets a chosen delay stand for that of the view', async () => {
    expect((await asked('late', `?delayStatus=${CriticalDelayed}`)).getAll('delayStatus')).toEqual([
      String(CriticalDelayed),
    ]);
    expect((await asked('all', `?delayStatus=${None}`)).getAll('delayStatus')).toEqual([String(None)]);
  });

  it('brings the documents of each row for the table of documents only', async () => {
    expect((await asked('all', '', true)).get('view')).toBe('matrix');
    expect((await asked('all')).get('view')).toBeNull();
  });

  it('is not asked for while documents are listed in its place', async () => {
    const { sent } = world(() => useMyPageList('unconfirmed', false));
    await Promise.resolve();
    expect(sent).toEqual([]);
  });
});

describe('the numbers of the views', () => {
  it('count each view without the conditions of the address, and documents by who has them', async () => {
    const { result, sent } = world(useViewCounts, '?q=豆&projectStatus=0');
    await waitFor(() => expect(Object.values(result.current)).not.toContain(undefined));
    expect(result.current).toEqual({ all: 3, mine: 3, soon: 3, late: 3, unconfirmed: 0, ministry: 0 });
    expect(sent.map(({ address }) => decodeURIComponent(address)).sort()).toEqual([
      '/api/admin/my_page/section?limit=1&status=1',
      '/api/admin/my_page/section?limit=1&status=2',
      '/api/admin/my_page?limit=1',
      '/api/admin/my_page?limit=1&delayStatus=1&delayStatus=2',
      '/api/admin/my_page?limit=1&dueBefore=2026-11-27',
      '/api/admin/my_page?limit=1&mine=true',
    ]);
  });

  it('are not there until they are known', () => {
    expect(Object.values(world(useViewCounts).result.current)).toEqual(Array(6).fill(undefined));
  });
});
