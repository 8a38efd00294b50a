import { expect, it } from 'vitest';
import { createCell } from './createCell.ts';

it('tells those who watch once the new value is there', () => {
  const cell = createCell(1);
  const seen: number[] = [];
  cell.subscribe(() => seen.push(cell.get()));
  cell.put(2);
  cell.put(3);
  expect(seen).toEqual([2, 3]);
});

it('tells nobody who has gone, and goes on telling the others', () => {
  const cell = createCell('before');
  const told: string[] = [];
  const leave = cell.subscribe(() => told.push('one'));
  cell.subscribe(() => told.push('other'));
  leave();
  cell.put('after');
  expect(told).toEqual(['other']);
});
