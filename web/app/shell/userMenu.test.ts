import { describe, expect, it } from 'vitest';
import { applicationMenuOf, visitingAdminMenu } from './applicationMenu.ts';
import { currentMenuId } from './currentMenuId.ts';
import { userMenuOf } from './userMenu.ts';

const nothing = { returned: 0, unread: 0 };
const itemsOf = (groups: ReturnType<typeof userMenuOf>) => groups.flatMap(({ items }) => items);

describe('the menu of a company', () => {
  it('leads to the pages of its own project', () => {
    expect(itemsOf(userMenuOf(3, nothing)).map(({ href }) => href)).toEqual([
      '/user/3',
      '/user/3/section',
      '/user/3/calendar',
      '/user/3/payment',
      '/user/3/change',
      '/user/3/duty',
      '/user/3/property',
      '/user/3/payout',
      '/user/3/bank_account',
      '/user/3/question',
      '/user/3/thread',
      '/user/3/notification',
      '/user/3/paper',
      '/user/3/announcement',
      '/user/3/company',
      '/user/3/activity',
    ]);
  });

  it('leads a member to its documents, its deals and what it is told only', () => {
    const items = itemsOf(userMenuOf(3, { ...nothing, isMember: true }));
    expect(items.map(({ href }) => href)).toEqual([
      '/user/3',
      '/user/3/section',
      '/user/3/payment',
      '/user/3/question',
      '/user/3/thread',
      '/user/3/notification',
      '/user/3/announcement',
      '/user/3/company',
    ]);
  });

  it('says how many documents came back and how much is unread, also to those who do not see it', () => {
    const items = itemsOf(
      userMenuOf(3, { returned: 2, unread: 5, unreadThreads: 1, unreadAnnouncements: 3 }),
    );
    const waiting = items.flatMap(({ id, count, countLabel }) =>
      count === undefined ? [] : [[id, count, countLabel]],
    );
    expect(waiting).toEqual([
      ['sections', 2, '直す書類2件'],
      ['threads', 1, '未読のお問い合わせ1件'],
      ['notifications', 5, '未読5件'],
      ['announcements', 3, '未読のお知らせ3件'],
    ]);
  });

  it.each([
    ['/user/3', 'home'],
    ['/user/3/section/71', 'sections'],
    ['/user/3/section/new/underway', 'sections'],
    ['/user/3/payment/new', 'payments'],
    ['/user/3/nowhere', undefined],
  ])('shows where one is: on %s %s', (pathname, id) => {
    expect(currentMenuId(pathname, userMenuOf(3, nothing))).toBe(id);
  });
});

describe('the menu of an applicant', () => {
  it('has his application and the call, of this round', () => {
    expect(itemsOf(applicationMenuOf(7)).map(({ href }) => href)).toEqual([
      '/application/project/7',
      '/application/project/7/about',
      '/application/project/7/question',
      '/application/project/7/thread',
    ]);
  });

  it('leads an administrator who visits it back to his own pages only', () => {
    expect(visitingAdminMenu.flatMap(({ items }) => items.map(({ href }) => href))).toEqual(['/admin']);
  });
});
