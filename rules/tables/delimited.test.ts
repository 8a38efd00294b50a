import { describe, expect, it } from 'vitest';
import { readDelimited } from './delimited.ts';

describe('a copied range', () => {
  it.each([
    [
      'cells between tabs',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'amounts with commas',
      '内容\t税込\n釜\t1,100円',
      [
        ['内容', '税込'],
        ['釜', '1,100円'],
      ],
    ],
    [
      'comma-separated values',
      '\uFEFFa,"b,c"\n"d ""e""",',
      [
        ['a', 'b,c'],
        ['d "e"', ''],
      ],
    ],
    [
      'a line end within a cell',
      'a\t"b\nc"\nd\te',
      [
        ['a', 'b\nc'],
        ['d', 'e'],
      ],
    ],
    [
      'a tab in a cell of comma-separated values',
      '企業名,住所\nみらい,"霞が関1-1\tビル"\nやさい,千代田\t2',
      [
        ['企業名', '住所'],
        ['みらい', '霞が関1-1\tビル'],
        ['やさい', '千代田\t2'],
      ],
    ],
    [
      'a line above the headings',
      '令和8年,第1回\n内容\t税込\n釜\t1,100',
      [['令和8年,第1回'], ['内容', '税込'], ['釜', '1,100']],
    ],
    ['a sign for inches', '棚 20"\t1', [['棚 20"', '1']]],
    ['empty cells and rows', 'a\t\n\nb\tc', [['a', ''], [''], ['b', 'c']]],
    ['nothing', '\n', []],
  ])('is read with %s', (_what, pasted, cells) => {
    expect(readDelimited(pasted)).toEqual(cells);
  });

  it('takes one walk through a run of line ends: in squares this one takes minutes', () => {
    expect(readDelimited(`a${'\n'.repeat(400_000)}b`)).toHaveLength(400_001);
  });
});
