import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '#ui-kit/Layout/index.ts';
import { Kbd } from './index.ts';

const meta = {
  id: 'ui-kit-kbd',
  title: 'ui-kit/キー（Kbd）',
  component: Kbd,
  args: { children: 'J' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: '1文字' };
export const All: Story = {
  name: '一覧',
  render: () => (
    <Row>
      <Kbd>J</Kbd>
      <Kbd>K</Kbd>
      <Kbd>Enter</Kbd>
      <Kbd>/</Kbd>
    </Row>
  ),
};
