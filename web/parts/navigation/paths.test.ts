import { describe, expect, it } from 'vitest';
import {
  areaOf,
  guardLoginPath,
  homePathOf,
  projectIdOf,
  unauthorisedLoginPath,
  withReturnUrl,
} from './paths.ts';

describe('the route prefix decides the kind of user (spec 2)', () => {
  it.each([
    ['/admin', 'admin'],
    ['/admin/project', 'admin'],
    ['/application/project/3', 'application'],
    ['/user/3', 'user'],
    ['/', 'user'],
    ['/administrator', 'user'],
    ['/applications', 'user'],
  ] as const)('%s → %s', (pathname, area) => {
    expect(areaOf(pathname)).toBe(area);
  });
});

describe('a visitor who is not logged in goes to the log-in of his area', () => {
  it.each([
    ['/admin/mypage', '', '/admin/login'],
    ['/admin/mypage', '?project_id=4', '/admin/login'],
    ['/application/project/3', '?project_id=9', '/application/project/9/login'],
    ['/application/project/3', '', '/application/project/3/login'],
    ['/application/12/receipt', '?project_id=9', '/application/project/9/login'],
    ['/application/12', '', '/application/12/login'],
    ['/application', '', null],
    ['/user/3', '?project_id=9', '/user/9/login'],
    ['/user/3/section/4', '', '/user/3/login'],
    ['/user', '', '/user/login'],
    ['/anything', '', '/user/login'],
    ['/anything', '?project_id=5', '/user/5/login'],
    ['/user/3', '?project_id=//evil.example', '/user/3/login'],
    ['/user/x', '?project_id=0', '/user/login'],
  ])('%s%s → %s', (pathname, search, login) => {
    expect(guardLoginPath(pathname, search)).toBe(login);
  });
});

describe('an unauthorised answer leads to the log-in of the first path segment', () => {
  it.each([
    ['/admin/mypage/5', '/admin/login'],
    ['/user', '/user/login'],
    ['/user/3/section/4', '/user/3/login'],
    ['/application/project/3', '/application/project/3/login'],
    ['/application/project/3/form', '/application/project/3/login'],
    ['/application/12', '/application/12/login'],
    ['/application/x', null],
    ['/', null],
    ['/elsewhere/3', null],
  ])('%s → %s', (pathname, login) => {
    expect(unauthorisedLoginPath(pathname)).toBe(login);
  });
});

it('the project is that of the query, then that of the path', () => {
  expect(projectIdOf('/user/3', '?project_id=9')).toBe(9);
  expect(projectIdOf('/user/3', '')).toBe(3);
  expect(projectIdOf('/application/12/login', '')).toBeNull();
});

it('the page to come back to is kept whole in return_url', () => {
  expect(withReturnUrl('/admin/login', '/admin/project?q=豆&page=2#a')).toBe(
    '/admin/login?return_url=%2Fadmin%2Fproject%3Fq%3D%E8%B1%86%26page%3D2%23a',
  );
});

it.each([
  ['/admin/nowhere', '/admin'],
  ['/user/3/nowhere', '/user/3'],
  ['/application/project/3/nowhere', '/application/project/3'],
  ['/application/12/nowhere', '/'],
  ['/nowhere', '/'],
])('the way back from %s is %s', (pathname, home) => {
  expect(homePathOf(pathname)).toBe(home);
});
