import { describe, expect, it } from 'vitest';
import { filterTextOf } from './filterText.ts';

const options = [
  { value: '0', label: '実施中' },
  { value: '1', label: '実績確認済' },
  { value: '4', label: '額の確定通知済' },
  { value: '3', label: '支払完了' },
  { value: '2', label: '完了' },
];

describe('words of a set filter', () => {
  it('says nothing when nothing is set, and of values that are gone that they are set', () => {
    expect(filterTextOf(options, [])).toBeUndefined();
    expect(filterTextOf(options, ['9'])).toBe('指定あり');
  });

  it('says the one value', () => {
    expect(filterTextOf(options, ['1'])).toBe('実績確認済');
  });

  it('says three in the order of the options, and how many more', () => {
    expect(filterTextOf(options, ['4', '0', '1'])).toBe('実施中、実績確認済、額の確定通知済');
    expect(filterTextOf(options, ['2', '3', '4', '0', '1'])).toBe(
      '実施中、実績確認済、額の確定通知済 ほか2件',
    );
  });
});
