import { describe, expect, it } from 'vitest';
import { answerProblem, stepFindings } from './checks.ts';
import type { FormField, FormStep } from './formTypes.ts';

const fieldOf = (type: FormField['type'], rest: Partial<FormField> = {}): FormField => ({
  name: 'x',
  label: '項目',
  type,
  isRequired: true,
  isComputed: false,
  ...rest,
});

describe('answerProblem', () => {
  it('asks for an empty answer only when it is asked for', () => {
    expect(answerProblem(fieldOf('string'), ' ', true)).toBe('入力してください。');
    expect(answerProblem(fieldOf('enumList'), [], true)).toBe('選んでください。');
    expect(answerProblem(fieldOf('string'), '', false)).toBeUndefined();
  });

  it('names what is wrong with what was written', () => {
    expect(answerProblem(fieldOf('yen'), '約100万', false)).toBe('数字で入力してください。');
    expect(answerProblem(fieldOf('integer', { minimum: 1, maximum: 10 }), '12', false)).toBe(
      '1から10までの数字を入力してください。',
    );
    expect(answerProblem(fieldOf('date'), '11月', false)).toContain('日付');
    expect(answerProblem(fieldOf('kana'), '未来', false)).toBe('全角カタカナで入力してください。');
    expect(answerProblem(fieldOf('text', { maxLength: 3 }), '四文字以', false)).toContain(
      'あと1文字減らして',
    );
  });

  it('takes what the server takes: full-width digits, hyphens, hiragana for katakana', () => {
    expect(answerProblem(fieldOf('kana'), 'かぶしきがいしゃ ﾐﾗｲ', true)).toBeUndefined();
    expect(answerProblem(fieldOf('phone'), '０３－００００－００００', true)).toBeUndefined();
    expect(answerProblem(fieldOf('postalCode'), '100-0001', true)).toBeUndefined();
    expect(answerProblem(fieldOf('yen', { minimum: 0 }), '４，２００，０００', true)).toBeUndefined();
  });

  it.each([
    ['7123456789012', true],
    ['2120901007402', true],
    ['７１２３４５６７８９０１２', true],
    ['7123456789021', false],
    ['9999905000021', false],
  ])('knows the check digit of the corporate number %s', (number, isRight) => {
    const problem = answerProblem(fieldOf('corporateNumber'), number, true);
    expect(problem === undefined).toBe(isRight);
  });

  it('wants a pledge to be ticked, not only answered', () => {
    expect(answerProblem(fieldOf('pledge'), 'false', true)).toBe('確認のうえ、チェックを入れてください。');
    expect(answerProblem(fieldOf('pledge'), 'true', true)).toBeUndefined();
  });
});

describe('stepFindings', () => {
  const isCorporation = { field: 'applicantType', operator: 'eq', values: [0] } as const;
  const step: FormStep = {
    key: 'plan',
    title: '事業計画',
    kind: 'fields',
    sections: [
      {
        key: 'a',
        title: '概要',
        fields: [
          fieldOf('string', { name: 'capital', visibleWhen: { ...isCorporation, values: [0] } }),
          fieldOf('yen', { name: 'total', isComputed: true }),
          fieldOf('list', {
            name: 'expenses',
            columns: [
              fieldOf('string', { name: 'description' }),
              fieldOf('yen', { name: 'amount', isRequired: false }),
            ],
          }),
        ],
      },
    ],
  };

  it('finds what is missing in fields that are shown, and in each row, with its place', () => {
    const values = { capital: '', expenses: [{ description: '', amount: 'x' }] };
    expect(stepFindings(step, values, { applicantType: 0 }).map(({ pointer }) => pointer)).toEqual([
      '/capital',
      '/expenses/0/description',
      '/expenses/0/amount',
    ]);
  });

  it('asks nothing of a hidden field, and for a row where there must be one', () => {
    expect(stepFindings(step, { capital: '', expenses: [] }, { applicantType: 1 })).toEqual([
      { pointer: '/expenses', message: '1行以上入力してください。' },
    ]);
  });
});
