import { describe, expect, it } from 'vitest';
import type { FormField } from './formTypes.ts';
import { emptyRow, toSendable, toTyped } from './values.ts';

const fieldOf = (type: FormField['type'], rest: Partial<FormField> = {}): FormField => ({
  name: 'x',
  label: '項目',
  type,
  isRequired: true,
  isComputed: false,
  ...rest,
});

const rows = fieldOf('list', {
  columns: [
    fieldOf('enum', { name: 'category' }),
    fieldOf('string', { name: 'description' }),
    fieldOf('yen', { name: 'amountTaxExcluded' }),
  ],
});

describe('toSendable', () => {
  it('reads figures in any width, and refuses letters where a figure belongs', () => {
    expect(toSendable(fieldOf('yen'), '４，２００，０００円')).toEqual({ value: 4_200_000 });
    expect(toSendable(fieldOf('decimal'), '107.9')).toEqual({ value: 107.9 });
    expect(toSendable(fieldOf('integer'), '1.5')).toBeNull();
    expect(toSendable(fieldOf('yen'), '約100万')).toBeNull();
  });

  it('reads days and months as people write them', () => {
    expect(toSendable(fieldOf('date'), '令和8年11月30日')).toEqual({ value: '2026-11-30' });
    expect(toSendable(fieldOf('date'), '11月')).toBeNull();
    expect(toSendable(fieldOf('month'), '2026/3')).toEqual({ value: '2026-03' });
    expect(toSendable(fieldOf('textList'), ['令和8年4月', '', '2026-05'])).toEqual({
      value: ['2026-04', '2026-05'],
    });
  });

  it('sends choices as numbers, yes and no as such, and empty as null', () => {
    expect(toSendable(fieldOf('enum'), '0')).toEqual({ value: 0 });
    expect(toSendable(fieldOf('enumList'), ['2', '5'])).toEqual({ value: [2, 5] });
    expect(toSendable(fieldOf('boolean'), 'false')).toEqual({ value: false });
    expect(toSendable(fieldOf('string'), '  ')).toEqual({ value: null });
  });

  it('sends rows in their order, with nothing where a cell cannot be read yet', () => {
    const row = { category: '1', description: '客席改修', amountTaxExcluded: '4,200,000' };
    expect(toSendable(rows, [row])).toEqual({
      value: [{ category: 1, description: '客席改修', amountTaxExcluded: 4_200_000 }],
    });
    expect(toSendable(rows, [{ ...row, amountTaxExcluded: '四百万' }])).toEqual({
      value: [{ category: 1, description: '客席改修', amountTaxExcluded: null }],
    });
    expect(toSendable(rows, [])).toEqual({ value: [] });
  });
});

describe('toTyped', () => {
  it('shows stored answers as text, and what is not there as empty', () => {
    expect(toTyped(fieldOf('yen'), 4_200_000)).toBe('4200000');
    expect(toTyped(fieldOf('boolean'), false)).toBe('false');
    expect(toTyped(fieldOf('enumList'), [2, 5])).toEqual(['2', '5']);
    expect(toTyped(fieldOf('string'), null)).toBe('');
    expect(toTyped(rows, undefined)).toEqual([]);
  });

  it('keeps rows with every column, so that what it shows can be sent back unchanged', () => {
    const stored = [{ category: 1, description: null, amountTaxExcluded: 300 }];
    const typed = toTyped(rows, stored);
    expect(typed).toEqual([{ category: '1', description: '', amountTaxExcluded: '300' }]);
    expect(toSendable(rows, typed)).toEqual({ value: stored });
    expect(emptyRow(rows.columns ?? [])).toEqual({ category: '', description: '', amountTaxExcluded: '' });
  });
});
