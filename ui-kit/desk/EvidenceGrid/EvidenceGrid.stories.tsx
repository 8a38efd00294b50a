import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleDashed, FileSearch, Undo2 } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { EvidenceGrid } from './index.ts';

const ok = { icon: CircleCheck, word: '確認済', tone: 'success', href: '#ok' } as const;
const checking = { icon: FileSearch, word: '確認中', tone: 'info', href: '#checking' } as const;
const returned = { icon: Undo2, word: '差戻し', tone: 'warning', href: '#returned' } as const;
const open = { icon: CircleDashed, word: '未提出', tone: 'neutral', href: '#open' } as const;

const meta = {
  id: 'ui-kit-evidence-grid',
  title: 'ui-kit/証憑の表（EvidenceGrid）',
  component: EvidenceGrid,
  args: {
    'aria-label': '取引ごとの証憑の確認状況',
    rows: [
      {
        id: 1,
        name: '1. 豆腐製造ライン',
        party: '株式会社みほん製機',
        cells: { quote: ok, order: returned, delivery: open, acceptance: open, invoice: open, payment: open },
      },
      {
        id: 2,
        name: '2. 急速冷却装置',
        party: '株式会社例示冷機',
        cells: { quote: ok, order: ok, delivery: ok, acceptance: checking, invoice: open, payment: open },
      },
      {
        id: 3,
        name: '3. 試作材料',
        party: 'みほん農業協同組合',
        cells: { quote: ok, order: ok, delivery: ok, acceptance: ok, invoice: ok, payment: ok },
      },
    ],
  },
} satisfies Meta<typeof EvidenceGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deals: Story = {
  name: '取引 × 書類',
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('row', { name: /豆腐製造ライン/ });
    await expect(within(line).getAllByRole('cell')).toHaveLength(6);
    // A list of links names the deal and the paper of each.
    await expect(within(line).getByRole('link', { name: '1. 豆腐製造ライン 発注 差戻し' })).toHaveAttribute(
      'href',
      '#returned',
    );
  },
};

export const Narrow: Story = {
  name: '大きな文字で入りきらないとき、表だけが横に動く',
  decorators: [(Story) => <div style={{ width: '22rem' }}>{Story()}</div>],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    const room = canvasElement.firstElementChild;
    await expect(table.scrollWidth).toBeGreaterThan(352);
    for (
      let part: Element | null | undefined = table.parentElement?.parentElement;
      part;
      part = part === room ? null : part.parentElement
    ) {
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
    }
  },
};

export const Phone: Story = { name: '電話では3つずつ', globals: { viewport: { value: 'phone' } } };
