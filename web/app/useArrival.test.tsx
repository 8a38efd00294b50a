// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useLocation } from 'wouter';
import { useNavigate } from '#web/router/shown.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { useArrival } from './useArrival.ts';

let arrive: (heading: string) => void = () => {};

/** A page whose record comes later: nothing, then a waiting heading, then its own. */
const Page = () => {
  const [heading, setHeading] = useState<string | null>(null);
  useEffect(() => {
    arrive = (words) => act(() => setHeading(words));
  }, []);
  return heading === null ? null : <h1 key={heading}>{heading}</h1>;
};

const World = () => {
  useArrival();
  const [pathname] = useLocation();
  const navigate = useNavigate();
  return (
    <main tabIndex={-1}>
      {pathname === '/admin' ? (
        <button type="button" onClick={() => void navigate('/admin/corporation')}>
          企業管理
        </button>
      ) : (
        <Page />
      )}
    </main>
  );
};

const go = async () => {
  renderWithServices(<World />, { at: '/admin' });
  fireEvent.click(screen.getByRole('button'));
  await act(async () => {});
};
/** The heading that has the focus; the page around it says its words as well. */
const focused = () => document.activeElement?.closest('h1')?.textContent;

describe('after a navigation', () => {
  it('the focus goes to the heading when it comes, and to the one that takes its place', async () => {
    await go();
    await act(async () => arrive('読み込み中'));
    expect(focused()).toBe('読み込み中');
    await act(async () => arrive('株式会社豆くら'));
    expect(focused()).toBe('株式会社豆くら');
  });

  it('it stays where somebody has moved it meanwhile', async () => {
    await go();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    screen.getByRole('main').focus();
    await act(async () => arrive('株式会社豆くら'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
