import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Row } from '#ui-kit/Layout/index.ts';
import { Mark } from './index.ts';

const meta = {
  id: 'ui-kit-mark',
  title: 'ui-kit/印（Mark）',
  component: Mark,
  args: { sign: 6 },
} satisfies Meta<typeof Mark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Now: Story = { name: 'いまの指摘' };
export const Open: Story = { name: 'これから', args: { sign: 7, state: 'open' } };
export const Done: Story = {
  name: '答えた',
  args: { sign: 1, state: 'done' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1（答えました）')).toBeInTheDocument();
  },
};
export const All: Story = {
  name: '一覧',
  render: () => (
    <Row>
      <Mark sign={1} state="done" />
      <Mark sign={6} />
      <Mark sign="A" />
      <Mark sign={7} state="open" />
    </Row>
  ),
};
