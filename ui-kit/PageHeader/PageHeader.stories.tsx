import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Undo2 } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '#ui-kit/Button/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { PageHeader } from './index.ts';

const meta = {
  id: 'ui-kit-page-header',
  title: 'ui-kit/ページの頭（PageHeader）',
  component: PageHeader,
  args: { title: 'マイページ管理', context: '令和8年度　12件中 1–12件を表示' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <Button icon={Download}>書き出す</Button>
    <Button variant="primary">事業を加える</Button>
  </>
);

export const Staff: Story = {
  name: '事務局',
  args: { actions },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'マイページ管理',
    );
  },
};
export const Business: Story = {
  name: '事業者',
  args: {
    rhythm: 'business',
    over: '管理番号 5014　令和5年度補正 第2次公募',
    title: '株式会社豆くら 様',
    context: '国産大豆への切替に伴う豆腐製造ラインの更新',
  },
};
export const WithTags: Story = {
  name: '札つき',
  args: {
    title: '納品書（2-3）を直す',
    context: '2. 厨房機器一式　見本厨機株式会社',
    tags: (
      <StatusTag tone="warning" icon={Undo2}>
        差戻し
      </StatusTag>
    ),
  },
};
const refused = (
  <>
    <Button>差し戻す</Button>
    <Button variant="primary" reason="必須の写真が添付されていません。写真をすべて添付すると、承認できます。">
      承認する
    </Button>
  </>
);

const boxOf = (element: Element | null) => {
  if (element === null) throw new Error('nothing to measure');
  return element.getBoundingClientRect();
};

export const Refused: Story = {
  name: '押せない理由があっても、同じ所にある',
  args: { actions: refused },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = boxOf(canvasElement.querySelector('header'));
    const primary = boxOf(canvas.getByRole('button', { name: '承認する' }));
    await expect(Math.round(primary.right)).toBe(Math.round(head.right));
    await expect(Math.round(boxOf(canvas.getByRole('button', { name: '差し戻す' })).top)).toBe(
      Math.round(primary.top),
    );
    await expect(boxOf(canvas.getByText(/必須の写真/)).top).toBeGreaterThanOrEqual(primary.bottom);
  },
};
export const Phone: Story = {
  name: '電話',
  globals: { viewport: { value: 'phone' } },
  args: { actions: refused },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = boxOf(canvasElement.querySelector('header'));
    const primary = boxOf(canvas.getByRole('button', { name: '承認する' }));
    const other = boxOf(canvas.getByRole('button', { name: '差し戻す' }));
    await expect([primary.width, other.width].map(Math.round)).toEqual(
      [head.width, head.width].map(Math.round),
    );
    await expect(primary.bottom).toBeLessThanOrEqual(other.top);
  },
};
export const LongTitle: Story = {
  name: '長い題',
  args: {
    title: '特定非営利活動法人全国農産物加工技術普及推進協議会連合会による食品原材料調達リスク軽減対策事業',
    actions,
  },
};
export const All: Story = {
  name: '一覧',
  render: () => (
    <Stack gap={24}>
      <PageHeader title="マイページ管理" context="12件中 1–12件を表示" actions={actions} />
      <p>事業者のページでは、題が大きくなります。</p>
    </Stack>
  ),
};
