import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SavedViewTabs } from './index.ts';

const meta = {
  id: 'ui-kit-saved-view-tabs',
  title: 'ui-kit/保存した表示（SavedViewTabs）',
  component: SavedViewTabs,
  args: {
    currentId: 'all',
    onSave: fn(),
    views: [
      { id: 'all', label: 'すべて', href: '#all', count: 12 },
      { id: 'mine', label: '自分の担当', href: '#mine', count: 6 },
      { id: 'soon', label: '期限7日以内', href: '#soon', count: 2 },
      { id: 'late', label: '遅延あり', href: '#late', count: 2 },
      { id: 'ministry', label: '農水省確認待ち', href: '#ministry', count: 2 },
    ],
  },
} satisfies Meta<typeof SavedViewTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '表示と件数',
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: '保存した表示' });
    await expect(within(nav).getAllByRole('link')).toHaveLength(5);
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('すべて');
  },
};

export const Save: Story = {
  name: '今の表示を保存する',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '今の表示を保存する' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Manage: Story = {
  name: '保存した表示を整理する',
  args: { onManage: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '保存した表示を整理する' }));
    await expect(args.onManage).toHaveBeenCalledOnce();
  },
};

const MANY = Array.from({ length: 20 }, (_, index) => ({
  id: `own-${index}`,
  label: `自分の表示 ${index + 1}`,
  href: `#own-${index}`,
}));

export const Many: Story = {
  name: '多いときも、今の表示と操作が見える',
  args: { views: MANY, currentId: 'own-19', onManage: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: '今の表示を保存する' }).getBoundingClientRect();
    await waitFor(() => {
      const current = canvas.getByRole('link', { name: '自分の表示 20' }).getBoundingClientRect();
      return expect(current.right).toBeLessThanOrEqual(save.left + 1);
    });
    await expect(save.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Narrower: Story = {
  name: '窓を狭めても、今の表示が見える',
  args: { views: MANY, currentId: 'own-5' },
  decorators: [(Story) => <div style={{ width: '60rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const room = canvas.getByRole('navigation', { name: '保存した表示' }).closest('div[style]');
    if (!(room instanceof HTMLElement)) throw new Error('The row of tabs stands in nothing');
    room.style.width = '24rem';
    const current = canvas.getByRole('link', { current: 'page' });
    await waitFor(() =>
      expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(room.getBoundingClientRect().right),
    );
    await expect(current.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      room.getBoundingClientRect().left,
    );
  },
};

export const ReadOnly: Story = { name: '保存できない', args: { onSave: undefined, currentId: 'late' } };
