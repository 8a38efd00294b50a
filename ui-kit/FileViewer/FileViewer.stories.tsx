import type { Meta, StoryObj } from '@storybook/react-vite';
import { GitCompareArrows } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#ui-kit/Button/index.ts';
import type { FileMark } from './index.ts';
import { FileViewer, ImagePage, MarkClipping, showMark } from './index.ts';

/** An order form as a picture, so that the story needs no reader for PDF. */
const orderForm = (page: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="840" height="1188" viewBox="0 0 420 594" font-family="serif">
      <rect width="420" height="594" fill="white"/>
      <text x="300" y="60" font-size="11">注文番号 MK-2607-031</text>
      <text x="300" y="82" font-size="11">令和8年7月17日</text>
      <text x="160" y="130" font-size="20">${page === 1 ? '発　注　書' : '別紙　仕様'}</text>
      <text x="60" y="170" font-size="12">株式会社みほん製機　御中</text>
      <path d="M60 220h300M60 250h300M60 280h300M60 310h300M60 220v90M180 220v90M360 220v90" stroke="gray" fill="none"/>
    </svg>`,
  )}`;

const marks: readonly FileMark[] = [
  {
    id: 'f1',
    label: '1',
    name: '発注日 令和8年7月17日',
    page: 1,
    box: { x: 0.7, y: 0.117, width: 0.2, height: 0.03 },
  },
  { id: 'a', label: 'A', name: '金額', page: 2, box: { x: 0.43, y: 0.37, width: 0.42, height: 0.05 } },
];

const meta = {
  id: 'ui-kit-file-viewer',
  title: 'ui-kit/書類の表示（FileViewer）',
  component: FileViewer,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ height: '100vh' }}>{Story()}</div>],
  args: {
    fileName: '5014_発注書_豆腐製造ライン_再提出_20261120.pdf',
    pageCount: 2,
    renderPage: ({ page, rotation }) => (
      <ImagePage src={orderForm(page)} alt={`発注書の${page}ページ目`} rotation={rotation} />
    ),
    marks,
    onMarkSelect: fn(),
    tools: (
      <Button size="small" icon={GitCompareArrows}>
        第1版と比べる
      </Button>
    ),
  },
} satisfies Meta<typeof FileViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));
const sheet = (canvasElement: HTMLElement, page: number) =>
  within(canvasElement).getByRole('group', { name: `2ページ中 ${page}ページ目` });

export const Pages: Story = {
  name: 'ページと印',
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, '指摘1：発注日 令和8年7月17日');
    await expect(args.onMarkSelect).toHaveBeenCalledWith(marks[0]);
    await expect(within(canvasElement).getByRole('button', { name: '前のページ' })).toBeDisabled();
  },
};

export const NextPage: Story = {
  name: '次のページ',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(sheet(canvasElement, 2).getBoundingClientRect().height).toBeGreaterThan(400));
    await press(canvasElement, '次のページ');
    await expect(within(canvasElement).getByText('2 / 2')).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: '次のページ' })).toBeDisabled();
  },
};

export const Zoom: Story = {
  name: '大きくする',
  play: async ({ canvasElement }) => {
    const before = sheet(canvasElement, 1).getBoundingClientRect().width;
    await press(canvasElement, '大きくする');
    await expect(within(canvasElement).getByText('125%')).toBeVisible();
    await expect(sheet(canvasElement, 1).getBoundingClientRect().width).toBeCloseTo(before * 1.25, 0);
  },
};

export const Turned: Story = {
  name: '右に回す',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(sheet(canvasElement, 1).getBoundingClientRect().height).toBeGreaterThan(400));
    await press(canvasElement, '右に回す');
    const { width, height } = sheet(canvasElement, 1).getBoundingClientRect();
    await expect(width).toBeGreaterThan(height);
    const mark = within(canvasElement).getByRole('button', { name: /指摘1/ }).getBoundingClientRect();
    await expect(mark.height).toBeGreaterThan(mark.width);
  },
};

export const ToMark: Story = {
  name: '指摘から印へ',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(sheet(canvasElement, 2).getBoundingClientRect().height).toBeGreaterThan(400));
    showMark('a');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: '指摘A：金額' })).toHaveFocus(),
    );
  },
};

export const Picture: Story = {
  name: '画像',
  args: { fileName: '設置写真_14-1.jpg', pageCount: 1, marks: [], tools: undefined },
};

export const Clipping: Story = {
  name: '印の切り抜き（1200px未満）',
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ padding: '1rem' }}>
      <MarkClipping
        mark={{ id: 'f1', label: '1', page: 1, box: { x: 0.7, y: 0.117, width: 0.2, height: 0.03 } }}
        renderPage={args.renderPage}
      />
    </div>
  ),
};
