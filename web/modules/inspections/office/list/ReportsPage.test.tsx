import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { reply } from '#web/mock/reply.ts';
import { adminUserHandlers } from '#web/mock/scenarios/access/admins.ts';
import { aReport, aReportSummary, reportHandlers } from '#web/mock/scenarios/inspections/report.ts';
import { adminMyPageHandlers } from '#web/mock/scenarios/myPages/adminMyPages.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { fill, heard, press } from '#web/testing/acts.ts';
import { pressInDialog } from '#web/testing/menus.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { ReportsPage } from './ReportsPage.tsx';
// A part that pages load on demand is compiled before the clock of a test runs: on a busy machine that takes long.
import '../plan/PlanDialog.tsx';
import '#web/parts/calendar/holidayNames.ts';

type Options = { type?: AdminType; search?: string; handlers?: MockHandlers };

const open = ({ type = AdminType.JMAC, search = '', handlers = {} }: Options = {}) => {
  const world = renderWithServices(<ReportsPage />, {
    handlers: {
      ...reportHandlers,
      listMyPages: adminMyPageHandlers.listMyPages,
      listAdminUsers: adminUserHandlers.listAdminUsers,
      ...handlers,
    },
    visitor: asAdmin(type),
    at: `/admin/mypage_report${search}`,
  });
  const asked = () =>
    world.sent
      .map(({ address }) => new URL(address, 'https://tool.example.jp'))
      .filter(({ pathname }) => pathname === '/api/admin/my_page_report')
      .map(({ searchParams }) => Object.fromEntries(searchParams));
  return { ...world, asked, search: () => world.router.state.location.search };
};

// A morning in Tokyo that is still the evening before in Greenwich.
beforeEach(() => void vi.setSystemTime('2026-11-19T23:30:00Z'));
afterEach(() => void vi.useRealTimers());

describe('the list of inspections', () => {
  it('is asked for by the conditions of the address, days included; what is no day is none', async () => {
    const { asked } = open({
      search:
        '?status=1&prefecture=20&mine=true&scheduledFrom=2026-11-20&scheduledTo=tomorrow&sort=-scheduledOn',
    });
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]).toEqual({
      limit: '50',
      sort: '-scheduledOn',
      status: '1',
      prefecture: '20',
      scheduledFrom: '2026-11-20',
      mine: 'true',
    });
  });

  it.each([
    ['scheduledFrom=2026-11-20&scheduledTo=2026-11-20', '検査予定日：2026/11/20'],
    ['scheduledFrom=2026-11-20', '検査予定日：2026/11/20から'],
    ['scheduledFrom=2026-11-20&scheduledTo=2026-11-27', '検査予定日：2026/11/20–2026/11/27'],
  ])('shows the days of %s as a condition that can be taken away', async (days, chip) => {
    const { search } = open({ search: `?${days}` });
    await screen.findByText(chip);
    press(`${chip}を外す`);
    await waitFor(() => expect(search()).toBe(''));
  });

  it('leads to each report', async () => {
    open();
    const link = await screen.findByRole('link', { name: '株式会社豆くら' });
    expect(link.getAttribute('href')).toBe('/admin/mypage_report/7');
  });
});

describe('the calendar of inspections', () => {
  const cellOf = async (day: string) => {
    await screen.findByRole('table');
    const time = document.querySelector(`time[datetime="${day}"]`);
    if (!time?.parentElement) throw new Error(`no ${day}`);
    return time.parentElement;
  };

  it('shows this month, by the day in Tokyo, with the days of the weeks that touch it', async () => {
    const { asked } = open({ search: '?view=calendar' });
    expect(within(await cellOf('2026-12-04')).getByRole('link').textContent).toContain('株式会社豆くら');
    expect(document.querySelector('time[aria-current="date"]')?.getAttribute('datetime')).toBe('2026-11-20');
    expect(asked()[0]).toMatchObject({
      scheduledFrom: '2026-11-01',
      scheduledTo: '2026-12-05',
      limit: '200',
    });
  });

  it('names holidays, who inspects, and the state in word and tone', async () => {
    open({ search: '?view=calendar' });
    await waitFor(async () => expect((await cellOf('2026-11-23')).textContent).toContain('勤労感謝の日'));
    const entry = within(await cellOf('2026-12-04')).getByRole('link');
    expect(entry.textContent).toContain('検査 誠');
    expect(entry.querySelector('[data-tone]')?.textContent).toBe('作成中');
  });

  it('is turned month by month in the address, and back to this month', async () => {
    const { search } = open({ search: '?view=calendar&mine=true' });
    await screen.findByRole('table');
    press('前の月');
    expect(search()).toBe('?view=calendar&mine=true&month=2026-10');
    const day = await cellOf('2026-10-21');
    await waitFor(() => expect(day.textContent).toContain('13:30'));
    press('今月');
    press('次の月');
    expect(search()).toBe('?view=calendar&mine=true&month=2026-12');
  });

  it('has the inspections of a day in the order of their times', async () => {
    const at = (id: number, startTime: string | null) => ({
      ...aReportSummary,
      id,
      scheduledOn: '2026-11-26',
      startTime,
      endTime: null,
    });
    const items = [at(1, '13:30'), at(2, null), at(3, '09:00')];
    const listMyPageReports = reply({ items, nextCursor: null, total: 3 });
    open({ search: '?view=calendar', handlers: { listMyPageReports } });
    const links = within(await cellOf('2026-11-26')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [2, 3, 1].map((id) => `/admin/mypage_report/${id}`),
    );
  });

  it('shows the inspections that are one’s own at a press', async () => {
    const { asked, search } = open({ search: '?view=calendar' });
    await screen.findByRole('table');
    fireEvent.click(screen.getByRole('radio', { name: '自分の検査' }));
    expect(search()).toBe('?view=calendar&mine=true');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ mine: 'true' }));
  });

  it('leaves its month behind when one goes back to the list', async () => {
    const { search } = open({ search: '?view=calendar&month=2026-10&mine=true' });
    await screen.findByRole('table');
    fireEvent.click(screen.getByRole('radio', { name: '一覧' }));
    expect(search()).toBe('?mine=true');
  });
});

describe('planning an inspection', () => {
  it('is for the office only', async () => {
    open({ type: AdminType.Inspector });
    await screen.findByRole('link', { name: '株式会社豆くら' });
    expect(screen.queryByRole('button', { name: '検査の予定を登録する' })).toBeNull();
  });

  it('says who, when and where, and offers inspectors only', { tags: ['slow'] }, async () => {
    const taken: unknown[] = [];
    const createMyPageReport: MockHandlers['createMyPageReport'] = ({ body }) => {
      taken.push(body);
      return reply(aReport, 1);
    };
    const { sent } = open({ handlers: { createMyPageReport } });
    press('検査の予定を登録する');
    await screen.findByRole('option', { name: '検査 誠' });
    expect(
      sent.some(({ address }) => address.includes('/api/admin/admin_user') && address.includes('type=3')),
    ).toBe(true);
    await screen.findByRole('option', { name: '5014 株式会社豆くら' });
    fill('マイページ', '7');
    fill('検査員', '4');
    fill('検査予定日', '2026/12/4');
    fill('開始', '13:30');
    fill('終了', '13:00');
    pressInDialog('登録する');
    expect(await screen.findAllByText(/終了は、開始より後の時刻を入力してください。/)).not.toEqual([]);
    fill('終了', '15:00');
    pressInDialog('登録する');
    await heard('検査の予定を登録しました');
    expect(taken).toEqual([
      {
        mypageId: 7,
        kind: 0,
        inspectorUserId: 4,
        method: 0,
        scheduledOn: '2026-12-04',
        startTime: '13:30',
        endTime: '15:00',
      },
    ]);
  });
});
