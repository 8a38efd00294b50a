import { describe, expect, it } from 'vitest';
import type { GridColumn } from './gridTypes.ts';
import { visibleColumnsOf } from './visibleColumns.ts';

type Row = { id: number };
const column = (id: string, rest: Partial<GridColumn<Row>> = {}): GridColumn<Row> => ({
  id,
  header: id,
  cell: (row) => row.id,
  ...rest,
});
const columns = [
  column('code', { isFixed: true }),
  column('status'),
  column('phase', { hideBelow: 'lg', phoneSlot: 'none' }),
  column('amounts', { density: 'comfortable', hideBelow: 'lg', phoneSlot: 'none' }),
  column('granted', { density: 'compact', hideBelow: 'lg', phoneSlot: 'none' }),
];
const ids = (...args: Parameters<typeof visibleColumnsOf<Row>>) =>
  visibleColumnsOf(...args).map(({ id }) => id);

describe('visible columns', () => {
  it('shows every column of the density on a wide window', () => {
    expect(ids(columns, { choice: {}, width: 'desk', density: 'comfortable' })).toEqual([
      'code',
      'status',
      'phase',
      'amounts',
    ]);
    expect(ids(columns, { choice: {}, width: 'desk', density: 'compact' })).toEqual([
      'code',
      'status',
      'phase',
      'granted',
    ]);
  });

  it('lets columns leave between 768 and 1199 px', () => {
    expect(ids(columns, { choice: {}, width: 'tablet', density: 'comfortable' })).toEqual(['code', 'status']);
  });

  it('lets some leave up to 1439 px already', () => {
    const wide = [column('code'), column('assignee', { hideBelow: 'wide' })];
    expect(ids(wide, { choice: {}, width: 'desk', density: 'comfortable' })).toEqual(['code']);
    expect(ids(wide, { choice: {}, width: 'wide', density: 'comfortable' })).toEqual(['code', 'assignee']);
  });

  it('brings a picked column back', () => {
    expect(ids(columns, { choice: { phase: true }, width: 'tablet', density: 'comfortable' })).toEqual([
      'code',
      'status',
      'phase',
    ]);
  });

  it('sends a column away, but never a fixed one', () => {
    expect(
      ids(columns, { choice: { status: false, code: false }, width: 'desk', density: 'comfortable' }),
    ).toEqual(['code', 'phase', 'amounts']);
  });

  it('keeps to the slots of the card on a phone', () => {
    expect(ids(columns, { choice: { phase: true }, width: 'phone', density: 'comfortable' })).toEqual([
      'code',
      'status',
    ]);
  });
});
