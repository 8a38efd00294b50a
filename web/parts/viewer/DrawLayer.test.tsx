import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Rotation } from '#ui-kit/FileViewer/index.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { DrawLayer } from './DrawLayer.tsx';

/** A page of 200 by 100 pixels whose corner lies at 10, 20 of the window. */
const layerOf = (rotation: Rotation = 0) => {
  const onDraw = vi.fn();
  const { container } = renderWithServices(<DrawLayer rotation={rotation} onDraw={onDraw} />);
  const layer = container.querySelector('[data-draw-layer]');
  if (layer === null) throw new Error('a layer');
  Object.assign(layer, {
    setPointerCapture: () => {},
    getBoundingClientRect: () => new DOMRect(10, 20, 200, 100),
  });
  const at = (x: number, y: number, button = 0) => ({
    clientX: 10 + x,
    clientY: 20 + y,
    button,
    pointerId: 1,
  });
  return {
    onDraw,
    down: (x: number, y: number, button = 0) => fireEvent.pointerDown(layer, at(x, y, button)),
    move: (x: number, y: number) => fireEvent.pointerMove(layer, at(x, y)),
    up: (x: number, y: number) => fireEvent.pointerUp(layer, at(x, y)),
    cancel: () => fireEvent.pointerCancel(layer, { pointerId: 1 }),
    band: () => layer.firstElementChild?.getAttribute('style') ?? null,
  };
};

describe('a mark that is drawn over a page', () => {
  it('is the area between press and release, in parts of the page', () => {
    const { down, move, up, onDraw } = layerOf();
    down(20, 10);
    move(100, 60);
    up(120, 60);
    expect(onDraw).toHaveBeenCalledExactlyOnceWith({ x: 0.1, y: 0.1, width: 0.5, height: 0.5 });
  });

  it('is seen while it is drawn, and goes when it is done', () => {
    const { down, move, up, band } = layerOf();
    expect(band()).toBeNull();
    down(20, 10);
    move(120, 60);
    expect(band()).toContain('width: 50%');
    up(120, 60);
    expect(band()).toBeNull();
  });

  it('lies on the upright page also when the page was turned', () => {
    const { down, up, onDraw } = layerOf(180);
    down(0, 0);
    up(50, 50);
    expect(onDraw).toHaveBeenCalledExactlyOnceWith({ x: 0.75, y: 0.5, width: 0.25, height: 0.5 });
  });

  it('is none for a slip of the hand, another button, or a gesture that the system takes away', () => {
    const { down, up, cancel, onDraw } = layerOf();
    down(20, 10);
    up(20, 11);
    down(20, 10, 2);
    up(120, 60);
    down(20, 10);
    cancel();
    up(120, 60);
    expect(onDraw).not.toHaveBeenCalled();
  });
});
