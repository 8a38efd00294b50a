import type { Meta, StoryObj } from '@storybook/react-vite';
import { FindingNumber } from './index.ts';

const meta = {
  id: 'ui-kit-finding-number',
  title: 'ui-kit/指摘の番号（FindingNumber）',
  component: FindingNumber,
} satisfies Meta<typeof FindingNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Person: Story = { name: '人の指摘', args: { children: '1' } };
export const Machine: Story = { name: '機械が見つけた違い', args: { children: 'A' } };
