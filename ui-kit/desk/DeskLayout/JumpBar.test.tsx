import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { JumpBar } from './JumpBar.tsx';

const topsPx: Readonly<Record<string, number>> = { 'desk-file': 120, 'desk-panel': 900, findings: 1400 };

afterEach(() => vi.restoreAllMocks());

it('stands on the first place while nobody has scrolled, also when the page has not filled itself yet', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, topsPx[this.id] ?? 0, 360, 100);
  });
  render(
    <>
      <JumpBar hasAnswers={false} checkCount="5/7" findingCount={1} findingsId="findings" />
      <section id="desk-file" />
      <section id="desk-panel" />
      <section id="findings" />
    </>,
  );
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.textContent)).toEqual(['書類']);
});
