import { describe, expect, it } from 'vitest';
import { answerInWords } from './display.ts';
import type { FormField, FormStep } from './formTypes.ts';
import { placeLabel } from './placeLabel.ts';

const fieldOf = (type: FormField['type'], rest: Partial<FormField> = {}): FormField => ({
  name: 'x',
  label: '項目',
  type,
  isRequired: true,
  isComputed: false,
  ...rest,
});

const options = [
  { value: 0, label: 'フライヤー' },
  { value: 1, label: '冷凍庫' },
];

describe('an answer in words', () => {
  it.each<[FormField['type'], unknown, Partial<FormField>, string]>([
    ['yen', 4_200_000, {}, '4,200,000円'],
    ['integer', 12_345, { unit: '席' }, '12,345席'],
    ['decimal', 107.9, { unit: '％' }, '107.9％'],
    ['date', '2026-11-30', {}, '2026/11/30（月）'],
    ['postalCode', '1000001', {}, '〒100-0001'],
    ['phone', '0300000000', {}, '03-0000-0000'],
    ['boolean', false, {}, 'いいえ'],
    ['pledge', true, {}, 'はい'],
    ['enum', 1, { options }, '冷凍庫'],
    ['enumList', [0, 1], { options }, 'フライヤー、冷凍庫'],
    ['textList', ['2026-04', '2026-05'], {}, '2026-04、2026-05'],
    ['string', '株式会社みらい食堂', {}, '株式会社みらい食堂'],
  ])('of kind %s: %j', (type, value, rest, words) => {
    expect(answerInWords(fieldOf(type, rest), value, {})).toBe(words);
  });

  it('is the dash where there is none, but zero and no are answers', () => {
    for (const nothing of [null, undefined, '', []]) {
      expect(answerInWords(fieldOf('enumList'), nothing, {})).toBe('—');
    }
    expect(answerInWords(fieldOf('yen'), 0, {})).toBe('0円');
    expect(answerInWords(fieldOf('boolean'), false, {})).toBe('いいえ');
  });

  it('keeps what an older form had stored in another shape', () => {
    expect(answerInWords(fieldOf('yen'), '約100万', {})).toBe('約100万');
    expect(answerInWords(fieldOf('integer', { unit: '席' }), '未定', {})).toBe('未定');
    expect(answerInWords(fieldOf('enum', { options }), 99, {})).toBe('99');
  });

  it('names the row that was chosen from another answer', () => {
    const leader = fieldOf('integer', { choicesFrom: { field: 'members', column: 'name' } });
    const answers = { members: [{ name: '豆田' }, { name: ' ' }] };
    expect(answerInWords(leader, 0, answers)).toBe('豆田');
    expect(answerInWords(leader, 1, answers)).toBe('2');
    expect(answerInWords(leader, 2, answers)).toBe('—');
  });
});

describe('a place is called', () => {
  const step: FormStep = {
    key: 'money',
    title: '経費',
    kind: 'expenses',
    sections: [
      {
        key: 'a',
        title: '経費',
        fields: [
          fieldOf('string', { name: 'plan', label: '事業計画名' }),
          fieldOf('list', {
            name: 'expenses',
            label: '経費明細',
            columns: [fieldOf('yen', { name: 'amount', label: '金額' })],
          }),
        ],
      },
    ],
  };

  it.each([
    ['/plan', '事業計画名'],
    ['/expenses', '経費明細'],
    ['/expenses/0', '経費明細 1'],
    ['/expenses/2/amount', '経費明細 3 金額'],
    ['/expenses/2/unknown', '経費明細 3'],
    ['/elsewhere', '経費'],
  ])('%s → %s', (pointer, label) => {
    expect(placeLabel(step, pointer)).toBe(label);
  });
});
