import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { Link, type LinkProps } from './Link.tsx';
import { NotFound } from './NotFound.tsx';

const link = (props: LinkProps, at = '/user/3') => {
  const { router } = renderWithServices(<Link {...props}>行き先</Link>, { at });
  const anchor = screen.getByRole('link', { name: '行き先' });
  return {
    href: anchor.getAttribute('href'),
    /** Whether the page stays loaded: the router goes there itself. */
    staysLoaded: () => {
      let isTaken = false;
      const watch = (event: Event): void => {
        isTaken = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', watch, { once: true });
      fireEvent.click(anchor);
      return isTaken && router.state.location.pathname;
    },
  };
};

describe('a link', () => {
  it('inside the product loads no page', () => {
    expect(link({ href: '/user/3/section' }).staysLoaded()).toBe('/user/3/section');
  });

  it('of a tab takes the place of the entry of the history, so that Back leaves the page', async () => {
    const { router } = renderWithServices(
      <Link href="/admin/mypage/7?tab=history" replace>
        履歴
      </Link>,
      { at: '/admin/mypage' },
    );
    await act(() => router.navigate('/admin/mypage/7'));
    fireEvent.click(screen.getByRole('link', { name: '履歴' }));
    expect(router.state.location.search).toBe('?tab=history');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/admin/mypage');
  });

  it('carries the token of a password reset along (spec 2)', () => {
    expect(link({ href: '/user/3/section?a=1#b' }, '/user/3?token=t').href).toBe(
      '/user/3/section?a=1&token=t#b',
    );
  });

  it.each(['https://www.example.jp/', '//www.example.jp', 'mailto:desk@example.jp', 'tel:0300000000'])(
    'to elsewhere is a plain one, without our token: %s',
    (href) => {
      const plain = link({ href }, '/user/3?token=t');
      expect([plain.href, plain.staysLoaded()]).toEqual([href, false]);
    },
  );

  it.each(['/user/3/login', '/admin/password?token=x', '/application/project/7/login'])(
    'to a page in front of the log-in boundary loads it: another application stands there: %s',
    (href) => {
      expect(link({ href }).staysLoaded()).toBe(false);
    },
  );

  it('into a new window is left to the browser', () => {
    expect(link({ href: '/user/3/section', target: '_blank' }).staysLoaded()).toBe(false);
  });
});

describe('a page that is not there', () => {
  it.each([
    ['/admin/nowhere', '/admin'],
    ['/user/3/nowhere', '/user/3'],
    ['/nowhere', '/'],
  ])('at %s names the window so and leads home to %s', (at, home) => {
    renderWithServices(<NotFound />, { at });
    expect(document.title).toBe('ページが見つかりません | 補助事業管理ツール');
    expect(screen.getByRole('link', { name: 'ホームへ移動する' }).getAttribute('href')).toBe(home);
  });
});
