import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import { aProject, projectHandlers } from '#web/mock/scenarios/projects/project.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { jmac, listStates, narrowed } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';
import { savedStates } from '../../savedStates.ts';

const meta = {
  id: 'screens-admin-projects',
  title: '画面/公募回/管理者/事業管理',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/project', handlers: projectHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/project', projectHandlers, 'listProjects');
const files = savedStates('/admin/project', projectHandlers, 'exportProjects');

export const OneRow: Story = {
  name: '一覧（1件）',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: aProject.name })).toHaveAttribute(
      'href',
      '/admin/project/10',
    );
    await expect(canvas.getByRole('link', { name: '応募 5' })).toHaveAttribute(
      'href',
      '/admin/application-ingredient?project_id=10',
    );
  },
};

export const ChangeDates: Story = {
  name: '選んだ事業の日付を変える',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: aProject.name });
    await userEvent.click(canvas.getByRole('checkbox', { name: '表示中の行をすべて選ぶ' }));
    const bar = within(await canvas.findByRole('region', { name: '選んだ行への操作' }));
    await userEvent.click(bar.getByRole('button', { name: '日付を変える' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '1件の事業の日付を変える' }));
    const fields = dialog.getByRole('combobox', { name: /変える日付/ });
    await expect(within(fields).getAllByRole('option').slice(1)).toHaveLength(3);
    await userEvent.selectOptions(fields, '事業実施期限');
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await expect((await dialog.findAllByText('新しい日付を入力してください。'))[0]).toBeVisible();
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

export const KeysOff: Story = {
  name: '1文字のキーを使わない',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: aProject.name });
    await userEvent.click(canvas.getByRole('button', { name: 'キーボードの操作を見る' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'キーボードの操作' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /1文字のキーを使う/ }));
    await userEvent.click(dialog.getByRole('button', { name: '閉じる' }));
    await expect(canvas.queryByText('移動')).toBeNull();
  },
};

export const Narrowed: Story = {
  name: '条件をいくつも付けたとき',
  tags: ['slow'],
  ...narrowed(
    '/admin/project',
    'state=1&fiscalYear=2026&programKind=1&isPublished=true&closesFrom=2026-10-01',
    ['状態：公募中', '公開：公開中', '応募の締切：2026/10/01から'],
  ),
};
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
export const Saved: Story = { name: '一覧を保存する', ...files.saved };
export const NotAllowed: Story = { name: '見る権限がないとき', ...states.notAllowed(AdminType.Inspector) };
