import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { problem, reply } from '#web/mock/reply.ts';
import { recordAsked } from '#web/mock/rows.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { questionHandlers, questions, secondHand } from '#web/mock/world/questions.ts';
import { officeWorld } from '#web/mock/world/world.ts';
import { AdminType, ErrorCode } from '#web/parts/api/generated/enums.ts';
import { expectSnackbar } from '../../access/logIn/logInPlays.ts';
import { jmac } from '../../listStates.ts';
import { asAdmin, Screen } from '../../Screen.tsx';
import { savedStates } from '../../savedStates.ts';

const { items: rounds } = officeWorld.saw('listProjects');
const handlers = { ...officeWorld.handlers, getProject: recordAsked(rounds), ...questionHandlers };

const meta = {
  id: 'screens-admin-questions',
  title: '画面/公募回/管理者/よくある質問',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => window.localStorage.clear(),
  args: { path: '/admin/project/11/question', handlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } } as const;
const changed = fn();

const watching = {
  ...handlers,
  updateQuestion: ({ body }: { readonly body: unknown }) => {
    changed(body);
    return reply(secondHand, secondHand.version + 1);
  },
};

export const List: Story = {
  name: '一覧',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 3, name: '中古の機械は対象になりますか。' }),
    ).toBeVisible();
    await expect(canvas.getByText('解決した 9・解決しなかった 7')).toBeVisible();
    await expect(await canvas.findByText('リース')).toBeVisible();
  },
};

/** The ends of a category go no further; a narrowed list has no order to change. */
export const Move: Story = {
  name: '並べ替える',
  args: { handlers: watching },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    changed.mockClear();
    const down = await canvas.findByRole('button', { name: '「中古の機械は対象になりますか。」を下へ' });
    await expect(
      canvas.queryByRole('button', { name: '「中古の機械は対象になりますか。」を上へ' }),
    ).toBeNull();
    await userEvent.click(down);
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ action: 'moveDown' }));
  },
};

export const Publish: Story = {
  name: '公開する',
  args: { handlers: watching },
  play: async ({ canvasElement }) => {
    changed.mockClear();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '公開する' }));
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ isPublished: true }));
    await expectSnackbar('「振込手数料を差し引いて支払いました。どう入力すればよいですか。」を公開しました');
  },
};

export const Create: Story = {
  name: '加える',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '質問を加える' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^分類/ }), '日程');
    await userEvent.type(dialog.getByRole('textbox', { name: /^質問/ }), '締切はいつですか。');
    await userEvent.type(dialog.getByRole('textbox', { name: /^回答/ }), '公募要領をご覧ください。');
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await expectSnackbar('「締切はいつですか。」を保存しました');
  },
};

export const Missing: Story = {
  name: '入力が足りないとき',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '質問を加える' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /^分類/ })).toBeInvalid());
  },
};

const STALE = 'ほかの人が変更しました。読み込み直してください。';

export const Stale: Story = {
  name: 'ほかの人が変更していたとき',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
      updateQuestion: problem({ status: 412, code: ErrorCode.INVALID_PARAMETER, detail: STALE }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('button', { name: '編集' });
    if (first === undefined) throw new Error('There is no question to edit');
    await userEvent.click(first);
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^質問/ }), '？');
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await expect(await dialog.findByText(/ほかの人が先に変更しました/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: '最新の内容を読み込む' })).toBeVisible();
  },
};

export const Delete: Story = {
  name: '削除する',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('button', { name: '削除' });
    if (first === undefined) throw new Error('There is no question to delete');
    await userEvent.click(first);
    await expect(
      await within(document.body).findByText('「応募の内容は、提出した後に直せますか。」を削除しますか'),
    ).toBeVisible();
  },
};

export const Copy: Story = {
  name: 'ほかの公募回から写す',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'ほかの公募回から写す' }));
    const dialog = within(await canvas.findByRole('dialog'));
    const round = dialog.getByRole('combobox', { name: /^公募回/ });
    await waitFor(() => expect(within(round).getByRole('option', { name: '成長支援 第2次' })).toBeVisible());
    await userEvent.selectOptions(round, '成長支援 第2次');
    await userEvent.click(dialog.getByRole('button', { name: '写す' }));
    await expectSnackbar('24件を下書きとして写しました（同じ質問がある2件は写していません）');
  },
};

export const FromThread: Story = {
  name: 'お問い合わせから作る',
  args: { path: '/admin/project/11/question?thread=2' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText(/その相手だけのことを消してから/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^回答/ })).not.toHaveValue('');
    await expect(dialog.getByRole('checkbox', { name: /^公開する/ })).not.toBeChecked();
  },
};

export const Searched: Story = {
  name: '探したとき',
  args: { path: '/admin/project/11/question?q=見積書' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('見積書は、何社から取ればよいですか。')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('中古の機械は対象になりますか。')).toBeNull());
  },
};
export const NoMatch: Story = {
  name: '見つからないとき',
  args: { path: '/admin/project/11/question?q=漁船' },
};

const LONG =
  '補助対象経費の2分の1以内で交付を受ける場合に、交付決定の前に支払った前払金の取り扱いはどうなりますか。'.repeat(
    3,
  );

export const Long: Story = {
  name: '長い質問と回答（電話）',
  tags: ['slow'],
  globals: phone,
  args: {
    handlers: {
      ...handlers,
      listQuestions: reply({
        items: questions.map((one) => ({
          ...one,
          question: `${one.id} ${LONG}`.slice(0, 200),
          answer: `${LONG.repeat(12)}\nhttps://www.example.jp/${'a'.repeat(120)}`,
        })),
        nextCursor: null,
        total: questions.length,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const [link] = await within(canvasElement).findAllByRole('link', { name: /www.example.jp/ });
    await expect(link).toHaveAttribute('href', `https://www.example.jp/${'a'.repeat(120)}`);
  },
};
export const ReadOnly: Story = {
  name: '読むだけの人（コールセンター）',
  args: { visitor: asAdmin(adminSession(AdminType.CS)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('見積書は、何社から取ればよいですか。');
    await expect(canvas.queryByRole('button', { name: '編集' })).toBeNull();
  },
};
const files = savedStates('/admin/project/11/question', handlers, 'exportQuestions');
export const Saved: Story = { name: '一覧を保存', ...files.saved };
export const Empty: Story = {
  name: 'まだないとき',
  args: {
    handlers: {
      ...handlers,
      listQuestions: reply({ items: [], nextCursor: null, total: 0 }),
      listMissedSearches: reply({ items: [] }),
    },
  },
};
