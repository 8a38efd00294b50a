import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, Images, Upload, X } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { FileList, FileRow } from './index.ts';

const meta = {
  id: 'ui-kit-file-row',
  title: 'ui-kit/ファイルの行（FileRow）',
  component: FileRow,
  args: { name: '納品書_ブラストチラー.pdf', version: '第1版', sizeBytes: 1003520, note: '変更なし' },
  decorators: [
    (Story) => (
      <FileList>
        <Story />
      </FileList>
    ),
  ],
} satisfies Meta<typeof FileRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <IconButton icon={Eye} name="内容を見る" />
    <IconButton icon={Upload} name="差し替える" />
  </>
);

export const Plain: Story = {
  name: 'ふつう',
  args: { actions },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('980KB')).toBeVisible();
  },
};
export const Versions: Story = {
  name: '古い版がある',
  args: {
    actions,
    version: '第2版',
    note: '保存済み 10:31',
    olderVersions: [
      { id: '1', words: '第1版　11/13に提出・指摘 2件', link: <TextLink href="#v1">第1版を見る</TextLink> },
    ],
  },
};
export const Failed: Story = {
  name: '失敗した',
  args: {
    name: '納品書控え.heic',
    version: undefined,
    sizeBytes: undefined,
    note: '拡張子が対象外です（対応：pdf・jpg・png・zip）',
    isFailed: true,
    actions: <IconButton icon={X} name="外す" />,
  },
};
/** What is known about a file flows as words do: its size is not left alone on a line. */
export const MetaPhone: Story = {
  name: '電話（保存した日時がある）',
  args: { actions, version: undefined, note: '第1版 保存済み 11/23 08:29 確認した書類と同じ' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const size = within(canvasElement).getByText(/KB$/).getBoundingClientRect();
    const [line] = within(canvasElement)
      .getByText(/^第1版/)
      .getClientRects();
    await expect(Math.abs((line?.top ?? 0) - size.top)).toBeLessThan(2);
  },
};
export const LongName: Story = {
  name: '長い名前',
  args: {
    name: '令和8年度_外食産業事業成長支援補助金_納品書および検収書_株式会社ひまわり給食センター_最終版_訂正2.pdf',
    actions,
  },
};
export const Phone: Story = {
  ...LongName,
  name: '電話',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByText(/^令和8年度/).getBoundingClientRect();
    const open = canvas.getByRole('button', { name: '内容を見る' }).getBoundingClientRect();
    await expect(open.top).toBeGreaterThanOrEqual(name.bottom);
    await expect(name.width).toBeGreaterThan(240);
  },
};
export const All: Story = {
  name: '一覧',
  render: (args) => (
    <>
      <FileRow
        {...args}
        version="第2版"
        actions={actions}
        olderVersions={[
          {
            id: '1',
            words: '第1版　11/13に提出・指摘 2件',
            link: <TextLink href="#v1">第1版を見る</TextLink>,
          },
        ]}
      />
      <FileRow {...args} actions={actions} />
      <FileRow
        name="設置写真（6枚）"
        icon={Images}
        version="第2版"
        sizeBytes={19293798}
        note="保存済み 10:40"
      />
      <FileRow
        name="納品書控え.heic"
        note="拡張子が対象外です"
        isFailed
        actions={<IconButton icon={X} name="外す" />}
      />
    </>
  ),
};
