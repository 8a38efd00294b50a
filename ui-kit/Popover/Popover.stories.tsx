import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import type { PopoverPlacement } from './index.ts';
import { Popover } from './index.ts';

const Demo = ({ placement }: { placement?: PopoverPlacement }) => {
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <>
      <Button ref={ref} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        開く
      </Button>
      {isOpen && (
        <Popover anchorRef={ref} placement={placement} onDismiss={close} role="group" aria-label="内容">
          <Button variant="quiet">中のボタン</Button>
        </Popover>
      )}
    </>
  );
};

const meta = { id: 'ui-kit-popover', title: 'ui-kit/浮かぶ面（Popover）', component: Demo } satisfies Meta<
  typeof Demo
>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: '開く' }));
const content = () => screen.queryByRole('group', { name: '内容' });

export const Below: Story = {
  name: '下に開く',
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const anchor = within(canvasElement).getByRole('button', { name: '開く' }).getBoundingClientRect();
    await expect(content()?.getBoundingClientRect().top).toBeCloseTo(anchor.bottom + 4, 0);
  },
};

export const Outside: Story = {
  name: '外に移ると閉じる',
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(document.body);
    await waitFor(() => expect(content()).toBeNull());
  },
};

export const InDialog: Story = {
  name: 'ダイアログの中でEsc',
  render: () => (
    <Dialog isOpen title="担当を変えますか" onClose={() => undefined}>
      <Demo />
    </Dialog>
  ),
  play: async () => {
    const dialog = screen.getByRole('dialog');
    await open(dialog);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(content()).toBeNull());
    await expect(dialog).toHaveAttribute('open');
  },
};
