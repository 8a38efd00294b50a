import { expect, it } from 'vitest';
import { columnsBefore } from './columnsBefore.service.ts';

const row = { id: 1, memo: '電話済み', dueOn: null, version: 3 };

it('tells what the columns of a change said before it, and nothing else', () => {
  expect(columnsBefore(row, { memo: '済', dueOn: '2026-12-25' })).toEqual({ memo: '電話済み', dueOn: null });
  expect(columnsBefore(row, {})).toEqual({});
});

it('does not compile for a column that the row was not read with', () => {
  // @ts-expect-error: the row has no column of that name, so the trail would not know what it said
  expect(columnsBefore(row, { assigneeId: 5 })).toEqual({});
});
