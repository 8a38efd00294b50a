import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adminMyPageHandlers } from '#web/mock/scenarios/myPages/adminMyPages.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { renderHookWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { useMyPageList } from './useMyPageList.ts';

const world = <Result,>(hook: () => Result, search = '') =>
  renderHookWithServices(hook, {
    handlers: adminMyPageHandlers,
    visitor: asAdmin(AdminType.JMAC),
    at: `/admin/mypage${search}`,
  });

const paramsOf = (address: string) => new URL(address, 'https://tool.example.jp').searchParams;

/** What the server is asked for the list of a view. */
const asked = async (search = '', isMatrix = false) => {
  const { sent, result } = world(() => useMyPageList(isMatrix), search);
  await waitFor(() => expect(result.current.read.isSuccess).toBe(true));
  return paramsOf(sent.find(({ address }) => address.startsWith('/api/admin/my_page?'))?.address ?? '');
};

describe('the list of my pages', () => {
  it('asks for what the address says', async () => {
    const search =
      '?q=豆&project_id=3&projectStatus=0&projectStatus=4&prefecture=20&priority=0&sort=-grantAmount';
    const query = await asked(search);
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
    const query = await asked('?projectStatus=99&project_id=all&prefecture=x');
    expect(['projectStatus', 'project_id', 'prefecture'].flatMap((name) => query.getAll(name))).toEqual([]);
  });

  it('brings the documents of each row for the table of documents only', async () => {
    expect((await asked('', true)).get('view')).toBe('matrix');
    expect((await asked()).get('view')).toBeNull();
  });
});
