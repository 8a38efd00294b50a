import { describe, expect, it } from 'vitest';
import { authRouteOf } from './authRoute.ts';

describe('the pages in front of the log-in boundary (spec 2)', () => {
  it.each([
    ['/admin/login', { page: 'login', door: { area: 'admin' } }],
    ['/admin/login/', { page: 'login', door: { area: 'admin' } }],
    ['/user/login', { page: 'login', door: { area: 'user', projectId: null } }],
    ['/user/3/login', { page: 'login', door: { area: 'user', projectId: 3 } }],
    ['/application/12/login', { page: 'login', door: { area: 'application', applicationId: 12 } }],
    ['/application/project/3/login', { page: 'login', door: { area: 'application', projectId: 3 } }],
    ['/admin/password', { page: 'password', door: { area: 'admin' } }],
    ['/user/3/password', { page: 'password', door: { area: 'user', projectId: 3 } }],
    ['/application/project/3/password', { page: 'password', door: { area: 'application', projectId: 3 } }],
    ['/admin/login/sso', { page: 'login', door: { area: 'admin' }, provider: 'sso' }],
    ['/user/login/g-biz', { page: 'login', door: { area: 'user', projectId: null }, provider: 'g-biz' }],
  ])('%s', (pathname, route) => {
    expect(authRouteOf(pathname)).toEqual(route);
  });

  it.each([
    '/',
    '/admin',
    '/admin/3/login',
    '/admin/project/3/login',
    '/admin/project/login',
    '/user/0/login',
    '/user/x/login',
    '/user/project/3/login',
    '/user/password',
    '/application/login',
    '/application/project/login',
    '/application/12/password',
    '/user/3/login/more',
    '/application/login/sso',
    '/admin/login/SSO',
    '/admin/password/sso',
    '/xadmin/login',
  ])('%s is none of them', (pathname) => {
    expect(authRouteOf(pathname)).toBeNull();
  });
});
