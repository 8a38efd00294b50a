import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { bulkRunHandlers } from '#web/mock/scenarios/office/bulk/bulkRuns.ts';
import { adoptionRows, adoptionRun, manyRows, tried } from '#web/mock/scenarios/office/bulk/dryRuns.ts';
import { importRows, importRun } from '#web/mock/scenarios/office/bulk/importRows.ts';
import { withRows } from '#web/mock/scenarios/office/bulk/withRows.ts';
import { ApplicationStatus, BulkRowOutcome, BulkRunStatus } from '#web/parts/api/generated/enums.ts';
import { jmac, listStates } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';

const handlers = bulkRunHandlers();

const meta = {
  id: 'screens-admin-bulk-run',
  title: '画面/事務局/管理者/まとめて行う処理',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/bulk/12', handlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Place = { readonly canvasElement: HTMLElement };

const states = listStates('/admin/bulk/12', handlers, 'listBulkRunRows');

export const Tried: Story = {
  name: '採択した場合の結果',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('採択した場合の結果');
    await expect(await canvas.findByText('応募コード 4099 は、この公募回にありません')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '2件を採択する' })).toBeVisible();
  },
};

export const OnlyUnable: Story = {
  name: 'できない行だけを見る',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'できない 3' }));
    await waitFor(() => expect(canvas.queryByText('麺処ほしぞら')).toBeNull());
    await expect(await canvas.findByText('株式会社みなと屋')).toBeVisible();
  },
};

export const NotSeen: Story = {
  name: '確かめずに押したとき',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '2件を採択する' }));
    await expect(canvas.getByText('結果を確かめてから、印を付けてください。')).toBeVisible();
  },
};

const begin = async ({ canvasElement }: Place) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('checkbox', { name: /結果を確かめました/ }));
  await userEvent.click(canvas.getByRole('button', { name: '2件を採択する' }));
};

export const Done: Story = {
  name: '行って、終わるまで',
  tags: ['slow'],
  args: { handlers: bulkRunHandlers() },
  play: async (place) => {
    await begin(place);
    const canvas = within(place.canvasElement);
    await expect(await canvas.findByText('2件が済みました')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '済んだ2件を元に戻す' })).toBeVisible();
  },
};

export const Undone: Story = {
  name: '理由を付けて元に戻す',
  tags: ['slow'],
  args: { handlers: bulkRunHandlers() },
  play: async (place) => {
    await begin(place);
    const canvas = within(place.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '済んだ2件を元に戻す' }));
    const dialog = within(await screen.findByRole('dialog', { name: '2件を元に戻す' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /元に戻す理由/ }), '一覧の誤りのため');
    await userEvent.click(dialog.getByRole('button', { name: '元に戻す' }));
    await expect(await canvas.findByText('2件を元に戻しました')).toBeVisible();
    await expect(canvas.getByText('元に戻した理由：一覧の誤りのため')).toBeVisible();
  },
};

const running = { ...adoptionRun, status: BulkRunStatus.Running, startedAt: '2026-11-20T05:05:00Z' };
const atWork = { state: { run: withRows(running, adoptionRows), rows: adoptionRows }, step: 0 };

export const Going: Story = { name: '実行中', args: { handlers: bulkRunHandlers(atWork) } };
export const GoingPhone: Story = {
  name: '実行中（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
  args: { handlers: bulkRunHandlers(atWork) },
};

export const Cancelled: Story = {
  name: '途中でやめる',
  tags: ['slow'],
  args: { handlers: bulkRunHandlers(atWork) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '途中でやめる' }));
    await expect(await canvas.findByText('途中でやめました。0件が済んでいます')).toBeVisible();
  },
};

const failedRows = adoptionRows.map((row) =>
  row.outcome === BulkRowOutcome.Able
    ? {
        ...row,
        outcome: row.line === 3 ? BulkRowOutcome.Failed : BulkRowOutcome.Done,
        reasonCode: row.line === 3 ? ('changed' as const) : null,
        message: row.line === 3 ? '試した後に内容が変わったため、行いませんでした' : '採択しました',
        canUndo: row.line !== 3,
        finishedAt: '2026-11-20T05:06:00Z',
      }
    : row,
);
const failed = withRows(
  { ...running, status: BulkRunStatus.Done, finishedAt: '2026-11-20T05:06:00Z' },
  failedRows,
);

export const Failed: Story = {
  name: '失敗した行をもう一度試す',
  args: { handlers: bulkRunHandlers({ state: { run: failed, rows: failedRows } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('1件が済み、1件は失敗しました')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '失敗した行をもう一度試す' })).toBeEnabled(),
    );
  },
};

export const ChosenUndone: Story = {
  name: '選んだ行だけを元に戻す',
  tags: ['slow'],
  args: { handlers: bulkRunHandlers({ state: { run: failed, rows: failedRows } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: '麺処ほしぞらを選ぶ' }));
    await userEvent.click(canvas.getByRole('button', { name: '選んだ行を元に戻す' }));
    await expect(await screen.findByRole('dialog', { name: '1件を元に戻す' })).toBeVisible();
  },
};

const rows5000 = manyRows(5_000);

export const Many: Story = {
  name: '5,000件',
  tags: ['slow'],
  args: {
    handlers: bulkRunHandlers({
      state: {
        run: withRows(
          { ...adoptionRun, kind: 'declineApplications', mailCount: 5_000, amount: null, rounds: [] },
          rows5000,
        ),
        rows: rows5000,
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('5,000件中 1–50件を表示')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '5,000件を不採択にする' })).toBeVisible();
  },
};

const codes = [
  ...adoptionRows,
  ...adoptionRows.slice(0, 1).map((row) => ({
    ...row,
    id: 190,
    line: 10,
    outcome: BulkRowOutcome.Unable,
    reasonCode: 'doubled' as const,
    message: '2行目と同じ応募コードです。どちらかの行を消してください',
    makes: null,
    amount: null,
  })),
];

export const UnknownAndDoubled: Story = {
  name: '一覧にないコードと、重なったコード',
  tags: ['slow'],
  args: {
    path: '/admin/bulk/12?outcome=1',
    handlers: bulkRunHandlers({ state: { run: withRows(adoptionRun, codes), rows: codes } }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/2行目と同じ応募コードです/)).toBeVisible();
    await expect(canvas.getByText('応募コード 4099 は、この公募回にありません')).toBeVisible();
  },
};

const importing = () => bulkRunHandlers({ state: { run: importRun, rows: importRows } });

export const ImportTried: Story = {
  name: '企業を取り込んだ場合の結果',
  tags: ['slow'],
  args: { handlers: importing() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^I7（郵便番号「12」）/)).toBeVisible();
    await expect(canvas.getByText('0300000009')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '4件を取り込む' }));
    await expect(canvas.getByText('結果を確かめてから、印を付けてください。')).toBeVisible();
  },
};
export const ImportPhone: Story = {
  name: '企業を取り込んだ場合の結果（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
  args: { handlers: importing() },
};
export const ImportTablet: Story = {
  name: '企業を取り込んだ場合の結果（タブレット）',
  tags: ['slow'],
  globals: { viewport: { value: 'tablet' } },
  args: { handlers: importing() },
};

export const ImportDone: Story = {
  name: '誤りのない行だけを取り込む',
  tags: ['slow'],
  args: { handlers: importing() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^誤りのない4行だけ取り込みます/ }));
    await userEvent.click(canvas.getByRole('button', { name: '4件を取り込む' }));
    await expect(await canvas.findByText('4件が済みました')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '済んだ4件を元に戻す' })).toBeVisible();
  },
};

const sharing = () => bulkRunHandlers({ state: tried('assignSections') });

export const Shared: Story = {
  name: '書類の担当を決めた場合の結果',
  tags: ['slow'],
  args: { handlers: sharing() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('受付 清さんに1件（今の担当は0件）')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '発注書（1-2）' })).toHaveAttribute(
      'href',
      '/admin/mypage/7/section/234',
    );
    await expect(canvas.getByRole('button', { name: '2件の書類の担当を決める' })).toBeVisible();
  },
};
export const SharedPhone: Story = {
  ...Shared,
  name: '書類の担当を決めた場合の結果（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

const changing = () => bulkRunHandlers({ state: tried('changeSectionDates') });

export const DueDaysTried: Story = {
  name: '提出期限を変えた場合の結果',
  tags: ['slow'],
  args: { handlers: changing() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: '発注書（1-2）' });
    await expect(link).toHaveAttribute('href', '/admin/mypage/7/section/234');
    await expect(canvas.getByText(/再提出期限（2026\/11\/30）は変わりません$/)).toBeVisible();
    await expect(canvas.getByText(/^株式会社みらい食堂（一般社団法人/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '一覧に戻る' })).toHaveAttribute(
      'href',
      '/admin/mypage?list=sections',
    );
    await expect(canvas.getByRole('button', { name: '3件の提出期限を変える' })).toBeVisible();
  },
};
export const DueDaysPhone: Story = {
  name: '提出期限を変えた場合の結果（電話）',
  globals: { viewport: { value: 'phone' } },
  args: { handlers: changing() },
};
export const DueDaysTablet: Story = {
  name: '提出期限を変えた場合の結果（タブレット）',
  globals: { viewport: { value: 'tablet' } },
  args: { handlers: changing() },
};

const writing = () => bulkRunHandlers({ state: tried('notifyApplications') });

export const LetterTried: Story = {
  name: '応募者に連絡した場合の結果',
  tags: ['slow'],
  args: { handlers: writing() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('すでに提出されているため、送りません')).toBeVisible();
    await expect(canvas.getByText('メールを送るため、行った後は元に戻せません')).toBeVisible();
    await expect(canvas.getByText('海風 花子 が読む内容')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '3件に送る' })).toBeVisible();
  },
};
export const LetterPhone: Story = {
  name: '応募者に連絡した場合の結果（電話）',
  globals: { viewport: { value: 'phone' } },
  args: { handlers: writing() },
};
export const LetterTablet: Story = {
  name: '応募者に連絡した場合の結果（タブレット）',
  globals: { viewport: { value: 'tablet' } },
  args: { handlers: writing() },
};

export const LetterSent: Story = {
  name: '応募者に送った後は、元に戻せない',
  tags: ['slow'],
  args: { handlers: writing() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /できない3件には行いません/ }));
    await userEvent.click(canvas.getByRole('button', { name: '3件に送る' }));
    await expect(await canvas.findByText('3件が済みました')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /元に戻す/ })).toBeNull();
  },
};

const { run: letterRun, rows: letterRows } = tried('notifyApplications');
const handedInRows = letterRows.map((row) => {
  if (row.outcome !== BulkRowOutcome.Able) return row;
  const isIn = row.line === 2;
  return {
    ...row,
    status: isIn ? ApplicationStatus.Submitted : row.status,
    outcome: isIn ? BulkRowOutcome.Failed : BulkRowOutcome.Done,
    reasonCode: isIn ? ('rule' as const) : null,
    message: isIn ? 'すでに提出されているため、送りません' : '送りました',
    finishedAt: '2026-11-20T05:06:00Z',
  };
});
const handedIn = withRows(
  {
    ...letterRun,
    status: BulkRunStatus.Done,
    startedAt: '2026-11-20T05:05:00Z',
    finishedAt: '2026-11-20T05:06:00Z',
  },
  handedInRows,
);

export const HandedInMeanwhile: Story = {
  name: '試した後に提出した応募者には送らない',
  tags: ['slow'],
  args: { handlers: bulkRunHandlers({ state: { run: handedIn, rows: handedInRows } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('2件に送り、1件には送りませんでした')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '失敗した行をもう一度試す' })).toBeNull();
  },
};

const asking = () => bulkRunHandlers({ state: tried('notifySections') });

export const RequestsTried: Story = {
  name: '書類の提出を求めた場合の結果',
  args: { handlers: asking() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('3件の宛先にメールを送ります')).toBeVisible();
    await expect(canvas.getByText(/・発注書（1-2）（再提出期限：令和8年11月30日）/)).toBeVisible();
    await expect(canvas.getByText('メールを送るため、行った後は元に戻せません')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '3件の書類について送る' })).toBeVisible();
  },
};
export const RequestsPhone: Story = {
  name: '書類の提出を求めた場合の結果（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
  args: { handlers: asking() },
};
export const RequestsTablet: Story = {
  name: '書類の提出を求めた場合の結果（タブレット）',
  tags: ['slow'],
  globals: { viewport: { value: 'tablet' } },
  args: { handlers: asking() },
};

export const RequestsSent: Story = {
  name: '書類の提出を求めて、終わるまで',
  tags: ['slow'],
  args: { handlers: asking() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^結果を確かめました/ }));
    await userEvent.click(canvas.getByRole('button', { name: '3件の書類について送る' }));
    await expect(await canvas.findByText('3件が済みました')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /元に戻す$/ })).toBeNull();
  },
};

export const Loading: Story = { name: '読み込み中', ...states.loading };
export const Broken: Story = { name: '行を読めない', ...states.broken };
export const NotFound: Story = { name: '見つからない', args: { path: '/admin/bulk/99' } };

export const Runs: Story = {
  name: 'まとめて行った処理',
  tags: ['slow'],
  args: { path: '/admin/bulk' },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: '採択' });
    await expect(link).toHaveAttribute('href', '/admin/bulk/12');
  },
};
