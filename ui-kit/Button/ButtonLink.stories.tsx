import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import type { AnchorHTMLAttributes } from 'react';
import { expect, within } from 'storybook/test';
import { ButtonLink } from './index.ts';

const meta = {
  id: 'ui-kit-button-link',
  title: 'ui-kit/ボタンの形のリンク（ButtonLink）',
  component: ButtonLink,
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj;

const RouterLink = ({ to, ...anchorProps }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a data-router {...anchorProps} href={to} />
);

export const Anchor: Story = {
  name: '次へ進む',
  render: () => (
    <ButtonLink href="#next" variant="primary" size="large" iconAfter={ArrowRight}>
      書類を直して再提出する
    </ButtonLink>
  ),
};

export const OwnLink: Story = {
  name: '渡したリンクで描く',
  render: () => (
    <ButtonLink as={RouterLink} to="/user/1" variant="plain">
      マイページに戻る
    </ButtonLink>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'マイページに戻る' });
    await expect(link).toHaveAttribute('href', '/user/1');
    await expect(link).toHaveAttribute('data-router');
  },
};
