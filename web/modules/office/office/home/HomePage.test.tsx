import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { broken, reply } from '#web/mock/reply.ts';
import { officeWorld } from '#web/mock/world/world.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { press } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import type { Sent } from '#web/testing/testServices.ts';
import { asAdmin } from '#web/testing/visitors.ts';
import { HomePage } from './HomePage.tsx';

const home = officeWorld.saw('getAdminHome');

type Facts = { handlers?: MockHandlers; at?: string };

const open = async (adminType: AdminType, { handlers = {}, at = '/admin' }: Facts = {}) => {
  const page = renderWithServices(<HomePage />, {
    handlers: { ...officeWorld.handlers, ...handlers },
    visitor: asAdmin(adminType),
    at,
    route: '/admin',
  });
  await screen.findByText('最近の動き');
  return page;
};

const askedFor = (sent: readonly Sent[]): URLSearchParams[] =>
  sent
    .filter(({ address }) => address.startsWith('/api/admin/worklist'))
    .map(({ address }) => new URLSearchParams(address.split('?')[1]));
const choice = (name: string): HTMLElement => screen.getByRole('radio', { name });

describe('the home of an administrator', () => {
  it('says the day and whose page it is', async () => {
    await open(AdminType.JMAC);
    expect(screen.getByText(/2026\/11\/20（金）.事務局 花子さんの画面/)).toBeDefined();
  });

  it('each count leads to the list that it counts', async () => {
    await open(AdminType.JMAC);
    const [first] = screen.getAllByRole('link', { name: /未確認書類/ });
    expect(first?.getAttribute('href')).toBe('/admin/mypage?list=sections&status=1');
    expect(first?.textContent).toContain('25');
  });

  it('counts applications by family, only where something waits', async () => {
    const counters = [
      ...home.counters.filter(({ family }) => family === null),
      {
        key: 'applicationsToCheck' as const,
        label: '応募',
        family: 'general' as const,
        count: 1_234,
        query: '/admin/application?status=1',
      },
    ] satisfies typeof home.counters;
    await open(AdminType.JMAC, { handlers: { getAdminHome: reply({ ...home, counters }) } });
    const list = screen.getByRole('list', { name: '応募の件数' });
    expect(within(list).getByRole('link', { name: '確認待ち 1,234件' }).getAttribute('href')).toBe(
      '/admin/application?status=1',
    );
    expect(within(list).queryByText(/差戻し中/)).toBeNull();
  });

  it('that could not be read can be asked for again', async () => {
    let isBroken = true;
    const page = open(AdminType.JMAC, {
      handlers: { getAdminHome: () => (isBroken ? broken : reply(home)) },
    });
    await screen.findByRole('alert');
    const [retry] = await screen.findAllByRole('button', { name: /もう一度/ });
    isBroken = false;
    if (retry !== undefined) fireEvent.click(retry);
    await page;
  });
});

describe('the work of the desk', () => {
  it('is one’s own at first, the nearest deadline first', async () => {
    const { sent } = await open(AdminType.JMAC);
    await screen.findAllByText('検査報告を承認する');
    const [query] = askedFor(sent);
    expect([query?.get('mine'), query?.get('sort'), query?.get('limit')]).toEqual(['true', 'dueOn', '10']);
  });

  it('can be that of the team, and the address remembers it', async () => {
    const { sent, router } = await open(AdminType.JMAC);
    fireEvent.click(choice('チーム'));
    await waitFor(() => expect(router.state.location.search).toBe('?team=true'));
    await waitFor(() => expect(askedFor(sent).at(-1)?.get('mine')).toBe('false'));
    fireEvent.click(choice('自分の担当'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('leads to where it is done', async () => {
    const { router } = await open(AdminType.JMAC);
    const [row] = await screen.findAllByText('交付申請書（別記様式第1号）を確認する');
    if (row !== undefined) fireEvent.click(row);
    await waitFor(() => expect(router.state.location.pathname).toContain('/admin/mypage/11/section/341'));
  });

  it('without any of one’s own leads on to that of the team', async () => {
    const { router } = await open(AdminType.JMAC, {
      handlers: { listWorklist: reply({ items: [], nextCursor: null, total: 0 }) },
    });
    await screen.findByText('自分の担当で、対応することはありません');
    press('チームの仕事を見る');
    await waitFor(() => expect(router.state.location.search).toBe('?team=true'));
    expect(await screen.findByText('対応することはありません')).toBeDefined();
  });
});

describe('what each type needs first', () => {
  it.each([
    [AdminType.MAFF, '判断を待つもの'],
    [AdminType.CS, '対応すること'],
    [AdminType.BackOffice, '対応すること'],
  ])('type %i, who is assigned nothing, shares one list without a choice', async (adminType, title) => {
    const { sent } = await open(adminType);
    expect(screen.getAllByText(title).length).toBeGreaterThan(0);
    expect(screen.queryByRole('radio', { name: '自分の担当' })).toBeNull();
    await waitFor(() => expect(askedFor(sent)[0]?.get('mine')).toBe('false'));
  });

  it('an inspector sees his journeys by day, with their hours, and no progress of rounds', async () => {
    await open(AdminType.Inspector);
    expect(screen.getByText('これからの検査')).toBeDefined();
    expect(screen.getByText('2026/12/04（金）')).toBeDefined();
    expect(screen.queryByText('公募回ごとの進み具合')).toBeNull();
  });

  it('an inspector without a journey is told so', async () => {
    await open(AdminType.Inspector, { handlers: { getAdminHome: reply({ ...home, inspections: [] }) } });
    expect(screen.getByText('予定している検査はありません')).toBeDefined();
  });

  it('the ministry sees the figures of each programme in thousands, with their sum', async () => {
    await open(AdminType.MAFF);
    const table = screen.getByRole('table', { name: /^事業区分ごとの応募・採択の件数/ });
    const grants = within(table)
      .getAllByRole('row')
      .map((row) => row.children[4]?.textContent);
    expect(grants.slice(1)).toEqual(['5,900', '28,350', '111,300', '3,600', '10,400', '199,000', '358,550']);
  });

  it('nobody else sees those figures', async () => {
    await open(AdminType.CS);
    expect(screen.queryByText('事業区分ごとの件数と金額')).toBeNull();
  });
});
