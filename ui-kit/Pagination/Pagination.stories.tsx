import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Pagination } from './index.ts';

const meta = {
  id: 'ui-kit-pagination',
  title: 'ui-kit/ページの移動（Pagination）',
  component: Pagination,
  args: { total: 1240, from: 51, to: 100, onPrevious: fn(), onNext: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

export const Middle: Story = {
  name: '途中',
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText('1,240件中 51–100件を表示')).toBeVisible();
    await userEvent.click(button(canvasElement, '次へ'));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(button(canvasElement, '前へ'));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
};

export const OnlyPage: Story = {
  name: '1ページだけ',
  args: { total: 12, from: 1, to: 12, onPrevious: undefined, onNext: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('12件中 1–12件を表示')).toBeVisible();
    await expect(button(canvasElement, '前へ')).toBeDisabled();
    await expect(button(canvasElement, '次へ')).toBeDisabled();
  },
};

export const Nothing: Story = {
  name: '0件',
  args: { total: 0, from: 1, to: 0, onPrevious: undefined, onNext: undefined },
};
