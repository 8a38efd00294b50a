import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { broken, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import {
  processingTimeHandlers as handlers,
  measuredTimes,
  unmeasuredTimes,
} from '#web/mock/world/processingTimes.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { expectSnackbar } from '../../access/logIn/logInPlays.ts';
import { jmac } from '../../listStates.ts';
import { asAdmin, Screen } from '../../Screen.tsx';

const meta = {
  id: 'screens-admin-processing-times',
  title: '画面/公募回/管理者/処理日数',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/project/3/processing_time', handlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A number opens exactly its rows, where a list shows them; the others are numbers. */
export const Normal: Story = {
  name: '測ったとき',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slow = await canvas.findByRole('link', {
      name: '書類の提出から確認までのうち目安を過ぎている1件を見る',
    });
    await expect(slow).toHaveAttribute(
      'href',
      '/admin/mypage?list=sections&status=1&status=2&project_id=3&submittedTo=2026-11-08',
    );
    const answers = canvas.getByRole('link', { name: '質問から回答までのうち待っている3件を見る' });
    await expect(answers).toHaveAttribute('href', '/admin/thread?status=0&project_id=3');
    await expect(canvas.getByText('実績が少ないため表示していません（3件）')).toBeVisible();
    const hrefOf = (name: RegExp) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(hrefOf(/^差戻しから再提出まで.*目安を過ぎている1件/)).toBe(
      '/admin/mypage?list=sections&status=4&project_id=3&returnedTo=2026-11-04',
    );
    await expect(hrefOf(/^実績報告から額の確定まで.*待っている5件/)).toBe(
      '/admin/mypage?awaitsAmount=true&project_id=3',
    );
    await expect(hrefOf(/^変更.*目安を過ぎている1件/)).toBe(
      '/admin/change_request?status=1&status=3&project_id=3&submittedTo=2026-10-29',
    );
  },
};

export const Measure: Story = {
  name: 'いま測り直す',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'いま測り直す' }));
    await expectSnackbar('処理日数を測り直しました');
  },
};

export const MeasureFails: Story = {
  name: '測り直せなかったとき',
  args: { handlers: { ...handlers, measureProcessingTimes: broken } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'いま測り直す' }));
    await expectSnackbar('サーバーでエラーが発生しました。');
  },
};

export const Unmeasured: Story = {
  name: 'まだ測っていないとき',
  args: { handlers: { ...handlers, listProcessingTimes: reply(unmeasuredTimes) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/まだ測っていません/)).toBeVisible();
  },
};

export const Reading: Story = {
  name: '農林水産省',
  args: {
    visitor: asAdmin(adminSession(AdminType.MAFF)),
    handlers: { ...handlers, listProcessingTimes: reply({ ...measuredTimes, availableActions: [] }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: '処理日数' });
    await expect(canvas.queryByRole('button', { name: 'いま測り直す' })).toBeNull();
  },
};
