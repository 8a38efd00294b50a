import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useLocation } from 'wouter';
import { useNavigate } from '#web/parts/router/shown.ts';
import { useScroll } from '#web/parts/router/useScroll.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { useArrival } from './useArrival.ts';

let arrive: (heading: string) => void = () => {};
let showRows: () => void = () => {};

/** A page whose record comes later: nothing, then a waiting heading, then its own. */
const Page = () => {
  const [heading, setHeading] = useState<string | null>(null);
  useEffect(() => {
    arrive = (words) => act(() => setHeading(words));
  }, []);
  return heading === null ? null : <h1 key={heading}>{heading}</h1>;
};

/** A list whose rows come later than its heading. */
const List = () => {
  const [hasRows, setHasRows] = useState(false);
  useEffect(() => {
    showRows = () => act(() => setHasRows(true));
  }, []);
  return (
    <>
      <h1>マイページ管理</h1>
      {hasRows &&
        [4, 5].map((id) => (
          <div key={id} data-grid-row={id} tabIndex={-1}>
            <a href={`/admin/mypage/${id}`}>企業{id}</a>
          </div>
        ))}
    </>
  );
};

const World = () => {
  useArrival();
  useScroll();
  const [pathname] = useLocation();
  const navigate = useNavigate();
  return (
    <main tabIndex={-1}>
      {pathname === '/admin/mypage' && <List />}
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

afterEach(() => void vi.unstubAllGlobals());

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

  it('back to a list, it goes to the row that one came from when that is there; on the way there to the heading', async () => {
    vi.stubGlobal('scrollTo', vi.fn());
    const { router } = renderWithServices(<World />, { at: '/admin' });
    await act(() => router.navigate('/admin/mypage'));
    await act(async () => showRows());
    expect(focused()).toBe('マイページ管理');
    await act(() => router.navigate('/admin/mypage/5'));
    await act(async () => arrive('株式会社豆くら'));
    expect(focused()).toBe('株式会社豆くら');
    await act(() => router.navigate(-1));
    expect(focused()).toBe('マイページ管理');
    await act(async () => showRows());
    expect(document.activeElement?.textContent).toBe('企業5');
  });
});
