import type { Meta, StoryObj } from '@storybook/react-vite';
import { programmes } from '#web/mock/scenarios/projects/programmes.ts';
import { Screen } from '../../Screen.tsx';
import { formStates } from './formStates.ts';

const states = formStates(programmes.inclusive);

const meta = {
  id: 'screens-application-form-inclusive',
  title: '画面/応募/応募者/様式/インクルーシブ',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: states.args,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tasks: Story = { name: '項目の一覧', ...states.tasks };
export const Applicant: Story = { name: '応募者', ...states.applicant };
export const Eligibility: Story = { name: '要件の確認', ...states.eligibility };
export const Plan: Story = { name: '事業計画', ...states.plan };
export const PlanPhone: Story = { name: '事業計画（電話）', ...states.planPhone };
export const Expenses: Story = { name: '経費', ...states.expenses };
export const ExpensesPhone: Story = { name: '経費（電話）', ...states.expensesPhone };
export const Documents: Story = { name: '添付書類', ...states.documents };
export const Confirm: Story = { name: '確認・提出', ...states.confirm };
