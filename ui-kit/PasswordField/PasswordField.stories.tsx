import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '#ui-kit/Layout/index.ts';
import { PasswordField } from './index.ts';

const meta = {
  id: 'ui-kit-password-field',
  title: 'ui-kit/パスワード（PasswordField）',
  component: PasswordField,
  args: { label: '現在のパスワード', need: 'required', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowAndHide: Story = {
  name: '表示と非表示',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('現在のパスワード');
    // As a password manager, or who copies his password from where he keeps it (ASVS 5.0).
    await userEvent.click(input);
    await userEvent.paste('himawari8');
    await expect(input).toHaveValue('himawari8');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'パスワードを表示する' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('himawari8');
    await userEvent.click(canvas.getByRole('button', { name: 'パスワードを隠す' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};
export const Wrong: Story = {
  name: '違っている',
  args: { error: '再度入力してください', defaultValue: 'himawari8' },
};
export const Disabled: Story = { name: '送信中', args: { disabled: true, defaultValue: 'himawari8' } };
export const All: Story = {
  name: '一覧',
  render: () => (
    <Stack gap={24}>
      <PasswordField
        label="現在のパスワード"
        need="required"
        error="再度入力してください"
        defaultValue="himawari8"
      />
      <PasswordField
        label="新しいパスワード"
        need="required"
        help="半角の英字・数字・記号で、8文字以上32文字以内"
      />
      <PasswordField label="新しいパスワード（確認）" need="required" disabled />
    </Stack>
  ),
};
