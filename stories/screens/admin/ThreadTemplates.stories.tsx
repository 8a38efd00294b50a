import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AdminType, ErrorCode } from '#web/api/generated/enums.ts';
import { broken, pending, problem, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/admins.ts';
import { threadHandlers } from '#web/mock/scenarios/lists/threads.ts';
import { expectSnackbar } from '../auth/logInPlays.ts';
import { asAdmin, Screen } from '../Screen.tsx';
import { jmac } from './listStates.ts';

const meta = {
  id: 'screens-admin-thread-templates',
  title: '画面/管理者/回答のひな形',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/thread/template', handlers: threadHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: '一覧',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 2, name: '期限の案内' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: '編集' }).length).toBe(2);
  },
};
export const Phone: Story = { name: '一覧（電話）', globals: { viewport: { value: 'phone' } } };

export const Create: Story = {
  name: '登録する',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'ひな形を登録' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^名前/ }), '日付の書き方');
    await userEvent.type(dialog.getByRole('textbox', { name: /^本文/ }), '発注日を記入してください。');
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await expectSnackbar('「日付の書き方」を保存しました');
  },
};

const UNKNOWN = '{締切} は使えません。使える項目は {管理番号}、{企業名} です';

export const Unknown: Story = {
  name: '使えない項目があるとき',
  args: {
    handlers: {
      ...threadHandlers,
      updateThreadTemplate: problem({
        status: 400,
        code: ErrorCode.INVALID_PARAMETER,
        detail: UNKNOWN,
        errors: [{ pointer: '/body', code: ErrorCode.INVALID_PARAMETER, message: UNKNOWN }],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('button', { name: '編集' });
    if (first === undefined) throw new Error('There is no template to edit');
    await userEvent.click(first);
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^本文/ }), '締切');
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await expect((await dialog.findAllByText(/は使えません。使える項目は/))[0]).toBeVisible();
  },
};

export const Delete: Story = {
  name: '削除する',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('button', { name: '削除' });
    if (first === undefined) throw new Error('There is no template to delete');
    await userEvent.click(first);
    await expect(await within(document.body).findByText('「期限の案内」を削除しますか')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  name: '読むだけの人（コールセンター）',
  args: { visitor: asAdmin(adminSession(AdminType.CS)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('日付の書き方');
    await expect(canvas.queryByRole('button', { name: '編集' })).toBeNull();
  },
};
export const NoPermission: Story = {
  name: '見られない人',
  args: { visitor: asAdmin(adminSession(AdminType.MAFF)) },
};
export const Empty: Story = {
  name: 'まだないとき',
  args: { handlers: { ...threadHandlers, listThreadTemplates: reply({ items: [] }) } },
};
export const Loading: Story = {
  name: '読み込み中',
  args: { handlers: { ...threadHandlers, listThreadTemplates: pending } },
};
export const Broken: Story = {
  name: 'エラー',
  args: { handlers: { ...threadHandlers, listThreadTemplates: broken } },
};
