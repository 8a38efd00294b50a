import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Grid } from '#ui-kit/Layout/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  id: 'ui-kit-empty-state',
  title: 'ui-kit/何もないとき（EmptyState）',
  component: EmptyState,
  args: { title: '差し戻した書類はありません' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  name: '理由と動作',
  args: {
    children: '書類を差し戻すと、再提出されるまでここに並びます。',
    action: (
      <ButtonLink href="#unchecked" variant="secondary">
        未確認の書類を見る
      </ButtonLink>
    ),
  },
};
export const TitleOnly: Story = { name: '言葉だけ' };
export const NotFound: Story = {
  name: '見つからない',
  args: {
    icon: Search,
    title: '条件に合う事業はありません',
    children: '条件を減らすと見つかることがあります。',
    action: <Button>条件を外す</Button>,
  },
};
export const All: Story = {
  name: '一覧',
  render: () => (
    <Grid>
      <Card>
        <EmptyState
          title="差し戻した書類はありません"
          action={<Button variant="secondary">未確認の書類を見る</Button>}
        >
          書類を差し戻すと、再提出されるまでここに並びます。
        </EmptyState>
      </Card>
      <Card>
        <EmptyState icon={Search} title="条件に合う事業はありません" />
      </Card>
    </Grid>
  ),
};
