import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { notFound } from '#web/mock/reply.ts';
import {
  auditHandlers,
  deletedRecordHandlers,
  unchangedRecordHandlers,
} from '#web/mock/scenarios/trail/audit.ts';
import { jmac } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';

const PATH = '/admin/audit/record';
const pathOn = (on: string): string => `${PATH}?targetKind=Section&targetId=440&on=${on}`;

const meta = {
  id: 'screens-admin-audit-record',
  title: '画面/証跡/管理者/監査証跡/ある日の内容',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/admin/audit/record?targetKind=Section&targetId=440&on=2026-11-19',
    handlers: auditHandlers,
    visitor: jmac,
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: 'その後に変わった項目があるとき',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('この日までの記録1件、その後の記録1件')).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '提出期限' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'その後に変わった項目だけ' }));
    await waitFor(() =>
      expect(canvas.queryByRole('rowheader', { name: '提出期限' })).not.toBeInTheDocument(),
    );
    await expect(canvas.getByRole('rowheader', { name: '再提出期限' })).toBeVisible();
  },
};

export const NotYet: Story = {
  name: 'その日にはまだないとき',
  args: { path: pathOn('2026-10-31') },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('この日にはまだありません')).toBeVisible();
  },
};

export const Deleted: Story = {
  name: '削除されているとき',
  args: { handlers: deletedRecordHandlers },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('この日までに削除されています')).toBeVisible();
  },
};

export const Unchanged: Story = {
  name: '一度も変わっていないとき',
  args: { handlers: unchangedRecordHandlers },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('内容の変更の記録はありません')).toBeVisible();
  },
};
export const Missing: Story = {
  name: '記録のない対象',
  args: { handlers: { ...auditHandlers, getAuditRecord: notFound } },
};
