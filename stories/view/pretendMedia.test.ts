import { describe, expect, it } from 'vitest';
import { media } from '#ui-kit/tokens/index.ts';
import { conditionFor } from './pretendMedia.ts';

const nobody = { textScale: 1, hasForcedColors: false, wantsStill: false } as const;
const holds = '(min-width: 0px)';

const conditionOf = (query: string): string => query.replace('@media ', '');

describe('a condition of the product', () => {
  it.each(Object.values(media).map(conditionOf))('%s stays as it is where nothing is chosen', (condition) => {
    expect(conditionFor(condition, nobody)).toBe(condition);
  });

  it('holds for who has forced colours, and no other does', () => {
    const reader = { ...nobody, hasForcedColors: true };
    expect(conditionFor(conditionOf(media.forcedColors), reader)).toBe(holds);
    expect(conditionFor(conditionOf(media.reducedMotion), reader)).toBe(conditionOf(media.reducedMotion));
  });

  it('holds for who wants no motion', () => {
    expect(conditionFor(conditionOf(media.reducedMotion), { ...nobody, wantsStill: true })).toBe(holds);
  });

  it('asks for twice the window where the text is twice as large, as a browser does', () => {
    const reader = { ...nobody, textScale: 2 };
    expect(conditionFor(conditionOf(media.lg), reader)).toBe('(min-width: 150em)');
    expect(conditionFor(conditionOf(media.belowSm), reader)).toBe('(width < 60em)');
    expect(conditionFor('(min-width: 800px)', reader)).toBe('(min-width: 800px)');
  });
});
