import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '#ui-kit/Card/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { Stepper } from './index.ts';

const steps = [
  { name: '採択', when: '7/1' },
  { name: '交付申請', when: '7/8' },
  { name: '交付決定', when: '7/23' },
  { name: '事業の実施', when: '12/2まで' },
  { name: '実績報告', when: '1/4まで' },
  { name: '完了検査', when: '約4週間' },
  { name: '額の確定', when: '補助金の最終額' },
  { name: '入金', when: '請求から約1か月' },
  { name: '完了後の報告', when: '毎年' },
];

const meta = {
  id: 'ui-kit-stepper',
  title: 'ui-kit/流れ（Stepper）',
  component: Stepper,
  args: { label: '事業の流れ', steps, current: 4 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fourth: Story = {
  name: '4番目',
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: '事業の流れ 9段階中4番目' });
    const current = within(list)
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('事業の実施');
    await expect(within(list).getAllByText('（済み）')).toHaveLength(3);
  },
};
export const First: Story = { name: '最初', args: { current: 1 } };
export const Finished: Story = { name: 'すべて済んだ', args: { current: 10 } };
export const Phone: Story = {
  name: '電話',
  args: {
    phoneNote: (
      <>
        次は「実績報告」（1月4日まで）です。<TextLink href="#flow">流れをすべて見る</TextLink>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
export const All: Story = {
  name: '一覧',
  render: (args) => (
    <Stack>
      {[1, 4, 9, 10].map((current) => (
        <Card key={current}>
          <Stepper {...args} label={`流れ${current}`} current={current} />
        </Card>
      ))}
    </Stack>
  ),
};
