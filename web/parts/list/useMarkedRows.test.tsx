import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMarkedRows } from './useMarkedRows.ts';

type Place = { ids: number[]; from: number; conditions: string };

const open = (place: Place) => {
  const { result, rerender } = renderHook(
    ({ ids, from, conditions }: Place) =>
      useMarkedRows(
        ids.map((id) => ({ id })),
        from,
        conditions,
      ),
    { initialProps: place },
  );
  return { marks: () => result.current, go: rerender };
};

const FIRST = { ids: [4003, 5014], from: 1, conditions: 'status=1' };
const SECOND = { ids: [6001, 7002], from: 3, conditions: 'status=1' };

it('rows stay marked over pages, in the order of the list', () => {
  const { marks, go } = open(SECOND);
  act(() => marks().selection.onChange(new Set([7002])));
  go(FIRST);
  act(() => marks().selection.onChange(new Set([7002, 5014])));
  expect(marks().marked.map(({ id }) => id)).toEqual([5014, 7002]);
});

it('all that match stay marked over pages, and no longer with another condition or once one is taken out', () => {
  const { marks, go } = open(FIRST);
  act(() => marks().selection.onSelectAllMatching?.());
  go(SECOND);
  expect(marks().isAllMatching).toBe(true);
  go({ ...SECOND, conditions: 'status=2' });
  expect(marks().isAllMatching).toBe(false);
  go(SECOND);
  expect(marks().isAllMatching).toBe(false);
  act(() => marks().selection.onSelectAllMatching?.());
  act(() => marks().selection.onChange(new Set([6001])));
  expect(marks().isAllMatching).toBe(false);
  expect(marks().marked.map(({ id }) => id)).toEqual([6001]);
});
