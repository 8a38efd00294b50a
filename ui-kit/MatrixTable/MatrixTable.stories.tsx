import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleDashed, FileSearch, Landmark, Minus, Undo2 } from 'lucide-react';
import { expect, within } from 'storybook/test';
import type { MatrixCell, MatrixRow } from './index.ts';
import { MatrixTable } from './index.ts';

const looks: Record<string, MatrixCell> = {
  o: { icon: CircleCheck, word: '確認済', tone: 'success', href: '#o' },
  j: { icon: FileSearch, word: '確認中', tone: 'info', href: '#j' },
  m: { icon: Landmark, word: '農水省', tone: 'special', href: '#m' },
  r: { icon: Undo2, word: '差戻し', tone: 'warning', href: '#r' },
  u: { icon: CircleDashed, word: '未提出', tone: 'neutral', href: '#u' },
  x: { icon: Minus, word: '対象外', tone: 'neutral' },
  b: { icon: CircleDashed, word: '開始前', tone: 'neutral' },
};

const groups = [
  {
    id: 'grant',
    label: '②交付申請',
    columns: [
      { id: 'c0', label: '交付申請書' },
      { id: 'c1', label: '経費内訳' },
    ],
  },
  {
    id: 'reports',
    label: '③届出',
    columns: [
      { id: 'c2', label: '計画変更' },
      { id: 'c3', label: '遅延届' },
    ],
  },
  { id: 'progress', label: '④遂行', columns: [{ id: 'c4', label: '遂行状況' }] },
  {
    id: 'result',
    label: '⑤実績報告',
    columns: [
      { id: 'c5', label: '実施結果報告書', parts: ['実施結果', '報告書'] },
      { id: 'c6', label: '写真' },
    ],
  },
  {
    id: 'evidence',
    label: '⑥支払証憑',
    columns: ['見積', '発注', '納品', '検収', '請求', '振込'].map((label, index) => ({
      id: `c${index + 7}`,
      label,
    })),
  },
  { id: 'after', label: '⑦完了後', columns: [{ id: 'c13', label: '財産台帳' }] },
];

const row = (code: string, name: string, states: string): MatrixRow => ({
  id: code,
  code,
  name,
  href: `#${code}`,
  cells: Object.fromEntries(
    [...states].flatMap((state, index) => {
      const look = looks[state];
      return look === undefined ? [] : [[`c${index}`, look]];
    }),
  ),
});

const meta = {
  id: 'ui-kit-matrix-table',
  title: 'ui-kit/書類の表（MatrixTable）',
  component: MatrixTable,
  args: {
    'aria-label': '企業ごとの書類の確認状況',
    corner: '管理番号・企業',
    groups,
    rows: [
      row('4003', '株式会社ひまわり給食センター', 'oojuouuoorjuub'),
      row('5014', '株式会社豆くら', 'ooxjmuuoruuuub'),
      row('6001', '有限会社海風すし', 'ooxxouuoorjuux'),
      row('61003', '瀬戸内フーズ株式会社', 'oomxjuuoojuuub'),
      row('62011', '株式会社さくらベーカリー', 'jjxxbbbbbbbbbb'),
      row('7002', '一般社団法人やさしい外食推進協会', 'ooxxouuoouuuux'),
      row('5002', '北のこむぎ製粉株式会社', 'oooxoooooooooj'),
    ],
  },
} satisfies Meta<typeof MatrixTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Documents: Story = {
  name: '企業 × 書類',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = within(canvas.getByRole('row', { name: /5014/ }));
    await expect(line.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '5014',
      '確認済',
      '確認済',
      '確認中',
      '農水省',
      '未提出',
      '未提出',
      '確認済',
      '差戻し',
      '未提出',
      '未提出',
      '未提出',
      '未提出',
    ]);
    // A list of links names the company and the document of each.
    await expect(line.getByRole('link', { name: '5014 株式会社豆くら 発注 差戻し' })).toBeVisible();
    await expect(line.getAllByText('対象外')).toHaveLength(1);
  },
};

/** The lines that a text of an element takes, by where its letters stand. */
const linesOf = (element: Element): string[] => {
  const range = document.createRange();
  const lines = new Map<number, string>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    [...(node.textContent ?? '')].forEach((letter, index) => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      lines.set(top, `${lines.get(top) ?? ''}${letter}`);
    });
  }
  return [...lines.values()];
};

export const Heads: Story = {
  name: '見出しは語の途中で折れず、組の名前は見える所に残る',
  decorators: [(Story) => <div style={{ width: '40rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = canvas.getByRole('columnheader', { name: /^実施結果 ?報告書$/ });
    await expect(linesOf(head)).toEqual(['実施結果', '報告書']);
    await expect(linesOf(canvas.getByRole('columnheader', { name: '交付申請書' }))).toEqual(['交付申請書']);
    const region = canvas.getByRole('region');
    const group = canvas.getByText('⑥支払証憑');
    // Its first columns have gone behind the frozen one.
    region.scrollLeft = 700;
    const frozen = canvas.getByRole('rowheader', { name: /5014/ }).getBoundingClientRect();
    const place = group.getBoundingClientRect();
    await expect(group.closest('th')?.getBoundingClientRect().left).toBeLessThan(frozen.right);
    await expect(place.left).toBeGreaterThanOrEqual(frozen.right);
    await expect(place.right).toBeLessThanOrEqual(region.getBoundingClientRect().right);
  },
};

export const FirstColumnStays: Story = {
  name: '1列目は動かない',
  decorators: [(Story) => <div style={{ width: '24rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region');
    const head = within(canvasElement).getByRole('rowheader', { name: /5014/ });
    const before = head.getBoundingClientRect().left;
    region.scrollLeft = 300;
    await expect(region.scrollLeft).toBe(300);
    await expect(head.getBoundingClientRect().left).toBe(before);
  },
};

const NOTE = 'ひまわり食品 未提出、みらい食堂 確認済';

/** Where several are asked for the same document, each stands below, who keeps it waiting first. */
export const Members: Story = {
  name: '構成員ごとの書類',
  args: {
    rows: [
      row('5014', '株式会社豆くら', 'ooxjmuuoruuuub'),
      {
        ...row('7002', '一般社団法人やさしい外食推進協会', 'ooxxouuoouuuux'),
        cells: {
          ...row('7002', '', 'ooxxouuoouuuux').cells,
          c1: { icon: CircleDashed, word: '未提出', tone: 'neutral', href: '#u', note: NOTE },
        },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const line = within(within(canvasElement).getByRole('row', { name: /7002/ }));
    await expect(line.getByRole('link', { name: new RegExp(`経費内訳 未提出 ${NOTE}$`) })).toBeVisible();
  },
};
