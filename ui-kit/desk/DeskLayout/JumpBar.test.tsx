// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { JumpBar } from './JumpBar.tsx';

it('stands on the first place while nobody has scrolled, also when the page has not filled itself yet', () => {
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
