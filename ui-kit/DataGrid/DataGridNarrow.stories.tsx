import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ClipText } from '#ui-kit/ClipText/index.ts';
import type { GridColumn } from './index.ts';
import { DataGrid, GridLink, GridTwoLines } from './index.ts';

type Payment = { id: number; company: string; plan: string; account: string; amount: number };

const companies = [
  '株式会社豆くら',
  '一般社団法人やさしい外食推進協会',
  '北海道東北食品加工事業協同組合連合会第一製造部',
  '有限会社海風すし',
];

/** Later rows have longer numbers and names, as in a list that is sorted by when they came. */
const paymentsOf = (count: number): Payment[] =>
  Array.from({ length: count }, (_, index) => ({
    id: (index + 1) * 10,
    company: `${companies[index % companies.length]}${'・支店'.repeat(Math.floor(index / 100) % 5)}`,
    plan: '県産牛・地魚を使う冷凍調理食品の製造ライン整備',
    account: `普通預金　････${index % 1000}`,
    amount: 385_000 + index * 7919,
  }));

const columns: readonly GridColumn<Payment>[] = [
  {
    id: 'code',
    header: '管理番号',
    isNumeric: true,
    cell: ({ id }) => <GridLink kind="code">{String(id)}</GridLink>,
  },
  {
    id: 'company',
    header: '企業',
    isRowHeader: true,
    width: '20rem',
    cell: ({ company }) => <GridLink isClipped>{company}</GridLink>,
  },
  { id: 'plan', header: '計画', width: '16rem', cell: ({ plan }) => <ClipText>{plan}</ClipText> },
  {
    id: 'account',
    header: '振込先',
    cell: ({ account }) => <GridTwoLines first="みほん第1銀行" second={account} />,
  },
  {
    id: 'amount',
    header: '支払額（円）',
    align: 'end',
    isNumeric: true,
    cell: ({ amount }) => amount.toLocaleString('ja-JP'),
  },
];

type DemoProps = { count: number; width: string };

const Demo = ({ count, width }: DemoProps) => {
  const rows = useMemo(() => paymentsOf(count), [count]);
  return (
    <div style={{ width }}>
      <DataGrid
        aria-label="支払の一覧"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ company }) => company}
        rowHref={({ id }) => `#${id}`}
        maxHeight="60dvh"
      />
    </div>
  );
};

const meta = {
  id: 'ui-kit-data-grid-narrow',
  title: 'ui-kit/狭い窓の一覧（DataGrid）',
  component: Demo,
  args: { count: 4, width: '42rem' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const gridOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('grid', { name: '支払の一覧' });
const isWide = (element: Element): boolean => element.scrollWidth > element.clientWidth;
const frameOf = (canvasElement: HTMLElement) => gridOf(canvasElement).parentElement ?? canvasElement;

export const NamesGiveWay: Story = {
  name: '長い名前が譲り、ほかの列は切れない',
  play: async ({ canvasElement }) => {
    await expect(isWide(frameOf(canvasElement))).toBe(false);
    for (const account of within(canvasElement).getAllByText(/^普通預金/))
      await expect(isWide(account)).toBe(false);
    const name = within(canvasElement).getByText(/^北海道東北/);
    await expect(name.clientHeight).toBeLessThan(name.scrollHeight / 2 + 1);
    await userEvent.hover(name);
    await waitFor(() => expect(document.querySelector('[popover]')).toHaveTextContent(name.textContent));
    await userEvent.unhover(name);
  },
};

export const ShortNameHasNoTip: Story = {
  ...NamesGiveWay,
  name: '切れていない名前には、吹き出しが出ない',
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByText('株式会社豆くら'));
    await expect(document.querySelector('[popover]')).toBeNull();
  },
};

export const WithRoom: Story = {
  ...NamesGiveWay,
  name: '広い窓では、名前は列の幅まで読める',
  args: { width: '72rem' },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText('一般社団法人やさしい外食推進協会');
    await expect(name.scrollHeight).toBeLessThan(name.clientHeight * 1.5);
  },
};

/** Scrolls through the whole list and looks at every stop, when its rows are drawn. */
const whileScrolling = async (canvasElement: HTMLElement, look: (frame: HTMLElement) => Promise<void>) => {
  const frame = frameOf(canvasElement);
  for (const share of [0.2, 0.5, 1, 0]) {
    const top = share * (frame.scrollHeight - frame.clientHeight);
    frame.scrollTo({ top });
    const first = Math.floor(top / 56) + 2;
    await waitFor(() => expect(frame.querySelector(`[aria-rowindex="${first}"]`)).not.toBeNull());
    await look(frame);
  }
};

export const LongList: Story = {
  name: '2,000行を送っても、横に送らない',
  args: { count: 2000 },
  play: ({ canvasElement }) =>
    whileScrolling(canvasElement, async (frame) => {
      await expect(isWide(frame)).toBe(false);
    }),
};

export const LongListWithRoom: Story = {
  name: '広い窓では、送っても名前の列の幅が変わらない',
  args: { count: 2000, width: '72rem' },
  play: async ({ canvasElement }) => {
    const name = within(gridOf(canvasElement)).getByRole('columnheader', { name: '企業' });
    const { width } = name.getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(320);
    await whileScrolling(canvasElement, async () => {
      await expect(Math.abs(name.getBoundingClientRect().width - width)).toBeLessThan(1);
    });
  },
};
