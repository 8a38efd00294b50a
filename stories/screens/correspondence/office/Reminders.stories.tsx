import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { broken, pending, problem, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { longReminder, reminderHandlers, reminderRows } from '#web/mock/world/reminders.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { expectSnackbar } from '../../access/logIn/logInPlays.ts';
import { jmac, listStates } from '../../listStates.ts';
import { asAdmin, Screen } from '../../Screen.tsx';
import { savedStates } from '../../savedStates.ts';

const meta = {
  id: 'screens-admin-reminders',
  title: '画面/文書とやりとり/管理者/リマインド',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/reminder', handlers: reminderHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/reminder', reminderHandlers, 'listReminders');
const files = savedStates('/admin/reminder', reminderHandlers, 'exportReminders');

const press = async (canvasElement: HTMLElement, name: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await canvas.findByRole('dialog'));
};

const HOLD = '株式会社さくらベーカリーの相見積書のリマインドを止める';
const RELEASE = '株式会社豆くらの完了検査のリマインドを再開する';

export const Normal: Story = {
  name: '予定・停止中・送信済',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const day = await canvas.findByRole('link', { name: /^11\/25/ });
    await expect(day).toHaveAttribute('href', '/admin/reminder?sendFrom=2026-11-25&sendTo=2026-11-25');
    await expect(await canvas.findByText('勤労感謝の日')).toBeVisible();
    await expect(await canvas.findByText('10営業日後')).toBeVisible();
    await expect(canvas.getByText('2026/12/04まで停止（事務局 花子）')).toBeVisible();
  },
};

export const Held: Story = {
  name: '止める',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, HOLD);
    await userEvent.click(dialog.getByRole('button', { name: '止める' }));
    await expect((await dialog.findAllByText(/入力してください/)).length).toBeGreaterThan(0);
    await userEvent.type(dialog.getByLabelText(/理由/), '日程を変更する予定のため');
    await userEvent.click(dialog.getByRole('button', { name: '止める' }));
    await expectSnackbar('リマインドを止めました');
  },
};

export const HeldBefore: Story = {
  name: 'ほかの人が止めていたとき',
  tags: ['slow'],
  args: {
    handlers: {
      ...reminderHandlers,
      holdReminder: problem({
        status: 409,
        code: 1004,
        detail: 'すでに窓口 太郎さんが止めています。画面を読み込み直して、理由を確認してください',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, HOLD);
    await userEvent.type(dialog.getByLabelText(/理由/), '日程を変更する予定のため');
    await userEvent.click(dialog.getByRole('button', { name: '止める' }));
    await expect(await dialog.findByText(/すでに窓口 太郎さんが止めています/)).toBeVisible();
  },
};

export const Released: Story = {
  name: '再開する',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, RELEASE);
    await expect(dialog.getByText(/納入業者の都合で遅れる/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '再開する' }));
    await expectSnackbar('リマインドを再開しました');
  },
};

export const ReadOnly: Story = {
  name: '見るだけの人',
  args: {
    visitor: asAdmin(adminSession(AdminType.CS)),
    handlers: {
      ...reminderHandlers,
      listReminders: reply({
        items: reminderRows.map((row) => ({ ...row, availableActions: [] })),
        nextCursor: null,
        total: reminderRows.length,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('完了検査')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: HOLD })).not.toBeInTheDocument();
  },
};

export const LongWords: Story = {
  name: '長い名前と書類',
  args: {
    handlers: {
      ...reminderHandlers,
      listReminders: reply({ items: [longReminder], nextCursor: null, total: 1 }),
    },
  },
};

export const LongOnPhone: Story = {
  ...LongWords,
  name: '長い名前と書類（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

export const DaysBroken: Story = {
  name: '日ごとの件数のエラー',
  args: { handlers: { ...reminderHandlers, listReminderDays: broken } },
};
export const DaysLoading: Story = {
  name: '日ごとの件数の読み込み中',
  args: { handlers: { ...reminderHandlers, listReminderDays: pending } },
};
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
export const Saved: Story = { name: '一覧を保存する', ...files.saved };
export const NotSaved: Story = { name: '一覧を保存できないとき', ...files.notSaved };
