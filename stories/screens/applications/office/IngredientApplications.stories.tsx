import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import { programmes } from '#web/mock/scenarios/projects/programmes.ts';
import { expectOneRow, LONGEST_ROUND } from '../../oneRow.ts';
import { Screen } from '../../Screen.tsx';
import { applicationStates } from './applicationStates.ts';

const states = applicationStates(programmes.ingredientR6, '/admin/application-ingredient');
const { round } = programmes.ingredientR6;

const meta = {
  id: 'screens-admin-applications-ingredient',
  title: '画面/応募/管理者/応募（原材料・産地連携）',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: states.args,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { name: '一覧', ...states.normal };
export const OfTheHost: Story = {
  name: '一覧（ホストの種別で絞る）',
  args: { path: '/admin/application-ingredient?domainType=3' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('種別：産地連携（R6補）')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '条件をすべて消す' }));
    await waitFor(() => expect(canvas.queryByText('種別：産地連携（R6補）')).toBeNull());
  },
};
/** A host's condition, the longest round that the contract takes, and a tab with more than one status. */
export const LongConditions: Story = {
  name: '一覧（長い条件でも、絞り込みは1440 pxで1行）',
  tags: ['slow'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    path: `/admin/application-ingredient?domainType=3&project_id=${round.id}&status=1&status=2`,
    handlers: {
      ...states.args.handlers,
      listProjects: reply({ items: [{ ...round, shortName: LONGEST_ROUND }], nextCursor: null, total: 1 }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(`公募回：${LONGEST_ROUND}`);
    await canvas.findByText('種別：産地連携（R6補）');
    await expectOneRow(canvasElement);
  },
};
export const LongNames: Story = { name: '長い名前', ...states.longNames };
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
export const ListForInspector: Story = { name: '一覧（検査機関は開けない）', ...states.listForInspector };
export const Content: Story = { name: '確認（内容・書類・チェック）', ...states.content };
export const Scores: Story = { name: '採点・決定', ...states.scores };
export const Returns: Story = { name: '差戻し', ...states.returns };
export const History: Story = { name: '履歴', ...states.history };
