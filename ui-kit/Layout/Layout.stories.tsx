import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
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
