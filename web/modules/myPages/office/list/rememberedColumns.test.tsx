import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useRememberedColumns } from './rememberedColumns.ts';

const FIRST = { updatedAt: false, sitePrefecture: false };
const choose = () => renderHook(() => useRememberedColumns(FIRST, {})).result;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the columns somebody picked', () => {
  it('are the usual ones for somebody who never chose', () => {
    expect(choose().current.choice).toEqual(FIRST);
  });

  it('are there again at the next visit, over the usual ones', () => {
    const visit = choose();
    act(() => visit.current.remember({ updatedAt: true }));
    expect(visit.current.choice).toEqual({ updatedAt: true, sitePrefecture: false });
    expect(choose().current.choice).toEqual({ updatedAt: true, sitePrefecture: false });
  });

  it.each(['{', '[]', '"all"', '{"updatedAt":"yes"}', 'null'])(
    'are the usual ones when the browser keeps something else by now: %s',
    (kept) => {
      localStorage.setItem('myPages.columns', kept);
      expect(choose().current.choice).toEqual(FIRST);
    },
  );

  it('hold for the page where the browser forbids storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const visit = choose();
    act(() => visit.current.remember({ updatedAt: true }));
    expect(visit.current.choice.updatedAt).toBe(true);
  });
});
