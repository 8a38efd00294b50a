import type { Meta, StoryObj } from '@storybook/react-vite';
import { programmes } from '#web/mock/scenarios/projects/programmes.ts';
import { Screen } from '../../Screen.tsx';
import { applicationStates } from './applicationStates.ts';

const states = applicationStates(programmes.noto, '/admin/application-noto');

const meta = {
  id: 'screens-admin-applications-noto',
  title: '画面/応募/管理者/応募（能登）',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: states.args,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { name: '一覧', ...states.normal };
export const LongNames: Story = { name: '長い名前', ...states.longNames };
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
export const ListForInspector: Story = { name: '一覧（検査機関は開けない）', ...states.listForInspector };
export const Content: Story = { name: '確認（内容・書類・チェック）', ...states.content };
export const Scores: Story = { name: '採点・決定', ...states.scores };
export const Returns: Story = { name: '差戻し', ...states.returns };
export const History: Story = { name: '履歴', ...states.history };
