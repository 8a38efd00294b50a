import { describe, expect, it } from 'vitest';
import { areaOf, uprightBox } from './area.ts';

describe('areaOf', () => {
  it('takes the two corners in any order and rounds to four digits', () => {
    expect(areaOf({ x: 0.5, y: 0.4 }, { x: 0.2, y: 0.1 }, 0)).toEqual({
      x: 0.2,
      y: 0.1,
      width: 0.3,
      height: 0.3,
    });
  });

  it('ends at the edge of the page', () => {
    expect(areaOf({ x: 0.9, y: 0.9 }, { x: 1.4, y: 2 }, 0)).toEqual({
      x: 0.9,
      y: 0.9,
      width: 0.1,
      height: 0.1,
    });
  });

  it('takes a slip of the hand for nothing', () => {
    expect(areaOf({ x: 0.5, y: 0.5 }, { x: 0.501, y: 0.6 }, 0)).toBeNull();
  });

  it('gives the place on the upright page when the page was turned', () => {
    expect(areaOf({ x: 0.1, y: 0.2 }, { x: 0.3, y: 0.6 }, 90)).toEqual({
      x: 0.2,
      y: 0.7,
      width: 0.4,
      height: 0.2,
    });
  });
});

describe('uprightBox', () => {
  it('turns a half turn and three quarters back', () => {
    const box = { x: 0.1, y: 0.2, width: 0.2, height: 0.4 };
    expect(uprightBox(box, 180).x).toBeCloseTo(0.7);
    expect(uprightBox(box, 180).y).toBeCloseTo(0.4);
    expect(uprightBox(box, 270)).toEqual({ x: expect.closeTo(0.4), y: 0.1, width: 0.4, height: 0.2 });
  });
});
