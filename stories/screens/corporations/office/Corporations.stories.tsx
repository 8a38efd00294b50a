import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { aCorporation, corporationHandlers } from '#web/mock/scenarios/corporations/corporation.ts';
import { bulkRunHandlers } from '#web/mock/scenarios/office/bulk/bulkRuns.ts';
import { tried } from '#web/mock/scenarios/office/bulk/dryRuns.ts';
import { importRows, importRun } from '#web/mock/scenarios/office/bulk/importRows.ts';
import { exportRunHandlers } from '#web/mock/scenarios/office/exportRuns.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { jmac, listStates, narrowed } from '../../listStates.ts';
import { asAdmin, Screen } from '../../Screen.tsx';
import { savedStates } from '../../savedStates.ts';

const meta = {
  id: 'screens-admin-corporations',
  title: '画面/企業/管理者/企業管理',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/corporation', handlers: corporationHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/corporation', corporationHandlers, 'listCorporations');
const files = savedStates('/admin/corporation', corporationHandlers, 'exportCorporations');
const userFiles = savedStates(
  '/admin/corporation',
  corporationHandlers,
  'exportCorporationUsers',
  'ユーザーを保存',
);

export const OneRow: Story = {
  name: '一覧（1件）',
  tags: ['slow'],
  args: {
    handlers: {
      ...corporationHandlers,
      listCorporations: reply({ items: [aCorporation], nextCursor: null, total: 1 }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: aCorporation.name })).toHaveAttribute(
      'href',
      '/admin/corporation/1',
    );
  },
};

export const Narrowed: Story = {
  name: '条件をいくつも付けたとき',
  ...narrowed(
    '/admin/corporation',
    'prefecture=13&hasUsers=false&hasBankAccount=true&createdFrom=2026-04-01&updatedTo=2026-11-20',
    [
      'ログインする人：いない',
      '振込先口座：登録済み',
      '登録日：2026/04/01から',
      '最後の変更：2026/11/20まで',
    ],
  ),
};

const ROUND = String(aCorporation.projects[0]?.projectId);

export const MailToMarked: Story = {
  name: '条件に合うすべての企業に、メールを送る',
  tags: ['slow'],
  args: {
    path: `/admin/corporation?project_id=${ROUND}`,
    handlers: {
      ...corporationHandlers,
      ...bulkRunHandlers({ state: tried('notifyCorporations') }),
      listCorporations: reply({ items: [aCorporation], nextCursor: 'abc', total: 812 }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: aCorporation.name });
    await userEvent.click(canvas.getByRole('checkbox', { name: '表示中の行をすべて選ぶ' }));
    const bar = within(await canvas.findByRole('region', { name: '選んだ行への操作' }));
    await userEvent.click(bar.getByRole('button', { name: '条件に合う812件をすべて選ぶ' }));
    await userEvent.click(bar.getByRole('button', { name: 'メールを送る' }));
    const dialog = within(await screen.findByRole('dialog', { name: '812社の担当者にメールを送る' }));
    await waitFor(() => expect(dialog.getByLabelText(/送る相手の事業/)).toHaveValue(ROUND));
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^件名/ })).toBeInvalid());
    await userEvent.selectOptions(dialog.getByLabelText('ひな形'), '登録内容の確認のお願い');
    await expect(dialog.getByLabelText(/^本文/)).toHaveTextContent(/^\{企業名\} 様の所在地/);
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await expect(await canvas.findByRole('heading', { name: 'メールを送った場合の結果' })).toBeVisible();
  },
};

export const StopLogins: Story = {
  name: '選んだ企業の、ある事業のログインを止める',
  tags: ['slow'],
  args: {
    handlers: {
      ...corporationHandlers,
      ...bulkRunHandlers({ state: tried('stopCorporationUsers') }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: `${aCorporation.name}を選ぶ` }));
    const bar = within(await canvas.findByRole('region', { name: '選んだ行への操作' }));
    await userEvent.click(bar.getByRole('button', { name: 'ログインを止める' }));
    const dialog = within(await screen.findByRole('dialog', { name: '1社の企業ユーザーのログインを止める' }));
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await expect((await dialog.findAllByText('事業を選んでください。'))[0]).toBeVisible();
    await dialog.findByRole('option', { name: '成長支援 第1次' });
    await userEvent.selectOptions(dialog.getByLabelText(/どの事業の企業ユーザーか/), '成長支援 第1次');
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await expect(
      await canvas.findByRole('heading', { name: '企業ユーザーのログインを止めた場合の結果' }),
    ).toBeVisible();
  },
};

export const NothingInBulk: Story = {
  name: '農林水産省の一覧には、選ぶ列がない',
  args: { visitor: asAdmin(adminSession(AdminType.MAFF)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: aCorporation.name });
    await expect(canvas.queryByRole('checkbox', { name: '表示中の行をすべて選ぶ' })).toBeNull();
  },
};
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
export const Saved: Story = { name: '一覧を保存する', ...files.saved };
export const UsersSaved: Story = { name: '企業ユーザーを保存する', ...userFiles.saved };

type Place = { readonly canvasElement: HTMLElement };

/** More than is saved at once; `isSlow`: its file is not made while one looks on. */
const manyHandlers = (more: { readonly isSlow?: boolean } = {}) => ({
  ...corporationHandlers,
  ...exportRunHandlers([], more),
  listCorporations: reply({ items: [aCorporation], nextCursor: null, total: 50_000 }),
});

/** @returns the page without the menu, which leads to the files, too */
const orderCsv = async ({ canvasElement }: Place) => {
  const canvas = within(await within(canvasElement).findByRole('main'));
  await canvas.findAllByRole('rowheader');
  await userEvent.click(canvas.getByRole('button', { name: '一覧を保存' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSVで保存' }));
  return canvas;
};

export const LongMade: Story = {
  name: '1,000件を超える一覧のファイルを作っている間',
  args: { handlers: manyHandlers({ isSlow: true }) },
  play: async (place) => {
    const canvas = await orderCsv(place);
    await expect(await canvas.findByText('作成しています… 12,300 / 50,000件')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '保存したファイル' })).toHaveAttribute(
      'href',
      '/admin/export',
    );
  },
};

export const LongSaved: Story = {
  name: '1,000件を超える一覧を保存する',
  tags: ['slow'],
  args: { handlers: manyHandlers() },
  play: async (place) => {
    const canvas = await orderCsv(place);
    await waitFor(() => expect(screen.getByText(/を保存しました$/)).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('link', { name: '保存したファイル' })).toBeNull());
  },
};
const importHandlers = () => ({
  ...corporationHandlers,
  ...bulkRunHandlers({ state: { run: importRun, rows: importRows } }),
});

const openImport = async ({ canvasElement }: Place, of: '企業' | '企業ユーザー' = '企業') => {
  const canvas = within(canvasElement);
  await canvas.findAllByRole('rowheader');
  const name = of === '企業' ? '企業を取り込む' : 'ユーザーを取り込む';
  await userEvent.click(canvas.getByRole('button', { name: '取り込む' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  return within(await screen.findByRole('dialog', { name: `${of}をCSV・Excelから取り込む` }));
};

export const Import: Story = {
  name: '企業を取り込む',
  tags: ['slow'],
  args: { handlers: importHandlers() },
  play: async (place) => {
    const dialog = await openImport(place);
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await expect((await dialog.findAllByText('ファイルを選んでください。'))[0]).toBeVisible();
  },
};
export const ImportOnPhone: Story = {
  name: '企業を取り込む（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
  args: { handlers: importHandlers() },
  play: async (place) => void (await openImport(place)),
};
export const ImportUsers: Story = {
  name: '企業ユーザーを取り込む',
  tags: ['slow'],
  args: { handlers: importHandlers() },
  play: async (place) => {
    const dialog = await openImport(place, '企業ユーザー');
    await expect(dialog.getByText(/パスワードを決める案内をメールで送ります/)).toBeVisible();
  },
};
export const ImportTried: Story = {
  name: '企業の取込みの結果へ進む',
  tags: ['slow'],
  args: { handlers: importHandlers() },
  play: async (place) => {
    const dialog = await openImport(place);
    const file = new File(['企業コード,企業名,電話番号'], '企業.csv', { type: 'text/csv' });
    await userEvent.upload(dialog.getByLabelText(/取り込むファイル/), file);
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await expect(
      await within(place.canvasElement).findByRole('heading', { name: '企業を取り込んだ場合の結果' }),
    ).toBeVisible();
  },
};

export const Detail: Story = {
  name: '企業',
  tags: ['slow'],
  args: { path: '/admin/corporation/1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^普通預金\s････111$/)).toBeVisible();
    await expect(await canvas.findByText('若葉 さとみ')).toBeVisible();
  },
};
export const Edit: Story = { name: '企業の情報を直す', args: { path: '/admin/corporation/1?edit' } };
export const New: Story = { name: '企業の登録', args: { path: '/admin/corporation/new' } };
