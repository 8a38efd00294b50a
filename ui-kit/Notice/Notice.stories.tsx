import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ui-kit/Button/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from './index.ts';

const meta = {
  id: 'ui-kit-notice',
  title: 'ui-kit/知らせ（Notice）',
  component: Notice,
  args: { title: 'コールセンターが代わりに入力しています' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  name: '知らせ',
  args: { children: '理由：電話での依頼（11/20 10:15）。この操作は記録され、企業にも表示されます。' },
};
export const Success: Story = {
  name: '終わった',
  args: { tone: 'success', title: 'パスワードを変更しました' },
};
export const Warning: Story = {
  name: '気をつける',
  args: {
    tone: 'warning',
    title: '通信が切れています',
    children: '入力した内容はこの端末に残しています。つながると自動で保存します。',
  },
};
export const Danger: Story = {
  name: '止まった',
  args: { tone: 'danger', title: '現在のパスワードが違います', role: 'alert' },
};
export const WithAction: Story = {
  name: '動作つき',
  args: {
    tone: 'warning',
    title: '保存していない変更があります',
    actions: <Button size="small">保存する</Button>,
  },
};
export const Phone: Story = {
  name: '電話',
  globals: { viewport: { value: 'phone' } },
  args: {
    tone: 'warning',
    title: '通信が切れています',
    children:
      '入力した内容はこの端末に残しています。つながると自動で保存します。電源を切らずにお待ちください。',
    actions: <Button size="small">もう一度つなぐ</Button>,
  },
};
export const All: Story = {
  name: '一覧',
  render: () => (
    <Stack>
      <Notice title="コールセンターが代わりに入力しています">理由：電話での依頼（11/20 10:15）。</Notice>
      <Notice tone="success" title="パスワードを変更しました" />
      <Notice tone="warning" title="あと2件の指摘に答えると、提出できます">
        入力した答えとファイルは保存しています。
      </Notice>
      <Notice tone="danger" title="現在のパスワードが違います" />
    </Stack>
  ),
};
