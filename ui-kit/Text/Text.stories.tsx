import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Divider, MailAddress, Quote, Text } from './index.ts';

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

/** How many lines an element takes. */
const linesOf = (element: HTMLElement): number =>
  Math.round(
    element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
  );

export const Addresses: Story = {
  name: 'メールアドレス',
  render: () => (
    <div style={{ width: '12rem' }}>
      <Text>
        担当の方：<MailAddress>yamabiko@example.jp</MailAddress>
      </Text>
      <Text>
        <MailAddress>hojo-jigyo-madoguchi@shokuhin.example.jp</MailAddress>
      </Text>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(linesOf(canvas.getByText('yamabiko@example.jp'))).toBe(1);
    await expect(linesOf(canvas.getByText(/^hojo/))).toBe(2);
  },
};
