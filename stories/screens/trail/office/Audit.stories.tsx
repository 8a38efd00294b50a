import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { broken, reply } from '#web/mock/reply.ts';
import { auditHandlers } from '#web/mock/scenarios/trail/audit.ts';
import { expectSnackbar } from '../../access/logIn/logInPlays.ts';
import { jmac, listStates, narrowed } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';
import { savedStates } from '../../savedStates.ts';

const PATH = '/admin/audit';

const meta = {
  id: 'screens-admin-audit',
  title: '画面/証跡/管理者/監査証跡',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/audit', handlers: auditHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates(PATH, auditHandlers, 'searchAudit');
const files = savedStates(PATH, auditHandlers, 'exportAudit');

const RETURNED = '「発注書（1-2）」を差し戻しました。';

export const Normal: Story = {
  name: '記録があるとき',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(RETURNED)).toBeVisible();
    await expect(canvas.getByText('合同会社そば処つきのの代わり')).toBeVisible();
    await expect(canvas.getAllByText('拒否').length).toBeGreaterThan(0);
  },
};

const open = async (canvasElement: HTMLElement, seconds: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(
    await canvas.findByRole('button', { name: new RegExp(`${seconds}の記録の内容を見る$`) }),
  );
  return within(await canvas.findByRole('dialog'));
};

export const Details: Story = {
  name: '内容を見る',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, '16:20:00');
    await expect(dialog.getByText('事務局確認中 → 差戻し')).toBeVisible();
    await expect(dialog.getByText(/^発注日が交付決定日より前の日付です。/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: '対象を開く' })).toHaveAttribute(
      'href',
      '/admin/mypage/7/section/234',
    );
  },
};

export const OfTheSameRecord: Story = {
  name: '同じ対象の記録だけを見る',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dialog = await open(canvasElement, '16:20:00');
    await userEvent.click(dialog.getByRole('link', { name: 'この対象の記録だけを見る' }));
    await expect(await canvas.findByText('記録：書類（番号 234）')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('ログインに失敗しました。')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const BeforeLogIn: Story = {
  name: 'ログイン前の操作',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, '00:25:00');
    await expect(dialog.getByText('mamekura@example.jp（ログイン前）')).toBeVisible();
    await expect(dialog.getByText('項目の変更はありません。')).toBeVisible();
    await expect(dialog.queryByRole('link', { name: 'この人の記録だけを見る' })).not.toBeInTheDocument();
  },
};

export const Narrowed: Story = {
  name: '絞り込んだとき',
  ...narrowed(PATH, 'topic=1&actorKind=0&fromDay=2026-11-01&toDay=2026-11-20', [
    '記録の種類：閲覧・保存',
    '操作者区分：管理者',
  ]),
};

export const ArchiveSaved: Story = {
  name: '検証用に全件を保存する',
  args: {
    handlers: {
      ...auditHandlers,
      downloadAuditArchive: reply(new Blob(['zip'], { type: 'application/zip' })),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '検証用に全件を保存' }));
    await expectSnackbar('監査証跡と検証プログラムを保存しました。読み方.txt に確かめ方があります。');
  },
};

export const ArchiveNotSaved: Story = {
  name: '検証用に保存できないとき',
  args: { handlers: { ...auditHandlers, downloadAuditArchive: broken } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '検証用に全件を保存' }));
    await expectSnackbar('監査証跡を保存できませんでした。もう一度お試しください。');
  },
};

export const DetailsOnPhone: Story = {
  ...Details,
  name: '内容を見る（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
export const Saved: Story = { name: '一覧を保存する', ...files.saved };
export const NotSaved: Story = { name: '一覧を保存できないとき', ...files.notSaved };
