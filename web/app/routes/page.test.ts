import { describe, expect, it } from 'vitest';
import { CONFIRM_TOKEN } from '#web/parts/navigation/paths.ts';
import { adminPages } from './admin.tsx';
import { applicationPages } from './application.tsx';
import type { Page } from './page.ts';
import { userPages } from './user.tsx';

describe('which pages are open to everybody (spec 2)', () => {
  const openOf = (pages: readonly Page[]) =>
    pages.filter(({ options }) => options.allowsNoAuth).map(({ path }) => path);

  it('is no page of the administrators and none of the companies', () => {
    expect([openOf(adminPages), openOf(userPages)]).toEqual([[], []]);
  });

  it('is the call, what is often asked about it, and the registration of an applicant', () => {
    expect(openOf(applicationPages)).toEqual([
      'project/:projectId/about',
      'project/:projectId/question',
      'project/:projectId/register',
    ]);
  });

  it('is the home of an application only with the token of the mail that confirms an address', () => {
    const home = applicationPages.find(({ path }) => path === 'project/:projectId');
    expect(home?.options).toMatchObject({ allowsNoAuthWith: CONFIRM_TOKEN });
  });
});

describe('every page', () => {
  it('has a title of its own kind for the window', () => {
    const titles = [...adminPages, ...userPages, ...applicationPages].map(({ options }) => options.title);
    expect(titles.every((title) => title.trim() !== '')).toBe(true);
  });
});
