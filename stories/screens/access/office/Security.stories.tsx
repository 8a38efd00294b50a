import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { broken, problem } from '#web/mock/reply.ts';
import { ownIdentities, PROVIDER_URL, providerHandlers } from '#web/mock/scenarios/access/identities.ts';
import {
  officeKey,
  ownFactors,
  phoneApp,
  recoveryCodes,
  secondFactorHandlers,
} from '#web/mock/scenarios/access/secondFactors.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { jmac } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';
import { expectSnackbar } from '../logIn/logInPlays.ts';

const [FIRST_CODE = ''] = recoveryCodes;
const LAST_CODE = recoveryCodes.at(-1) ?? '';

const phone = { viewport: { value: 'phone' } };

const meta = {
  id: 'screens-admin-security',
  title: '画面/ログインとアカウント/管理者/ログインの安全',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/security', handlers: secondFactorHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const answering = (listOwnSecondFactors: unknown) => ({
  handlers: { ...secondFactorHandlers, listOwnSecondFactors } as typeof secondFactorHandlers,
});

export const Normal: Story = {
  name: '登録してあるもの',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('業務用スマートフォン')).toBeVisible();
    await expect(canvas.getByText('使っていないコードが9個あります。')).toBeVisible();
    await expect(await canvas.findByText('iPhone の Safari')).toBeVisible();
  },
};
export const Phone: Story = { ...Normal, name: '電話', globals: phone };

export const None: Story = {
  name: 'まだないとき',
  args: answering(ownFactors([])),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/まだ登録されていません/)).toBeVisible();
    await expect(canvas.queryByText('回復コードを作り直す')).toBeNull();
  },
};

export const Demanded: Story = {
  name: '求められているのにまだないとき',
  args: answering(ownFactors([], { isDemanded: true })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('あなたの種別では、二要素認証が必要です')).toBeVisible();
  },
};

export const NoCodes: Story = {
  name: '回復コードを使い切ったとき',
  args: answering(ownFactors([phoneApp], { recoveryCodesLeft: 0 })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/使えるコードがありません/)).toBeVisible();
  },
};

export const LongNames: Story = {
  name: '長い名前',
  globals: phone,
  args: answering(
    ownFactors([
      {
        ...phoneApp,
        name: '事務局（日本能率協会コンサルティング）第二会議室の共用スマートフォン𠮷野家担当の二台目',
      },
      { ...officeKey, name: 'A'.repeat(50) },
    ]),
  ),
};
export const Broken: Story = {
  name: 'エラー',
  args: answering(broken),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const AddApp: Story = {
  name: '認証アプリを追加する',
  tags: ['slow'],
  args: answering(ownFactors([])),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '認証アプリを追加する' }));
    const dialog = within(await screen.findByRole('dialog', { name: '認証アプリを追加する' }));
    await userEvent.click(dialog.getByRole('button', { name: 'QRコードを表示する' }));
    await userEvent.type(
      await dialog.findByRole('textbox', { name: /^認証アプリのコード/ }),
      '492039{Enter}',
    );
    await expect(await dialog.findByText(FIRST_CODE)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByText(FIRST_CODE)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '保存しました' }));
    await expectSnackbar('「業務用スマートフォン」を登録しました');
  },
};

const open = async (canvasElement: HTMLElement, item: string): Promise<void> => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: '業務用スマートフォンの操作' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

export const Rename: Story = {
  name: '名前を変える',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    await open(canvasElement, '名前を変える');
    const dialog = within(await screen.findByRole('dialog', { name: '名前を変える' }));
    const field = dialog.getByRole('textbox', { name: /^名前/ });
    await userEvent.clear(field);
    await userEvent.type(field, '新しいスマートフォン');
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await expectSnackbar('名前を変えました');
  },
};

export const Remove: Story = {
  name: '削除する',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    await open(canvasElement, '削除する');
    const dialog = within(
      await screen.findByRole('dialog', { name: '「業務用スマートフォン」を削除しますか' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: '削除する' }));
    await expectSnackbar('「業務用スマートフォン」を削除しました');
  },
};

export const LastStays: Story = {
  name: '求められている最後の1つは削除できない',
  tags: ['slow'],
  args: {
    handlers: {
      ...secondFactorHandlers,
      listOwnSecondFactors: ownFactors([phoneApp], { isDemanded: true }),
      deleteSecondFactor: problem({
        status: 409,
        code: ErrorCode.INVALID_PARAMETER,
        detail: '二要素認証が求められているため、最後の1つは削除できません。先に別のものを登録してください',
      }) as never,
    },
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement, '削除する');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '削除する' }));
    await waitFor(() => expect(screen.getByText(/最後の1つは削除できません/)).toBeVisible());
  },
};

export const NewCodes: Story = {
  name: '回復コードを作り直す',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '回復コードを作り直す' }));
    const question = within(await screen.findByRole('dialog', { name: '回復コードを作り直しますか' }));
    await userEvent.click(question.getByRole('button', { name: '作り直す' }));
    const dialog = within(await screen.findByRole('dialog', { name: '回復コード' }));
    await expect(dialog.getByText(LAST_CODE)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '保存しました' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const EndSession: Story = {
  name: 'ほかの端末のログインを終了する',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'iPhone の Safariのログインを終了する' }),
    );
    await expectSnackbar('iPhone の Safariのログインを終了しました');
  },
};

const linked = { ...secondFactorHandlers, ...providerHandlers, listOwnIdentities: ownIdentities };

export const Identities: Story = {
  name: '外部アカウントの連携',
  tags: ['slow'],
  args: { handlers: linked, leave: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '外部アカウント' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'gBizIDを連携する' }));
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith(PROVIDER_URL));
  },
};
export const IdentitiesOnPhone: Story = {
  ...Identities,
  name: '外部アカウントの連携（電話）',
  tags: ['slow'],
  globals: phone,
};

export const Unlinking: Story = {
  name: '外部アカウントの連携の解除',
  tags: ['slow'],
  args: { handlers: linked },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '組織アカウントの連携を解除する' }));
    const dialog = await screen.findByRole('dialog', { name: '組織アカウントの連携を解除しますか' });
    await userEvent.click(within(dialog).getByRole('button', { name: '連携を解除する' }));
    await expectSnackbar('組織アカウントの連携を解除しました');
  },
};
