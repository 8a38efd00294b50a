import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { broken, pending, problem, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { addressHandlers, calendarHandlers } from '#web/mock/world/calendar.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { asAdmin, Screen } from '../../Screen.tsx';

const meta = {
  id: 'screens-admin-calendar',
  title: '画面/事務局/管理者/カレンダー',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/admin/calendar',
    handlers: calendarHandlers,
    visitor: asAdmin(adminSession(AdminType.JMAC)),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: '件数から、その日の一覧へ',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const count = await canvas.findByRole('link', { name: /11\/30.*書類の期限 3件を表示する/ });
    await userEvent.click(count);
    const link = await canvas.findByRole('link', { name: '「相見積書」の提出' });
    await expect(link).toHaveAttribute('href', '/admin/mypage/11/section/345');
    await userEvent.click(canvas.getByRole('button', { name: '一覧を閉じる' }));
    await waitFor(() => expect(link).not.toBeInTheDocument());
  },
};

export const OneKind: Story = {
  name: '検査だけにする',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('table', { name: '2026年11月' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '予定の種類' }), '検査');
    await waitFor(() => expect(canvas.queryByRole('link', { name: /書類の期限/ })).toBeNull());
    await expect(canvas.getAllByRole('link', { name: /検査 1件を表示する/ })).toHaveLength(4);
  },
};

const openSubscription = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'カレンダーアプリで購読する' }));
  return within(await canvas.findByRole('dialog'));
};

export const Subscribe: Story = {
  name: '検査だけを購読する',
  args: { path: '/admin/calendar?kind=2', handlers: { ...calendarHandlers, ...addressHandlers(null) } },
  play: async ({ canvasElement }) => {
    const dialog = await openSubscription(canvasElement);
    await expect(await dialog.findByText('すべての公募回・検査（1か月前から1年先まで）')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'アドレスを作成する' }));
    await expect(await dialog.findByRole('textbox', { name: '購読用のアドレス' })).toBeVisible();
  },
};

const tooMany =
  'この条件の予定は12,000件あり、カレンダーアプリで購読できる5,000件を超えています。公募回か予定の種類を選んで、しぼってください';

export const SubscribeTooMany: Story = {
  name: '予定が多すぎて購読できないとき',
  args: {
    handlers: {
      ...calendarHandlers,
      ...addressHandlers(null),
      createCalendarAddress: problem({ status: 409, code: ErrorCode.INVALID_PARAMETER, detail: tooMany }),
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openSubscription(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'アドレスを作成する' }));
    await expect(await dialog.findByText(tooMany)).toBeVisible();
  },
};

export const Empty: Story = {
  name: '予定のない月',
  args: { handlers: { ...calendarHandlers, listCalendarDays: reply({ items: [] }) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('この月の予定はありません。')).toBeVisible();
  },
};

export const Loading: Story = {
  name: '読み込み中',
  args: { handlers: { ...calendarHandlers, listCalendarDays: pending } },
};
export const Broken: Story = {
  name: 'エラー',
  args: { handlers: { ...calendarHandlers, listCalendarDays: broken } },
};
