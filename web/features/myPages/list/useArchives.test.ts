// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdminType } from '#web/api/generated/enums.ts';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { broken, notFound, reply } from '#web/mock/reply.ts';
import { said } from '#web/testing/acts.ts';
import { renderHookWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { useArchives } from './useArchives.ts';

const zip = reply(new Blob(['zip'], { type: 'application/zip' }));
const targets = [
  { id: 3, name: '株式会社ひまわり給食センター' },
  { id: 5, name: '株式会社豆くら' },
  { id: 9, name: '有限会社海風すし' },
];

const setUp = (getMyPageArchive: MockHandlers['downloadMyPageArchive'] = zip) => {
  const { result, sent } = renderHookWithServices(useArchives, {
    handlers: { downloadMyPageArchive: getMyPageArchive },
    visitor: asAdmin(AdminType.JMAC),
  });
  return { archives: () => result.current, asked: () => sent.map(({ address }) => address) };
};

beforeEach(() => void vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const savedFiles = () => vi.mocked(HTMLAnchorElement.prototype.click).mock.calls.length;

describe('saving the files of several my pages', () => {
  it('fetches one after the other, saves each, and says how many', async () => {
    const { archives, asked } = setUp();
    await act(() => archives().save(targets));
    expect(asked()).toEqual([3, 5, 9].map((id) => `/api/admin/my_page/${id}/archive`));
    expect(savedFiles()).toBe(3);
    expect(said()).toContain('3件のマイページの書類を保存しました');
    expect(archives().progress).toBeNull();
  });

  it('goes on after one that could not be fetched, and names it', async () => {
    const { archives } = setUp(({ path }) => (path.id === '5' ? broken : path.id === '9' ? notFound : zip));
    await act(() => archives().save(targets));
    expect(savedFiles()).toBe(1);
    expect(said()).toContain('株式会社豆くら、有限会社海風すしの書類を保存できませんでした');
  });

  it('shows which one it is at, ends where somebody stops it, and says how many there are', async () => {
    let let3Go = (): void => {};
    const { archives, asked } = setUp(({ path }) =>
      path.id === '3' ? new Promise((resolve) => (let3Go = () => resolve(zip))) : zip,
    );
    let done: Promise<void> = Promise.resolve();
    await act(async () => {
      done = archives().save(targets);
    });
    expect(archives().progress).toEqual({ done: 1, total: 3 });
    await act(async () => {
      archives().stop();
      await vi.waitFor(() => expect(asked()).toHaveLength(1), 60_000);
      let3Go();
      await done;
    });
    expect(asked()).toHaveLength(1);
    expect(said()).toContain('1件のマイページの書類を保存しました');
  });

  it('does nothing for none', async () => {
    const { archives, asked } = setUp();
    await act(() => archives().save([]));
    expect([asked(), said()]).toEqual([[], '']);
  });
});
