import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phone } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Stack } from '#ui-kit/Layout/index.ts';
import { TextLink } from './index.ts';

const meta = {
  id: 'ui-kit-text-link',
  title: 'ui-kit/文字のリンク（TextLink）',
  component: TextLink,
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj;

export const Inline: Story = {
  name: '文の中',
  render: () => (
    <p>
      事務局が確認を始めるまでは、<TextLink href="#undo">提出を引き戻して直す</TextLink>ことができます。
    </p>
  ),
};
export const Arrow: Story = {
  name: '場所へ進む',
  render: () => (
    <TextLink href="#news" variant="arrow">
      お知らせをすべて見る
    </TextLink>
  ),
};
export const Bare: Story = {
  name: '表の中の名前',
  render: () => (
    <TextLink href="#corporation" variant="bare">
      株式会社ひまわり給食センター
    </TextLink>
  ),
};
export const External: Story = {
  name: '別のサイト',
  render: () => (
    <TextLink href="https://example.jp/" isExternal>
      補助金の案内
    </TextLink>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '補助金の案内' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
export const All: Story = {
  name: '一覧',
  render: () => (
    <Stack>
      <TextLink href="#undo">提出を引き戻して直す</TextLink>
      <TextLink href="#news" variant="arrow">
        お知らせをすべて見る
      </TextLink>
      <TextLink href="tel:0300000000" variant="bare" icon={Phone}>
        事務局に相談する
      </TextLink>
      <TextLink href="https://example.jp/" isExternal>
        補助金の案内
      </TextLink>
    </Stack>
  ),
};
