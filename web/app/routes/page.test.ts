import { describe, expect, it } from 'vitest';
import { CONFIRM_TOKEN } from '#web/navigation/paths.ts';
import { adminRoutes } from './admin.tsx';
import { applicationRoutes } from './application.tsx';
import { page, pageOptionsOf } from './page.ts';
import { userRoutes } from './user.tsx';

const options = (handle: unknown) => pageOptionsOf([handle]);

describe('what a page asks of its frame', () => {
  it('is said by the innermost page of the address', () => {
    const outer = page({ path: 'mypage', title: '一覧', load: async () => () => null });
    const inner = page({ path: ':id', title: '机', withoutPadding: true, load: async () => () => null });
    expect(pageOptionsOf([outer.handle, undefined, inner.handle, undefined])).toEqual({
      title: '机',
      withoutPadding: true,
    });
  });

  it('is nothing where no page is: an unknown address', () => {
    expect(pageOptionsOf([undefined, { crumb: 1 }])).toBeNull();
  });
});

describe('which pages are open to everybody (spec 2)', () => {
  const openOf = (routes: readonly { handle?: unknown; path?: string }[]) =>
    routes.filter(({ handle }) => options(handle)?.allowsNoAuth).map(({ path }) => path);

  it('is no page of the administrators and none of the companies', () => {
    expect([openOf(adminRoutes), openOf(userRoutes)]).toEqual([[], []]);
  });

  it('is the call and the registration of an applicant', () => {
    expect(openOf(applicationRoutes)).toEqual(['project/:projectId/about', 'project/:projectId/register']);
  });

  it('is the home of an application only with the token of the mail that confirms an address', () => {
    const home = applicationRoutes.find(({ path }) => path === 'project/:projectId');
    expect(options(home?.handle)).toMatchObject({ allowsNoAuthWith: CONFIRM_TOKEN });
  });
});

describe('every page', () => {
  it('has a title of its own kind for the window', () => {
    const titles = [...adminRoutes, ...userRoutes, ...applicationRoutes].map(
      ({ handle }) => options(handle)?.title,
    );
    expect(titles.every((title) => title !== undefined && title.trim() !== '')).toBe(true);
  });
});
