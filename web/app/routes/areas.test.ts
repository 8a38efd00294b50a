import { describe, expect, it } from 'vitest';
import { AREAS, pageAt, pagePatternOf, prepareAt } from './areas.ts';

/** An address of a pattern: `/admin/project/7` for `/admin/project/:id`. */
const addressOf = (pattern: string): string => pattern.replaceAll(/:\w+/g, '7').replace(/\/$/, '');

const pages = (
  await Promise.all(
    AREAS.map(async (area) => {
      const script = await area.part.load();
      return script.pages.map((page) => ({ pattern: pagePatternOf(area, page), page }));
    }),
  )
).flat();
const shownAt = (pathname: string) => pages.find(({ page }) => page === pageAt(pathname))?.pattern ?? null;

it.each(pages.map(({ pattern }) => pattern))('%s is hidden by no row above it', (pattern) => {
  expect(shownAt(addressOf(pattern))).toBe(pattern);
});

it.each([
  ['/admin', '/admin/'],
  ['/admin/', '/admin/'],
  ['/Admin/Project/new/', '/admin/project/new'],
  ['/admin/project/7', '/admin/project/:id'],
  ['/admin/project/7/announcement', '/admin/project/:id/announcement'],
  ['/admin/project/7/else', null],
  ['/administrator', null],
  ['/user/5', '/user/:projectId/'],
  ['/user/5/section/12', '/user/:projectId/section/:sectionId'],
  ['/user/5/section/new/voucher', '/user/:projectId/section/new/voucher'],
  ['/user/5/payment/new', '/user/:projectId/payment/new'],
  ['/user/5/payment/41', '/user/:projectId/payment/:id'],
  ['/user/5/else', null],
  ['/user', null],
  ['/', null],
])('%s shows %s', (pathname, pattern) => {
  expect(shownAt(pathname)).toBe(pattern);
});

describe('what an address needs', () => {
  it.each(['/', '/elsewhere', '/admin/nowhere'])('is there: %s', (pathname) => {
    expect(prepareAt(pathname)).toBeUndefined();
  });

  it('is fetched once, and then there at once', { tags: ['slow'] }, async () => {
    expect(pageAt('/admin/jobs')?.part.loaded()).toBeNull();
    await prepareAt('/admin/jobs');
    expect(pageAt('/admin/jobs')?.part.loaded()).not.toBeNull();
    expect(prepareAt('/admin/jobs')).toBeUndefined();
  });
});
