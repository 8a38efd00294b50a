import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { broken, reply } from '#web/mock/reply.ts';
import { adminMyPageHandlers, myPageList, myPageRows } from '#web/mock/scenarios/myPages/adminMyPages.ts';
import { exportRunHandlers } from '#web/mock/scenarios/office/exportRuns.ts';
import { listViewHandlers, ministryFirst } from '#web/mock/scenarios/office/listViews.ts';
import { atMinistry, deskHandlers, pile, queueItem } from '#web/mock/scenarios/sections/adminDesk.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { button, press } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { MyPageListPage } from './MyPageListPage.tsx';
// Parts that the page loads on demand are compiled before the clock of a test runs.
import './MyPageMatrix.tsx';
import './MyPageRows.tsx';
import './QueueGrid.tsx';
import '#web/parts/list/exports/OrderedExport.tsx';

type Options = { type?: AdminType; search?: string; handlers?: MockHandlers };

const open = ({ type = AdminType.JMAC, search = '', handlers = {} }: Options = {}) => {
  const world = renderWithServices(<MyPageListPage />, {
    handlers: { ...adminMyPageHandlers, ...handlers },
    visitor: asAdmin(type),
    at: `/admin/mypage${search}`,
  });
  return { ...world, search: () => decodeURIComponent(world.router.state.location.search) };
};

const row = (name: string): Promise<HTMLElement> => screen.findByRole('row', { name: new RegExp(name) });

describe('the ready views', () => {
  it('say how many rows they open, and open exactly those', async () => {
    open({ search: '?q=豆&cursor=abc&from=51&mine=true&density=compact' });
    const soon = await screen.findByRole('link', { name: /期限7営業日以内.*2/ });
    expect(soon.getAttribute('href')).toBe('/admin/mypage?dueBefore=2026-12-02&density=compact');
    expect(screen.getByRole('link', { name: /自分の担当/ }).getAttribute('aria-current')).toBe('page');
  });

  it('count the round that is chosen', async () => {
    const { sent } = open({ search: '?project_id=3' });
    await screen.findByRole('link', { name: /差戻し中/ });
    expect(sent.map(({ address }) => address)).toContain('/api/admin/work_count?project_id=3');
  });

  it('show what narrows the list, and let it be taken away', async () => {
    const { search } = open({ search: '?list=sections&status=4', handlers: deskHandlers() });
    await screen.findByText('確認ステータス：差戻し');
    press('条件をすべて消す');
    await waitFor(() => expect(search()).toBe('?list=sections'));
  });

  it('list documents, not my pages, where documents are what waits', async () => {
    open({ search: '?list=sections&status=1&sort=-dueOn&project_id=3', handlers: deskHandlers() });
    const paper = await screen.findByRole('link', { name: '納品書（1-3）' });
    expect(paper.getAttribute('href')).toBe(
      '/admin/mypage/7/section/235?queue=confirming&sort=-dueOn&project_id=3&at=2',
    );
    expect(screen.queryByRole('radio', { name: '書類の表' })).toBeNull();
  });

  it('of a bare address are known before rows are read: all my pages are never asked for to be replaced', async () => {
    const { sent, search } = open({
      type: AdminType.MAFF,
      handlers: { ...deskHandlers([], [atMinistry]), ...listViewHandlers([], ministryFirst) },
    });
    await screen.findByRole('link', { name: '発注書（1-2）' });
    expect(search()).toBe('?list=sections&status=2');
    expect(sent.filter(({ address }) => /^\/api\/admin\/my_page(\?|$)/.test(address))).toEqual([]);
  });

  it('that cannot be had do not keep the rows of a bare address away', async () => {
    open({ handlers: { listListViews: broken } });
    expect(await row('株式会社豆くら')).toBeDefined();
  });

  it('of the ministry opens the desk with the pile of the ministry', async () => {
    open({
      type: AdminType.MAFF,
      search: '?list=sections&status=2&cursor=abc&from=51',
      handlers: deskHandlers([], [atMinistry]),
    });
    const paper = await screen.findByRole('link', { name: '発注書（1-2）' });
    expect(paper.getAttribute('href')).toBe(
      '/admin/mypage/7/section/234?queue=ministry&cursor=abc&from=51&at=51',
    );
  });
});

describe('the table of documents', () => {
  it('is chosen in the address, with all conditions, and left again', { tags: ['slow'] }, async () => {
    const { search } = open({ search: '?projectStatus=0' });
    await row('株式会社豆くら');
    fireEvent.click(screen.getByRole('radio', { name: '書類の表' }));
    expect(await screen.findByRole('table', { name: '書類の表' })).toBeTruthy();
    expect(search()).toBe('?projectStatus=0&view=matrix');
    fireEvent.click(screen.getByRole('radio', { name: '一覧' }));
    expect(search()).toBe('?projectStatus=0');
  });

  it('has nothing to show, and says so, while no document was asked for', async () => {
    open({
      search: '?view=matrix',
      handlers: { listMyPages: reply(myPageList(myPageRows.slice(2))) },
    });
    expect(await screen.findByText('書類が登録されると、ここに並びます。')).toBeTruthy();
  });
});

describe('rows that were marked', () => {
  it('stay marked on the next page: their files are saved together', async () => {
    const listMyPages: MockHandlers['listMyPages'] = ({ query }) =>
      query.get('cursor') === 'abc'
        ? reply({ items: myPageRows.slice(1), nextCursor: null, total: 3 })
        : reply({ items: myPageRows.slice(0, 1), nextCursor: 'abc', total: 3 });
    const { search } = open({ handlers: { listMyPages } });
    const mark = async (name: string) => fireEvent.click(within(await row(name)).getByRole('checkbox'));
    await mark('株式会社ひまわり給食センター');
    press('次へ');
    expect(search()).toBe('?cursor=abc&from=51');
    await mark('株式会社豆くら');
    const bar = screen.getByRole('region', { name: '選んだ行への操作' });
    expect(bar.textContent).toContain('2件');
    fireEvent.click(within(await row('株式会社豆くら')).getByRole('checkbox'));
    expect(screen.getByRole('region', { name: '選んだ行への操作' }).textContent).toContain('1件');
  });

  const orderedBy = async (handlers: MockHandlers, mark: () => void): Promise<unknown> => {
    const { sent } = open({ search: '?mine=true', handlers: { ...exportRunHandlers([]), ...handlers } });
    await row('株式会社豆くら');
    mark();
    press('書類をzipで保存する');
    expect(await screen.findByText('選んだ行の書類を、1つのzipにしています')).toBeTruthy();
    const isOrder = ({ address, method }: (typeof sent)[number]) =>
      method === 'POST' && address === '/api/admin/export_run';
    await waitFor(() => expect(sent.some(isOrder)).toBe(true));
    return sent.find(isOrder)?.body;
  };

  it('have their files made into one zip, by their ids', async () => {
    const body = await orderedBy({}, () =>
      fireEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement),
    );
    expect(body).toEqual({ operation: 'exportMyPageFiles', search: `id=${myPageRows[0]?.id}` });
  });

  it('are asked for by their conditions when all that match were marked', { tags: ['slow'] }, async () => {
    const more = reply({ ...myPageList(myPageRows), total: 1_234, nextCursor: 'abc' });
    const body = await orderedBy({ listMyPages: more }, () => {
      fireEvent.click(screen.getByRole('checkbox', { name: '表示中の行をすべて選ぶ' }));
      press('条件に合う1,234件をすべて選ぶ');
    });
    expect(body).toEqual({ operation: 'exportMyPageFiles', search: 'mine=true' });
  });
});

describe('documents that were marked', () => {
  it('are opened as a pile of their own, in the order of the list', { tags: ['slow'] }, async () => {
    const { router } = open({ search: '?list=sections&status=1', handlers: deskHandlers() });
    const mark = async (name: string) => fireEvent.click(within(await row(name)).getByRole('checkbox'));
    await mark('検収書（1-4）');
    await mark('発注書（1-2）');
    press('選んだ2件を順に確認する');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/mypage/7/section/234'));
    expect(router.state.location.search).toBe('?chosen=7-234.7-236&at=1');
  });

  const orderedBy = async (search: string, mark: () => void): Promise<unknown> => {
    const listSections = reply({ items: pile.map(queueItem), nextCursor: 'abc', total: 1_234 });
    const handlers = { ...deskHandlers(), ...exportRunHandlers([], { isSlow: true }), listSections };
    const { sent } = open({ search, handlers });
    await row('発注書（1-2）');
    mark();
    press('書類をzipで保存する');
    const isOrder = ({ address, method }: (typeof sent)[number]) =>
      method === 'POST' && address === '/api/admin/export_run';
    await waitFor(() => expect(sent.some(isOrder)).toBe(true));
    return sent.find(isOrder)?.body;
  };

  it('have their files made into one zip, by their ids', async () => {
    const body = await orderedBy('?list=sections&status=1', () =>
      fireEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement),
    );
    expect(body).toEqual({ operation: 'exportSectionFiles', search: expect.stringMatching(/^id=\d+$/) });
  });

  it('are asked for by their conditions when all were marked: without a status those of every status', {
    tags: ['slow'],
  }, async () => {
    const markAll = () => {
      fireEvent.click(screen.getByRole('checkbox', { name: '表示中の行をすべて選ぶ' }));
      press('条件に合う1,234件をすべて選ぶ');
      expect(screen.queryByRole('button', { name: /順に確認する$/ })).toBeNull();
    };
    const ofOne = await orderedBy('?list=sections&status=1&mine=true', markAll);
    expect(ofOne).toEqual({ operation: 'exportSectionFiles', search: 'status=1&mine=true' });
    cleanup();
    const ofAll = await orderedBy('?list=sections', markAll);
    const search = 'status=0&status=1&status=2&status=3&status=4';
    expect(ofAll).toEqual({ operation: 'exportSectionFiles', search });
  });
});

describe('the amounts', () => {
  /** A wide window: a phone shows no amounts to anybody. */
  const widen = () =>
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { matches: media.includes('min-width'), media }),
    );
  afterEach(() => void vi.unstubAllGlobals());

  it.each<[keyof typeof AdminType, boolean]>([
    ['JMAC', true],
    ['MAFF', true],
    ['Inspector', false],
  ])('are told to %s: %s', async (type, isTold) => {
    widen();
    open({ type: AdminType[type] });
    await row('株式会社豆くら');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.some((head) => head.includes('交付決定額'))).toBe(isTold);
    expect(screen.queryAllByText('23,100,000').length > 0).toBe(isTold);
  });
});

describe('a list that is empty', () => {
  const none = { listMyPages: reply(myPageList([])) };

  it('offers to take the conditions away when they are the reason', async () => {
    const { search } = open({ search: '?q=ない&dueBefore=2026-11-21', handlers: none });
    await screen.findByText('条件に合うマイページはありません');
    fireEvent.click(
      screen.getAllByRole('button', { name: '条件をすべて消す' }).at(-1) ?? button('条件をすべて消す'),
    );
    await waitFor(() => expect(search()).toBe(''));
  });

  it('says where my pages come from when there are none at all', async () => {
    open({ handlers: none });
    expect(await screen.findByText('応募を採択すると、その企業のマイページがここに並びます。')).toBeTruthy();
  });
});
