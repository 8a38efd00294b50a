import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { bulkRunHandlers } from '#web/mock/scenarios/office/bulk/bulkRuns.ts';
import { tried } from '#web/mock/scenarios/office/bulk/dryRuns.ts';
import { jmac } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';

const mail = tried('notifyCorporations');

/** Of one not everybody is reached. */
const rows = mail.rows.map((row) =>
  row.line === 2 ? { ...row, makes: `${row.makes}\n送らない人：見本 次郎（メールが届かない）` } : row,
);
const writing = () => bulkRunHandlers({ state: { ...mail, rows } });

const meta = {
  id: 'screens-admin-bulk-run-businesses',
  title: '画面/事務局/管理者/まとめて行う処理（企業）',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/bulk/12', handlers: writing(), visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MailTried: Story = {
  name: 'メールを送った場合の結果',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/送らない人：見本 次郎（メールが届かない）/)).toBeVisible();
    await expect(canvas.getByText(/^企業ユーザーが無効になっています（空野 翔）/)).toBeVisible();
    await expect(canvas.getByText('株式会社豆くら が読む内容')).toBeVisible();
    await expect(canvas.getByText('メールを送るため、行った後は元に戻せません')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '株式会社豆くら' })).toHaveAttribute(
      'href',
      '/admin/corporation/4',
    );
  },
};
export const MailPhone: Story = {
  ...MailTried,
  name: 'メールを送った場合の結果（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};
export const MailTablet: Story = {
  name: 'メールを送った場合の結果（タブレット）',
  globals: { viewport: { value: 'tablet' } },
};

export const MailSent: Story = {
  name: 'メールを送って、終わるまで',
  tags: ['slow'],
  args: { handlers: writing() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /できない2件には行いません/ }));
    await userEvent.click(canvas.getByRole('button', { name: '2社に送る' }));
    await expect(await canvas.findByText('2件が済みました')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /元に戻す$/ })).toBeNull();
  },
};

const inviting = () => bulkRunHandlers({ state: tried('inviteCorporationUsers') });
const stopping = () => bulkRunHandlers({ state: tried('stopCorporationUsers') });

export const InvitedTried: Story = {
  name: 'ログインの案内を送った場合の結果',
  tags: ['slow'],
  args: { handlers: inviting() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('宛先：空野 翔（aozora@example.jp）')).toBeVisible();
    await expect(canvas.getByText('すでにパスワードを決めています')).toBeVisible();
    await expect(canvas.getByText('株式会社あおぞらロボティクス')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '1人に送る' })).toBeVisible();
  },
};
export const InvitedPhone: Story = {
  name: 'ログインの案内を送った場合の結果（電話）',
  globals: { viewport: { value: 'phone' } },
  args: { handlers: inviting() },
};

export const Stopped: Story = {
  name: 'ログインを止めて、元に戻す',
  tags: ['slow'],
  args: { handlers: stopping() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: '結果を確かめました' }));
    await userEvent.click(canvas.getByRole('button', { name: '2人のログインを止める' }));
    await expect(await canvas.findByText('2件が済みました')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '済んだ2件を元に戻す' }));
    const dialog = within(await screen.findByRole('dialog', { name: '2件を元に戻す' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /元に戻す理由/ }), '企業の取り違え');
    await userEvent.click(dialog.getByRole('button', { name: '元に戻す' }));
    await expect(await canvas.findByText('2件を元に戻しました')).toBeVisible();
  },
};
export const StoppedPhone: Story = {
  name: 'ログインを止めた場合の結果（電話）',
  globals: { viewport: { value: 'phone' } },
  args: { handlers: stopping() },
};
