import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Divider, Quote, Text } from './index.ts';

const meta = {
  id: 'ui-kit-text',
  title: 'ui-kit/文字（Text・Quote・Divider）',
  component: Text,
  args: { children: '発注した物がすべて納められ、補助対象の設備であることを確認します。' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = { name: '本文' };
export const Note: Story = { name: '添え書き', args: { size: 14, tone: 'muted' } };
export const Figure: Story = {
  name: '数字',
  args: { size: 24, isBold: true, isFigure: true, children: '23,100,000円' },
};
export const Measured: Story = { name: '40字まで', args: { isMeasured: true } };
export const All: Story = {
  name: '一覧',
  render: () => (
    <Stack>
      {(
        ['normal', 'muted', 'brand', 'error', 'info', 'success', 'warning', 'danger', 'special'] as const
      ).map((tone) => (
        <Text key={tone} tone={tone}>
          指摘が残っているため、確認済みにできません。（{tone}）
        </Text>
      ))}
      <Divider />
      <Quote>宛名は、交付決定を受けた会社名である必要があります。</Quote>
    </Stack>
  ),
};
