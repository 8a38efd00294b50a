import { describe, expect, it } from 'vitest';
import { differenceOf, isAsAccepted, type Pixels } from './difference.ts';

type Colour = readonly [red: number, green: number, blue: number];

const paper: Colour = [255, 255, 255];
const ink: Colour = [26, 33, 31];

/** A picture of 60×40 pixels whose colours are given by their place. */
const draw = (colourAt: (x: number, y: number) => Colour, heightPx = 40): Pixels => {
  const widthPx = 60;
  const rgba = new Uint8Array(widthPx * heightPx * 4);
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) rgba.set([...colourAt(x, y), 255], (y * widthPx + x) * 4);
  return { widthPx, heightPx, rgba };
};

/** A button of 30×20 pixels. */
const button = (left: number, top: number, colour: Colour = ink, heightPx = 40): Pixels =>
  draw((x, y) => (x >= left && x < left + 30 && y >= top && y < top + 20 ? colour : paper), heightPx);

const passes = (before: Pixels, after: Pixels): boolean => isAsAccepted(differenceOf(before, after));

describe('a picture', () => {
  it('is as accepted when nothing has changed', () => {
    expect(differenceOf(button(10, 10), button(10, 10))).toMatchObject({ pixels: 0, resized: null });
    expect(passes(button(10, 10), button(10, 10))).toBe(true);
  });

  it('is another when a part has moved by one pixel', () => {
    expect(passes(button(10, 10), button(11, 10))).toBe(false);
    expect(passes(button(10, 10), button(10, 11))).toBe(false);
  });

  it('is another when a colour has changed as little as people can see beside each other', () => {
    expect(passes(button(10, 10, [18, 100, 77]), button(10, 10, [24, 107, 84]))).toBe(false);
  });

  it('is as accepted when a shade differs by a rounding', () => {
    expect(passes(button(10, 10, [18, 100, 77]), button(10, 10, [18, 101, 77]))).toBe(true);
  });

  it('is as accepted when an edge is smoothed otherwise', () => {
    /** A slanting edge whose steps are softened. */
    const slope = (soft: number): Pixels =>
      draw((x, y) => (x < y ? ink : x === y ? [soft, soft, soft] : paper));
    expect(passes(slope(150), slope(120))).toBe(true);
  });

  it('may differ in one of a thousand pixels, where letters of a large one are set a part of a pixel otherwise', () => {
    expect(isAsAccepted({ ...differenceOf(button(10, 10), button(10, 10)), pixels: 8 })).toBe(true);
    expect(isAsAccepted({ ...differenceOf(button(10, 10), button(10, 10)), pixels: 9 })).toBe(false);
    const large = draw(() => paper, 1000);
    expect(differenceOf(large, large).allowedPixels).toBe(60);
  });

  it('is another when its size has changed, though nothing is seen to differ', () => {
    expect(differenceOf(button(10, 10), button(10, 10, ink, 44)).resized).toBe('60×40 → 60×44');
    expect(passes(button(10, 10), button(10, 10, ink, 44))).toBe(false);
  });
});

describe('the drawing of a difference', () => {
  it('is red where something differs, and has room for both sizes', () => {
    const drawing = new Uint8Array(60 * 44 * 4);
    const { pixels } = differenceOf(button(10, 10), button(12, 10, ink, 44), drawing);
    const red = Array.from({ length: 60 * 44 }, (_, at) => drawing.subarray(at * 4, at * 4 + 3)).filter(
      ([r, g, b]) => r === 255 && g === 0 && b === 0,
    );
    expect(red).toHaveLength(pixels);
    expect(pixels).toBe(2 * 20 * 2);
  });
});
