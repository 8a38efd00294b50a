import { describe, expect, it } from 'vitest';
import { placePopover } from './placePopover.ts';

const viewport = { width: 360, height: 640 };
const popover = { width: 240, height: 200 };
const anchor = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 44 });

describe('place of a popover', () => {
  it('opens below the anchor, at its start', () => {
    expect(placePopover(anchor(20, 100), popover, viewport, 'bottom-start')).toEqual({ left: 20, top: 148 });
  });

  it('opens at the end of the anchor', () => {
    expect(placePopover(anchor(250, 100), popover, viewport, 'bottom-end')).toEqual({ left: 110, top: 148 });
  });

  it('opens above when there is no room below', () => {
    expect(placePopover(anchor(20, 580), popover, viewport, 'bottom-start')).toEqual({ left: 20, top: 376 });
  });

  it('opens below when there is no room above', () => {
    expect(placePopover(anchor(20, 40), popover, viewport, 'top-start')).toEqual({ left: 20, top: 88 });
  });

  it('stays 8 px inside the window sideways', () => {
    expect(placePopover(anchor(300, 100), popover, viewport, 'bottom-start').left).toBe(112);
    expect(placePopover(anchor(-90, 100), popover, viewport, 'bottom-end').left).toBe(8);
  });

  it('stays inside the window when it is taller than the room', () => {
    expect(placePopover(anchor(20, 300), { width: 240, height: 600 }, viewport, 'bottom-start').top).toBe(8);
  });
});
