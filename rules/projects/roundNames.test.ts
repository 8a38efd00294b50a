import { describe, expect, it } from 'vitest';
import { nameInRound, shortNameKey } from './roundNames.ts';

const third = { from: 2, to: 3, ending: ' 第3次' };

describe('the name of the next round', () => {
  it.each([
    ['インクルーシブ 第2次', 'インクルーシブ 第3次'],
    ['補助金（第2次公募）', '補助金（第3次公募）'],
    ['補助金（第２次公募）', '補助金（第３次公募）'],
    ['補助金（第二次公募）', '補助金（第三次公募）'],
    ['補助金 第2回', '補助金 第3回'],
    ['R6補 産地連携 2次', 'R6補 産地連携 3次'],
  ])('counts up in the digits it is written in: %s', (before, after) => {
    expect(nameInRound(before, third)).toBe(after);
  });

  it('counts the call, not a number in the name of the programme', () => {
    expect(nameInRound('第2回食の祭典支援事業（第2次公募）', third)).toBe(
      '第2回食の祭典支援事業（第3次公募）',
    );
    expect(nameInRound('令和7年度第2次補正予算事業', third)).toBe('令和7年度第2次補正予算事業 第3次');
  });

  it.each(['成長支援', '成長支援 第1次', '成長支援 第12次', '成長支援 第十二次'])(
    'is said behind a name that does not say its round: %s',
    (name) => {
      expect(nameInRound(name, third)).toBe(`${name} 第3次`);
    },
  );

  it('counts letters of two units as one', () => {
    expect(nameInRound('𠮷野㍿ 第2次', third)).toBe('𠮷野㍿ 第3次');
  });
});

describe('short names', () => {
  it('are one name whatever their width, spaces and case', () => {
    expect(new Set(['R6補 第2次', 'Ｒ６補　第２次', 'r6補第2次'].map(shortNameKey)).size).toBe(1);
    expect(shortNameKey('成長支援 第1次')).not.toBe(shortNameKey('成長支援 第2次'));
  });
});
