import { expect, it } from 'vitest';
import { cellsOf } from './cells.ts';

it('pasted cells of a sheet are parted by tabs, those of a text by commas, whatever ends the lines', () => {
  expect(cellsOf('応募コード\t採択額\r\n4032\t1,000\r\n')).toEqual([
    ['応募コード', '採択額'],
    ['4032', '1,000'],
  ]);
  expect(cellsOf('4032, 100\n4033')).toEqual([['4032', '100'], ['4033']]);
});

it('an empty line in between keeps the numbers of the lines below, nothing pasted is no line', () => {
  expect(cellsOf('4032\n\n4033')).toHaveLength(3);
  expect(cellsOf(' \n ')).toEqual([]);
});
