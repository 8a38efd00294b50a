import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AdminType } from '#web/api/generated/enums.ts';
import { broken, pending, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/admins.ts';
import { aProject, projectHandlers } from '#web/mock/scenarios/project.ts';
import { asAdmin, Screen } from '../Screen.tsx';

const jmac = asAdmin(adminSession(AdminType.JMAC));

const meta = {
  id: 'screens-admin-projects',
  title: '画面/管理者/事業管理',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/project', handlers: projectHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneRow: Story = {
  name: '一覧（1件）',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: aProject.name })).toHaveAttribute(
      'href',
      '/admin/project/12',
    );
    await expect(canvas.getByRole('link', { name: '応募 30' })).toHaveAttribute(
      'href',
      '/admin/application-ingredient?project_id=12',
    );
  },
};

export const LongNames: Story = {
  name: '長い名前',
  args: {
    handlers: {
      ...projectHandlers,
      listProjects: reply({
        items: [{ ...aProject, name: aProject.name.repeat(4), shortName: aProject.shortName.repeat(2) }],
        nextCursor: null,
        total: 1,
      }),
    },
  },
};

export const Phone: Story = { name: '電話', globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  name: 'まだないとき',
  args: { handlers: { ...projectHandlers, listProjects: reply({ items: [], nextCursor: null, total: 0 }) } },
};

export const NoMatch: Story = {
  name: '条件に合うものがないとき',
  args: {
    path: '/admin/project?q=%E3%81%82',
    handlers: { ...projectHandlers, listProjects: reply({ items: [], nextCursor: null, total: 0 }) },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('条件に合うものはありません')).toBeVisible();
  },
};

export const Loading: Story = {
  name: '読み込み中',
  args: { handlers: { ...projectHandlers, listProjects: pending } },
};

export const Broken: Story = {
  name: 'エラー',
  args: { handlers: { ...projectHandlers, listProjects: broken } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const NotAllowed: Story = {
  name: '見る権限がないとき',
  args: { visitor: asAdmin(adminSession(AdminType.Inspector)) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toHaveTextContent(
      'ページが見つかりません',
    );
  },
};
