import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Select } from './index.ts';

const prefectures = [
  { value: '20', label: '長野県' },
  { value: '17', label: '石川県' },
  { value: '13', label: '東京都' },
  { value: '1', label: '北海道', isDisabled: true },
];

const meta = {
  id: 'ui-kit-select',
  title: 'ui-kit/選択（Select）',
  component: Select,
  args: {
    label: '都道府県',
    need: 'required',
    help: '主な実施場所の所在地',
    options: prefectures,
    width: '20',
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'まだ選んでいない',
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByLabelText('都道府県');
    await expect(select).toHaveDisplayValue('選んでください');
    await userEvent.selectOptions(select, '石川県');
    await expect(select).toHaveValue('17');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const Chosen: Story = { name: '選んだ', args: { defaultValue: '20' } };
export const Failed: Story = { name: '直すところがある', args: { error: '都道府県を選んでください' } };
export const Disabled: Story = { name: '使えない', args: { disabled: true, defaultValue: '20' } };
export const Small: Story = {
  name: '小（表の中）',
  args: {
    isLabelHidden: true,
    controlSize: 'small',
    placeholder: false,
    defaultValue: '20',
    need: undefined,
    help: undefined,
  },
};
export const InCell: Story = {
  name: '表の中で、選択肢の幅を保つ',
  args: { ...Small.args, width: 'content', defaultValue: '1', options: [{ value: '1', label: '条件付き' }] },
  decorators: [
    (cell) => (
      <table style={{ width: '20rem' }}>
        <tbody>
          <tr>
            <th scope="row">履歴事項全部証明書（発行3か月以内）と、ほかの証明書</th>
            <td>{cell()}</td>
          </tr>
        </tbody>
      </table>
    ),
  ],
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole<HTMLSelectElement>('combobox');
    const { fontSize, paddingLeft, paddingRight } = getComputedStyle(select);
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    // Four letters of full width.
    await expect(room).toBeGreaterThanOrEqual(4 * Number.parseFloat(fontSize));
  },
};
export const All: Story = {
  name: '一覧',
  render: () => (
    <Stack gap={24}>
      <Select label="都道府県" need="required" options={prefectures} width="20" />
      <Select
        label="都道府県"
        need="required"
        options={prefectures}
        width="20"
        error="都道府県を選んでください"
      />
      <Select
        label="単位"
        options={[{ value: '0', label: 'トン' }]}
        unit="／年"
        placeholder={false}
        width="12"
      />
      <Select label="都道府県" options={prefectures} width="20" disabled />
    </Stack>
  ),
};
