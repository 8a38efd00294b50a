import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Start as StartPage } from './Start.tsx';

const meta = {
  id: 'guide-start',
  title: 'はじめに/このカタログの使い方',
  component: StartPage,
} satisfies Meta<typeof StartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  name: '使い方',
  play: async ({ canvasElement }) => {
    const parts = within(canvasElement).getAllByRole('heading', { level: 2 });
    await expect(parts.map((part) => part.textContent)).toEqual([
      'はじめの1時間',
      '土台',
      '部品（ui-kit）',
      '画面',
      '場面（web/mock）',
      '状態の移り変わり',
      '英語のままのところ',
      'ソースから作るページ',
      '直すとき・足すとき',
    ]);
  },
};

export const Phone: Story = { name: '電話', globals: { viewport: { value: 'phone' } } };
