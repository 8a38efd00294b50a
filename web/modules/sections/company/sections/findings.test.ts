import { describe, expect, it } from 'vitest';
import { ReturnAnswerKind, ReturnItemStatus } from '#web/parts/api/generated/enums.ts';
import type { ReturnItem } from '#web/parts/company/companyTypes.ts';
import { currentFindingId, currentFindings, isAnswered, remainingOf, splitFinding } from './findings.ts';
import { aFinding } from './testSection.ts';

const answer = (facts: Partial<NonNullable<ReturnItem['answer']>>): Partial<ReturnItem> => ({
  answer: {
    kind: ReturnAnswerKind.Explain,
    comment: null,
    fileIds: [],
    answeredAt: null,
    answeredByName: '豊田 まめ子',
    ...facts,
  },
});

const FILE = '00000000-0000-4000-8000-000000000001';

describe('findings', () => {
  it('words answer when one explains, a file when one replaces', () => {
    expect(isAnswered(aFinding(1))).toBe(false);
    expect(isAnswered(aFinding(1, answer({ comment: ' ' })))).toBe(false);
    expect(isAnswered(aFinding(1, answer({ comment: '再発行を受けました' })))).toBe(true);
    expect(isAnswered(aFinding(1, answer({ kind: ReturnAnswerKind.ReplaceFile, comment: '再発行' })))).toBe(
      false,
    );
    expect(isAnswered(aFinding(1, answer({ kind: ReturnAnswerKind.ReplaceFile, fileIds: [FILE] })))).toBe(
      true,
    );
    expect(isAnswered(aFinding(1, { status: ReturnItemStatus.Closed }))).toBe(true);
  });

  it('are those of the last return only, in their order', () => {
    const earlier = { createdAt: '2026-11-10T00:00:00.000Z', status: ReturnItemStatus.Answered };
    const items = [
      aFinding(3, { number: 2 }),
      aFinding(2, { number: 1 }),
      aFinding(1, { number: 1, ...earlier }),
    ];
    expect(currentFindings(items).map(({ id }) => id)).toEqual([2, 3]);
    expect(currentFindings([])).toEqual([]);
  });

  it('counts what is left of all', () => {
    const items = [aFinding(1, { status: ReturnItemStatus.Answered }), aFinding(2), aFinding(3)];
    expect(remainingOf(items)).toEqual({ left: 2, total: 3 });
    expect(currentFindingId(items)).toBe(2);
  });

  it('has no current finding when all are answered', () => {
    expect(currentFindingId([aFinding(1, { status: ReturnItemStatus.Answered })])).toBeNull();
  });

  it('takes the first line as the name of a finding', () => {
    expect(splitFinding('宛名が違います\n訂正を依頼してください。')).toEqual({
      name: '宛名が違います',
      rest: '訂正を依頼してください。',
    });
    expect(splitFinding('日付がありません')).toEqual({ name: '日付がありません', rest: '' });
  });
});
