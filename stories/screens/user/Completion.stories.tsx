import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { broken, pending, reply } from '#web/mock/reply.ts';
import { companyHandlers } from '#web/mock/scenarios/company.ts';
import { returnedSection } from '#web/mock/scenarios/himawari/himawariSections.ts';
import {
  completionHandlers,
  freshCompletion,
  openCompletion,
  reportedCompletion,
} from '#web/mock/scenarios/mamekura/completion.ts';
import { mamekuraHandlers, mamekuraPage, mamekuraSession } from '#web/mock/scenarios/mamekura.ts';
import { asUser, Screen } from '../Screen.tsx';

const handlers = { ...mamekuraHandlers(returnedSection), ...companyHandlers, ...completionHandlers };
const saved = fn();

const meta = {
  id: 'screens-user-completion',
  title: '画面/企業/事業完了の報告',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/3/completion', handlers, visitor: asUser(mamekuraSession), variant: 'IngR5' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Report: Story = {
  name: '完了日を報告する',
  args: {
    handlers: {
      ...handlers,
      updateUserMyPage: ({ body }) => {
        saved(body);
        return reply(mamekuraPage, mamekuraPage.version + 1);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    saved.mockClear();
    const day = await canvas.findByRole('textbox', { name: /^事業完了日/ });
    await userEvent.click(canvas.getByRole('button', { name: '完了を報告する' }));
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(day, '2026/11/18');
    await userEvent.click(canvas.getByRole('button', { name: '完了を報告する' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ completionOn: '2026-11-18' }));
  },
};

export const NotYet: Story = {
  name: 'まだ済んでいないことがあるとき',
  args: { handlers: { ...handlers, getUserCompletion: reply(openCompletion, openCompletion.version) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('まだ報告できません')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '支払経費一覧を開く' })).toHaveAttribute(
      'href',
      '/user/3/payment',
    );
    await expect(canvas.queryByRole('button', { name: '完了を報告する' })).toBeNull();
  },
};

export const WithStart: Story = {
  name: '着手日も入力するとき',
  args: { handlers: { ...handlers, getUserCompletion: reply(freshCompletion, freshCompletion.version) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('textbox', { name: /^着手日/ })).toBeVisible();
  },
};

export const Reported: Story = {
  name: '報告した後',
  args: {
    handlers: { ...handlers, getUserCompletion: reply(reportedCompletion, reportedCompletion.version) },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('事業の完了は報告済みです')).toBeVisible();
  },
};

export const Phone: Story = { name: '電話', globals: { viewport: { value: 'phone' } } };
export const Tablet: Story = { name: 'タブレット', globals: { viewport: { value: 'tablet' } } };
export const Loading: Story = {
  name: '読み込み中',
  args: { handlers: { ...handlers, getUserCompletion: pending } },
};
export const Broken: Story = {
  name: 'エラー',
  args: { handlers: { ...handlers, getUserCompletion: broken } },
};
