import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FAMILIES, type Family } from '#rules/families.ts';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { reply } from '#web/mock/reply.ts';
import { applicationHandlers, summaries } from '#web/mock/scenarios/applications/application.ts';
import { exportRunHandlers } from '#web/mock/scenarios/office/exportRuns.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { press } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { ApplicationsPage } from './ApplicationsPage.tsx';

const none = reply({ items: [], nextCursor: null, total: 0 });
const handlers: MockHandlers = {
  ...applicationHandlers,
  listIngredientApplications: none,
  listNotoApplications: none,
  listInclusiveApplications: none,
};

type Options = { family?: Family; type?: AdminType; search?: string; more?: MockHandlers };

const open = ({ family = 'general', type = AdminType.JMAC, search = '', more = {} }: Options = {}) => {
  const world = renderWithServices(<ApplicationsPage family={family} />, {
    handlers: { ...handlers, ...more },
    visitor: asAdmin(type),
    at: `/admin/application${search}`,
  });
  const asked = () => world.sent.map(({ address }) => new URL(address, 'https://tool.example.jp'));
  return {
    ...world,
    search: () => world.router.state.location.search,
    /** What the list itself is asked for, apart from the numbers of the views. */
    query: () => asked().find(({ searchParams }) => searchParams.get('limit') === '50')?.searchParams,
    paths: () => new Set(asked().map(({ pathname }) => pathname)),
  };
};

const view = (name: RegExp) => screen.findByRole('link', { name });

describe('the views of a list of applications', () => {
  it('are stages of the work: each opens the rows that it counts, of the round that is chosen', async () => {
    const { sent } = open({ search: '?q=みらい&status=7&cursor=abc&from=51&mine=true&project_id=3' });
    const toCheck = await view(/^形式の確認/);
    expect(toCheck.getAttribute('href')).toBe('/admin/application?status=1&status=2');
    expect((await view(/^すべて/)).getAttribute('href')).toBe('/admin/application');
    expect(sent.map(({ address }) => address)).toContain('/api/admin/work_count?project_id=3');
  });

  it('show which one it is, and none when somebody chose other statuses', async () => {
    open({ search: '?status=1&status=2' });
    expect((await view(/^形式の確認/)).getAttribute('aria-current')).toBe('page');
    open({ search: '?status=1' });
    const current = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current).toHaveLength(1);
  });

  it('say how many each has', async () => {
    open();
    expect((await view(/^形式の確認.*1/)).textContent).toContain('1');
  });
});

describe('applications that were marked', () => {
  const order = { operation: 'exportGeneralApplicationFiles' };
  const orderedBy = async (type: AdminType, mark: () => void) => {
    const listGeneralApplications = reply({ items: [...summaries], nextCursor: 'abc', total: 1_234 });
    const more = { ...exportRunHandlers([], { isSlow: true }), listGeneralApplications };
    const { sent } = open({ type, search: '?status=2', more });
    await screen.findAllByText('株式会社みらい食堂');
    mark();
    press('書類をzipで保存する');
    expect(await screen.findByText('選んだ行の書類を、1つのzipにしています')).toBeTruthy();
    const isOrder = ({ address, method }: (typeof sent)[number]) =>
      method === 'POST' && address === '/api/admin/export_run';
    await waitFor(() => expect(sent.some(isOrder)).toBe(true));
    return sent.find(isOrder)?.body;
  };

  it('have their files made into one zip, also by those who decide nothing', { tags: ['slow'] }, async () => {
    for (const type of [AdminType.JMAC, AdminType.MAFF]) {
      const first = () => fireEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
      const body = await orderedBy(type, first);
      expect(body).toEqual({ ...order, search: expect.stringMatching(/^id=\d+$/) });
      cleanup();
    }
  });

  it('are asked for by their conditions when all that match were marked', { tags: ['slow'] }, async () => {
    const body = await orderedBy(AdminType.MAFF, () => {
      fireEvent.click(screen.getByRole('checkbox', { name: '表示中の行をすべて選ぶ' }));
      press('条件に合う1,234件をすべて選ぶ');
    });
    expect(body).toEqual({ ...order, search: 'status=2' });
  });

  it('are none for inspectors, who read no application', async () => {
    open({ type: AdminType.Inspector });
    await screen.findAllByText('株式会社みらい食堂');
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });
});

describe('the conditions of a list of applications', () => {
  it('go to the server as the contract knows them, and what it does not know does not', async () => {
    const { query } = open({
      search: '?status=2&status=99&prefecture=13&project_id=12&mine=true&sort=-averageScore',
    });
    await waitFor(() => expect(query()).toBeDefined());
    expect(Object.fromEntries(query() ?? [])).toEqual({
      limit: '50',
      sort: '-averageScore',
      status: '2',
      prefecture: '13',
      project_id: '12',
      mine: 'true',
    });
  });

  it('are one’s own applications at a press, and all of them again', async () => {
    const { search } = open({ search: '?cursor=abc&from=51' });
    press('担当');
    fireEvent.click(screen.getByLabelText('自分'));
    expect(search()).toBe('?mine=true');
    fireEvent.click(screen.getByLabelText('自分'));
    expect(search()).toBe('');
  });
});

describe('a row', () => {
  it('leads to the application for those who may read one', async () => {
    open({ type: AdminType.BackOffice });
    const [link] = await screen.findAllByRole('link', { name: '株式会社みらい食堂' });
    expect(link?.getAttribute('href')).toBe(`/admin/application/${summaries[0]?.id}`);
  });

  it('leads nowhere for the inspector, who sees the list only (spec 2)', async () => {
    open({ type: AdminType.Inspector });
    await screen.findAllByText('株式会社みらい食堂');
    expect(screen.queryByRole('link', { name: '株式会社みらい食堂' })).toBeNull();
  });
});

it.each(FAMILIES)('the list of the family %s asks for its own applications only', async (family) => {
  const { paths } = open({ family });
  await waitFor(() => expect(paths().size).toBe(5));
  const own = family === 'general' ? '/api/admin/application' : `/api/admin/application/${family}`;
  expect(paths()).toEqual(
    new Set([
      '/api/admin/assignee',
      '/api/admin/project',
      '/api/admin/work_count',
      '/api/admin/list_view',
      own,
    ]),
  );
});
