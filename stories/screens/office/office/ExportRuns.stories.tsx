import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { notFound, problem } from '#web/mock/reply.ts';
import { exportRunHandlers } from '#web/mock/scenarios/office/exportRuns.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { jmac } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';

const handlers = exportRunHandlers();

const KEPT_BACK =
  '権限、担当の都道府県または担当のマイページが変わったため、このファイルは保存できません。一覧から、もう一度保存してください';
const keptBack = problem({ status: 409, code: ErrorCode.INVALID_PARAMETER, detail: KEPT_BACK });

const meta = {
  id: 'screens-admin-export-runs',
  title: '画面/事務局/管理者/保存したファイル',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/export', handlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: '作成中と作成済み',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('12,300 / 50,000件')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '応募一覧_2026-11-20.xlsxを保存' })).toBeEnabled();
  },
};

export const Stopped: Story = {
  name: '作成を取りやめる',
  tags: ['slow'],
  args: { handlers: exportRunHandlers() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: 'マイページの一覧の作成を取りやめる' }))[1] ??
        canvasElement,
    );
    await waitFor(() => expect(canvas.queryByText('12,300 / 50,000件')).toBeNull());
  },
};

export const NotSaved: Story = {
  name: 'ファイルがもうないとき',
  tags: ['slow'],
  args: { handlers: { ...handlers, downloadExportRun: notFound } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '応募一覧_2026-11-20.xlsxを保存' }));
    await waitFor(() =>
      expect(within(document.body).getByText(/^ファイルを保存できませんでした。/)).toBeVisible(),
    );
  },
};

export const KeptBack: Story = {
  name: '担当が変わって保存できないとき',
  tags: ['slow'],
  args: { handlers: { ...handlers, downloadExportRun: keptBack } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '応募一覧_2026-11-20.xlsxを保存' }));
    await waitFor(() => expect(within(document.body).getByText(KEPT_BACK)).toBeVisible());
  },
};
