import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { notFound, pending, problem, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import {
  atMinistry,
  type DeskLog,
  deskHandlers,
  orderOnDesk,
  returnedOnDesk,
} from '#web/mock/scenarios/sections/adminDesk.ts';
import { colleaguesDraft, findingDraftHandlers } from '#web/mock/scenarios/sections/findingDrafts.ts';
import { AdminType, FileScanStatus } from '#web/parts/api/generated/enums.ts';
import { faxed } from '../../faxed.ts';
import { orderForm } from '../../orderForm.ts';
import { asAdmin, Screen } from '../../Screen.tsx';

const log: DeskLog = [];
const files = { downloadAdminFile: orderForm };
const withFiles = (more: ReturnType<typeof deskHandlers> = {}) => ({
  ...deskHandlers(log),
  ...files,
  ...more,
});

const meta = {
  id: 'screens-admin-review-desk',
  title: '画面/書類/管理者/書類の確認',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/admin/mypage/7/section/234?queue=confirming&at=1',
    handlers: withFiles(),
    visitor: asAdmin(adminSession(AdminType.JMAC)),
  },
  beforeEach: () => {
    log.length = 0;
    sessionStorage.clear();
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (canvasElement: HTMLElement, title: RegExp) => {
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { level: 1, name: title });
  return canvas;
};

/** Adds a finding by key; the focus is in its words with the next frame. */
const addFinding = async (canvas: ReturnType<typeof within>): Promise<void> => {
  await userEvent.keyboard('n');
  await waitFor(() => expect(canvas.getByRole('textbox', { name: '指摘の内容 1' })).toHaveFocus());
};

export const Normal: Story = {
  name: '確認待ち',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, /発注書/);
    await expect(await canvas.findByText('未確認 3件中 1件目')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '確認済みにする' })).toHaveAccessibleDescription(
      /チェック項目をすべて/,
    );
    await expect(canvas.getByRole('button', { name: '第1版と比べる' })).toBeVisible();
  },
};

export const ReturnTwo: Story = {
  name: '2件を指摘して差し戻す（キーボード）',
  tags: ['slow'],
  args: { handlers: withFiles() },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, /発注書/);
    await canvas.findByText('未確認 3件中 1件目');
    await userEvent.keyboard('12');
    const first = await canvas.findByRole('textbox', { name: '指摘の内容 1' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('発注日が交付決定日より前です。');
    await userEvent.keyboard('{Escape}n');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '指摘の内容 2' })).toHaveFocus());
    await userEvent.keyboard('2枚目がありません。');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /再提出の期限/ })).not.toHaveValue(''));
    await userEvent.keyboard('{Escape}r');
    const dialog = within(await canvas.findByRole('dialog', { name: /差し戻しますか/ }));
    await waitFor(() => expect(dialog.getByText(/指摘2件/)).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await opened(canvasElement, /納品書/);
    const sent = log.find(({ action }) => action === 'return');
    await expect(sent?.returnItems?.map(({ comment }) => comment)).toEqual([
      '発注日が交付決定日より前です。',
      '2枚目がありません。',
    ]);
  },
};

export const ConfirmNext: Story = {
  name: '確認済みにして、次の書類へ',
  tags: ['slow'],
  args: { handlers: withFiles() },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, /発注書/);
    await canvas.findByText('未確認 3件中 1件目');
    await userEvent.keyboard('111');
    await expect(await canvas.findByRole('tab', { name: /確認\s*3\/3/ })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '確認済みにする' })).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.keyboard('aa');
    await opened(canvasElement, /納品書/);
    await expect(await canvas.findByText('未確認 2件中 1件目')).toBeVisible();
    await expect(log.filter(({ action }) => action === 'confirm')).toHaveLength(1);
  },
};

export const Chosen: Story = {
  name: '選んだ書類を順に確認する',
  tags: ['slow'],
  args: { path: '/admin/mypage/7/section/234?chosen=7-234.7-236&at=1', handlers: withFiles() },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, /発注書/);
    await expect(await canvas.findByText('選んだ2件中 1件目')).toBeVisible();
    await userEvent.keyboard('j');
    await opened(canvasElement, /検収書/);
    await expect(await canvas.findByText('選んだ2件中 2件目')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '次へ' })).toBeDisabled();
  },
};

export const Undo: Story = {
  name: '外した指摘を元に戻す',
  tags: ['slow'],
  args: { handlers: withFiles() },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, /発注書/);
    await userEvent.click(await canvas.findByRole('button', { name: '指摘を加える' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: '指摘の内容 1' }), '日付がありません。');
    await userEvent.click(canvas.getByRole('button', { name: '指摘を外す 1' }));
    await userEvent.click(
      await within(canvasElement.ownerDocument.body).findByRole('button', { name: '元に戻す' }),
    );
    await expect(await canvas.findByRole('textbox', { name: '指摘の内容 1' })).toHaveValue(
      '日付がありません。',
    );
  },
};

export const Compared: Story = {
  name: '前の版と比べる',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, /発注書/);
    await userEvent.click(await canvas.findByRole('button', { name: '第1版と比べる' }));
    await expect(canvas.getByText('第1版（前の版）')).toBeVisible();
    await expect(canvas.getByText('第2版（今の版）')).toBeVisible();
  },
};

export const Conflict: Story = {
  name: 'ほかの人が先に変更した',
  tags: ['slow'],
  args: {
    handlers: withFiles({
      updateSection: problem({ status: 412, code: 1004, detail: 'ほかの人が先に変更しました。' }),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, /発注書/);
    await canvas.findByRole('radiogroup', { name: '所定の様式で、記入もれがない' });
    await userEvent.keyboard('1');
    await userEvent.click(await canvas.findByRole('button', { name: '最新の内容を読み込む' }));
    await waitFor(() => expect(canvas.queryByText('ほかの人が先に変更しました')).toBeNull());
  },
};

const unreachable = problem({
  status: 503,
  code: 1101,
  detail: 'しばらくしてから、もう一度お試しください。',
});

export const Unsent: Story = {
  name: 'つながらないとき、チェックと指摘が残る',
  tags: ['slow'],
  args: { handlers: withFiles({ updateSection: unreachable }) },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, /発注書/);
    const item = await canvas.findByRole('radiogroup', { name: '所定の様式で、記入もれがない' });
    await addFinding(canvas);
    await userEvent.keyboard('日付がありません。{Escape}3');
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getByRole('button', { name: 'チェックをもう一度送る' })).toBeVisible();
    await expect(within(item).getByRole('radio', { name: '対象外' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: '指摘の内容 1' })).toHaveValue('日付がありません。');
  },
};

/** Somebody else returned it between reading and pressing. */
const overtaken = () => {
  let isReturned = false;
  return withFiles({
    getSection: () => (isReturned ? reply(returnedOnDesk, 4) : reply(orderOnDesk, 3)),
    updateSection: () => {
      isReturned = true;
      return problem({ status: 412, code: 1004, detail: 'ほかの人が先に変更しました。' });
    },
  });
};

export const Overtaken: Story = {
  name: '書いている間に、ほかの人が差し戻した',
  tags: ['slow'],
  args: { handlers: overtaken() },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, /発注書/);
    await canvas.findByRole('radiogroup', { name: '所定の様式で、記入もれがない' });
    await addFinding(canvas);
    await userEvent.keyboard('日付がありません。{Escape}r');
    const dialog = within(await canvas.findByRole('dialog', { name: /差し戻しますか/ }));
    await userEvent.click(dialog.getByRole('button', { name: '差し戻す' }));
    await userEvent.click(await canvas.findByRole('button', { name: '最新の内容を読み込む' }));
    await expect(await canvas.findByText('書きかけの指摘が残っています')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '指摘の内容 1' })).toHaveValue('日付がありません。');
    await expect(canvas.queryByRole('button', { name: '指摘を加える' })).toBeNull();
  },
};

const theirs = colleaguesDraft(234);

export const ColleagueWrites: Story = {
  name: 'ほかの人の書きかけを引き継ぐ（キーボード）',
  tags: ['slow'],
  args: { handlers: withFiles(findingDraftHandlers(new Map([[theirs.id, theirs]]))) },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, /発注書/);
    await expect(await canvas.findByText('受付 清さんが書いています')).toBeVisible();
    await userEvent.keyboard('r');
    const takeOver = canvas.getByRole('button', { name: '引き継ぐ' });
    await waitFor(() => expect(takeOver).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const comment = await canvas.findByRole('textbox', { name: '指摘の内容 1' });
    await expect(comment).toHaveValue(theirs.comment);
    await expect(canvas.getByRole('button', { name: '差し戻す（指摘1件）' })).toBeEnabled();
  },
};

/** The same, before anybody relieves him. */
export const ColleagueSeen: Story = {
  name: 'ほかの人の書きかけ',
  args: { handlers: withFiles(findingDraftHandlers(new Map([[theirs.id, theirs]]))) },
};

export const AskedOvertaken: Story = {
  name: '理由を書く間に、ほかの人が先に変更した',
  tags: ['slow'],
  args: {
    visitor: asAdmin(adminSession(AdminType.MAFF)),
    handlers: withFiles({
      getSection: reply(atMinistry, 3),
      updateSection: problem({ status: 412, code: 1004, detail: 'ほかの人が先に変更しました。' }),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, /発注書/);
    await userEvent.click(await canvas.findByRole('button', { name: '事務局へ戻す' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /事務局へ戻しますか/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /コメント/ }), '日付を確かめてください。');
    await userEvent.click(dialog.getByRole('button', { name: '事務局へ戻す' }));
    await expect(await dialog.findByText('ほかの人が先に変更しました')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /コメント/ })).toHaveValue('日付を確かめてください。');
  },
};

export const AtMinistry: Story = {
  name: '農水省の確認待ち',
  args: {
    visitor: asAdmin(adminSession(AdminType.MAFF)),
    handlers: withFiles({ getSection: reply(atMinistry, 3) }),
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, /発注書/);
    await expect(await canvas.findByRole('button', { name: '承認する' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: '事務局へ戻す' }));
    const dialog = await canvas.findByRole('dialog', { name: /事務局へ戻しますか/ });
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: /コメント/ })).toHaveFocus());
  },
};

export const Returned: Story = {
  name: '差戻し中',
  args: { handlers: withFiles({ getSection: reply(returnedOnDesk, 3) }) },
};

export const NoFile: Story = {
  name: 'ファイルがない',
  args: { handlers: withFiles({ getSection: reply({ ...orderOnDesk, files: [], checklist: [] }, 3) }) },
};

export const Scanning: Story = {
  name: '検査中のファイル',
  tags: ['slow'],
  args: {
    handlers: withFiles({
      getSection: reply(
        {
          ...orderOnDesk,
          files: orderOnDesk.files.map((file) => ({ ...file, scanStatus: FileScanStatus.Pending })),
        },
        3,
      ),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/このファイルは安全の確認中です/)).toBeVisible();
  },
};

const asTiff = { fileName: '発注書_FAX.tif', contentType: 'image/tiff', pageCount: null };

/** How dark a sheet is at this height, at each of these parts of its width. */
const darkAt = (sheet: HTMLElement, y: number, parts: readonly number[]): (boolean | undefined)[] => {
  const canvas = sheet.querySelector('canvas');
  const context = canvas?.getContext('2d');
  return parts.map((part) => {
    const pixel = context?.getImageData(Math.round((canvas?.width ?? 0) * part), y, 1, 1).data;
    return pixel === undefined || pixel[3] === 0 ? undefined : (pixel[0] ?? 255) < 128;
  });
};

export const Fax: Story = {
  name: 'ファクスのTIFF（3ページ、3ページ目は途中で切れている）',
  args: {
    handlers: withFiles({
      getSection: reply(
        {
          ...orderOnDesk,
          files: orderOnDesk.files.slice(-1).map((file) => ({ ...file, ...asTiff, replacedFileId: null })),
        },
        3,
      ),
      downloadAdminFile: faxed,
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, /発注書/);
    const first = await canvas.findByRole('group', { name: '3ページ中 1ページ目' });
    await waitFor(() => expect(darkAt(first, 5, [0.25, 0.75])).toEqual([false, false]));
    await userEvent.click(canvas.getByRole('button', { name: '次のページ' }));
    const second = canvas.getByRole('group', { name: '3ページ中 2ページ目' });
    await waitFor(() => expect(darkAt(second, 50, [0.25, 0.75])).toEqual([false, true]));
    await userEvent.click(canvas.getByRole('button', { name: '次のページ' }));
    const third = canvas.getByRole('group', { name: '3ページ中 3ページ目' });
    await expect(await within(third).findByText(/保存してから開いてください/)).toBeVisible();
  },
};

export const ReadOnly: Story = {
  name: 'コールセンター（見るだけ）',
  args: {
    visitor: asAdmin(adminSession(AdminType.CS)),
    handlers: withFiles({ getSection: reply({ ...orderOnDesk, availableActions: [] }, 3) }),
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, /発注書/);
    await expect(await canvas.findByText('この書類は、見ることだけができます。')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '差し戻す' })).toBeNull();
  },
};
export const Loading: Story = {
  name: '読み込み中',
  args: { handlers: withFiles({ getSection: pending }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const waiting = (await canvas.findByText('読み込んでいます')).closest('[aria-busy]');
    // The desk takes the whole room; what stands there before it keeps its distance from the menu.
    const edge = canvas.getByRole('main').getBoundingClientRect().left;
    await expect((waiting?.getBoundingClientRect().left ?? 0) - edge).toBeGreaterThanOrEqual(16);
  },
};
export const NotThere: Story = {
  name: '見つからない',
  args: { handlers: withFiles({ getSection: notFound }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('ページが見つかりません')).toBeVisible();
  },
};
