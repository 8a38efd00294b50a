import { describe, expect, it } from 'vitest';
import { frontTexts } from './frontTexts.ts';
import { texts } from './i18n.ts';

const words = {
  list: { title: '一覧', left: 'あと{days}営業日', markup: '<b>{name}</b>', twice: '{a}と{b}と{a}' },
};

describe.each([
  ['texts', texts('sample', words)],
  ['frontTexts', frontTexts(words)],
])('%s', (_name, t) => {
  it('are read by their place', () => {
    expect(t((w) => w.list.title)).toBe('一覧');
  });
  it('take values by name, each as often as it is named', () => {
    expect(t((w) => w.list.left, { days: 3 })).toBe('あと3営業日');
    expect(t((w) => w.list.twice, { a: '甲', b: '乙' })).toBe('甲と乙と甲');
  });
  it('leave letters as they are; React escapes them', () => {
    expect(t((w) => w.list.markup, { name: '㍿&𠮷$&' })).toBe('<b>㍿&𠮷$&</b>');
  });
  it('refuse to show a brace when a value is missing', () => {
    expect(() => t((w) => w.list.left)).toThrow('needs a value for "days"');
  });
});

describe('texts', () => {
  it('take a value for nothing but a value, whatever it is called and holds', () => {
    const t = texts('countedValues', { items: '{count}件', items_other: '{count} items' });
    expect(t((w) => w.items, { count: 2, context: 'other', lng: 'en' })).toBe('2件');
    expect(t((w) => w.items, { count: '$t(items_other)' })).toBe('$t(items_other)件');
  });
  it('refuse to show the name of a place that has no text', () => {
    const t = texts('twoPlaces', words);
    // Reads two places for one text, as a copy of a part of the words does.
    expect(() => t((w) => ({ ...w.list, other: w.list.twice }).other)).toThrow(
      'There is no text at "list.list.twice"',
    );
  });
});
