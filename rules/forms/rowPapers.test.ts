import { expect, it } from 'vitest';
import { type PapersField, rowsNaming } from './rowPapers.ts';

const list = (name: string, isComputed: boolean): PapersField => ({
  name,
  label: '経費明細',
  type: 'list',
  isComputed,
  columns: [
    { name: 'description', label: '内容', type: 'string', isComputed: false },
    { name: 'quotationFileIds', label: '見積書', type: 'fileList', isComputed: false },
  ],
});

it('a file is known to the rows that name it, not to lists that repeat others, nor to what is no row', () => {
  const rows = [{ quotationFileIds: ['b'] }, null, { description: 'a' }, { quotationFileIds: ['b', 'a'] }];
  const fields = [list('expensesA', false), list('expensesB', false), list('expenses', true)];
  const answers = { expensesA: rows, expensesB: null, expenses: rows };
  expect(rowsNaming(fields, answers, 'a')).toEqual([
    { list: 'expensesA', label: '経費明細', index: 3, column: 'quotationFileIds' },
  ]);
  expect(rowsNaming(fields, answers, 'b').map(({ index }) => index)).toEqual([0, 3]);
});
