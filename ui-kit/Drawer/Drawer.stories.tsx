import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#ui-kit/Button/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { Drawer } from './index.ts';

const Demo = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>メニューを開く</Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        aria-label="メインメニュー"
        closeLabel="メニューを閉じる"
      >
        <Stack gap={24} style={{ padding: space[24] }}>
          <a href="#first">ホーム</a>
          <a href="#second">マイページ管理</a>
        </Stack>
      </Drawer>
    </>
  );
};

const meta = { id: 'ui-kit-drawer', title: 'ui-kit/引き出し（Drawer）', component: Demo } satisfies Meta<
  typeof Demo
>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: 'メニューを開く' });
  await userEvent.click(opener);
  return { opener, drawer: screen.getByRole('dialog', { name: 'メインメニュー' }) };
};

export const Open: Story = {
  name: '開いた',
  play: async ({ canvasElement }) => {
    const { drawer } = await open(canvasElement);
    const panel = drawer.firstElementChild;
    await expect(panel?.getBoundingClientRect().width).toBe(Math.min(window.innerWidth - 56, 320));
  },
};

export const ClosedByScrim: Story = {
  name: '外側を押して閉じる',
  play: async ({ canvasElement }) => {
    const { opener, drawer } = await open(canvasElement);
    await userEvent.click(drawer);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosedByEscape: Story = {
  name: 'Escで閉じる',
  play: async ({ canvasElement }) => {
    const { opener } = await open(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosedByCross: Story = {
  name: '×で閉じる',
  play: async ({ canvasElement }) => {
    const { opener } = await open(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'メニューを閉じる' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
