import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { tone } from '#ui-kit/tokens/index.ts';
import { broken, notFound, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import {
  adminMyPageHandlers as handlers,
  longRow,
  myPageList,
  myPageRows,
} from '#web/mock/scenarios/myPages/adminMyPages.ts';
import { bulkRunHandlers } from '#web/mock/scenarios/office/bulk/bulkRuns.ts';
import { exportRunHandlers } from '#web/mock/scenarios/office/exportRuns.ts';
import { hanakosViews, listViewHandlers, ministryFirst } from '#web/mock/scenarios/office/listViews.ts';
import { aProject } from '#web/mock/scenarios/projects/project.ts';
import { deskHandlers, orderOnDesk, queueItem } from '#web/mock/scenarios/sections/adminDesk.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { narrowed } from '../../listStates.ts';
import { expectOneRow, LONGEST_ROUND } from '../../oneRow.ts';
import { asAdmin, Screen } from '../../Screen.tsx';
import { savedStates } from '../../savedStates.ts';

const meta = {
  id: 'screens-admin-my-page-list',
  title: '画面/マイページ/管理者/マイページ管理',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/mypage', handlers, visitor: asAdmin(adminSession(AdminType.JMAC)) },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: '一覧',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: '株式会社豆くら' });
    await expect(link).toHaveAttribute('href', '/admin/mypage/7');
    await expect(canvas.getByText('重大な遅延')).toBeVisible();
    await expect(canvas.getByText('期限切れ')).toBeVisible();
  },
};

export const Selected: Story = {
  name: '選んで、書類を1つのzipで保存する',
  tags: ['slow'],
  args: { handlers: { ...handlers, ...exportRunHandlers([], { isSlow: true }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: '株式会社豆くら' });
    await userEvent.keyboard('jxjx');
    const bar = within(await canvas.findByRole('region', { name: '選んだ行への操作' }));
    await expect(bar.getByText('2件')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: '書類をzipで保存する' }));
    await expect(await canvas.findByText('選んだ行の書類を、1つのzipにしています')).toBeVisible();
    // The menu leads there, too.
    const page = within(canvas.getByRole('main'));
    await expect(await page.findByRole('link', { name: '保存したファイル' })).toBeVisible();
  },
};

export const AllMatching: Story = {
  name: '条件に合うすべてを選び、担当を決める',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
      ...bulkRunHandlers(),
      listMyPages: reply({ ...myPageList(myPageRows), total: 1_234, nextCursor: 'abc' }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: '株式会社豆くら' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '表示中の行をすべて選ぶ' }));
    const bar = within(await canvas.findByRole('region', { name: '選んだ行への操作' }));
    await userEvent.click(bar.getByRole('button', { name: '条件に合う1,234件をすべて選ぶ' }));
    await expect(bar.getByText('1,234件')).toBeVisible();
    await expect(bar.getByRole('button', { name: '選択をやめる' })).toHaveFocus();
    await userEvent.click(bar.getByRole('button', { name: '担当を決める' }));
    await expect(await screen.findByRole('dialog', { name: '1,234件の担当を決める' })).toBeVisible();
  },
};

export const ChangeDates: Story = {
  name: '選んだ行の日付を変える',
  tags: ['slow'],
  args: { handlers: { ...handlers, ...bulkRunHandlers() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: '株式会社豆くら' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '表示中の行をすべて選ぶ' }));
    const bar = within(await canvas.findByRole('region', { name: '選んだ行への操作' }));
    await userEvent.click(bar.getByRole('button', { name: '日付を変える' }));
    const dialog = within(await screen.findByRole('dialog', { name: /件の日付を変える$/ }));
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await expect((await dialog.findAllByText('変える日付を選んでください。'))[0]).toBeVisible();
    await expect(dialog.getAllByText('新しい日付を入力してください。')[0]).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText(/変える日付/), '完了予定日');
    await expect(dialog.queryByText('変える日付を選んでください。')).toBeNull();
  },
};

export const IssuePapers: Story = {
  name: '選んだ企業に文書を発行する',
  tags: ['slow'],
  args: { handlers: { ...handlers, ...bulkRunHandlers() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: '株式会社豆くら' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '表示中の行をすべて選ぶ' }));
    const bar = within(await canvas.findByRole('region', { name: '選んだ行への操作' }));
    await userEvent.click(bar.getByRole('button', { name: '文書を発行' }));
    const dialog = within(await screen.findByRole('dialog', { name: /件に文書を発行する$/ }));
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await expect((await dialog.findAllByText('発行する文書の種類を選んでください。'))[0]).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText(/文書の種類/), '交付決定通知書');
    await expect(dialog.queryByText('発行する文書の種類を選んでください。')).toBeNull();
  },
};

export const Notify: Story = {
  name: '選んだ企業に連絡を送る',
  tags: ['slow'],
  args: { handlers: { ...handlers, ...bulkRunHandlers() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: '株式会社豆くら' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '表示中の行をすべて選ぶ' }));
    const bar = within(await canvas.findByRole('region', { name: '選んだ行への操作' }));
    await userEvent.click(bar.getByRole('button', { name: '連絡を送る' }));
    const dialog = within(await screen.findByRole('dialog', { name: /件に連絡を送る$/ }));
    await expect(dialog.getByLabelText(/件名/)).toHaveValue('期限を過ぎた書類のご提出のお願い');
    await userEvent.selectOptions(dialog.getByLabelText('ひな形'), '自由に書く');
    await expect(dialog.getByLabelText(/件名/)).toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await expect(dialog.getByLabelText(/件名/)).toHaveAttribute('aria-invalid', 'true');
  },
};

const { saved } = savedStates('/admin/mypage', handlers, 'exportMyPages');
export const Saved: Story = { name: '一覧を保存する', ...saved };

const VIEWED = { ...handlers, ...listViewHandlers(hanakosViews) };

export const Ranges: Story = {
  name: '期限と金額の範囲、担当者で絞り込む',
  tags: ['slow'],
  globals: { viewport: { value: 'desktop' } },
  args: { path: '/admin/mypage?dueFrom=2026-11-01&grantAmountFrom=10000000&assigneeAdminUserId=1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('担当者：事務局 花子');
    await expect(canvas.getByText('次の期限：2026/11/01から')).toBeVisible();
    await expect(canvas.getByText('交付決定額：10,000,000円以上')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'ほかの条件' }));
    await userEvent.click(await screen.findByRole('button', { name: '交付決定額' }));
    await expect(await screen.findByRole('textbox', { name: 'この額から' })).toHaveValue('10,000,000');
  },
};

export const Documents: Story = {
  name: '書類を期限・提出日・区分・担当者で絞り込む',
  tags: ['slow'],
  ...narrowed(
    '/admin/mypage',
    'list=sections&status=1&kind=1&dueFrom=2026-11-01&submittedTo=2026-11-20&assigneeAdminUserId=1',
    ['期限：2026/11/01から', '提出日：2026/11/20まで', '担当者：事務局 花子'],
  ),
};

export const Returned: Story = {
  name: '書類を差戻し日で絞り込む',
  tags: ['slow'],
  ...narrowed('/admin/mypage', 'list=sections&status=4&returnedTo=2026-11-12', ['差戻し日：2026/11/12まで']),
};

export const AmountAwaited: Story = {
  name: '額の確定を待っているものに絞り込む',
  ...narrowed('/admin/mypage', 'awaitsAmount=true&reportedTo=2026-11-12', [
    '額の確定：確定を待っている',
    '実績報告日：2026/11/12まで',
  ]),
};

export const MinistryFirst: Story = {
  name: '農林水産省が開いたとき（農水省確認待ちから）',
  tags: ['slow'],
  args: {
    visitor: asAdmin(adminSession(AdminType.MAFF)),
    handlers: { ...handlers, ...listViewHandlers([], ministryFirst) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('確認ステータス：農水省確認中');
    const tab = canvas.getByRole('link', { name: /^農水省確認待ち(?!の)/ });
    await waitFor(() => expect(tab).toHaveAttribute('aria-current', 'page'));
    await expect(canvas.getByRole('link', { name: /すべて/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/mypage?sort='),
    );
  },
};

export const OwnViews: Story = {
  name: '自分の表示を開く',
  tags: ['slow'],
  args: { path: `/admin/mypage?${hanakosViews[0]?.search}`, handlers: VIEWED },
  play: async ({ canvasElement }) => {
    const tab = await within(canvasElement).findByRole('link', { name: /東京の遅延/ });
    await waitFor(() => expect(tab).toHaveAttribute('aria-current', 'page'));
  },
};

export const SaveView: Story = {
  name: '今の表示を保存する',
  tags: ['slow'],
  args: { path: '/admin/mypage?delayStatus=2', handlers: { ...handlers, ...listViewHandlers() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '今の表示を保存する' }));
    const dialog = within(await screen.findByRole('dialog', { name: '今の表示を保存する' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /表示の名前/ }), '重大な遅延');
    await expect(dialog.getByRole('button', { name: '保存する' })).toBeEnabled();
  },
};

export const ManageViews: Story = {
  name: '保存した表示を整理する',
  tags: ['slow'],
  args: { handlers: VIEWED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '保存した表示を整理する' }));
    const dialog = within(await screen.findByRole('dialog', { name: '保存した表示' }));
    await userEvent.click(dialog.getByRole('button', { name: '「自分の差戻し」の名前を変える' }));
    await expect(dialog.getByRole('textbox', { name: '「自分の差戻し」の新しい名前' })).toHaveFocus();
  },
};

export const Matrix: Story = {
  name: '書類の表',
  tags: ['slow'],
  args: { path: '/admin/mypage?view=matrix' },
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: '書類の表' });
    await expect(within(table).getAllByText('差戻し').length).toBeGreaterThan(0);
    await expect(within(table).getAllByText('対象外').length).toBeGreaterThan(0);
  },
};

/** A colour of a token as a browser says it. */
const inRgb = (value: string): string => {
  const probe = document.createElement('span');
  probe.style.color = value;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

const expectOverdue = async (words: HTMLElement): Promise<void> => {
  const { color, fontWeight } = getComputedStyle(words);
  await expect([color, fontWeight]).toEqual([inRgb(tone.danger.text), '700']);
};

export const Compact: Story = {
  name: '行をつめる（金額まで1440 pxに収まる）',
  tags: ['slow'],
  args: { path: '/admin/mypage?density=compact' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: '株式会社豆くら' });
    const table = canvas.getByRole('grid', { name: 'マイページの一覧' });
    const frame = table.parentElement ?? table;
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    // What is overdue is red in a row of one line, too.
    await expectOverdue(within(table).getByText('期限切れ'));
  },
};

export const NamesInSight: Story = {
  name: '一覧（名前は1440 pxで切れず、何もない列は場所を取らない）',
  tags: ['slow'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByText('株式会社ひまわり給食センター');
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    for (const quiet of [...canvas.getAllByText('遅延なし'), ...canvas.getAllByText('通常')]) {
      await expect(quiet.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    }
  },
};

export const LongConditions: Story = {
  name: '一覧（長い条件でも、絞り込みは1440 pxで1行）',
  tags: ['slow'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    path: '/admin/mypage?project_id=5&delayStatus=1&delayStatus=2',
    handlers: {
      ...handlers,
      listProjects: reply({
        items: [{ ...aProject, id: 5, shortName: LONGEST_ROUND }],
        nextCursor: null,
        total: 1,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(`公募回：${LONGEST_ROUND}`);
    await expectOneRow(canvasElement);
  },
};

export const OneRow: Story = {
  name: '1件',
  tags: ['slow'],
  args: { handlers: { ...handlers, listMyPages: reply(myPageList(myPageRows.slice(0, 1))) } },
};

export const Long: Story = {
  name: '長い名前',
  args: { handlers: { ...handlers, listMyPages: reply(myPageList([longRow])) } },
};

export const Empty: Story = {
  name: '条件に合うものがない',
  tags: ['slow'],
  args: { path: '/admin/mypage?q=なし', handlers: { ...handlers, listMyPages: reply(myPageList([])) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('条件に合うマイページはありません');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: '条件をすべて消す' })).toHaveLength(2));
  },
};

export const Ministry: Story = {
  name: '農水省確認待ちがない',
  args: { path: '/admin/mypage?list=sections&status=2' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('確認を待っている書類はありません')).toBeVisible();
  },
};

export const NoneReturned: Story = {
  name: '差戻し中がない',
  tags: ['slow'],
  args: { path: '/admin/mypage?list=sections&status=4' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('差し戻している書類はありません')).toBeVisible();
    await expect(canvas.getByText('確認ステータス：差戻し')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^差戻し中/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

const DOCUMENTS = '/admin/mypage?list=sections&status=1';

export const ChosenDocuments: Story = {
  name: '書類を選んで、順に確認する（キーボード）',
  tags: ['slow'],
  args: { path: DOCUMENTS, handlers: { ...handlers, ...deskHandlers() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: '発注書（1-2）' });
    await userEvent.keyboard('jxjjx');
    const bar = within(await canvas.findByRole('region', { name: '選んだ行への操作' }));
    await expect(bar.getByText('2件')).toBeVisible();
    await expect(bar.getByRole('button', { name: '選んだ2件を順に確認する' })).toBeVisible();
  },
};

export const ZippedDocuments: Story = {
  name: '書類を選んで、1つのzipで保存する',
  tags: ['slow'],
  args: {
    path: DOCUMENTS,
    handlers: { ...handlers, ...deskHandlers(), ...exportRunHandlers([], { isSlow: true }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: '発注書（1-2）' });
    await userEvent.keyboard('jxjx');
    const bar = within(await canvas.findByRole('region', { name: '選んだ行への操作' }));
    await userEvent.click(bar.getByRole('button', { name: '書類をzipで保存する' }));
    await expect(await canvas.findByText('選んだ行の書類を、1つのzipにしています')).toBeVisible();
    await expect(bar.getByRole('button', { name: '選んだ2件を順に確認する' })).toBeVisible();
  },
};

export const ChangeDueDays: Story = {
  name: '条件に合うすべての書類を選び、提出期限を変える',
  tags: ['slow'],
  args: {
    path: DOCUMENTS,
    handlers: {
      ...handlers,
      ...deskHandlers(),
      ...bulkRunHandlers(),
      listSections: reply({ items: [queueItem(orderOnDesk)], nextCursor: 'abc', total: 1_234 }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: '発注書（1-2）' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '表示中の行をすべて選ぶ' }));
    const bar = within(await canvas.findByRole('region', { name: '選んだ行への操作' }));
    await expect(bar.getByRole('button', { name: '選んだ1件を順に確認する' })).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: '条件に合う1,234件をすべて選ぶ' }));
    await expect(bar.queryByRole('button', { name: /順に確認する$/ })).toBeNull();
    await userEvent.click(bar.getByRole('button', { name: '提出期限を変える' }));
    const dialog = within(await screen.findByRole('dialog', { name: '1,234件の提出期限を変える' }));
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await expect((await dialog.findAllByText('新しい日付を入力してください。'))[0]).toBeVisible();
  },
};

export const AssignDocuments: Story = {
  name: '選んだ書類の担当を決める',
  tags: ['slow'],
  args: { path: DOCUMENTS, handlers: { ...handlers, ...deskHandlers(), ...bulkRunHandlers() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: '発注書（1-2）' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '表示中の行をすべて選ぶ' }));
    const bar = within(await canvas.findByRole('region', { name: '選んだ行への操作' }));
    await userEvent.click(bar.getByRole('button', { name: '担当を決める' }));
    const dialog = within(await screen.findByRole('dialog', { name: /件の書類の担当を決める$/ }));
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await expect((await dialog.findAllByText('担当にする人を選んでください。'))[0]).toBeVisible();
  },
};

export const AskForDocuments: Story = {
  name: '選んだ書類の提出を求める',
  tags: ['slow'],
  args: { path: DOCUMENTS, handlers: { ...handlers, ...deskHandlers(), ...bulkRunHandlers() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: '発注書（1-2）' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '表示中の行をすべて選ぶ' }));
    const bar = within(await canvas.findByRole('region', { name: '選んだ行への操作' }));
    await userEvent.click(bar.getByRole('button', { name: '提出を求める' }));
    const dialog = within(await screen.findByRole('dialog', { name: /件の書類の提出を求める$/ }));
    const body = dialog.getByLabelText(/^本文/);
    await expect(body).toHaveTextContent(/\{書類\}$/);
    await userEvent.selectOptions(dialog.getByLabelText('ひな形'), '自由に書く');
    await userEvent.clear(body);
    await userEvent.type(body, 'ご提出ください。');
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await expect((await dialog.findAllByText(/^本文に \{書類\} を入れてください。/))[0]).toBeVisible();
  },
};

export const BackOffice: Story = {
  name: 'バックオフィスは、選んだ企業に連絡を送るだけ',
  args: { visitor: asAdmin(adminSession(AdminType.BackOffice)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: '株式会社豆くら' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '表示中の行をすべて選ぶ' }));
    const bar = within(await canvas.findByRole('region', { name: '選んだ行への操作' }));
    await expect(bar.getByRole('button', { name: '連絡を送る' })).toBeVisible();
    await expect(bar.queryByRole('button', { name: '担当を決める' })).toBeNull();
    await expect(bar.queryByRole('button', { name: '日付を変える' })).toBeNull();
  },
};

export const MinistryDocuments: Story = {
  name: '農林水産省は、選んだ書類の提出期限を変えない',
  args: {
    path: DOCUMENTS,
    visitor: asAdmin(adminSession(AdminType.MAFF)),
    handlers: { ...handlers, ...deskHandlers() },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: '発注書（1-2）' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '表示中の行をすべて選ぶ' }));
    const bar = within(await canvas.findByRole('region', { name: '選んだ行への操作' }));
    await expect(bar.queryByRole('button', { name: '提出期限を変える' })).toBeNull();
  },
};

export const OverdueDocument: Story = {
  name: '期限を過ぎた書類',
  tags: ['slow'],
  args: {
    path: DOCUMENTS,
    handlers: {
      ...handlers,
      ...deskHandlers([], [{ ...orderOnDesk, dueOn: '2026-10-24', daysLeft: -19, isOverdue: true }]),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: '発注書（1-2）' });
    await expectOverdue(canvas.getByText('期限切れ'));
  },
};

export const Inspector: Story = {
  name: '検査員（金額は見えない）',
  args: { visitor: asAdmin(adminSession(AdminType.Inspector)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: '株式会社豆くら' });
    await expect(canvas.queryByText('交付決定額')).toBeNull();
  },
};

export const Broken: Story = {
  name: 'エラー',
  tags: ['slow'],
  args: { handlers: { ...handlers, listMyPages: broken } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('一覧を表示できません')).toBeVisible();
  },
};

export const NoPermission: Story = {
  name: '見る権限がない',
  tags: ['slow'],
  args: { path: '/admin/mypage/99', handlers: { ...handlers, getMyPage: notFound } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('ページが見つかりません')).toBeVisible();
  },
};
