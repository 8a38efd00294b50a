import { describe, expect, test } from 'vitest';
import { contrastRatio, hexOf, partPairs, textPairs } from './contrast.ts';
import { rootDeclarations } from './variables.ts';

const flat = (pairs: typeof textPairs) =>
  pairs.flatMap(({ of, on }) => on.map((ground) => [of, ground] as const));

describe('contrast of the allowed pairs (WCAG 2.2)', () => {
  test('black on white is 21, and the order of the two does not matter', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21);
    expect(contrastRatio('#ffffff', '#000000')).toBe(21);
  });

  test('the measure agrees with the figures of the look', () => {
    expect(contrastRatio(hexOf('textMuted'), hexOf('surface'))).toBeCloseTo(6.23, 1);
    expect(contrastRatio(hexOf('lineField'), hexOf('canvas'))).toBeCloseTo(3.46, 1);
  });

  test.each(flat(textPairs))('text: %s on %s reaches 4.5', (name, ground) => {
    expect(contrastRatio(hexOf(name), hexOf(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(flat(partPairs))('part: %s on %s reaches 3', (name, ground) => {
    expect(contrastRatio(hexOf(name), hexOf(ground))).toBeGreaterThanOrEqual(3);
  });

  test('a white label never stands on the two light steps of the chart', () => {
    expect(contrastRatio(hexOf('textInverse'), hexOf('chart1'))).toBeLessThan(4.5);
    expect(contrastRatio(hexOf('textInverse'), hexOf('chart2'))).toBeLessThan(4.5);
  });
});

test('every custom property that another one refers to is declared', () => {
  const declared = new Set([...rootDeclarations.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const used = [...rootDeclarations.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});

test('no custom property is declared twice, so that no name can hide another', () => {
  const names = [...rootDeclarations.matchAll(/^(--[\w-]+):/gm)].map(([, name]) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
