import { calls } from 'virtual:catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Calls } from './Calls.tsx';
import { errorFacts, operations } from './contractFacts.ts';
import { Errors } from './Errors.tsx';

const meta = { id: 'guide-contract', title: 'はじめに/契約と画面', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Operations: Story = {
  name: '操作と画面',
  render: () => <Calls operations={operations} facts={calls} />,
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /listProjects/ });
    await expect(row).toHaveTextContent('GET /api/admin/project');
    await expect(within(row).getByText('/admin/project')).toBeInTheDocument();
  },
};

export const ErrorCodes: Story = {
  name: 'エラーの一覧',
  render: () => <Errors facts={errorFacts} />,
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /^1007 SESSION_EXPIRED/ });
    await expect(row).toHaveTextContent(/401.*ログインの画面へ/);
    await expect(within(canvasElement).queryByText('0件')).toBeNull();
  },
};
