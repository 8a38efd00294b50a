import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Matrix } from './Matrix.tsx';

const meta = {
  id: 'matrix-all',
  title: '画面の一覧/すべての画面と状態',
  component: Matrix,
  tags: ['!autodocs'],
} satisfies Meta<typeof Matrix>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'すべて',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '事業管理：空を見る' })).toHaveAttribute(
      'href',
      '?path=/story/matrix-admin--empty&args=page:admin-project',
    );
    await expect(
      canvas.getByRole('link', { name: '管理者ユーザー管理：コールセンターは不可' }),
    ).toHaveAttribute(
      'href',
      '?path=/story/matrix-admin--no-permission&args=page:admin-user&globals=role:CS',
    );
    await expect(
      canvas.getByRole('link', { name: '外部アカウントから戻ったところ（管理者）：読み込み中を見る' }),
    ).toHaveAttribute('href', '?path=/story/screens-auth-provider-login--finishing');
    await expect(canvas.getAllByText('番号で開く画面ではありません')[0]).toBeInTheDocument();
  },
};
