import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { pending, reply } from '#web/mock/reply.ts';
import { adminSession, adminUserHandlers } from '#web/mock/scenarios/access/admins.ts';
import {
  ownFactors,
  phoneApp,
  secondFactorHandlers,
  unproven,
  wrongCode,
} from '#web/mock/scenarios/access/secondFactors.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { asAdmin, Screen } from '../../Screen.tsx';

/** A server that wants the second factor before an export, and what it was asked for. */
const guarded = (more: MockHandlers = {}) => {
  let isProven = false;
  const asked = fn();
  const handlers: MockHandlers = {
    ...adminUserHandlers,
    ...secondFactorHandlers,
    listOwnSecondFactors: ownFactors([phoneApp]),
    proveByCode: () => {
      isProven = true;
      return reply(adminSession(AdminType.JMAC));
    },
    exportAdminUsers: ({ query }) => {
      if (!isProven) return unproven;
      asked(query.get('q'));
      return reply(new Blob(['\uFEFF氏名\r\n'], { type: 'text/csv' }));
    },
    ...more,
  };
  return { handlers, asked };
};

const meta = {
  id: 'screens-shell-step-up',
  title: '画面/ログインとアカウント/全員/ご本人の確認',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/admin/user?q=%E8%8A%B1%E5%AD%90',
    handlers: guarded().handlers,
    visitor: asAdmin(adminSession(AdminType.JMAC)),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: '一覧を保存' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSVで保存' }));
  return within(await screen.findByRole('dialog', { name: 'ご本人の確認' }));
};

const proven = guarded();

export const Proven: Story = {
  name: '確認すると、保存の続きに進む',
  tags: ['slow'],
  args: { handlers: proven.handlers },
  play: async ({ canvasElement }) => {
    const dialog = await save(canvasElement);
    await userEvent.type(
      await dialog.findByRole('textbox', { name: /^認証アプリのコード/ }),
      '492039{Enter}',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(proven.asked).toHaveBeenCalledWith('花子'));
  },
};

export const Asked: Story = {
  name: '確認前',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const dialog = await save(canvasElement);
    await expect(await dialog.findByRole('textbox', { name: /^認証アプリのコード/ })).toBeVisible();
  },
};
export const AskedOnPhone: Story = {
  ...Asked,
  name: '確認前（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

export const WrongCode: Story = {
  name: 'コードが違う',
  tags: ['slow'],
  args: { handlers: guarded({ proveByCode: wrongCode }).handlers },
  play: async ({ canvasElement }) => {
    const dialog = await save(canvasElement);
    await userEvent.type(
      await dialog.findByRole('textbox', { name: /^認証アプリのコード/ }),
      '492039{Enter}',
    );
    await expect(await dialog.findByText(/コードが違うか、使用済みです/)).toBeVisible();
  },
};

export const GivenUp: Story = {
  name: 'やめる',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      '管理者ユーザー管理',
    );
  },
};

export const NothingRegistered: Story = {
  name: '求められているのに、まだ登録していない',
  tags: ['slow'],
  args: { handlers: guarded({ listOwnSecondFactors: ownFactors([], { isDemanded: true }) }).handlers },
  play: async ({ canvasElement }) => {
    const dialog = await save(canvasElement);
    await expect(await dialog.findByRole('link', { name: 'ログインの安全を開く' })).toHaveAttribute(
      'href',
      '/admin/security',
    );
  },
};

export const Loading: Story = {
  name: '読み込み中',
  tags: ['slow'],
  args: { handlers: guarded({ listOwnSecondFactors: pending }).handlers },
  play: async ({ canvasElement }) => {
    await save(canvasElement);
  },
};
