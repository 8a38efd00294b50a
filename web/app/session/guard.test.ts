import { describe, expect, it } from 'vitest';
import { decideAccess } from './guard.ts';

const nobody = { admin: false, user: false, applicant: false };
const at = (address: string) => {
  const url = new URL(address, 'https://tool.example.jp');
  return { pathname: url.pathname, search: url.search };
};

describe('a page is shown to those who are logged in (spec 2)', () => {
  it.each([
    ['/admin/mypage', 'admin', 'admin'],
    ['/user/3', 'user', 'user'],
    ['/application/project/3', 'applicant', 'applicant'],
    ['/application/project/3', 'admin', 'admin'],
  ] as const)('%s is open to %s, as %s', (address, who, as) => {
    expect(decideAccess(at(address), { ...nobody, [who]: true }, false)).toEqual({ kind: 'pass', as });
  });

  it('gives the check for the administrator priority over that for the applicant', () => {
    const both = { ...nobody, admin: true, applicant: true };
    expect(decideAccess(at('/application/project/3'), both, false)).toEqual({ kind: 'pass', as: 'admin' });
  });
});

describe('everybody else is sent to a log-in page (spec 2)', () => {
  it.each([
    ['/admin/mypage', nobody, '/admin/login'],
    ['/admin/mypage', { ...nobody, user: true, applicant: true }, '/admin/login'],
    ['/user/3', { ...nobody, admin: true }, '/user/3/login'],
    ['/user/3?project_id=8', nobody, '/user/8/login'],
    ['/application/project/3', { ...nobody, user: true }, '/application/project/3/login'],
    ['/application/12?project_id=8', nobody, '/application/project/8/login'],
    ['/somewhere', nobody, '/user/login'],
    ['/application', nobody, null],
  ])('%s with %j → %s', (address, loggedIn, loginPath) => {
    expect(decideAccess(at(address), loggedIn, false)).toEqual({ kind: 'redirect', loginPath });
  });

  it('unless the page allows a visitor without log-in', () => {
    expect(decideAccess(at('/admin/login'), nobody, true)).toEqual({ kind: 'pass', as: 'nobody' });
  });
});
