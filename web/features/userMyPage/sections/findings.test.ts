import { describe, expect, it } from 'vitest';
import { ReturnAnswerKind, ReturnItemStatus, ReviewCategory } from '#web/api/generated/enums.ts';
import type { ReturnItem } from '../types.ts';
import { currentFindingId, isAnswered, remainingOf, splitFinding } from './findings.ts';

const item = (id: number, facts: Partial<ReturnItem> = {}): ReturnItem => ({
  id,
  number: id,
  reviewCategory: ReviewCategory.Document,
  status: ReturnItemStatus.Open,
  fileId: null,
  fileName: null,
  page: null,
  area: null,
  row: null,
  field: null,
  fieldLabel: null,
  comment: '発注日が交付決定日より前です',
  answer: null,
  createdAt: '2026-11-18T00:00:00.000Z',
  createdByName: '事務局 花子',
  ...facts,
});

const draft = (answeredAt: string | null): Partial<ReturnItem> => ({
  answer: { kind: ReturnAnswerKind.Explain, comment: null, fileIds: [], answeredAt, answeredByName: '豊田' },
});

describe('findings', () => {
  it('an answer counts from the moment the server took it as given', () => {
    expect(isAnswered(item(1))).toBe(false);
    expect(isAnswered(item(1, draft(null)))).toBe(false);
    expect(isAnswered(item(1, draft('2026-11-20T00:00:00.000Z')))).toBe(true);
    expect(isAnswered(item(1, { status: ReturnItemStatus.Closed }))).toBe(true);
  });

  it('counts what is left of all', () => {
    const items = [item(1, { status: ReturnItemStatus.Answered }), item(2), item(3)];
    expect(remainingOf(items)).toEqual({ left: 2, total: 3 });
    expect(currentFindingId(items)).toBe(2);
  });

  it('has no current finding when all are answered', () => {
    expect(currentFindingId([item(1, { status: ReturnItemStatus.Answered })])).toBeNull();
  });

  it('takes the first line as the name of a finding', () => {
    expect(splitFinding('宛名が違います\n訂正を依頼してください。')).toEqual({
      name: '宛名が違います',
      rest: '訂正を依頼してください。',
    });
    expect(splitFinding('日付がありません')).toEqual({ name: '日付がありません', rest: '' });
  });
});
