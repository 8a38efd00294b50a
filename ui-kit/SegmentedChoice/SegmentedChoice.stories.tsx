import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { type Segment, SegmentedChoice } from './index.ts';

const verdicts: Segment[] = [
  { value: 'ok', label: '適', tone: 'success' },
  { value: 'finding', label: '指摘', tone: 'warning' },
  { value: 'none', label: '—', name: '対象外', tone: 'neutral' },
];

const Own = ({ label, options, first }: { label: string; options: Segment[]; first: string }) => {
  const [value, setValue] = useState(first);
  return <SegmentedChoice label={label} options={options} value={value} onValueChange={setValue} />;
};

const meta = {
  id: 'ui-kit-segmented-choice',
  title: 'ui-kit/短い選択（SegmentedChoice）',
  component: SegmentedChoice,
} satisfies Meta<typeof SegmentedChoice>;

export default meta;
type Story = StoryObj;

export const Verdict: Story = {
  name: '適・指摘・—',
  render: () => <Own label="宛名が交付決定を受けた会社名か" options={verdicts} first="" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: '宛名が交付決定を受けた会社名か' })).toBeVisible();
    await userEvent.click(canvas.getByText('適'));
    await expect(canvas.getByRole('radio', { name: '適' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '対象外' })).toBeChecked();
  },
};
export const View: Story = {
  name: '見方を変える',
  render: () => (
    <Own
      label="見方"
      first="list"
      options={[
        { value: 'list', label: '一覧' },
        { value: 'matrix', label: '書類の表' },
        { value: 'map', label: '地図', isDisabled: true },
      ]}
    />
  ),
};
export const All: Story = {
  name: '一覧',
  render: () => (
    <Stack>
      {['', 'ok', 'finding', 'none'].map((value) => (
        <Row key={value} isBetween>
          <Text size={14}>納品日・宛名・型番・数量がある</Text>
          <Own
            label={`納品日・宛名・型番・数量がある（${value || '未'}）`}
            options={verdicts}
            first={value}
          />
        </Row>
      ))}
    </Stack>
  ),
};
