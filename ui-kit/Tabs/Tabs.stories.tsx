import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LinkTabs, Tabs, tabPanelProps } from './index.ts';

const items = [
  { id: 'overview', label: '概要' },
  { id: 'documents', label: '書類', count: 1, isAlert: true },
  { id: 'expenses', label: '経費と証憑', count: 3 },
  { id: 'changes', label: '変更・遅延' },
  { id: 'inspection', label: '完了検査', count: '5/7' },
  { id: 'history', label: '履歴' },
];

const Demo = () => {
  const idPrefix = useId();
  const [selectedId, setSelectedId] = useState('overview');
  const selected = items.find((item) => item.id === selectedId);
  return (
    <>
      <Tabs
        aria-label="事業の内容"
        items={items}
        selectedId={selectedId}
        onSelect={setSelectedId}
        idPrefix={idPrefix}
      />
      <div {...tabPanelProps(idPrefix, selectedId)}>{selected?.label}の内容</div>
    </>
  );
};

const meta = { id: 'ui-kit-tabs', title: 'ui-kit/タブ（Tabs）', component: Demo } satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Parts: Story = { name: '画面の中の部分' };

export const Keys: Story = {
  name: '矢印で選ぶ',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: '概要' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const expenses = canvas.getByRole('tab', { name: /経費と証憑/ });
    await waitFor(() => expect(expenses).toHaveFocus());
    await expect(expenses).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: /経費と証憑/ })).toHaveTextContent('経費と証憑の内容');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: '履歴' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus());
  },
};

export const Links: Story = {
  name: 'アドレスのあるタブ',
  render: () => (
    <LinkTabs
      aria-label="事業の内容"
      items={items.map((item) => ({ ...item, href: `#${item.id}` }))}
      currentId="expenses"
    />
  ),
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { current: 'page' });
    await expect(current).toHaveAttribute('href', '#expenses');
  },
};
