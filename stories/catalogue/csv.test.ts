import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('a text with a comma, a quotation mark or a line break stays one cell', () => {
  expect(
    csvOf([
      ['a', 'b,c'],
      ['"d"', 'e\nf'],
    ]),
  ).toBe('\uFEFFa,"b,c"\r\n"""d""","e\nf"\r\n');
});
