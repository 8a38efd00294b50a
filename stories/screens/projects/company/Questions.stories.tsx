import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { notFound } from '#web/mock/reply.ts';
import { mamekuraHandlers, mamekuraSession } from '#web/mock/scenarios/myPages/mamekura.ts';
import { asUser, Screen } from '../../Screen.tsx';

const handlers = mamekuraHandlers;

const meta = {
  id: 'screens-user-questions',
  title: '画面/公募回/企業/よくある質問',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/5/question', handlers, visitor: asUser(mamekuraSession), variant: 'IngR5' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: '一覧',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('見積書は、何社から取ればよいですか。'));
    await expect(canvas.getByText(/2社以上から取ってください/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '事務局に質問する' })).toHaveAttribute(
      'href',
      '/user/5/thread/new',
    );
  },
};
/** A round that is not shown to the public has none. */
export const NotPublished: Story = {
  name: '公開していない公募回',
  args: { handlers: { ...handlers, listPublicQuestions: notFound } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('よくある質問は、まだありません')).toBeVisible();
  },
};
