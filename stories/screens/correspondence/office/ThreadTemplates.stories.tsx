import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { problem, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { officeWorld } from '#web/mock/world/world.ts';
import { AdminType, ErrorCode } from '#web/parts/api/generated/enums.ts';
import { expectSnackbar } from '../../access/logIn/logInPlays.ts';
import { jmac } from '../../listStates.ts';
import { asAdmin, Screen } from '../../Screen.tsx';

const [dateTemplate] = officeWorld.saw('listThreadTemplates').items;
if (dateTemplate === undefined) throw new Error('The demo has no templates');

const handlers = {
  ...officeWorld.handlers,
  createThreadTemplate: reply({ ...dateTemplate, name: '日付の書き方' }),
};

const meta = {
  id: 'screens-admin-thread-templates',
  title: '画面/文書とやりとり/管理者/回答のひな形',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/thread/template', handlers, visitor: jmac },
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

export const Create: Story = {
  name: '登録する',
  tags: ['slow'],
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
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
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
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('button', { name: '削除' });
    if (first === undefined) throw new Error('There is no template to delete');
    await userEvent.click(first);
    await expect(await within(document.body).findByText('「書類の日付」を削除しますか')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  name: '読むだけの人（コールセンター）',
  tags: ['slow'],
  args: { visitor: asAdmin(adminSession(AdminType.CS)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('書類の日付');
    await expect(canvas.queryByRole('button', { name: '編集' })).toBeNull();
  },
};
