import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Checkbox } from '#ui-kit/Checkbox/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Field, GroupField } from './index.ts';

const meta = {
  id: 'ui-kit-field',
  title: 'ui-kit/欄の枠（Field）',
  component: Field,
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj;

export const OwnControl: Story = {
  name: '自作の部品を入れる',
  render: () => (
    <Field label="事業の色" need="optional" help="資料の表紙に使います" error="色を選んでください">
      {(control) => <input type="color" {...control} />}
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText('事業の色');
    await expect(control).toHaveAccessibleDescription('資料の表紙に使います 色を選んでください');
  },
};

export const Group: Story = {
  name: '一つの問いに複数の部品',
  render: () => (
    <GroupField
      label="確認したこと"
      need="required"
      help="すべて確認してください"
      error="2つとも確認してください"
    >
      <Row gap={24}>
        <Checkbox label="宛名" />
        <Checkbox label="日付" />
      </Row>
    </GroupField>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: '確認したこと' });
    await expect(group).toHaveAccessibleDescription('すべて確認してください 2つとも確認してください');
  },
};

export const All: Story = {
  name: '一覧',
  render: () => (
    <Stack gap={24}>
      {(['required', 'optional', undefined] as const).map((need) => (
        <Field key={need ?? 'none'} label="事業の色" need={need} help="資料の表紙に使います">
          {(control) => <input type="color" {...control} />}
        </Field>
      ))}
    </Stack>
  ),
};
