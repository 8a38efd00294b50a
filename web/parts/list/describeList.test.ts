import { describe, expect, it } from 'vitest';
import { DutyStatusLabel, RetentionStateLabel } from '#web/parts/api/generated/enums.ts';
import { choices } from './conditions/choices.ts';
import { days } from './conditions/ranges.tsx';
import { describeList } from './describeList.ts';
import { readList } from './listAddress.ts';

const words = { title: '一覧', empty: 'まだありません', emptyText: 'ここに並びます。' };

const duties = describeList('/api/admin/duty', {
  words: { ...words, searchLabel: '探す', searchPlaceholder: '番号' },
  orders: ['dueOn', 'displayCode'],
  firstOrder: '-dueOn',
  conditions: [
    choices({ id: 'status', name: '状態', labels: DutyStatusLabel }),
    days({ name: '期限', from: 'dueFrom', to: 'dueBefore' }),
  ],
  columns: [],
  rowLabel: ({ title }) => title,
});

const records = describeList('/api/admin/retention/record', {
  words,
  firstOrder: 'dueOn',
  conditions: [choices({ id: 'state', name: '状態', labels: RetentionStateLabel })],
  columns: [],
  rowLabel: ({ name }) => name,
});

describe('a described list', () => {
  const asked = (search: string) => duties.queryOf(readList(new URLSearchParams(search), duties.shape));

  it('asks for what its address says of its conditions, and for nothing that is not said', () => {
    expect(asked('')).toEqual({ limit: 50, sort: '-dueOn', status: [] });
    expect(asked('status=1&dueFrom=2026-12-01&q= 豆 &cursor=abc')).toEqual({
      limit: 50,
      sort: '-dueOn',
      q: '豆',
      cursor: 'abc',
      status: [1],
      dueFrom: '2026-12-01',
    });
  });

  it('is sorted by each of its orders in both directions, and by no other', () => {
    const sorts = ['dueOn', '-displayCode', 'doneOn', '-title'].map((sort) => asked(`sort=${sort}`).sort);
    expect(sorts).toEqual(['dueOn', '-displayCode', '-dueOn', '-dueOn']);
  });

  it('with one order and no words for a search asks for neither', () => {
    const state = readList(new URLSearchParams('q=豆&sort=-dueOn'), records.shape);
    expect(records.queryOf(state)).toEqual({ limit: 50, state: [] });
  });
});
