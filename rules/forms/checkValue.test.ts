import { describe, expect, it } from 'vitest';
import { hasAnswer } from './answers.ts';
import { checkValue } from './checkValue.ts';
import type { FieldRule } from './field.ts';

const codeOf = (rule: FieldRule, value: unknown): string | undefined =>
  checkValue(rule, value, 'submit')?.code;

describe('an answer that is handed in', () => {
  it.each([
    [{ type: 'kana' }, 'ミライ・ショクドウー', undefined],
    [{ type: 'kana' }, '未来', 'fullWidthKatakana'],
    [{ type: 'email' }, 'a@example.jp', undefined],
    [{ type: 'email' }, 'a@b', 'email'],
    [{ type: 'phone' }, '0312345678', undefined],
    [{ type: 'phone' }, '0012345678', 'phone'],
    [{ type: 'postalCode' }, '1000001', undefined],
    [{ type: 'postalCode' }, '100', 'postalCode'],
    [{ type: 'corporateNumber' }, '7123456789012', undefined],
    [{ type: 'corporateNumber' }, '7123456789021', 'corporateNumber'],
    [{ type: 'corporateNumber' }, '712345678901', 'corporateNumber'],
    [{ type: 'string', pattern: '^[A-Z]+$' }, 'abc', 'format'],
    [{ type: 'string' }, 5, 'text'],
    [{ type: 'date' }, '2026-02-28', undefined],
    [{ type: 'date' }, '2026-02-30', 'date'],
    [{ type: 'month' }, '2026-12', undefined],
    [{ type: 'month' }, '2026-13', 'yearMonth'],
    [{ type: 'boolean' }, false, undefined],
    [{ type: 'pledge' }, 'true', 'choose'],
  ] as const)('of %j as %j has the problem %s', (rule, value, code) => {
    expect(codeOf(rule, value)).toBe(code);
  });

  it.each([
    [{ type: 'integer' }, 1.5, 'integer'],
    [{ type: 'integer' }, '約8', 'integer'],
    [{ type: 'decimal' }, 1.5, undefined],
    [{ type: 'decimal' }, 'x', 'number'],
    [{ type: 'decimal', decimals: 1 }, 1.25, 'decimals'],
    [{ type: 'yen', minimum: 1 }, 0, 'minNumber'],
    [{ type: 'yen', maximum: 10 }, 11, 'maxNumber'],
    [{ type: 'yen' }, 1_000_000_000_000, undefined],
    [{ type: 'yen' }, 1_000_000_000_001, 'maxNumber'],
  ] as const)('of %j as the figure %j has the problem %s', (rule, value, code) => {
    expect(codeOf(rule, value)).toBe(code);
  });

  it('has a length that is counted as people count it', () => {
    expect(codeOf({ type: 'text', maxLength: 3 }, '𠮷𠮷𠮷')).toBeUndefined();
    expect(checkValue({ type: 'text', maxLength: 3 }, '四文字だ', 'draft')).toEqual({
      code: 'maxLength',
      params: { max: 3 },
    });
  });

  it.each([
    [{ type: 'enum', choices: [1, 2] }, 2, undefined],
    [{ type: 'enum', choices: [1, 2] }, 3, 'choose'],
    [{ type: 'enum' }, 3, undefined],
    [{ type: 'enumList', choices: [1, 2] }, [1, 3], 'choose'],
    [{ type: 'enumList' }, [1, 1], 'distinct'],
    [{ type: 'enumList', minItems: 3, maxItems: 3 }, [1, 2], 'exactItems'],
    [{ type: 'textList' }, ['2026-04', '4月'], 'yearMonth'],
    [{ type: 'list', minItems: 2, maxItems: 5 }, [{}], 'minItems'],
    [{ type: 'list', maxItems: 1 }, [{}, {}], 'maxItems'],
    [{ type: 'list' }, 'x', 'rows'],
  ] as const)('of %j as the choice %j has the problem %s', (rule, value, code) => {
    expect(codeOf(rule, value)).toBe(code);
  });
});

describe('a draft', () => {
  it.each([
    [{ type: 'phone' }, '03'],
    [{ type: 'string', minLength: 5 }, 'x'],
    [{ type: 'list', minItems: 2 }, [{}]],
  ] as const)('of %j may be half-typed: %j', (rule, value) => {
    expect(checkValue(rule, value, 'draft')).toBeNull();
  });

  it('holds no value of another kind, and none beyond a limit', () => {
    expect(checkValue({ type: 'integer' }, '約8', 'draft')?.code).toBe('integer');
    expect(checkValue({ type: 'yen', maximum: 10 }, 11, 'draft')?.code).toBe('maxNumber');
    expect(checkValue({ type: 'list', maxItems: 1 }, [{}, {}], 'draft')?.code).toBe('maxItems');
  });
});

describe('a list without rows', () => {
  it('is an answer where the form takes none at all, else it is missing', () => {
    expect(hasAnswer({ minItems: 0 }, [])).toBe(true);
    expect(hasAnswer({ minItems: 1 }, [])).toBe(false);
    expect(hasAnswer({}, [])).toBe(false);
    expect(hasAnswer({ minItems: 0 }, null)).toBe(false);
  });
});
