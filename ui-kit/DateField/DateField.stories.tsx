import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '#ui-kit/Layout/index.ts';
import { DateField, type DateFieldProps } from './index.ts';

const handleValue = fn();

const Own = ({ value: first = '', ...props }: Partial<DateFieldProps>) => {
  const [value, setValue] = useState(first);
  return (
    <DateField
      label="事業完了日"
      help="例：2026/12/02、R8.12.2"
      {...props}
      value={value}
      onValueChange={(next) => {
        handleValue(next);
        setValue(next);
      }}
    />
  );
};

const meta = {
  id: 'ui-kit-date-field',
  title: 'ui-kit/日付（DateField）',
  component: DateField,
  beforeEach: () => {
    handleValue.mockClear();
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj;

export const Era: Story = {
  name: '和暦・全角で入力する',
  render: () => <Own need="required" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('事業完了日');
    await userEvent.type(input, '令和８年１１月３０日');
    await expect(handleValue).toHaveBeenLastCalledWith('2026-11-30');
    await expect(input).toHaveValue('令和８年１１月３０日');
    await userEvent.tab();
    await expect(input).toHaveValue('2026/11/30');
    await expect(canvas.getByText('（月）')).toBeVisible();
  },
};
export const Unreadable: Story = {
  name: '読み取れない日付は、そのまま残る',
  render: () => <Own error="日付を 2026/11/30 の形で入力してください" />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('事業完了日');
    await userEvent.type(input, '2026/2/30');
    await userEvent.tab();
    await expect(input).toHaveValue('2026/2/30');
    await expect(handleValue).toHaveBeenLastCalledWith('2026/2/30');
  },
};
export const Filled: Story = { name: '入力済み', render: () => <Own value="2026-12-02" /> };
export const ReadOnly: Story = { name: '変更できない', render: () => <Own value="2026-12-02" readOnly /> };
export const Disabled: Story = { name: '使えない', render: () => <Own disabled /> };
export const All: Story = {
  name: '一覧',
  render: () => (
    <Stack gap={24}>
      <Own need="required" />
      <Own label="交付決定日" value="2026-07-23" />
      <Own label="実施期限" value="2026/2/30" error="日付を 2026/11/30 の形で入力してください" />
      <Own label="確定日" value="2026-12-02" readOnly />
    </Stack>
  ),
};
