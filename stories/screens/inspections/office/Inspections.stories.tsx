import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { broken, reply } from '#web/mock/reply.ts';
import { adminSession, adminUserHandlers } from '#web/mock/scenarios/access/admins.ts';
import {
  aReport,
  aReportSummary,
  reportHandlers as reports,
} from '#web/mock/scenarios/inspections/report.ts';
import { adminMyPageHandlers } from '#web/mock/scenarios/myPages/adminMyPages.ts';
import { bulkRunHandlers } from '#web/mock/scenarios/office/bulk/bulkRuns.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { jmac, listStates, narrowed } from '../../listStates.ts';
import { asAdmin, Screen } from '../../Screen.tsx';
import { savedStates } from '../../savedStates.ts';
import { sitePhoto } from '../../sitePhoto.ts';

const reportHandlers = { ...reports, downloadAdminFile: sitePhoto };
const inspector = asAdmin(adminSession(AdminType.Inspector));

const meta = {
  id: 'screens-admin-inspections',
  title: '画面/完了検査/管理者/完了検査報告',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/mypage_report', handlers: reportHandlers, visitor: inspector },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/mypage_report', reportHandlers, 'listMyPageReports');
const files = savedStates('/admin/mypage_report', reportHandlers, 'exportMyPageReports');

export const Normal: Story = {
  name: '一覧',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: '北のこむぎ製粉株式会社' }),
    ).toHaveAttribute('href', '/admin/mypage_report/6');
  },
};

export const Saved: Story = { name: '一覧を保存する', ...files.saved };

export const OneRow: Story = {
  name: '一覧（1件）',
  args: {
    handlers: {
      ...reportHandlers,
      listMyPageReports: reply({ items: [aReportSummary], nextCursor: null, total: 1 }),
    },
  },
};

export const Kinds: Story = {
  name: '立入検査だけにする',
  tags: ['slow'],
  args: { path: '/admin/mypage_report?kind=2' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = await canvas.findAllByRole('link', { name: '株式会社みらい食堂' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/mypage_report/2',
      '/admin/mypage_report/3',
    ]);
    await expect(canvas.queryByRole('link', { name: '北のこむぎ製粉株式会社' })).toBeNull();
  },
};

export const Audit: Story = {
  name: '立入検査の報告を書く',
  tags: ['slow'],
  args: { path: '/admin/mypage_report/3' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/立入検査 冷凍自動販売機/)).toBeVisible();
  },
};

/** Marks what is shown. @returns the bar of what is done with it */
const markAll = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await canvas.findByRole('link', { name: '株式会社豆くら' });
  await userEvent.click(canvas.getByRole('checkbox', { name: '表示中の行をすべて選ぶ' }));
  return within(await canvas.findByRole('region', { name: '選んだ行への操作' }));
};

const bulk = { ...reportHandlers, ...adminUserHandlers, ...bulkRunHandlers() };

export const AllMatching: Story = {
  name: '条件に合うすべてを選び、検査員を決める',
  tags: ['slow'],
  args: {
    visitor: jmac,
    handlers: {
      ...bulk,
      listMyPageReports: reply({
        items: [{ ...aReportSummary, id: 8 }, aReportSummary].map((row, index) =>
          index === 0 ? { ...row, mypage: { ...row.mypage, corporationName: '株式会社豆くら' } } : row,
        ),
        nextCursor: 'abc',
        total: 1_234,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const bar = await markAll(canvasElement);
    await userEvent.click(bar.getByRole('button', { name: '条件に合う1,234件をすべて選ぶ' }));
    await userEvent.click(bar.getByRole('button', { name: '検査員を決める' }));
    const dialog = within(await screen.findByRole('dialog', { name: '1,234件の検査員を決める' }));
    await expect(await dialog.findByRole('checkbox', { name: '検査 誠' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await expect((await dialog.findAllByText('検査員にする人を選んでください。'))[0]).toBeVisible();
  },
};

export const Reschedule: Story = {
  name: '選んだ検査の予定日を変える',
  tags: ['slow'],
  args: { visitor: jmac, handlers: bulk },
  play: async ({ canvasElement }) => {
    const bar = await markAll(canvasElement);
    await userEvent.click(bar.getByRole('button', { name: '検査予定日を変える' }));
    const dialog = within(await screen.findByRole('dialog', { name: '10件の検査予定日を変える' }));
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await expect((await dialog.findAllByText('新しい日付を入力してください。'))[0]).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /新しい検査予定日/ }), '2026/12/04');
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const OnlyFiles: Story = {
  name: '検査員は、選んだ検査の報告書と写真を保存する',
  play: async ({ canvasElement }) => {
    const bar = await markAll(canvasElement);
    await expect(bar.getByRole('button', { name: '書類をzipで保存する' })).toBeVisible();
    await expect(bar.queryByRole('button', { name: '検査員を決める' })).toBeNull();
  },
};

export const Narrowed: Story = {
  name: '条件をいくつも付けたとき',
  tags: ['slow'],
  ...narrowed(
    '/admin/mypage_report',
    'kind=0&status=0&inspectorUserId=4&scheduledFrom=2026-01-01&submittedTo=2026-12-31',
    ['検査員：検査 誠', '検査予定日：2026/01/01から', '報告の提出日：2026/12/31まで'],
  ),
};
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
export const TabletOffice: Story = {
  name: 'タブレット（選ぶ列のある事務局）',
  tags: ['slow'],
  ...states.tablet,
  args: { visitor: jmac, handlers: bulk },
};

export const Calendar: Story = {
  name: 'カレンダー',
  args: { path: '/admin/mypage_report?view=calendar&month=2026-10' },
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: '2026年10月' });
    const entry = within(table).getByRole('link', { name: /13:30 岡山県\s*瀬戸内フーズ株式会社/ });
    await expect(entry).toHaveAttribute('href', '/admin/mypage_report/10');
  },
};
export const CalendarNextMonth: Story = {
  name: 'カレンダー（次の月へ）',
  args: { path: '/admin/mypage_report?view=calendar&month=2026-10' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '次の月' }));
    const table = await within(canvasElement).findByRole('table', { name: '2026年11月' });
    await expect(
      await within(table).findByRole('link', { name: /13:30 北海道\s*北のこむぎ製粉株式会社/ }),
    ).toBeVisible();
    await expect(within(table).queryByRole('link', { name: /そば処つきの/ })).toBeNull();
    // The day of all stories, whatever day the machine has.
    await expect(table.querySelector('time[aria-current="date"]')).toHaveAttribute('datetime', '2026-11-20');
  },
};
export const CalendarEmpty: Story = {
  name: 'カレンダー（検査がない月）',
  args: { path: '/admin/mypage_report?view=calendar&month=2027-02' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('table', { name: '2027年2月' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('link', { name: /製粉|豆くら/ })).toBeNull();
  },
};
export const CalendarPhone: Story = {
  name: 'カレンダー（電話）',
  tags: ['slow'],
  args: { path: '/admin/mypage_report?view=calendar&month=2026-11' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [words] = await within(canvasElement).findAllByText('作成中');
    const tag = words?.closest('[data-tone]');
    // As wide as its word, not as its day.
    await expect(tag?.getBoundingClientRect().width).toBeLessThan(canvasElement.clientWidth / 2);
  },
};

const planned = fn();

export const Plan: Story = {
  name: '検査の予定を登録する',
  tags: ['slow'],
  args: {
    visitor: jmac,
    handlers: {
      ...reportHandlers,
      ...adminMyPageHandlers,
      ...adminUserHandlers,
      createMyPageReport: ({ body }) => {
        planned(body);
        return reply(aReport, 1);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '検査の予定を登録する' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '検査の予定を登録する' }));
    await dialog.findByRole('option', { name: '5014 株式会社豆くら' });
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: /マイページ/ }),
      '5014 株式会社豆くら',
    );
    await dialog.findByRole('option', { name: '検査 誠' });
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /検査員/ }), '検査 誠');
    await userEvent.type(dialog.getByRole('textbox', { name: /検査予定日/ }), '2027/01/25');
    await userEvent.click(dialog.getByRole('button', { name: '登録する' }));
    await waitFor(() =>
      expect(planned).toHaveBeenCalledWith(
        expect.objectContaining({ mypageId: 7, scheduledOn: '2027-01-25', startTime: null }),
      ),
    );
  },
};

const sent = fn();

/** Everything is there; what is typed and not yet saved must not be lost by handing in. */
export const HandIn: Story = {
  name: '入力の途中で、そのまま提出する',
  tags: ['slow'],
  args: {
    path: '/admin/mypage_report/6',
    handlers: {
      ...reportHandlers,
      getMyPageReport: reply({ ...aReport, availableActions: [{ action: 'submit', allowed: true }] }, 3),
      updateMyPageReport: ({ body }) => {
        sent(body);
        return reply({ ...aReport, version: 4 }, 4);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /立会者/ }), '、検査 次郎');
    await userEvent.click(canvas.getByRole('button', { name: '報告を提出する' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /提出しますか/ }));
    await expect(sent).toHaveBeenCalledWith({ attendees: `${aReport.attendees}、検査 次郎` });
    await userEvent.click(dialog.getByRole('button', { name: '報告を提出する' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ action: 'submit' }));
  },
};

export const Writing: Story = {
  name: '報告を書く',
  args: { path: '/admin/mypage_report/6' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: '報告を提出する' })).toHaveAccessibleDescription(
      '写真が1枚足りません',
    );
    await expect(canvas.getByRole('button', { name: '製粉ライン 実施後の写真を加える' })).toBeVisible();
  },
};
export const WritingPhone: Story = {
  name: '報告を書く（電話では、予定と連絡先が先）',
  tags: ['slow'],
  args: { path: '/admin/mypage_report/6' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const number = await canvas.findByRole('link', { name: /^[\d-]+$/ });
    const writing = canvas.getByRole('textbox', { name: /立会者/ });
    await expect(number.getBoundingClientRect().bottom).toBeLessThan(writing.getBoundingClientRect().top);
  },
};
/** Nothing of a photo may run out of its column, also where its picture cannot be shown. */
const expectWithinColumns = async (canvasElement: HTMLElement): Promise<void> => {
  const canvas = within(canvasElement);
  await expect(await canvas.findByText('写真を表示できません')).toBeVisible();
  const before = canvas.getByRole('figure').parentElement;
  const after = before?.nextElementSibling;
  const pair = before?.parentElement;
  if (!before || !after || !pair) throw new Error('no columns');
  await expect(within(pair).getAllByRole('button')).toHaveLength(2);
  for (const column of [before, after]) {
    const { left, right } = column.getBoundingClientRect();
    for (const part of column.querySelectorAll('*')) {
      const box = part.getBoundingClientRect();
      if (box.width === 0) continue;
      await expect(box.left).toBeGreaterThanOrEqual(left - 1);
      await expect(box.right).toBeLessThanOrEqual(right + 1);
    }
  }
  const edges = pair.getBoundingClientRect();
  await expect(after.getBoundingClientRect().right).toBeLessThanOrEqual(edges.right + 1);
  await expect(edges.right).toBeLessThanOrEqual(window.innerWidth);
};

const withoutPicture = { ...reportHandlers, downloadAdminFile: broken };

export const PhotoFailed: Story = {
  name: '写真を表示できない',
  tags: ['slow'],
  args: { path: '/admin/mypage_report/6', handlers: withoutPicture },
  play: ({ canvasElement }) => expectWithinColumns(canvasElement),
};
export const PhotoFailedPhone: Story = {
  name: '写真を表示できない（電話）',
  tags: ['slow'],
  args: { path: '/admin/mypage_report/6', handlers: withoutPicture },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => expectWithinColumns(canvasElement),
};
export const HandedIn: Story = {
  name: '提出済みを承認する',
  args: {
    path: '/admin/mypage_report/6',
    visitor: jmac,
    handlers: {
      ...reportHandlers,
      getMyPageReport: reply(
        {
          ...aReport,
          status: 1,
          submittedAt: '2026-11-09T02:00:00Z',
          availableActions: [
            { action: 'approve', allowed: true },
            { action: 'return', allowed: true, needsReason: true },
          ],
        },
        aReport.version,
      ),
    },
  },
};
