import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Receipt } from './index.ts';

const meta = {
  id: 'ui-kit-receipt',
  title: 'ui-kit/受付票（Receipt）',
  component: Receipt,
  args: {
    title: '納品書（2-3）を受け付けました',
    lead: '事務局が確認します。結果は、12月1日（火）ごろまでにメールでお知らせします。',
    facts: [
      { term: '受付番号', value: <b>R-4003-0127</b> },
      { term: '受付日時', value: '2026/11/20（金）11:04:37　サーバーの時刻（日本時間）' },
      {
        term: '期限',
        value: (
          <Row gap={12}>
            2026/11/27（金）17:00
            <StatusTag tone="success" icon={Check} isQuiet>
              期限内
            </StatusTag>
          </Row>
        ),
      },
      { term: '事業', value: '4003　セントラルキッチン整備による在宅向け弁当の拡大' },
      { term: '提出した人', value: '株式会社ひまわり給食センター　向井 陽子' },
    ],
    files: [
      {
        id: '1',
        name: '納品書_スチームコンベクション.pdf',
        note: '第2版',
        sizeBytes: 1258291,
        sha256: 'f0707bf931579648aa04c99da474205b0ae786c22aa3b399242f2de1ade4c922',
      },
      {
        id: '2',
        name: '納品書_ブラストチラー.pdf',
        note: '第1版・変更なし',
        sizeBytes: 1003520,
        sha256: 'd2cd32d09fe1bdbf0bd00b219e34f5946875fe8c2d8fddbe7d00dec22f19a200',
      },
    ],
    back: (
      <ButtonLink href="#mypage" variant="primary" size="large">
        マイページに戻る
      </ButtonLink>
    ),
    onPrint: fn(),
  },
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithFiles: Story = {
  name: 'ファイルあり',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const files = canvas.getByRole('region', { name: '受け付けたファイル（2件）' });
    await expect(within(files).getByText('合計 2,261,811 バイト')).toBeVisible();
    const codes = files.querySelectorAll('code');
    await expect(codes).toHaveLength(2);
    await expect(codes[0]?.textContent).toBe(
      'SHA-256 f0707bf931579648aa04c99da474205b0ae786c22aa3b399242f2de1ade4c922',
    );
    await userEvent.click(canvas.getByRole('button', { name: '受付票を印刷する' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
export const KeptOtherwise: Story = {
  name: '位置情報を除いて保存した写真',
  args: {
    files: [
      {
        id: '3',
        name: '設置写真.jpg',
        sizeBytes: 1003520,
        sha256: 'd2cd32d09fe1bdbf0bd00b219e34f5946875fe8c2d8fddbe7d00dec22f19a200',
        receivedSha256: 'f0707bf931579648aa04c99da474205b0ae786c22aa3b399242f2de1ade4c922',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const codes = [...canvasElement.querySelectorAll('code')].map(({ textContent }) => textContent);
    await expect(codes).toEqual([
      '送られたファイルのSHA-256：f0707bf931579648aa04c99da474205b0ae786c22aa3b399242f2de1ade4c922',
      '保存したファイルのSHA-256：d2cd32d09fe1bdbf0bd00b219e34f5946875fe8c2d8fddbe7d00dec22f19a200',
    ]);
  },
};
export const NoFiles: Story = {
  name: 'ファイルなし',
  args: { files: [], title: '遅延届出書を受け付けました' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/SHA-256/)).toBeNull();
  },
};
