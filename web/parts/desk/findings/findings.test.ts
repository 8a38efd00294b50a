import { describe, expect, it } from 'vitest';
import { ReviewCategory } from '#web/parts/api/generated/enums.ts';
import { finding as writtenFinding } from '#web/testing/findings.ts';
import { blankFindings, type Finding, isNoted, returnItemsOf, withPhrase } from './findings.ts';

const finding = (id: string, rest: Partial<Finding> = {}): Finding =>
  writtenFinding({ id, category: ReviewCategory.Consistency, fileId: null, ...rest });

const area = { x: 0.1, y: 0.2, width: 0.3, height: 0.05 };

describe('findings on the desk', () => {
  it('are noted once per checklist item', () => {
    expect(isNoted([finding('a', { checklistKey: 'date' })], 'date')).toBe(true);
    expect(isNoted([finding('a', { checklistKey: 'date' })], 'term')).toBe(false);
  });

  it('are counted as blank without words', () => {
    expect(blankFindings([finding('a', { comment: ' \n' }), finding('b', { comment: '日付' })])).toBe(1);
  });

  it('become return items with file, page and area, and without an area on no page', () => {
    const written = [
      finding('a', { comment: ' 日付の誤り ', fileId: 'f', page: 2, area }),
      finding('b', { comment: '書類全体', fileId: 'f', page: null, area }),
    ];
    expect(returnItemsOf(written)).toEqual([
      { reviewCategory: ReviewCategory.Consistency, comment: '日付の誤り', fileId: 'f', page: 2, area },
      { reviewCategory: ReviewCategory.Consistency, comment: '書類全体' },
    ]);
  });
});

describe('withPhrase', () => {
  const phrases = ['日付の記載がありません。', '様式が違います。'];

  it('replaces another phrase but keeps what was written by hand', () => {
    expect(withPhrase('日付の記載がありません。', '様式が違います。', phrases)).toBe('様式が違います。');
    expect(withPhrase('2枚目の件', '様式が違います。', phrases)).toBe('2枚目の件\n様式が違います。');
  });

  it('does not say the same twice', () => {
    expect(withPhrase('様式が違います。2枚目です。', '様式が違います。', phrases)).toBe(
      '様式が違います。2枚目です。',
    );
  });
});
