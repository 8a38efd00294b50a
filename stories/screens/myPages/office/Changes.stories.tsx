import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { aDelay, aProfile, changeHandlers } from '#web/mock/world/changes.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { jmac, listStates, narrowed } from '../../listStates.ts';
import { asAdmin, Screen } from '../../Screen.tsx';
import { savedStates } from '../../savedStates.ts';

const meta = {
  id: 'screens-admin-changes',
  title: '画面/マイページ/管理者/変更申請',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/change_request', handlers: changeHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/change_request', changeHandlers, 'listChangeRequests');
const files = savedStates('/admin/change_request', changeHandlers, 'exportChangeRequests');

export const Normal: Story = {
  name: '一覧',
  play: async ({ canvasElement }) => {
    const links = await within(canvasElement).findAllByRole('link', { name: '株式会社豆くら' });
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAttribute('href', '/admin/change_request/3');
  },
};
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
export const Saved: Story = { name: '一覧を保存する', ...files.saved };
export const NotSaved: Story = { name: '一覧を保存できなかったとき', ...files.notSaved };
export const Submitted: Story = {
  name: '提出日で絞り込む',
  ...narrowed('/admin/change_request', 'status=1&submittedTo=2026-11-20', ['提出日：2026/11/20まで']),
};

const decided = fn();

export const Delay: Story = {
  name: '遅延（農水省の確認が要る）',
  tags: ['slow'],
  args: {
    path: '/admin/change_request/3',
    handlers: {
      ...changeHandlers,
      updateChangeRequest: ({ body }) => {
        decided(body);
        return reply(aDelay, aDelay.version + 1);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    decided.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '差し戻す' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^理由/ }), '証明資料を付けてください。');
    await userEvent.click(dialog.getByRole('button', { name: '差し戻す' }));
    await waitFor(() =>
      expect(decided).toHaveBeenCalledWith({
        action: 'return',
        reason: '証明資料を付けてください。',
      }),
    );
  },
};

export const Budget: Story = { name: '経費配分の変更', args: { path: '/admin/change_request/5' } };

export const ForCallCentre: Story = {
  name: 'コールセンター（見るだけ）',
  args: { path: '/admin/change_request/3', visitor: asAdmin(adminSession(AdminType.CS)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('遅延の申請');
    await expect(canvas.queryByRole('button', { name: '差し戻す' })).toBeNull();
  },
};

const entered = fn();

export const OnBehalf: Story = {
  name: '事業者に代わって入力する',
  tags: ['slow'],
  args: {
    path: '/admin/change_request/6',
    handlers: {
      ...changeHandlers,
      getChangeRequest: reply(aProfile, aProfile.version),
      updateChangeRequest: ({ body }) => {
        entered(body);
        return reply(aProfile, aProfile.version + 1);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    entered.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '代わりに入力する' }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: /^事業者に代わって行う理由/ }),
      '電話で依頼を受けたため',
    );
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await waitFor(() =>
      expect(entered).toHaveBeenCalledWith({
        changeReason: '本店の移転により、所在地と電話番号が変わったため',
        effectiveOn: '2026-11-17',
        after: {
          profile: { streetAddress: '架空町7-1-2', building: 'みほんビル2階', phone: '0520000077' },
        },
        reason: '電話で依頼を受けたため',
      }),
    );
  },
};
