import { describe, expect, it } from 'vitest';
import { createRecordAsOf, type RecordedChange } from './recordAsOf.service.ts';

const END = new Date('2026-11-20T15:00:00Z');

const act = (at: string, field: string, [before, after]: readonly [string | null, string | null]) =>
  ({
    at: new Date(at),
    action: 'updated',
    actorName: `${at.slice(8, 10)}日の人`,
    changes: [{ field, label: field, before, after }],
  }) satisfies RecordedChange;

const asOf = (...acts: readonly RecordedChange[]) => {
  const record = createRecordAsOf(END);
  for (const one of acts) record.take(one);
  return record.told();
};

describe('a value at the end of a day', () => {
  it('is what was written last until then, with who wrote it', () => {
    const { fields } = asOf(
      act('2026-11-18T00:00:00Z', 'memo', [null, '一']),
      act('2026-11-20T14:59:59Z', 'memo', ['一', '二']),
      act('2026-11-20T15:00:00Z', 'memo', ['二', '三']),
    );
    expect(fields).toEqual([
      {
        field: 'memo',
        label: 'memo',
        thatDay: '二',
        now: '三',
        isDifferent: true,
        since: new Date('2026-11-20T14:59:59Z'),
        byName: '20日の人',
      },
    ]);
  });

  it('is what the first change after it found, when nothing was written until then', () => {
    const { fields } = asOf(act('2026-11-25T00:00:00Z', 'memo', ['はじめから', '後で']));
    expect(fields).toMatchObject([{ thatDay: 'はじめから', now: '後で', since: null, byName: null }]);
  });

  it('is no difference when it was changed and changed back', () => {
    const { fields } = asOf(
      act('2026-11-18T00:00:00Z', 'memo', [null, '一']),
      act('2026-11-21T00:00:00Z', 'memo', ['一', '二']),
      act('2026-11-22T00:00:00Z', 'memo', ['二', '一']),
    );
    expect(fields).toMatchObject([{ thatDay: '一', now: '一', isDifferent: false }]);
  });
});

it('a record was deleted only from the day on which it was', () => {
  const deleted = { ...act('2026-11-21T00:00:00Z', 'memo', ['一', null]), action: 'deleted' };
  expect(asOf(act('2026-11-18T00:00:00Z', 'memo', [null, '一']), deleted)).toMatchObject({
    isDeleted: false,
    entryCount: 1,
    laterCount: 1,
  });
  expect(asOf({ ...deleted, at: new Date('2026-11-20T00:00:00Z') }).isDeleted).toBe(true);
});
