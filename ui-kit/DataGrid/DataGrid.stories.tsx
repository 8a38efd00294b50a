import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, CirclePlay, ClockAlert, Download, Mail, TriangleAlert, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FilterBar } from '#ui-kit/FilterBar/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { windowFrom } from '#ui-kit/tokens/index.ts';
import { UiKitProvider } from '#ui-kit/UiKitProvider/index.ts';
import type { DataGridProps, GridColumn, GridColumnChoice, GridRowId, GridSort } from './index.ts';
import { DataGrid, GridLink, GridTools, GridTwoLines } from './index.ts';

type Project = {
  id: number;
  name: string;
  plan: string;
  delay: 0 | 1 | 2;
  due: string;
  left: string;
  assignee: string;
  amountYen: number;
};

const project = (id: number, name: string, plan: string, rest: Partial<Project> = {}): Project => ({
  id,
  name,
  plan,
  delay: 0,
  due: '2026/12/04',
  left: '残り9営業日',
  assignee: '受付 清',
  amountYen: 3_600_000,
  ...rest,
});

const projects: readonly Project[] = [
  project(4003, '株式会社ひまわり給食センター', 'セントラルキッチン整備による在宅向け弁当の拡大', {
    delay: 2,
    due: '2026/11/15',
    left: '期限切れ',
    amountYen: 10_000_000,
  }),
  project(5014, '株式会社豆くら', '国産大豆への切替に伴う豆腐製造ラインの更新', {
    delay: 1,
    due: '2026/11/30',
    left: '残り5営業日',
    amountYen: 23_100_000,
  }),
  project(6001, '有限会社海風すし', 'キッチンカーによる七尾市内での営業継続'),
  project(7002, '一般社団法人やさしい外食推進協会', '嚥下配慮メニューの共同開発と提供実証', {
    due: '2027/01/15',
    left: '残り34営業日',
  }),
  project(61003, '瀬戸内フーズ株式会社', '県産牛・地魚を使う冷凍調理食品の製造ライン整備', {
    assignee: '事務局 花子',
    amountYen: 199_000_000,
  }),
];

const delays = [
  <StatusTag key="0" tone="neutral" icon={Check} isQuiet>
    遅延なし
  </StatusTag>,
  <StatusTag key="1" tone="warning" icon={ClockAlert}>
    遅延
  </StatusTag>,
  <StatusTag key="2" tone="danger" icon={TriangleAlert}>
    重大な遅延
  </StatusTag>,
];
const dueTones = [undefined, 'warning', 'danger'] as const;

const columns: readonly GridColumn<Project>[] = [
  {
    id: 'code',
    header: '管理番号',
    isFixed: true,
    isNumeric: true,
    isSortable: true,
    phoneSlot: 'code',
    cell: ({ id }) => <GridLink kind="code">{String(id)}</GridLink>,
  },
  {
    id: 'name',
    header: '企業・事業計画名',
    isFixed: true,
    isRowHeader: true,
    phoneSlot: 'title',
    width: 'clamp(11rem, 20vw, 20rem)',
    cell: ({ name, plan }, density) => (
      <GridTwoLines
        first={<GridLink isClipped>{name}</GridLink>}
        second={density === 'compact' ? undefined : plan}
      />
    ),
  },
  {
    id: 'status',
    header: '事業ステータス',
    phoneSlot: 'tag',
    cell: () => (
      <StatusTag tone="info" icon={CirclePlay}>
        実施中
      </StatusTag>
    ),
  },
  { id: 'delay', header: '遅延', isFixed: true, phoneSlot: 'tag', cell: ({ delay }) => delays[delay] },
  {
    id: 'due',
    header: '次の期限',
    isFixed: true,
    isNumeric: true,
    isSortable: true,
    phoneSlot: 'due',
    cell: ({ due, left, delay }, density) => (
      <GridTwoLines first={due} second={density === 'compact' ? undefined : left} tone={dueTones[delay]} />
    ),
  },
  {
    id: 'left',
    header: '残り',
    density: 'compact',
    align: 'end',
    phoneSlot: 'none',
    cell: ({ left }) => left,
  },
  { id: 'assignee', header: '担当', hideBelow: 'lg', phoneSlot: 'none', cell: ({ assignee }) => assignee },
  {
    id: 'amount',
    header: '交付決定額（円）',
    align: 'end',
    isNumeric: true,
    isSortable: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    total: '239,300,000',
    cell: ({ amountYen }) => amountYen.toLocaleString('ja-JP'),
  },
];

type DemoProps = Partial<DataGridProps<Project>> & {
  initialSelected?: readonly GridRowId[];
  initialDensity?: NonNullable<DataGridProps<Project>['density']>;
};

const actions = [
  { id: 'assign', label: '担当を変える', icon: UserRound, onSelect: fn() },
  { id: 'mail', label: '通知を送る', icon: Mail, onSelect: fn() },
  { id: 'save', label: '書類をまとめて保存する', icon: Download, onSelect: fn() },
];

const Demo = ({ initialSelected = [], initialDensity = 'comfortable', ...props }: DemoProps) => {
  const searchRef = useRef<HTMLInputElement>(null);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<GridRowId>>(new Set(initialSelected));
  const [density, setDensity] = useState(initialDensity);
  const [columnChoice, setColumnChoice] = useState<GridColumnChoice>({});
  const [sort, setSort] = useState<GridSort>({ columnId: 'due', direction: 'ascending' });
  const [words, setWords] = useState('');
  return (
    <UiKitProvider>
      <Stack>
        <FilterBar
          search={{
            label: '企業を探す',
            placeholder: '番号・企業・計画名で探す',
            value: words,
            onChange: setWords,
            ref: searchRef,
          }}
          filters={[]}
          values={{}}
          onChange={fn()}
          onClear={fn()}
          end={
            <GridTools
              {...{ columns, columnChoice, density }}
              onColumnChoiceChange={setColumnChoice}
              onDensityChange={setDensity}
            />
          }
        />
        <DataGrid
          aria-label="マイページの一覧"
          columns={columns}
          rows={projects}
          searchRef={searchRef}
          rowId={({ id }) => id}
          rowLabel={({ name }) => name}
          rowHref={({ id }) => `#${id}`}
          density={density}
          columnChoice={columnChoice}
          sort={sort}
          onSortChange={setSort}
          selection={{ selectedIds, onChange: setSelectedIds, actions, onSelectAllMatching: fn() }}
          paging={{ total: 12, from: 1, onNext: fn() }}
          {...props}
        />
      </Stack>
    </UiKitProvider>
  );
};

const meta = { id: 'ui-kit-data-grid', title: 'ui-kit/一覧（DataGrid）', component: Demo } satisfies Meta<
  typeof Demo
>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).getByRole('row', { name });
const head = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('columnheader', { name });

export const Comfortable: Story = {
  name: 'ゆったり',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(6);
    await expect(within(canvasElement).getByText('12件中 1–5件を表示')).toBeVisible();
  },
};
export const Compact: Story = {
  name: 'つめる・合計',
  args: { initialDensity: 'compact', totalLabel: '合計（12件）' },
};
export const Phone: Story = {
  name: '電話ではカード',
  globals: { viewport: { value: 'phone' } },
  args: { initialSelected: [5014] },
  play: async ({ canvasElement }) => {
    // However many acts there are, they take one line of a phone, and the way out of it stays in sight.
    const bar = within(within(canvasElement).getByRole('region', { name: '選んだ行への操作' }));
    if (window.matchMedia(windowFrom.md).matches) return;
    const end = bar.getByRole('button', { name: '選択をやめる' }).getBoundingClientRect();
    const first = bar.getByRole('button', { name: '担当を変える' }).getBoundingClientRect();
    await expect(end.top).toBe(first.top);
    await expect(end.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Tablet: Story = { name: 'タブレット', globals: { viewport: { value: 'tablet' } } };

export const Sort: Story = {
  name: '並べ替える',
  play: async ({ canvasElement }) => {
    await expect(head(canvasElement, '次の期限')).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(head(canvasElement, '次の期限')).getByRole('button'));
    await expect(head(canvasElement, '次の期限')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(head(canvasElement, '管理番号')).getByRole('button'));
    await expect(head(canvasElement, '管理番号')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head(canvasElement, '次の期限')).not.toHaveAttribute('aria-sort');
  },
};

export const Selection: Story = {
  name: '選んでまとめて操作する',
  args: { initialSelected: [5014, 6001] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: '表示中の行をすべて選ぶ' });
    await expect(all.indeterminate).toBe(true);
    await userEvent.click(canvas.getByRole('checkbox', { name: '瀬戸内フーズ株式会社を選ぶ' }));
    const bar = within(canvas.getByRole('region', { name: '選んだ行への操作' }));
    await expect(bar.getByText('3件')).toBeVisible();
    await expect(bar.getByRole('button', { name: '条件に合う12件をすべて選ぶ' })).toBeVisible();
    await userEvent.click(all);
    await expect(bar.getByText('5件')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: '選択をやめる' }));
    await expect(canvas.queryByRole('region', { name: '選んだ行への操作' })).toBeNull();
  },
};

export const Keyboard: Story = {
  name: 'キーで動かす',
  args: { onRowOpen: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('grid');
    await userEvent.keyboard('jj');
    await waitFor(() => expect(rowOf(canvasElement, /豆くら/)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}k');
    await waitFor(() => expect(rowOf(canvasElement, /豆くら/)).toHaveFocus());
    await userEvent.keyboard('x');
    await expect(canvas.getByRole('checkbox', { name: '株式会社豆くらを選ぶ' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowOpen).toHaveBeenCalledWith(projects[1]);
    await userEvent.keyboard('/');
    const search = canvas.getByRole('searchbox');
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('jk/');
    await expect(search).toHaveValue('jk/');
  },
};

export const Columns: Story = {
  name: '列を選ぶ',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '列を選ぶ' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '担当' }));
    await expect(canvas.queryByRole('columnheader', { name: '担当' })).toBeNull();
    await expect(canvas.queryByRole('checkbox', { name: '管理番号' })).toBeNull();
  },
};

export const Density: Story = {
  name: '行の高さを変える',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '行の高さ：ゆったり' }));
    await expect(head(canvasElement, '残り')).toBeVisible();
    await expect(rowOf(canvasElement, /豆くら/).getBoundingClientRect().height).toBeLessThan(48);
  },
};
