import { expect, it } from 'vitest';
import { createMatcher, type Route } from './matching.ts';

const routes: readonly Route[] = [
  {
    handle: 'root',
    children: [
      {
        path: 'admin',
        handle: 'admin',
        children: [
          { isIndex: true, handle: 'home' },
          { path: '*', handle: 'not found' },
          { path: 'project/:id', handle: 'project' },
          { path: 'project/new', handle: 'new project' },
          { path: 'project/:id/announcement', handle: 'announcements' },
        ],
      },
      {
        path: 'user/:projectId',
        handle: 'user',
        children: [{ path: 'section/:sectionId', handle: 'section' }],
      },
      { isIndex: true, handle: 'start' },
      { path: '*', handle: 'elsewhere' },
    ],
  },
];
const match = createMatcher(routes);
const shownAt = (pathname: string) => match(pathname)?.routes.map(({ handle }) => handle);

it.each([
  ['/', ['root', 'start']],
  ['/admin', ['root', 'admin', 'home']],
  ['/admin/', ['root', 'admin', 'home']],
  ['/Admin/Project/new/', ['root', 'admin', 'new project']],
  ['/admin/project/7', ['root', 'admin', 'project']],
  ['/admin/project/7/announcement', ['root', 'admin', 'announcements']],
  ['/admin/project/7/else', ['root', 'admin', 'not found']],
  ['/administrator', ['root', 'elsewhere']],
  ['/user/5/section/12', ['root', 'user', 'section']],
  ['/user/5/else', ['root', 'elsewhere']],
])('%s shows the most exact route, whatever its place in the table', (pathname, shown) => {
  expect(shownAt(pathname)).toEqual(shown);
});

it('a path says its parameters, those of the frames too, decoded', () => {
  expect(match('/user/5/section/%E8%B1%86%20a')?.params).toEqual({ projectId: '5', sectionId: '豆 a' });
  expect(match('/user/5/section/%E8')?.params).toEqual({ projectId: '5', sectionId: '%E8' });
});

it('an address that no route fits shows nothing', () => {
  expect(createMatcher([{ path: 'admin' }])('/user')).toBeNull();
});
