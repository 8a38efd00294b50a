import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { applicantHandlers, miraiSession } from '#web/mock/scenarios/applications/applicant.ts';
import { rowsDraft, rowsHandlers } from '#web/mock/scenarios/applications/applicantRows.ts';
import { translatePage } from '../../../translatePage.ts';
import { asApplicant, Screen } from '../../Screen.tsx';

/** People from abroad let their browser translate the form, which puts nodes of its own in place of every text. */
const meta = {
  id: 'screens-application-form-translated',
  title: '画面/応募/応募者/ブラウザーで翻訳したとき',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => window.localStorage.clear(),
  args: {
    path: '/application/project/11/step/expenses',
    handlers: { ...applicantHandlers(rowsDraft), ...rowsHandlers },
    visitor: asApplicant('application', miraiSession),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Translates what stands there, and whatever comes while the rest is done. */
const whileTranslated = async (root: HTMLElement, act: () => Promise<void>): Promise<void> => {
  const end = translatePage(root);
  try {
    await act();
  } finally {
    end();
  }
};

export const Expenses: Story = {
  name: '経費を書く',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = within(await canvas.findByRole('region', { name: '経費明細 3' }));
    await whileTranslated(canvasElement, async () => {
      const amount = row.getByLabelText(/^金額/);
      await userEvent.clear(amount);
      await userEvent.type(amount, '8000000');
      await userEvent.tab();
      await expect(amount).toHaveValue('8,000,000');
      await userEvent.click(canvas.getByRole('button', { name: '経費明細を加える' }));
      await expect(await canvas.findByRole('region', { name: /5$/ })).toBeVisible();
      await waitFor(() => expect(canvas.getByText(/^保存済み/)).toBeVisible());
    });
  },
};

export const Applicant: Story = {
  name: '応募者を選び直す',
  args: { path: '/application/project/11/step/applicant' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sole = await canvas.findByRole('radio', { name: '個人事業主' });
    await whileTranslated(canvasElement, async () => {
      await userEvent.click(sole);
      await expect(sole).toBeChecked();
      await waitFor(() => expect(canvas.getByText(/^保存済み/)).toBeVisible());
      await userEvent.click(canvas.getByRole('radio', { name: '法人' }));
      await waitFor(() => expect(canvas.getByText(/^保存済み/)).toBeVisible());
    });
  },
};

export const Plan: Story = {
  name: '計画を書く',
  args: { path: '/application/project/11/step/plan' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const counter = (await canvas.findAllByText(/^[\d,]+ \/ [\d,]+文字$/))[0];
    const text = counter?.parentElement?.parentElement?.querySelector('textarea');
    if (!text) throw new Error('no long text');
    await whileTranslated(canvasElement, async () => {
      await userEvent.clear(text);
      await userEvent.type(text, '九文字を書きました');
      await expect(counter).toHaveTextContent(/^9 \/ /);
    });
  },
};
