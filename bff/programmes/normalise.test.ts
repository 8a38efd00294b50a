import { describe, expect, test } from 'vitest';
import { business, ingredientR5, noto } from '../testing/programmes/programmes.ts';
import { normaliseAnswers, wireToAnswers } from './engine.ts';

const normalised = (name: string, typed: unknown): unknown =>
  normaliseAnswers(business.definition, { [name]: typed })[name];

describe('answers are stored in one way however they are typed', () => {
  test.each([
    ['corporateNumber', '７９９９９０１－００００－０１', '7999901000001'],
    ['postalCode', '〒１００−００００', '1000000'],
    ['contactPhone', '０３（００００）０００１', '0300000001'],
    ['contactEmail', ' Ｍｉｒａｉ@Example.JP ', 'mirai@example.jp'],
    ['nameKana', 'ｶﾌﾞｼｷｶﾞｲｼｬ みらい', 'カブシキガイシャ ミライ'],
    ['employees', '４２', 42],
    ['capital', '１０，０００，０００円', 10_000_000],
    ['establishedOn', '令和８年３月３１日', '2026-03-31'],
    ['establishedOn', 'R6.2.29', '2024-02-29'],
    ['establishedOn', '2026/11/20', '2026-11-20'],
    ['birthDate', '', null],
    ['name', '　㍿𠮷田商店　', '㍿𠮷田商店'],
    ['name', 'か\u3099んこ', 'がんこ'],
    ['name', '   ', null],
  ])('%s: %s', (name, typed, stored) => {
    expect(normalised(name, typed)).toBe(stored);
  });

  test('what cannot be read stays as typed, so that the check can name it', () => {
    expect(normalised('employees', '約40')).toBe('約40');
    expect(normalised('establishedOn', '2026/02/30')).toBe('2026/02/30');
  });

  test('columns of rows are normalised, rows keep their place', () => {
    const expenses = [{ description: ' 客席改修 ', amountTaxExcluded: '４，２００，０００' }, {}];
    expect(normalised('expenses', expenses)).toEqual([
      { description: '客席改修', amountTaxExcluded: 4_200_000 },
      {},
    ]);
  });

  test('months are read in western years and eras', () => {
    const { recentMonths } = normaliseAnswers(ingredientR5.definition, {
      recentMonths: ['2026/8', '令和8年9月', '2026-10'],
    });
    expect(recentMonths).toEqual(['2026-08', '2026-09', '2026-10']);
    const { operationPlan } = normaliseAnswers(noto.definition, { operationPlan: [{ month: 'R9.1' }] });
    expect(operationPlan).toEqual([{ month: '2027-01' }]);
  });
});

describe('a request body', () => {
  test('gives its answers; computed, system and unknown names are refused', () => {
    const body = { planTitle: ' 省人化 ', totalCost: 1, status: 1, salesRatio: 3, nothing: true, files: [] };
    expect(wireToAnswers(business.definition, body)).toEqual({
      answers: { planTitle: '省人化' },
      refused: ['totalCost', 'status', 'salesRatio', 'nothing', 'files'],
    });
  });
});
