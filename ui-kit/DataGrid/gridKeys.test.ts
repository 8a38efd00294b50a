import { describe, expect, it } from 'vitest';
import { pageCommandOf, rowCommandOf, targetRow } from './gridKeys.ts';

const press = (key: string, hasModifier = false) => ({ key, hasModifier });

describe('keys of the grid', () => {
  it('moves by J and K and goes to the search by / from anywhere', () => {
    expect(pageCommandOf(press('j'))).toBe('next');
    expect(pageCommandOf(press('K'))).toBe('previous');
    expect(pageCommandOf(press('/'))).toBe('search');
  });

  it('leaves arrows and Enter to the page outside of a row', () => {
    expect(pageCommandOf(press('ArrowDown'))).toBeUndefined();
    expect(pageCommandOf(press('Enter'))).toBeUndefined();
  });

  it('moves by arrows, opens by Enter and selects by X in a row', () => {
    expect(rowCommandOf(press('ArrowDown'), true)).toBe('next');
    expect(rowCommandOf(press('ArrowUp'), true)).toBe('previous');
    expect(rowCommandOf(press('Home'), true)).toBe('first');
    expect(rowCommandOf(press('End'), true)).toBe('last');
    expect(rowCommandOf(press('Enter'), true)).toBe('open');
    expect(rowCommandOf(press('x'), true)).toBe('toggle');
  });

  it('leads into the row and back by the other arrows, and selects by space', () => {
    expect(rowCommandOf(press('ArrowRight'), false)).toBe('into');
    expect(rowCommandOf(press('ArrowLeft'), false)).toBe('back');
    expect(rowCommandOf(press(' '), false)).toBe('toggle');
    expect(rowCommandOf(press('a', true), false)).toBe('toggleAll');
  });

  it('ignores the letter X when one-letter keys are off, but not the arrows', () => {
    expect(rowCommandOf(press('x'), false)).toBeUndefined();
    expect(rowCommandOf(press('ArrowDown'), false)).toBe('next');
  });

  it('leaves combinations to the browser', () => {
    expect(pageCommandOf(press('j', true))).toBeUndefined();
    expect(rowCommandOf(press('x', true), true)).toBeUndefined();
  });
});

describe('the row the cursor goes to', () => {
  it('starts at the first row downwards and at the last upwards', () => {
    expect(targetRow('next', -1, 3)).toBe(0);
    expect(targetRow('previous', -1, 3)).toBe(2);
  });

  it('stays at the ends', () => {
    expect(targetRow('next', 2, 3)).toBe(2);
    expect(targetRow('previous', 0, 3)).toBe(0);
  });

  it('leaves ten rows behind by Page Down and Page Up', () => {
    expect(targetRow('nextScreen', 3, 100)).toBe(13);
    expect(targetRow('previousScreen', 13, 100)).toBe(3);
    expect(targetRow('nextScreen', 95, 100)).toBe(99);
    expect(targetRow('previousScreen', 3, 100)).toBe(0);
  });

  it('goes nowhere in an empty grid', () => {
    expect(targetRow('next', -1, 0)).toBeUndefined();
  });
});
