import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { reply } from '#web/mock/reply.ts';
import { mamekuraActivities, mamekuraAdminPage } from '#web/mock/scenarios/myPages/adminMyPages.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { HistoryTab } from './LogTabs.tsx';

type Options = { at?: string; type?: AdminType; listActivity?: MockHandlers['listActivity'] };

const open = ({
  at = '/admin/mypage/7',
  type = AdminType.JMAC,
  listActivity = reply(mamekuraActivities),
}: Options = {}) =>
  renderWithServices(<HistoryTab myPage={mamekuraAdminPage} />, {
    handlers: { listActivity },
    visitor: asAdmin(type),
    at,
  });

it('the history is read day by day, and leads to the document that was acted on', async () => {
  open();
  expect(await screen.findByText('2026/11/20（金）')).toBeDefined();
  expect(screen.getByText('2026/11/16（月）')).toBeDefined();
  const [link] = screen.getAllByRole('link', { name: /「発注書（1-2）」を差し戻しました/ });
  expect(link?.getAttribute('href')).toBe('/admin/mypage/7/section/234');
});

it('the history leads those who may search it to the whole trail of the my page, and nobody else', async () => {
  open();
  const link = await screen.findByRole('link', { name: '閲覧や拒否も含む監査証跡を見る' });
  expect(link.getAttribute('href')).toBe('/admin/audit?mypage_id=7');
  cleanup();
  open({ type: AdminType.CS });
  await screen.findByText('2026/11/20（金）');
  expect(screen.queryByRole('link', { name: '閲覧や拒否も含む監査証跡を見る' })).toBeNull();
});

it('the history is narrowed by who acted and by what it was about, which the server is asked for', async () => {
  const { sent } = open({ at: '/admin/mypage/7?tab=history&actorKind=1&topic=3&topic=9' });
  expect(await screen.findByText('操作した人：企業')).toBeDefined();
  expect(screen.getByText('操作の種類：ファイル')).toBeDefined();
  expect(sent.map(({ address }) => address)).toEqual([
    '/api/admin/activity?mypageId=7&actorKind=1&topic=3&limit=50',
  ]);
});

it('a history that the conditions leave empty offers to take them away', async () => {
  const { router } = open({
    at: '/admin/mypage/7?tab=history&topic=2',
    listActivity: reply({ items: [], nextCursor: null, total: 0 }),
  });
  await screen.findByText('条件に合う操作はありません');
  fireEvent.click(screen.getAllByRole('button', { name: '条件をすべて消す' }).at(-1) ?? document.body);
  await waitFor(() => expect(router.state.location.search).toBe('?tab=history'));
  expect(await screen.findByText('記録はまだありません')).toBeDefined();
});

it('a history of more than the contract gives at once is read on, to its end', {
  tags: ['slow'],
}, async () => {
  const [entry] = mamekuraActivities.items;
  if (entry === undefined) throw new Error('an entry');
  const all = Array.from({ length: 401 }, (_, index) => ({
    ...entry,
    id: 1000 - index,
    actorName: `人${index}`,
  }));
  open({
    listActivity: ({ query }) => {
      const from = Number(query.get('cursor') ?? 0);
      const end = from + Number(query.get('limit'));
      return reply({
        items: all.slice(from, end),
        nextCursor: end < all.length ? String(end) : null,
        total: all.length,
      });
    },
  });
  const shown = () => screen.queryAllByText(/^人\d+/).length;
  for (const count of [50, 100, 150, 200, 400]) {
    await waitFor(() => expect(shown()).toBe(count));
    fireEvent.click(screen.getByRole('button', { name: 'さらに読み込む' }));
  }
  await waitFor(() => expect(shown()).toBe(401));
  expect(screen.queryByRole('button', { name: 'さらに読み込む' })).toBeNull();
});
