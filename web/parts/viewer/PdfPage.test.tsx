import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PdfPage } from './PdfPage.tsx';
import type { PdfFile } from './pdf.ts';

/* A scan that takes long to decode says that it is on its way (field.md L1). */

/** The window draws nothing: the sheet is wide and in sight at once. */
class AtOnce {
  private readonly tell: (entries: readonly object[]) => void;
  constructor(tell: (entries: readonly object[]) => void) {
    this.tell = tell;
  }
  observe(): void {
    this.tell([{ contentRect: { width: 600 }, isIntersecting: true }]);
  }
  disconnect(): void {}
}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', AtOnce);
  vi.stubGlobal('IntersectionObserver', AtOnce);
  return () => vi.unstubAllGlobals();
});

const open = () => {
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  const pdf: PdfFile = {
    pageCount: 3,
    sizeOf: async () => ({ width: 595, height: 842 }),
    textOf: async () => '',
    draw: () => ({ done, cancel: () => undefined }),
    close: () => undefined,
  };
  render(<PdfPage pdf={pdf} page={2} rotation={0} />);
  return { resolve, reject };
};

const working = () => screen.queryByLabelText('2ページを表示しています');

it('a page says that it is being drawn, until it is', async () => {
  const { resolve } = open();
  expect(await screen.findByLabelText('2ページを表示しています')).toBeDefined();
  await act(async () => resolve());
  expect(working()).toBeNull();
});

it('a page that cannot be drawn says so, and what to do', async () => {
  const { reject } = open();
  await act(async () => reject(new Error('JpxError')));
  expect(screen.getByText(/保存してから開いてください/)).toBeDefined();
  expect(working()).toBeNull();
});
