import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Download, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Button } from './index.ts';

const meta = {
  id: 'ui-kit-button',
  title: 'ui-kit/ボタン（Button）',
  component: Button,
  args: { children: '保存する', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { name: '主', args: { variant: 'primary', children: '提出する' } };
export const Secondary: Story = { name: '副', args: { variant: 'secondary', children: '一時保存する' } };
export const Plain: Story = { name: 'ふつう', args: { icon: Download, children: '書き出す' } };
export const Quiet: Story = {
  name: '文の中・行の中',
  args: { variant: 'quiet', icon: Plus, children: '経費を加える' },
};
export const Danger: Story = {
  name: '危険',
  args: { variant: 'danger', icon: Trash2, children: '取引を削除する' },
};
export const DangerLine: Story = {
  name: '危険（線）',
  args: { variant: 'dangerLine', children: '応募を取り下げる' },
};
export const Inverse: Story = {
  name: '暗い面',
  args: { variant: 'inverse', children: '元に戻す' },
  decorators: [
    (Story) => (
      <div data-on-inverse style={{ background: 'var(--surface-inverse)', padding: 'var(--space-16)' }}>
        <Story />
      </div>
    ),
  ],
};
export const Large: Story = {
  name: '大',
  args: { variant: 'primary', size: 'large', iconAfter: ArrowRight },
};
export const Small: Story = { name: '小（表の中）', args: { size: 'small', children: '直す' } };
export const Block: Story = { name: '幅いっぱい', args: { variant: 'primary', isBlock: true } };
export const Disabled: Story = {
  name: '押せないとき（理由は別の場所）',
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: '保存する' });
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const WithReason: Story = {
  name: '押せない理由がある',
  args: { variant: 'primary', children: 'この答えで次へ進む', reason: '送信が終わると押せます' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'この答えで次へ進む' });
    await expect(button).toHaveAccessibleDescription('送信が終わると押せます');
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  name: '実行中',
  args: { variant: 'primary', isBusy: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '送信しています' })).toBeDisabled();
  },
};

const SaveTwice = () => {
  const [isBusy, setIsBusy] = useState(false);
  const save = () => {
    setIsBusy(true);
    setTimeout(() => setIsBusy(false), 50);
  };
  return (
    <Button variant="primary" isBusy={isBusy} onClick={save}>
      保存する
    </Button>
  );
};

export const FocusAfterBusy: Story = {
  name: '実行が終わるとフォーカスが戻る',
  render: () => <SaveTwice />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await expect(canvas.getByRole('button')).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('button', { name: '保存する' })).toHaveFocus());
  },
};

const variants = ['primary', 'secondary', 'plain', 'quiet', 'danger', 'dangerLine'] as const;
const sizes = ['large', 'normal', 'small'] as const;

export const All: Story = {
  name: '一覧',
  render: () => (
    <Stack gap={24}>
      {sizes.map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size} icon={Plus}>
              保存する
            </Button>
          ))}
          <Button size={size} variant="primary" isBusy>
            保存する
          </Button>
          <Button size={size} disabled>
            押せないとき
          </Button>
        </Row>
      ))}
      <Button variant="primary" reason="指摘が残っているため、確認済みにできません">
        確認済みにする
      </Button>
    </Stack>
  ),
};
