import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('puts each value in its place, as often as it is named', () => {
  expect(fill('{page} | {product}、{page}', { page: 'ログイン', product: 'ツール' })).toBe(
    'ログイン | ツール、ログイン',
  );
});

it('leaves a text without places as it is', () => {
  expect(fill('保存しました', {})).toBe('保存しました');
});

it('takes a number and a dollar sign literally', () => {
  expect(fill('{yen}円 {code}', { yen: 0, code: '$&' })).toBe('0円 $&');
});

it('fails when a value is missing, instead of showing a brace', () => {
  expect(() => fill('あと{days}営業日', { day: 3 })).toThrow('needs a value for "days"');
});
