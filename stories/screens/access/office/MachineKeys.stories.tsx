import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { problem, reply } from '#web/mock/reply.ts';
import { machineKeyHandlers } from '#web/mock/scenarios/access/machineKeys.ts';
import { jmac } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';
import { expectSnackbar } from '../logIn/logInPlays.ts';

const meta = {
  id: 'screens-admin-machine-keys',
  title: '画面/ログインとアカウント/管理者/連携キー',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/machine_key', handlers: machineKeyHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Place = { readonly canvasElement: HTMLElement };

const choose = async ({ canvasElement }: Place, name: string, item: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: `${name}の操作` }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: item }));
  return canvas;
};

export const Normal: Story = {
  name: '一覧',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('rowheader', { name: /^会計システム/ })).toBeVisible();
    await expect(canvas.getAllByText('停止済み').length).toBeGreaterThan(0);
    // What waits for a second person stands above them.
    await expect(await canvas.findByRole('link', { name: /会計システム.*入れ替える/ })).toBeVisible();
  },
};

export const Making: Story = {
  name: '作成する',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '連携キーを作成' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '連携キーを作成' }));
    await userEvent.type(dialog.getByLabelText(/名前/), '会計システム');
    await userEvent.click(dialog.getByRole('checkbox', { name: '支払' }));
    await userEvent.click(dialog.getByRole('radio', { name: /公募回を選ぶ/ }));
    await expect(await dialog.findByRole('group', { name: /^公募回/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '作成を依頼する' }));
    await waitFor(() =>
      expect(dialog.getAllByText(/公募回を、1つ以上選んでください/).length).toBeGreaterThan(0),
    );
  },
};

export const Made: Story = {
  name: '作成を依頼したとき（2人目が承認する）',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '連携キーを作成' }));
    const form = within(await canvas.findByRole('dialog', { name: '連携キーを作成' }));
    await userEvent.type(form.getByLabelText(/名前/), '会計システム');
    await userEvent.click(form.getByRole('checkbox', { name: '支払' }));
    await userEvent.click(form.getByRole('button', { name: '作成を依頼する' }));
    await expectSnackbar('承認の依頼を出しました');
  },
};

export const Rotating: Story = {
  name: '入れ替える',
  tags: ['slow'],
  play: async (place) => {
    const canvas = await choose(place, '会計システム', 'キーを入れ替える');
    const dialog = within(await canvas.findByRole('dialog', { name: '会計システムのキーを入れ替える' }));
    await expect(dialog.getByRole('radio', { name: '7日' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: '入れ替えを依頼する' }));
    await expectSnackbar('承認の依頼を出しました');
  },
};

export const Stopped: Story = {
  name: '停止する',
  tags: ['slow'],
  play: async (place) => {
    const canvas = await choose(place, '会計システム', '停止する');
    const dialog = within(await canvas.findByRole('dialog', { name: '会計システムを停止しますか' }));
    await userEvent.click(dialog.getByRole('button', { name: '停止する' }));
    await expectSnackbar('「会計システム」を停止しました');
  },
};

export const NameTaken: Story = {
  name: '名前が使われているとき',
  tags: ['slow'],
  args: {
    handlers: {
      ...machineKeyHandlers,
      updateMachineKey: problem({
        status: 400,
        code: 1004,
        detail: 'この名前の連携キーがすでにあります。別の名前を入力してください',
        errors: [
          {
            pointer: '/name',
            code: 1004,
            message: 'この名前の連携キーがすでにあります。別の名前を入力してください',
          },
        ],
      }),
    },
  },
  play: async (place) => {
    const canvas = await choose(place, '会計システム', '変更する');
    const dialog = within(await canvas.findByRole('dialog', { name: '会計システムを変更' }));
    const name = dialog.getByLabelText(/名前/);
    await userEvent.clear(name);
    await userEvent.type(name, '実績集計');
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/すでにあります/));
  },
};
export const Empty: Story = {
  name: 'まだないとき',
  args: { handlers: { ...machineKeyHandlers, listMachineKeys: reply({ items: [] }) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('連携キーはまだありません')).toBeVisible();
  },
};
