import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LinkTabItem } from '#ui-kit/Tabs/index.ts';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { hanakosViews, listViewHandlers, ministryFirst } from '#web/mock/scenarios/office/listViews.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { press } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import type { ListShape } from '../listAddress.ts';
import { ListViews } from './ListViews.tsx';
// They come on demand; here they are there with the press.
import './ManageViewsDialog.tsx';
import './SaveViewDialog.tsx';

const SHAPE = {
  filters: ['delayStatus', 'prefecture', 'status', 'mine'],
  sorts: ['nextDueOn', '-grantAmount'],
  defaultSort: 'nextDueOn',
} as const satisfies ListShape<string>;

const [tokyo, returned] = hanakosViews;
const TOKYO = tokyo?.search ?? '';

type Options = { search?: string; handlers?: MockHandlers; ready?: readonly LinkTabItem[] };

const open = ({ search = '', handlers = listViewHandlers(hanakosViews), ready }: Options = {}) => {
  const tabs = ready === undefined ? {} : { ready };
  const world = renderWithServices(<ListViews list="myPages" shape={SHAPE} total={7} {...tabs} />, {
    handlers,
    visitor: asAdmin(AdminType.JMAC),
    at: `/admin/mypage${search}`,
  });
  return { ...world, search: () => decodeURIComponent(world.router.state.location.search) };
};

const tab = (name: string | RegExp) => screen.findByRole('link', { name });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });

describe('own views', () => {
  it('stand behind the ready ones, as addresses that anybody may be sent', async () => {
    open({ search: '?q=豆&density=compact' });
    expect((await tab('東京の遅延')).getAttribute('href')).toBe(`/admin/mypage?${TOKYO}&density=compact`);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'すべて',
      '東京の遅延',
      '自分の差戻し',
    ]);
  });

  it('are the current tab, with the number of rows, while the address says what they say', async () => {
    open({ search: `?sort=-grantAmount&prefecture=13&delayStatus=2&delayStatus=1` });
    const current = await tab(/東京の遅延/);
    await waitFor(() => expect(current.getAttribute('aria-current')).toBe('page'));
    expect(current.textContent).toContain('7');
  });

  it('are not opened by a bare address until one of them is the first to be seen', async () => {
    const { search } = open();
    await tab('東京の遅延');
    expect(search()).toBe('');
  });
});

describe('the view that is seen first', () => {
  const handlers = () =>
    listViewHandlers(hanakosViews.map((view) => ({ ...view, isDefault: view === tokyo })));

  it('opens with the bare address of the list, and leaves its place in the history to it', async () => {
    const { search } = open({ handlers: handlers() });
    await waitFor(() => expect(search()).toBe(`?${TOKYO}`));
  });

  it('does not stand in the way of all rows, nor of a link with conditions', async () => {
    const { search, router } = open({ search: '?prefecture=27', handlers: handlers() });
    const all = await tab('すべて');
    await waitFor(() => expect(all.getAttribute('href')).toBe('/admin/mypage?sort=nextDueOn'));
    expect(search()).toBe('?prefecture=27');
    fireEvent.click(all);
    await waitFor(() => expect(router.state.location.search).toBe('?sort=nextDueOn'));
  });
});

describe('what the list opens with for a type of administrator', () => {
  const handlers = () => listViewHandlers(hanakosViews, ministryFirst);

  it('opens with the bare address, is a tab of its own with its number, and leaves the way to all rows', async () => {
    const { search, router } = open({ handlers: handlers() });
    await waitFor(() => expect(search()).toBe('?list=sections&status=2'));
    const current = await tab(/農水省確認待ち/);
    await waitFor(() => expect(current.getAttribute('aria-current')).toBe('page'));
    expect(current.textContent).toContain('7');
    fireEvent.click(await tab('すべて'));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=nextDueOn'));
    expect((await tab('すべて')).getAttribute('aria-current')).toBe('page');
  });

  it('is no second tab beside the ready one that shows the same', async () => {
    const ready = [{ id: 'maff', label: '農水省確認待ち', href: '/admin/mypage?list=sections&status=2' }];
    open({ handlers: handlers(), ready });
    await tab('東京の遅延');
    expect(screen.getAllByRole('link', { name: /農水省確認待ち/ })).toHaveLength(1);
  });

  it('does not stand in the way of a link with conditions, nor of the own view that is seen first', async () => {
    const { search } = open({ search: '?prefecture=27', handlers: handlers() });
    await tab(/農水省確認待ち/);
    expect(search()).toBe('?prefecture=27');
    const own = hanakosViews.map((view) => ({ ...view, isDefault: view === tokyo }));
    const { search: ofOwner } = open({ handlers: listViewHandlers(own, ministryFirst) });
    await waitFor(() => expect(ofOwner()).toBe(`?${TOKYO}`));
  });

  it('is named where a view is made the first', async () => {
    open({ search: '?prefecture=27', handlers: handlers() });
    await tab(/農水省確認待ち/);
    press('今の表示を保存する');
    await screen.findByText('決めるまでは、種別の表示「農水省確認待ち」から開きます。');
  });
});

describe('saving what a list shows', () => {
  it('asks for a name, keeps it, and shows the view as the current tab', async () => {
    const { sent } = open({ search: '?prefecture=27&cursor=abc', handlers: listViewHandlers() });
    press('今の表示を保存する');
    await screen.findByRole('dialog', { name: '今の表示を保存する' });
    press('保存する');
    await screen.findAllByText('表示の名前を入力してください');
    type('表示の名前', ' 大阪 ');
    press('保存する');
    expect((await tab(/大阪/)).getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('dialog')).toBeNull();
    const put = sent.find(({ method }) => method === 'PUT');
    expect(put?.body).toEqual({ list: 'myPages', name: '大阪', search: 'prefecture=27', isDefault: false });
  });

  it('says at the name that another view bears it, and keeps what was typed', async () => {
    open({ search: '?prefecture=27' });
    await tab('東京の遅延');
    press('今の表示を保存する');
    await screen.findByRole('dialog');
    type('表示の名前', '東京の遅延');
    press('保存する');
    await screen.findAllByText(/同じ名前の表示があります/);
    expect(screen.getByLabelText<HTMLInputElement>('表示の名前', { exact: false }).value).toBe('東京の遅延');
  });

  it('offers first the view that was open before its conditions were changed', async () => {
    const { router, sent } = open({ search: `?${TOKYO}` });
    await waitFor(async () => expect((await tab(/東京の遅延/)).getAttribute('aria-current')).toBe('page'));
    await router.navigate('/admin/mypage?prefecture=13');
    press('今の表示を保存する');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText<HTMLSelectElement>('保存先').value).toBe(tokyo?.id);
    press('保存する');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const put = sent.find(({ method }) => method === 'PUT');
    expect(put?.body).toMatchObject({ name: '東京の遅延', search: 'prefecture=13' });
  });
});

describe('arranging views', () => {
  const manage = async () => {
    const world = open();
    await tab('東京の遅延');
    press('保存した表示を整理する');
    await screen.findByRole('dialog', { name: '保存した表示' });
    return world;
  };

  it('renames one in its place, and says below the field what is wrong with a name', async () => {
    await manage();
    press('「東京の遅延」の名前を変える');
    type('「東京の遅延」の新しい名前', returned?.name ?? '');
    press('保存する');
    await screen.findByText(/同じ名前の表示があります/);
    type('「東京の遅延」の新しい名前', '関東の遅延');
    press('保存する');
    expect(await screen.findAllByRole('link', { name: '関東の遅延', hidden: true })).toHaveLength(2);
  });

  it('makes one the first that is seen, instead of another', async () => {
    await manage();
    press('「東京の遅延」を最初に出す');
    await screen.findByText('最初に出す表示');
    press('「自分の差戻し」を最初に出す');
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: '「自分の差戻し」を最初に出す' }).getAttribute('aria-pressed'),
      ).toBe('true'),
    );
    expect(screen.getAllByText('最初に出す表示')).toHaveLength(1);
  });

  it('deletes one at once, and brings it back', async () => {
    await manage();
    press('「東京の遅延」を削除する');
    await screen.findAllByText('表示「東京の遅延」を削除しました');
    await waitFor(() =>
      expect(screen.queryAllByRole('link', { name: '東京の遅延', hidden: true })).toEqual([]),
    );
    fireEvent.click(await screen.findByText('元に戻す'));
    expect(await screen.findAllByRole('link', { name: '東京の遅延', hidden: true })).toHaveLength(2);
  });
});
