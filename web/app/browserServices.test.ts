// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createBrowserServices } from './browserServices.ts';

const settings = { cspNonce: '', environmentName: '', publicSite: 'https://www.jimukyoku.example.jp/top' };

/** The parts of a window that the services use, at an address. */
const windowAt = (href: string) => {
  const { protocol, hostname, pathname, search, hash } = new URL(href);
  const replace = vi.fn();
  const location = { href, protocol, hostname, pathname, search, hash, replace };
  const page = { location, document: { cookie: '' }, sessionStorage: window.sessionStorage };
  // Only what is named here is used; the rest of a window is not there.
  const services = createBrowserServices(page as unknown as Window, settings);
  return { leave: services.leave, gone: () => replace.mock.calls.map(([url]) => String(url)) };
};

describe('leaving the page', () => {
  it('goes to an address of the product itself', () => {
    const { leave, gone } = windowAt('https://tool.example.jp/admin/mypage');
    leave('/admin/login?return_url=%2Fadmin');
    expect(gone()).toEqual(['https://tool.example.jp/admin/login?return_url=%2Fadmin']);
  });

  it('goes to the public site, wherever that is', () => {
    const { leave, gone } = windowAt('https://tool.example.jp/application');
    leave('https://www.jimukyoku.example.jp/top');
    expect(gone()).toEqual(['https://www.jimukyoku.example.jp/top']);
  });

  it.each([
    'https://evil.example/login',
    '//evil.example',
    'javascript:alert(1)',
    'https://tool.example.jp.evil.example/',
  ])('never goes to %s', (href) => {
    const { leave, gone } = windowAt('https://tool.example.jp/admin');
    expect(() => leave(href)).toThrow('Redirect to external URL which not allowed');
    expect(gone()).toEqual([]);
  });

  it('happens once: a guard and a lost session may both want to leave', () => {
    const { leave, gone } = windowAt('https://tool.example.jp/admin');
    leave('/admin/login');
    leave('/user/login');
    expect(gone()).toEqual(['https://tool.example.jp/admin/login']);
  });
});
