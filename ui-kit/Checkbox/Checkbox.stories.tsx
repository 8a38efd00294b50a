import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Checkbox, CheckboxGroup } from './index.ts';

const meta = {
  id: 'ui-kit-checkbox',
  title: 'ui-kit/チェック（Checkbox）',
  component: Checkbox,
  args: { label: '写真を含む', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  name: '外れている',
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: '写真を含む' });
    await userEvent.click(within(canvasElement).getByText('写真を含む'));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const Checked: Story = { name: '付いている', args: { defaultChecked: true } };
export const Mixed: Story = {
  name: '一部だけ',
  args: { label: 'すべて選ぶ', isMixed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked();
  },
};
export const WithHelp: Story = {
  name: '説明つき',
  args: { label: '内容に誤りがないことを確かめました', help: '提出した後は、引き戻すまで直せません' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: '内容に誤りがないことを確かめました' });
    await expect(box).toHaveAccessibleDescription('提出した後は、引き戻すまで直せません');
  },
};
export const HiddenLabel: Story = {
  name: '表の列',
  args: { label: '株式会社豆くらを選ぶ', isLabelHidden: true },
};
export const Disabled: Story = { name: '使えない', args: { disabled: true } };

const methods = [
  { value: 'visit', label: '訪問' },
  { value: 'web', label: 'オンライン', help: '接続先は、前日までにお知らせします' },
  { value: 'phone', label: '電話', isDisabled: true },
];

const Group = () => {
  const [value, setValue] = useState<string[]>(['web']);
  return (
    <CheckboxGroup
      label="支援の方法"
      need="required"
      help="あてはまるものをすべて選びます"
      options={methods}
      value={value}
      onValueChange={setValue}
    />
  );
};

export const InGroup: Story = {
  name: 'いくつでも選ぶ',
  render: () => <Group />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: '訪問' }));
    await expect(canvas.getByRole('checkbox', { name: '訪問' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'オンライン' }));
    await expect(canvas.getByRole('checkbox', { name: 'オンライン' })).not.toBeChecked();
  },
};
export const All: Story = {
  name: '一覧',
  render: () => (
    <Stack gap={8}>
      <Checkbox label="外れている" />
      <Checkbox label="付いている" defaultChecked />
      <Checkbox label="一部だけ" isMixed />
      <Checkbox label="使えない" disabled />
      <Checkbox label="使えないが付いている" disabled defaultChecked />
      <Group />
    </Stack>
  ),
};
