import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '#ui-kit/Layout/index.ts';
import { TimeField, type TimeFieldProps } from './index.ts';

const handleValue = fn();

const Own = ({ value: first = '', ...props }: Partial<TimeFieldProps>) => {
  const [value, setValue] = useState(first);
  return (
    <TimeField
      label="開始時刻"
      help="例：9:30、13:30"
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
  id: 'ui-kit-time-field',
  title: 'ui-kit/時刻（TimeField）',
  component: TimeField,
  beforeEach: () => {
    handleValue.mockClear();
  },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj;

export const FullWidth: Story = {
  name: '全角で入力する',
  render: () => <Own need="required" />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('開始時刻');
    await userEvent.type(input, '９時３０分');
    await expect(handleValue).toHaveBeenLastCalledWith('09:30');
    await expect(input).toHaveValue('９時３０分');
    await userEvent.tab();
    await expect(input).toHaveValue('09:30');
  },
};
export const Unreadable: Story = {
  name: '読み取れない時刻は、そのまま残る',
  render: () => <Own error="時刻を、13:30 のように入力してください。" />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('開始時刻');
    await userEvent.type(input, '25:00');
    await userEvent.tab();
    await expect(input).toHaveValue('25:00');
  },
};
export const Filled: Story = { name: '入力済み', render: () => <Own value="13:30" /> };
export const ReadOnly: Story = { name: '変更できない', render: () => <Own value="13:30" readOnly /> };
export const Disabled: Story = { name: '使えない', render: () => <Own disabled /> };
export const All: Story = {
  name: '一覧',
  render: () => (
    <Stack gap={24}>
      <Own need="required" />
      <Own label="終了時刻" value="15:00" />
      <Own label="終了時刻" value="25:00" error="時刻を、13:30 のように入力してください。" />
    </Stack>
  ),
};
