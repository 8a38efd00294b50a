import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from './index.ts';

const meta = {
  id: 'ui-kit-brand-mark',
  title: 'ui-kit/しるし（BrandMark）',
  component: BrandMark,
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: '36px' };
export const Large: Story = { name: '大きい', args: { width: 56, height: 56 } };
