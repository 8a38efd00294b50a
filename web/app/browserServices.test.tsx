import { describe, expect, it, vi } from 'vitest';
import { createBrowserServices } from './browserServices.ts';

const settings = { cspNonce: '', environmentName: '', publicSite: 'https://www.jimukyoku.example.jp/top' };

/** The parts of a window that the services use, at an address. */
const windowAt = (href: string) => {
  const { protocol, hostname, pathname, search, hash } = new URL(href);
  const [replace, assign] = [vi.fn(), vi.fn()];
  const location = { href, protocol, hostname, pathname, search, hash, replace, assign };
  const page = { location, document: { cookie: '' }, sessionStorage: window.sessionStorage };
  // Only what is named here is used; the rest of a window is not there.
  const services = createBrowserServices(page as unknown as Window, settings);
  return {
    leave: services.leave,
    gone: () => replace.mock.calls.map(([url]) => String(url)),
    goToProvider: services.goToProvider,
    assigned: () => assign.mock.calls.flat(),
  };
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

describe('going to a provider of OpenID Connect', () => {
  it('leads to its address, from which the back button comes back', () => {
    const { goToProvider, assigned } = windowAt('https://tool.example.jp/admin/login');
    goToProvider('https://sso.example.jp/authorize?client_id=hojo');
    expect(assigned()).toEqual(['https://sso.example.jp/authorize?client_id=hojo']);
  });

  it('runs nothing that is no address', () => {
    const { goToProvider, assigned } = windowAt('https://tool.example.jp/admin/login');
    expect(() => goToProvider('javascript:alert(1)')).toThrow();
    expect(assigned()).toEqual([]);
  });
});
