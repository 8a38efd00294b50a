import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '#ui-kit/Layout/index.ts';
import { RadioGroup, type RadioGroupProps } from './index.ts';

const answers = [
  { value: 'replace', label: '書類を差し替える' },
  { value: 'explain', label: '説明で答える' },
];

const Own = (props: Partial<RadioGroupProps>) => {
  const [value, setValue] = useState('');
  return (
    <RadioGroup
      label="答え方"
      need="required"
      options={answers}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
};

const meta = {
  id: 'ui-kit-radio-group',
  title: 'ui-kit/一つ選ぶ（RadioGroup）',
  component: RadioGroup,
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj;

export const Choose: Story = {
  name: '選ぶ',
  render: () => <Own />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: '答え方' })).toBeRequired();
    await userEvent.click(canvas.getByText('説明で答える'));
    await expect(canvas.getByRole('radio', { name: '説明で答える' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: '書類を差し替える' })).toBeChecked();
  },
};
export const Inline: Story = { name: '横に並べる', render: () => <Own isInline /> };
export const Even: Story = {
  name: '長い答えを左右に並べる',
  render: () => (
    <Own
      isEven
      label="残す内容"
      options={[
        { value: 'mine', label: '代表者は平日の午前に不在です。電話は午後にお願いします。' },
        { value: 'stored', label: '電話は午後' },
      ]}
    />
  ),
};
export const Failed: Story = {
  name: '直すところがある',
  render: () => <Own error="答え方を選んでください" />,
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('答え方を選んでください');
  },
};
export const WithHelp: Story = {
  name: '選択肢に説明',
  render: () => (
    <Own
      label="応募する人"
      options={[
        { value: '0', label: '法人', help: '法人番号を使います' },
        { value: '1', label: '個人', help: '開業届の写しが必要です' },
        { value: '2', label: '組合', isDisabled: true },
      ]}
    />
  ),
};
export const All: Story = {
  name: '一覧',
  render: () => (
    <Stack gap={24}>
      <Own />
      <Own label="支援の方法" isInline />
      <Own label="答え方の選択" error="答え方を選んでください" />
    </Stack>
  ),
};
