import { describe, expect, it } from 'vitest';
import { texts } from './i18n.ts';

const t = texts('sample', { list: { title: '一覧', left: 'あと{days}営業日', markup: '<b>{name}</b>' } });

describe('texts', () => {
  it('are read by their place', () => {
    expect(t((words) => words.list.title)).toBe('一覧');
  });
  it('take values by name', () => {
    expect(t((words) => words.list.left, { days: 3 })).toBe('あと3営業日');
  });
  it('leave letters as they are; React escapes them', () => {
    expect(t((words) => words.list.markup, { name: '㍿&𠮷' })).toBe('<b>㍿&𠮷</b>');
  });
  it('refuse to show a brace when a value is missing', () => {
    expect(() => t((words) => words.list.left)).toThrow('needs a value for "days"');
  });
});
