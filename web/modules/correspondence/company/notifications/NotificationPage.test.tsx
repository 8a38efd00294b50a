import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { broken, notFound, reply } from '#web/mock/reply.ts';
import { mamekuraHandlers } from '#web/mock/scenarios/myPages/mamekura.ts';
import { mamekuraWorld } from '#web/mock/world/world.ts';
import { press } from '#web/testing/acts.ts';
import { asMamekura } from '#web/testing/asMamekura.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { NotificationPage } from './NotificationPage.tsx';

const told = mamekuraWorld.saw('listUserNotifications');
const [returned, accepted, confirmed] = told.items;
if (returned === undefined || accepted === undefined || confirmed === undefined)
  throw new Error('three items');

/** The server of the notifications: what was read stays read. */
const notifications = (items = told.items) => {
  let stored = items;
  const read: number[] = [];
  const handlers: MockHandlers = {
    ...mamekuraHandlers,
    listUserNotifications: () => reply({ items: stored, nextCursor: null, total: stored.length }),
    readUserNotification: ({ path }) => {
      const id = Number(path.id);
      read.push(id);
      const readAt = '2026-11-20T08:00:00.000Z';
      stored = stored.map((item) => (item.id === id ? { ...item, readAt } : item));
      return reply({ ...returned, id, readAt });
    },
  };
  return { handlers, read };
};

const open = (server = notifications(), hash = '', handlers: MockHandlers = {}) => ({
  ...renderWithServices(<NotificationPage />, {
    handlers: { ...server.handlers, ...handlers },
    visitor: asMamekura,
    at: `/user/5/notification${hash}`,
    route: '/user/:projectId/notification',
  }),
  server,
});

const card = async (title: string): Promise<HTMLElement> => {
  const place = (await screen.findByText(title)).closest<HTMLElement>('[id^=notification-]');
  if (place === null) throw new Error(`no card ${title}`);
  return place;
};

describe('the notifications of a company', () => {
  it('say what they are, until when, and lead to their paper', async () => {
    open();
    const place = await card(returned.title);
    expect(place.textContent).toContain('2026/11/20（金）16:20');
    expect(place.textContent).toContain('期限 2026/11/30（月）');
    expect(within(place).getByText('未読')).toBeDefined();
    expect(within(place).getByRole('link', { name: '書類を見る' }).getAttribute('href')).toBe(
      '/user/5/section/234',
    );
  });

  it('are read one by one by a press', async () => {
    const { server } = open();
    fireEvent.click(within(await card(accepted.title)).getByRole('button', { name: '既読にする' }));
    await waitFor(() => expect(screen.getAllByText('未読')).toHaveLength(1));
    expect(server.read).toEqual([accepted.id]);
    expect(within(await card(accepted.title)).queryByRole('button', { name: '既読にする' })).toBeNull();
  });

  it('count as read when one goes on to their paper', async () => {
    const { server } = open();
    fireEvent.click(within(await card(accepted.title)).getByRole('link', { name: '書類を見る' }));
    await waitFor(() => expect(server.read).toEqual([accepted.id]));
  });

  it('one that was read before is not read again by going to its paper', async () => {
    const { server } = open();
    fireEvent.click(within(await card(confirmed.title)).getByRole('link', { name: '書類を見る' }));
    expect(server.read).toEqual([]);
  });

  it('the one that was come for is read on arrival, once', async () => {
    const { server } = open(notifications(), `#notification-${returned.id}`);
    await waitFor(() => expect(screen.getAllByText('未読')).toHaveLength(1));
    expect(server.read).toEqual([returned.id]);
  });

  it('an address of none that is there reads nothing', async () => {
    const { server } = open(notifications(), '#notification-99');
    await card(returned.title);
    expect(server.read).toEqual([]);
  });

  it('there may be none', async () => {
    open(notifications([]));
    expect(await screen.findByText('通知はありません')).toBeDefined();
  });

  it('that could not be read can be asked for again', async () => {
    let isBroken = true;
    open(notifications(), '', { listUserNotifications: () => (isBroken ? broken : reply(told)) });
    await screen.findByText('読み込めませんでした');
    isBroken = false;
    press('もう一度読み込む');
    expect(await card(returned.title)).toBeDefined();
  });

  it('of a my page that is somebody else’s are not found', async () => {
    open(notifications(), '', { getUserMyPage: notFound });
    expect(await screen.findByRole('heading', { level: 1, name: /見つかりません/ })).toBeDefined();
  });
});

describe('more than one page of them', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ ...confirmed, id: 100 + index }));

  it('goes on by the cursor of the server and back again', { tags: ['slow'] }, async () => {
    const listUserNotifications = vi.fn(({ query }: { query: URLSearchParams }) =>
      query.get('cursor') === 'second'
        ? reply({ items: [returned], nextCursor: null, total: 51 })
        : reply({ items: many, nextCursor: 'second', total: 51 }),
    );
    open(notifications(), '', { listUserNotifications });
    await screen.findByText(/51件/);
    expect(screen.getAllByText(confirmed.title)).toHaveLength(50);
    press(/次/);
    await screen.findByText(returned.title);
    expect(screen.queryByText(confirmed.title)).toBeNull();
    press(/前/);
    await waitFor(() => expect(screen.getAllByText(confirmed.title)).toHaveLength(50));
  });
});
