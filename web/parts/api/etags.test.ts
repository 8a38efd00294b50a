import { describe, expect, it } from 'vitest';
import { newerEtag } from './etags.ts';

describe('the newer of two versions', () => {
  it.each([
    ['"v9"', '"v10"', '"v10"'],
    ['"v10"', '"v9"', '"v10"'],
    [null, '"v3"', '"v3"'],
    ['"v3"', null, '"v3"'],
    [null, null, null],
  ])('of %s and %s is %s', (one, other, newer) => {
    expect(newerEtag(one, other)).toBe(newer);
  });
});
