import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { LinkedText } from './LinkedText.tsx';

const hrefsIn = (text: string): (string | null)[] => {
  const { unmount } = renderWithServices(<LinkedText>{text}</LinkedText>);
  const hrefs = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  unmount();
  return hrefs;
};

describe('the addresses in a text', () => {
  it('lead to their pages, up to the sign, bracket or space that follows', () => {
    expect(hrefsIn('詳しくはhttps://www.example.jp/guide?a=1&b=2#top。')).toEqual([
      'https://www.example.jp/guide?a=1&b=2#top',
    ]);
    expect(hrefsIn('（https://a.example.jp/x）と http://b.example.jp.')).toEqual([
      'https://a.example.jp/x',
      'http://b.example.jp',
    ]);
  });

  it('are those of the web alone: nothing that runs, and nothing of a page', () => {
    expect(hrefsIn('javascript:alert(1) data:text/html,x //example.jp <a href="https:">x</a>')).toEqual([]);
    renderWithServices(<LinkedText>{'<img src=x onerror=alert(1)>'}</LinkedText>);
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  });
});
