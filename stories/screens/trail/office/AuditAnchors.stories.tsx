import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { broken, pending, reply } from '#web/mock/reply.ts';
import { anchorHandlers, brokenAnchorHandlers } from '#web/mock/scenarios/trail/audit.ts';
import { expectSnackbar } from '../../access/logIn/logInPlays.ts';
import { jmac } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';

const meta = {
  id: 'screens-admin-audit-anchors',
  title: '画面/証跡/管理者/監査証跡/日ごとの控え',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/audit/anchor', handlers: anchorHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: 'すべてつながっているとき',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('5件の控えすべてと、証跡がつながっています')).toBeVisible();
    await expect(await canvas.findAllByText('つながっています')).toHaveLength(5);
  },
};

export const CutOff: Story = {
  name: 'つながらない控えがあるとき',
  args: { handlers: brokenAnchorHandlers },
  play: async ({ canvasElement }) => {
    const alert = within(await within(canvasElement).findByRole('alert'));
    await expect(alert.getByText('証跡とつながらない控えが4件あります')).toBeVisible();
    await expect(alert.getByText(/2026\/11\/17.*控えが保管場所にありません/)).toBeVisible();
  },
};

export const NotSaved: Story = {
  name: '控えを保存できないとき',
  args: { handlers: { ...anchorHandlers, downloadAuditAnchor: broken } },
  play: async ({ canvasElement }) => {
    const save = await within(canvasElement).findByRole('button', { name: '2026/11/19の控えを保存する' });
    await userEvent.click(save);
    await expectSnackbar('控えを保存できませんでした。もう一度お試しください。');
  },
};

export const NotChecked: Story = {
  name: '照合できないとき',
  args: { handlers: { ...anchorHandlers, checkAuditAnchors: broken } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('控えと証跡を照合できませんでした')).toBeVisible();
  },
};

export const Checking: Story = {
  name: '照合しているとき',
  args: { handlers: { ...anchorHandlers, checkAuditAnchors: pending } },
};

export const Empty: Story = {
  name: 'まだないとき',
  args: {
    handlers: {
      listAuditAnchors: reply({ items: [], nextCursor: null, total: 0 }),
      checkAuditAnchors: reply({ checkedAt: '2026-11-20T05:04:30Z', count: 0, faults: [] }),
    },
  },
};
