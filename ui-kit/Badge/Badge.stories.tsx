import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '#ui-kit/Layout/index.ts';
import { toneNames } from '#ui-kit/tokens/index.ts';
import { Badge, NeedBadge } from './index.ts';

const meta = {
  id: 'ui-kit-badge',
  title: 'ui-kit/小さな札（Badge）',
  component: Badge,
  args: { children: '検証環境', tone: 'warning' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Environment: Story = { name: '環境名' };
export const FileKind: Story = { name: 'ファイルの種類', args: { children: 'PDF', tone: 'neutral' } };
export const Needs: Story = {
  name: '必須・任意',
  render: () => (
    <Row>
      <NeedBadge need="required" />
      <NeedBadge need="optional" />
    </Row>
  ),
};
export const All: Story = {
  name: '一覧',
  render: () => (
    <Row>
      {toneNames.map((tone) => (
        <Badge key={tone} tone={tone}>
          重要
        </Badge>
      ))}
    </Row>
  ),
};
