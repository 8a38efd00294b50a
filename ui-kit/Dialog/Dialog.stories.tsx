import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#ui-kit/Button/index.ts';
import type { ConfirmDialogProps } from './index.ts';
import { ConfirmDialog, Dialog } from './index.ts';

const confirm = fn();

const Demo = (props: Partial<ConfirmDialogProps>) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>差し戻す</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="発注書（1-2）を差し戻しますか"
        confirmLabel="差し戻す"
        cancelLabel="戻る"
        onConfirm={confirm}
        onCancel={() => setIsOpen(false)}
        {...props}
      >
        <p>株式会社豆くらに、指摘1件と再提出の期限（2026/11/30 17:00）をメールで知らせます。</p>
      </ConfirmDialog>
    </>
  );
};

const meta = {
  id: 'ui-kit-dialog',
  title: 'ui-kit/ダイアログ（Dialog）',
  component: Demo,
  beforeEach: () => {
    confirm.mockClear();
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: '差し戻す' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: '発注書（1-2）を差し戻しますか' });
  return { opener, dialog: within(dialog), element: dialog };
};

export const Question: Story = {
  name: '確かめる',
  play: async ({ canvasElement }) => {
    const { dialog, element } = await open(canvasElement);
    await expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '戻る',
      '差し戻す',
    ]);
    await expect(element.contains(document.activeElement)).toBe(true);
  },
};

export const Confirmed: Story = {
  name: '答える',
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: '差し戻す' }));
    await expect(confirm).toHaveBeenCalledOnce();
  },
};

export const Escaped: Story = {
  name: 'Escで戻る',
  play: async ({ canvasElement }) => {
    const { opener } = await open(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(confirm).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  name: '処理している',
  args: { isBusy: true },
  play: async ({ canvasElement }) => {
    const { dialog, element } = await open(canvasElement);
    await expect(element).toHaveAttribute('aria-busy', 'true');
    for (const button of dialog.getAllByRole('button')) await expect(button).toBeDisabled();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(element).toHaveAttribute('open');
  },
};

export const Danger: Story = {
  name: '取り消せない',
  args: {
    isDanger: true,
    title: '応募を取り下げますか',
    confirmLabel: '応募を取り下げる',
    cancelLabel: 'やめる',
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '差し戻す' }));
  },
};

const topOf = (name: string): number => screen.getByRole('button', { name }).getBoundingClientRect().top;

export const DangerOnPhone: Story = {
  ...Danger,
  name: '取り消せない（電話）: やめるほうが上',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await Danger.play?.(context);
    await expect(topOf('やめる')).toBeLessThan(topOf('応募を取り下げる'));
  },
};

export const QuestionOnPhone: Story = {
  name: '確かめる（電話）: 進むほうが上',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const dialog = within(screen.getByRole('dialog'));
    const [back, onward] = dialog.getAllByRole('button').map((each) => each.getBoundingClientRect().top);
    await expect(onward).toBeLessThan(back ?? 0);
  },
};

export const LongContent: Story = {
  name: '長い内容（中だけが動く）',
  render: () => (
    <Dialog
      isOpen
      title="公募要領の改定"
      hasCloseButton
      onClose={fn()}
      actions={<Button variant="primary">閉じる</Button>}
    >
      {Array.from({ length: 20 }, (_, index) => index + 1).map((number) => (
        <p key={number}>{number}. 補助対象経費の区分を見直し、運搬費の上限を改めました。</p>
      ))}
    </Dialog>
  ),
  play: async () => {
    const dialog = screen.getByRole('dialog');
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
