import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Select } from '#ui-kit/Select/index.ts';
import { TextArea } from '#ui-kit/TextArea/index.ts';
import { TextField } from '#ui-kit/TextField/index.ts';
import { Columns, FormFoot, Grid, Page, Row, Stack } from './index.ts';

const meta = { id: 'ui-kit-layout', title: 'ui-kit/並べ方（Layout）', component: Stack } satisfies Meta<
  typeof Stack
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Below: Story = {
  name: '縦（Stack）',
  render: () => (
    <Stack gap={8}>
      <Card>一つ目</Card>
      <Card>二つ目</Card>
    </Stack>
  ),
};
export const Beside: Story = {
  name: '横（Row）',
  render: () => (
    <Row isBetween>
      <span>左</span>
      <Button>右</Button>
    </Row>
  ),
};
export const Even: Story = {
  name: '同じ幅の列（Grid）',
  render: () => (
    <Grid columns={3}>
      <Card>一</Card>
      <Card>二</Card>
      <Card>三</Card>
      <Card data-wide>一行を使う</Card>
    </Grid>
  ),
};
export const FormInLine: Story = {
  name: '2列の書式（Grid、説明と誤りがあっても揃う）',
  render: () => (
    <Grid align="end">
      <TextField label="企業名" need="required" error="企業名を入力してください" />
      <TextField label="企業名（カナ）" need="required" help="全角カタカナで入力します" />
      <TextField
        label="代表者の職名および氏名（登記事項証明書に書かれているとおりに、続けて入力）"
        help="姓と名の間に空白を入れます"
      />
      <Select
        label="都道府県"
        error="都道府県を選んでください"
        options={[{ value: '17', label: '石川県' }]}
      />
      <div data-wide>
        <TextArea label="メモ" need="optional" maxCharacters={400} value="" onChange={() => undefined} />
      </div>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const topOf = (name: RegExp, role: 'textbox' | 'combobox' = 'textbox') =>
      within(canvasElement).getByRole(role, { name }).getBoundingClientRect().top;
    await expect(topOf(/^企業名$/)).toBe(topOf(/カナ/));
    await expect(topOf(/代表者/)).toBe(topOf(/都道府県/, 'combobox'));
  },
};
export const WithSide: Story = {
  name: '本文と横の列（Columns）',
  render: () => (
    <Page width="page">
      <Columns>
        <Card>本文</Card>
        <Stack data-first>
          <Card>期限（電話では先頭）</Card>
        </Stack>
      </Columns>
    </Page>
  ),
};
export const Foot: Story = {
  name: '書式の足（FormFoot）',
  render: () => (
    <Page width="form">
      <FormFoot>
        <Button size="large">マイページに戻る</Button>
        <Button size="large" variant="primary">
          提出する
        </Button>
      </FormFoot>
    </Page>
  ),
};
