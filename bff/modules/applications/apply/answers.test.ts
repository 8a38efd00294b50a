import { describe, expect, it } from 'vitest';
import { calculate } from '#bff/programmes/engine.ts';
import { business, ingredientR6, noto } from '#bff/testing/programmes/programmes.ts';
import { columnsOf, isSameAnswer, stable } from './answers.service.ts';

const columns = ({ definition, answers, project }: typeof business) =>
  columnsOf(definition, answers, calculate(definition, answers, project));

describe('where answers are stored', () => {
  it('what every family asks is a column, the rest lies in `answers`', () => {
    const stored = columns(business);
    expect(stored).toMatchObject({ name: '株式会社みらい食堂', prefecture: 13, subsidyAmount: 4_050_000 });
    expect(stored.answers).toMatchObject({ storeName: 'みらい食堂 本店', seats: 48 });
    expect(stored.answers).not.toHaveProperty('name');
  });

  it('a family without a plan name is listed by what names its plan', () => {
    const stored = columns(noto);
    expect(stored.planTitle).toBe('居酒屋たぬき亭');
    expect(stored.answers).toMatchObject({ storeName: '居酒屋たぬき亭' });
  });

  it('the expenses of both initiatives are the expenses of the application', () => {
    const { expenses, answers } = columns(ingredientR6);
    const own = answers as { expensesA?: unknown[]; expensesB?: unknown[] };
    expect(expenses).toEqual([...(own.expensesA ?? []), ...(own.expensesB ?? [])]);
  });
});

describe('the same answer', () => {
  it('has the same rows in the same order, whatever the order of their properties', () => {
    expect(isSameAnswer([{ a: 1, b: 2 }], [{ b: 2, a: 1 }])).toBe(true);
    expect(isSameAnswer([1, 2], [2, 1])).toBe(false);
  });

  it('is not changed by an empty property, and nothing is nothing', () => {
    expect(isSameAnswer({ a: 1, note: null }, { a: 1 })).toBe(true);
    expect(isSameAnswer(null, undefined)).toBe(true);
    expect(isSameAnswer(0, null)).toBe(false);
    expect(isSameAnswer(false, null)).toBe(false);
  });

  it('has one text, for a checksum that can be made again', () => {
    expect(stable({ b: [{ d: 1, c: 2 }], a: '𠮷' })).toBe('{"a":"𠮷","b":[{"c":2,"d":1}]}');
  });
});
