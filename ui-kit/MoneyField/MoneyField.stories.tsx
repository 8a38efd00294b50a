import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '#ui-kit/Layout/index.ts';
import { MoneyField, type MoneyFieldProps } from './index.ts';

const handleValue = fn();

const Own = ({ value: first = '', ...props }: Partial<MoneyFieldProps>) => {
  const [value, setValue] = useState(first);
  return (
    <MoneyField
      label="交付申請額"
      help="消費税を除いた額"
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
  id: 'ui-kit-money-field',
  title: 'ui-kit/金額（MoneyField）',
  component: MoneyField,
  beforeEach: () => {
    handleValue.mockClear();
  },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj;

export const FullWidth: Story = {
  name: '全角で入力し、離れると桁区切り',
  render: () => <Own need="required" />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('交付申請額');
    await userEvent.type(input, '２３１０００００');
    await expect(handleValue).toHaveBeenLastCalledWith('23100000');
    await expect(input).toHaveValue('２３１０００００');
    await userEvent.tab();
    await expect(input).toHaveValue('23,100,000');
    await expect(input).toHaveAccessibleDescription('消費税を除いた額 円');
  },
};
export const Unreadable: Story = {
  name: '読み取れない金額は、そのまま残る',
  render: () => <Own error="金額を数字で入力してください" />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('交付申請額');
    await userEvent.type(input, '約300万');
    await userEvent.tab();
    await expect(input).toHaveValue('約300万');
  },
};
export const Emptied: Story = {
  name: '消すと空になる',
  render: () => <Own value="500" />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('交付申請額');
    await userEvent.clear(input);
    await expect(handleValue).toHaveBeenLastCalledWith('');
    await userEvent.tab();
    await expect(input).toHaveValue('');
  },
};
export const Disabled: Story = { name: '使えない', render: () => <Own value="23100000" disabled /> };
export const All: Story = {
  name: '一覧',
  render: () => (
    <Stack gap={24}>
      <Own value="23100000" need="required" />
      <Own label="自己資金" value="約300万" error="金額を数字で入力してください" />
      <Own label="確定額" value="23100000" readOnly />
      <Own label="数量" value="12" unit="台" width="8" help={undefined} />
    </Stack>
  ),
};
