import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '#ui-kit/Layout/index.ts';
import { TextField } from './index.ts';

const meta = {
  id: 'ui-kit-text-field',
  title: 'ui-kit/入力欄（TextField）',
  component: TextField,
  args: { label: '担当者の氏名', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Required: Story = {
  name: '必須',
  args: { need: 'required', help: '姓と名の間に空白を入れます' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('担当者の氏名');
    await expect(input).toHaveAttribute('aria-required', 'true');
    await expect(input).toHaveAccessibleDescription('姓と名の間に空白を入れます');
    await userEvent.type(input, '豊田 まめ子');
    await expect(input).toHaveValue('豊田 まめ子');
    await expect(args.onChange).toHaveBeenCalled();
  },
};
export const Optional: Story = { name: '任意', args: { label: '電話番号', need: 'optional', width: '20' } };
export const Failed: Story = {
  name: '直すところがある',
  args: {
    label: '法人番号',
    need: 'required',
    help: '13桁の数字',
    error: '法人番号が正しくありません。国税庁の公表サイトと同じ番号か確認してください',
    defaultValue: '4999901000040',
    width: '20',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('法人番号');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      '13桁の数字 法人番号が正しくありません。国税庁の公表サイトと同じ番号か確認してください',
    );
  },
};
export const Unseen: Story = {
  name: '見えない文字を貼り付けた',
  args: { help: '姓と名の間に空白を入れます', value: '豊田\u200B まめ子' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('担当者の氏名')).toHaveAccessibleDescription(
      '姓と名の間に空白を入れます 目に見えない文字が混じっています。保存するときに除きます。',
    );
  },
};
export const ReadOnly: Story = {
  name: '変更できない',
  args: { label: '管理番号', help: '変更できません', defaultValue: '5014', readOnly: true },
};
export const Disabled: Story = {
  name: 'まだ使えない',
  args: { label: '確定額', help: '額の確定の後に入力できます', defaultValue: '—', disabled: true },
};
export const WithUnit: Story = {
  name: '単位つき',
  args: { label: '延床面積', unit: 'm²', isFigure: true, defaultValue: '120.5', width: '12' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('延床面積')).toHaveAccessibleDescription('m²');
  },
};
export const Small: Story = {
  name: '小（表の中）',
  args: { label: '数量', isLabelHidden: true, controlSize: 'small', defaultValue: '2', width: '8' },
};
export const LongWords: Story = {
  name: '長い言葉',
  args: {
    label: '特定非営利活動法人全国農産物加工技術普及推進協議会連合会の代表者の職名および氏名',
    need: 'required',
    help: '登記されている職名と、姓と名の間に空白を入れた氏名を、続けて入力してください',
    error: '代表者の職名を入力してください。登記事項証明書に書かれているとおりに入力します',
  },
};
export const All: Story = {
  name: '一覧',
  render: () => (
    <Grid columns={3} align="end">
      <TextField
        label="担当者の氏名"
        need="required"
        help="姓と名の間に空白を入れます"
        defaultValue="豊田 まめ子"
      />
      <TextField label="電話番号" need="optional" help="ハイフンはあってもなくても入力できます" />
      <TextField
        label="法人番号"
        need="required"
        error="13桁の数字で入力してください"
        defaultValue="4999"
        width="20"
      />
      <TextField label="管理番号" help="変更できません" defaultValue="5014" readOnly />
      <TextField label="延床面積" unit="m²" isFigure defaultValue="120.5" width="12" />
      <TextField label="確定額" help="額の確定の後に入力できます" defaultValue="—" disabled />
    </Grid>
  ),
};
