import { lastRun } from 'virtual:catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Accessibility } from './Accessibility.tsx';
import { summarise } from './summarise.ts';

const meta = {
  id: 'guide-accessibility',
  title: 'はじめに/アクセシビリティの検査',
  component: Accessibility,
  tags: ['!autodocs'],
  args: { run: lastRun },
} satisfies Meta<typeof Accessibility>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LastRun: Story = {
  name: '前回の実行',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('row', { name: /^1\.4\.3 コントラスト/ })).toHaveTextContent(
      'ui-kit/tokens/contrast.test.ts',
    );
  },
};

export const None: Story = {
  name: 'まだ実行していない',
  args: { run: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('まだ検査の結果がありません')).toBeVisible();
    await expect(canvas.queryByRole('table', { name: /^ページごと/ })).toBeNull();
  },
};

const contrast = { id: 'color-contrast', tags: ['wcag2aa', 'wcag143'] };

export const Some: Story = {
  name: '一部を実行した',
  args: {
    run: summarise(
      [
        {
          storyId: 'ui-kit-button--primary',
          result: { testEngine: { version: '4.14.1' }, passes: [], incomplete: [contrast], violations: [] },
        },
      ],
      { ranAt: '2026-11-20T08:00:00Z', files: 1, filesOfCatalogue: 200 },
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/全200ファイルのうち1ファイル/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^1\.4\.3/ })).toHaveTextContent(/color-contrast0件1件/);
    await expect(canvas.getByRole('link', { name: 'ui-kit-button--primary' })).toHaveAttribute(
      'href',
      '?path=/story/ui-kit-button--primary',
    );
  },
};
