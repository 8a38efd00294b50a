import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ownPaperHandlers } from '#web/mock/scenarios/correspondence/papers.ts';
import { mamekuraWorld } from '#web/mock/world/world.ts';
import { asUser, Screen } from '../../Screen.tsx';

const handlers = { ...mamekuraWorld.handlers, ...ownPaperHandlers };

const meta = {
  id: 'screens-user-papers',
  title: '画面/文書とやりとり/企業/届いた文書',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/5/paper', handlers, visitor: asUser(mamekuraWorld.session), variant: 'IngR5' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: '一覧',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: '交付決定通知書' });
    await expect(link).toHaveAttribute('href', '/user/5/paper/14');
    await expect(canvas.getByText('未開封')).toBeVisible();
  },
};

export const Paper: Story = {
  name: '交付決定通知書',
  args: { path: '/user/5/paper/14' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const paper = within(await canvas.findByRole('article', { name: '交付決定通知書' }));
    await expect(paper.getByRole('rowheader', { name: '交付決定額' })).toBeVisible();
    await expect(paper.getByRole('columnheader', { name: '補助金の額' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'PDFを保存' })).toBeEnabled();
  },
};
export const Replaced: Story = {
  name: '差し替えられた文書',
  args: { path: '/user/5/paper/12' },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: '新しい文書（採第2号）を開く' });
    await expect(link).toHaveAttribute('href', '/user/5/paper/26');
  },
};
