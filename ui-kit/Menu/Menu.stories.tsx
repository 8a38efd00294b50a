import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, ChevronDown, Download, Mail, UserRound } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#ui-kit/Button/index.ts';
import { Menu } from './index.ts';

const assign = fn();

const meta = {
  id: 'ui-kit-menu',
  title: 'ui-kit/メニュー（Menu）',
  component: Menu,
  args: {
    label: 'ほかの操作',
    trigger: (props) => (
      <Button {...props} iconAfter={ChevronDown}>
        ほかの操作
      </Button>
    ),
    items: [
      { id: 'assign', label: '担当を変える', icon: UserRound, onSelect: assign },
      { id: 'mail', label: '通知を送る', icon: Mail, href: '#mail' },
      { id: 'save', label: '書類をまとめて保存する', icon: Download },
      { id: 'cancel', label: '事業を中止する', icon: Ban, isDanger: true, hasDivider: true },
    ],
  },
  beforeEach: () => {
    assign.mockClear();
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'ほかの操作' });
const item = (name: string) => screen.getByRole('menuitem', { name });

export const Closed: Story = { name: '閉じた' };

export const Open: Story = {
  name: '開いた',
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await waitFor(() => expect(item('担当を変える')).toHaveFocus());
    await expect(trigger(canvasElement)).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Arrows: Story = {
  name: '矢印・Home・Endで移る',
  play: async ({ canvasElement }) => {
    trigger(canvasElement).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(item('事業を中止する')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('担当を変える')).toHaveFocus());
    await userEvent.keyboard('{End}{ArrowUp}');
    await waitFor(() => expect(item('書類をまとめて保存する')).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(item('担当を変える')).toHaveFocus());
  },
};

export const Typing: Story = {
  name: '文字で移る',
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await userEvent.keyboard('書');
    await waitFor(() => expect(item('書類をまとめて保存する')).toHaveFocus());
  },
};

export const Select: Story = {
  name: '選ぶと閉じてフォーカスが戻る',
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await userEvent.keyboard('{Enter}');
    await expect(assign).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus());
  },
};

export const Escape: Story = {
  name: 'Escで閉じる',
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus());
    await expect(assign).not.toHaveBeenCalled();
  },
};

export const Outside: Story = {
  name: '外を押すと閉じる',
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await userEvent.click(canvasElement);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
