import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { projectHandlers } from '#web/mock/scenarios/projects/project.ts';
import { jmac } from '../screens/listStates.ts';
import { Screen } from '../screens/Screen.tsx';

const meta = {
  id: 'foundations-view',
  title: '土台/見え方（上の道具）',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/project', handlers: projectHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const rootOf = (element: Element) => getComputedStyle(element.ownerDocument.documentElement);

export const Role: Story = {
  name: '役割：農林水産省',
  globals: { role: 'MAFF' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '監査証跡' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '管理者ユーザー管理' })).toBeNull();
    await expect(canvas.queryByRole('note')).toBeNull();
  },
};

export const Host: Story = {
  name: '配備：R6補',
  globals: { variant: 'IngR6' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('link', { name: /能登/ })).toBeNull();
  },
};

export const LargeText: Story = {
  name: '文字 200 %',
  globals: { textSize: 'double' },
  play: async ({ canvasElement }) => {
    await expect(rootOf(canvasElement).fontSize).toBe('32px');
    // 1,280 px are 40em of such text: the menu is folded, as it is for who has set larger text.
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'メニューを開く' })).toBeVisible();
  },
};

export const ForcedLight: Story = {
  name: '強制カラー（白地）',
  globals: { contrast: 'light' },
  // Names a rule of this picture only: the colours of a contrast theme are the reader's own.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(rootOf(canvasElement).getPropertyValue('--text')).toBe('CanvasText');
  },
};

export const ForcedDark: Story = {
  ...ForcedLight,
  name: '強制カラー（黒地）',
  globals: { contrast: 'dark' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(rootOf(canvasElement).colorScheme).toBe('dark');
  },
};

export const Still: Story = {
  name: '動きを減らす',
  globals: { motion: 'reduce' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rootOf(canvasElement).getPropertyValue('--motion')).toBe('0ms'));
  },
};

export const NotHere: Story = {
  name: '役割が変わらない画面',
  args: { path: '/admin/login', visitor: undefined },
  globals: { role: 'MAFF' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('note')).toHaveTextContent(/^役割は、管理者の画面だけ/);
  },
};
