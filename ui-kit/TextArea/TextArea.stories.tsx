import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '#ui-kit/Layout/index.ts';
import { TextArea } from './index.ts';

const meta = {
  id: 'ui-kit-text-area',
  title: 'ui-kit/長い文章（TextArea）',
  component: TextArea,
  args: { label: '事業内容（概要）', need: 'required', help: '現状と、実現したい姿を書きます' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {
  name: '文字数を数える',
  args: {
    maxCharacters: 400,
    defaultValue: '輸入大豆を使う豆腐の製造ラインを、国産大豆の特性に合わせて更新します。',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByLabelText('事業内容（概要）');
    await expect(canvas.getByText('35 / 400文字')).toBeVisible();
    await userEvent.type(area, '𠮷野家');
    await expect(canvas.getByText('38 / 400文字')).toBeVisible();
  },
};
export const TooLong: Story = {
  name: '長すぎる',
  args: { maxCharacters: 10, defaultValue: '国産大豆の特性に合わせて更新します。' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/8文字減らしてください/)).toBeVisible();
  },
};
export const Failed: Story = { name: '直すところがある', args: { error: '事業内容を入力してください' } };
export const ReadOnly: Story = {
  name: '変更できない',
  args: { readOnly: true, defaultValue: '提出した内容です。' },
};
export const Disabled: Story = { name: '使えない', args: { disabled: true } };
export const All: Story = {
  name: '一覧',
  render: () => (
    <Stack gap={24}>
      <TextArea
        label="事務局への説明"
        need="optional"
        rows={3}
        defaultValue="業者に宛名の訂正を依頼し、再発行を受けました。"
      />
      <TextArea label="事業内容（概要）" need="required" maxCharacters={400} />
      <TextArea label="事業内容（概要）" need="required" error="事業内容を入力してください" />
    </Stack>
  ),
};
