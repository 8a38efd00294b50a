import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#ui-kit/Button/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { TextField } from '#ui-kit/TextField/index.ts';
import { ErrorSummary } from './index.ts';

const errors = [
  { controlId: 'person', message: '担当者の氏名を入力してください' },
  { controlId: 'funds', message: 'あと 300,000円 の調達方法を入力してください。' },
];

const meta = {
  id: 'ui-kit-error-summary',
  title: 'ui-kit/直すところのまとめ（ErrorSummary）',
  component: ErrorSummary,
  args: { errors },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  name: '2か所',
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('group', { name: '2か所を直してください' })).toHaveFocus(),
    );
  },
};

const Form = () => {
  const [attempt, setAttempt] = useState(0);
  return (
    <Stack>
      <ErrorSummary errors={attempt > 0 ? errors : []} attempt={attempt} />
      <TextField label="担当者の氏名" need="required" id="person" error={attempt > 0 && errors[0]?.message} />
      <TextField label="調達方法" need="required" id="funds" error={attempt > 0 && errors[1]?.message} />
      <div>
        <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
          提出する
        </Button>
      </div>
    </Stack>
  );
};

export const InForm: Story = {
  name: '提出に失敗すると現れ、欄へ進む',
  render: () => <Form />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '提出する' }));
    const summary = canvas.getByRole('group', { name: '2か所を直してください' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: /調達方法/ }));
    await waitFor(() => expect(canvas.getByLabelText('調達方法')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '提出する' }));
    await waitFor(() => expect(summary).toHaveFocus());
  },
};
