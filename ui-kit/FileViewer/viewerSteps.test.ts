import { describe, expect, it } from 'vitest';
import { turned, turnedBox, zoomedIn, zoomedOut } from './viewerSteps.ts';

describe('steps of the viewer', () => {
  it('zooms step by step and stops at the ends', () => {
    expect([zoomedIn(100), zoomedIn(110), zoomedIn(300)]).toEqual([125, 125, undefined]);
    expect([zoomedOut(100), zoomedOut(110), zoomedOut(50)]).toEqual([75, 100, undefined]);
  });

  it('comes round after four quarter turns', () => {
    expect(turned(turned(turned(turned(0))))).toBe(0);
  });
});

describe('a mark on a turned page', () => {
  const box = { x: 0.5, y: 0.125, width: 0.25, height: 0.0625 };

  it('stays where it is on the upright page', () => {
    expect(turnedBox(box, 0)).toEqual(box);
  });

  it('goes from the top to the right by a quarter turn', () => {
    expect(turnedBox(box, 90)).toEqual({ x: 0.8125, y: 0.5, width: 0.0625, height: 0.25 });
  });

  it('goes to the opposite corner by half a turn', () => {
    expect(turnedBox(box, 180)).toEqual({ x: 0.25, y: 0.8125, width: 0.25, height: 0.0625 });
  });

  it('goes from the top to the left by three quarters', () => {
    expect(turnedBox(box, 270)).toEqual({ x: 0.125, y: 0.25, width: 0.0625, height: 0.25 });
  });
});
