import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import type { SnackbarMessage } from './index.ts';
import { SnackbarProvider, useSnackbar } from './index.ts';

const saved: SnackbarMessage = { message: '保存しました', severity: 'success' };
const failed: SnackbarMessage = { message: 'エラーが発生しました', severity: 'error' };
const undo = fn();
const returned: SnackbarMessage = {
  message: '発注書（1-2）を差し戻しました',
  severity: 'success',
  action: { label: '元に戻す', onSelect: undo },
};

const Buttons = () => {
  const { show } = useSnackbar();
  return (
    <Row>
      <Button onClick={() => show(saved)}>保存する</Button>
      <Button onClick={() => show({ message: '第2次公募の受付が始まりました', severity: 'info' })}>
        知らせる
      </Button>
      <Button onClick={() => show({ message: '通信が切れています', severity: 'warning' })}>注意する</Button>
      <Button onClick={() => show(failed)}>失敗する</Button>
      <Button onClick={() => show(returned)}>差し戻す</Button>
    </Row>
  );
};

const InDialog = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>開く</Button>
      <Dialog isOpen={isOpen} title="担当を変えますか" onClose={() => setIsOpen(false)} actions={<Buttons />}>
        <p>メッセージは、このダイアログの上にも出ます。</p>
      </Dialog>
    </>
  );
};

const meta = {
  id: 'ui-kit-snackbar',
  title: 'ui-kit/短いメッセージ（Snackbar）',
  component: SnackbarProvider,
  args: { children: <Buttons />, hideAfterMs: 600_000 },
  beforeEach: () => {
    undo.mockClear();
  },
} satisfies Meta<typeof SnackbarProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));
const spoken = (role: 'status' | 'alert') => screen.getByRole(role);

export const Success: Story = {
  name: '成功',
  play: async ({ canvasElement }) => {
    await press(canvasElement, '保存する');
    await waitFor(() => expect(spoken('status')).toHaveTextContent('保存しました'));
    await expect(screen.queryByRole('button', { name: 'メッセージを閉じる' })).toBeNull();
  },
};
export const Info: Story = {
  name: 'お知らせ',
  play: ({ canvasElement }) => press(canvasElement, '知らせる'),
};
export const Warning: Story = { name: '注意', play: ({ canvasElement }) => press(canvasElement, '注意する') };

export const Failure: Story = {
  name: '失敗（閉じるボタン）',
  play: async ({ canvasElement }) => {
    await press(canvasElement, '失敗する');
    await waitFor(() => expect(spoken('alert')).toHaveTextContent('エラーが発生しました'));
    await expect(spoken('status')).toBeEmptyDOMElement();
    await expect(screen.getByRole('button', { name: 'メッセージを閉じる' })).toBeVisible();
  },
};

export const ClosedByHand: Story = {
  name: '閉じる',
  play: async ({ canvasElement }) => {
    await press(canvasElement, '失敗する');
    await userEvent.click(screen.getByRole('button', { name: 'メッセージを閉じる' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'メッセージを閉じる' })).toBeNull());
    await expect(screen.getByRole('log')).toHaveTextContent('エラーが発生しました');
  },
};

export const WithAction: Story = {
  name: '元に戻す',
  play: async ({ canvasElement }) => {
    await press(canvasElement, '差し戻す');
    await userEvent.click(screen.getByRole('button', { name: '元に戻す' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: '元に戻す' })).toBeNull());
  },
};

export const OneWaits: Story = {
  name: '待つのは1件だけ',
  play: async ({ canvasElement }) => {
    await press(canvasElement, '保存する');
    await press(canvasElement, '知らせる');
    await press(canvasElement, '差し戻す');
    await waitFor(() => expect(spoken('status')).toHaveTextContent('発注書（1-2）を差し戻しました'));
    const texts = [...screen.getByRole('log').children].map((text) => text.textContent);
    await expect(texts).toEqual(['保存しました', '発注書（1-2）を差し戻しました']);
  },
};

export const HidesByItself: Story = {
  name: '時間で消える',
  args: { hideAfterMs: 300 },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '保存する');
    await expect(canvasElement.ownerDocument.querySelector('[popover]')).toHaveTextContent('保存しました');
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[popover]')).toBeNull());
    await expect(screen.getByRole('log')).toHaveTextContent('保存しました');
  },
};

export const OverDialog: Story = {
  name: 'ダイアログの上',
  args: { children: <InDialog /> },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '開く');
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '失敗する' }));
    // Inside the dialog, since everything else is inert while it is open.
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent('エラーが発生しました'));
    const close = within(dialog).getByRole('button', { name: 'メッセージを閉じる' });
    const { x, y, width, height } = close.getBoundingClientRect();
    await expect(close).toContainElement(topElementAt(x + width / 2, y + height / 2));
  },
};

const topElementAt = (x: number, y: number): HTMLElement | SVGElement | null => {
  const element = document.elementFromPoint(x, y);
  return element instanceof HTMLElement || element instanceof SVGElement ? element : null;
};
