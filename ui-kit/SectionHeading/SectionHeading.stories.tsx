import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from './index.ts';

const meta = {
  id: 'ui-kit-section-heading',
  title: 'ui-kit/節の見出し（SectionHeading）',
  component: SectionHeading,
  args: { children: '提出する書類' },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = { name: '節', args: { aside: '差戻し 1件　確認中 3件' } };
export const SmallLook: Story = {
  name: '2段目だが小さく',
  args: { level: 2, look: 3 },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 2, name: '提出する書類' }),
    ).toBeVisible();
  },
};
export const WithLine: Story = { name: '線つき', args: { hasLine: true } };
export const All: Story = {
  name: '一覧',
  render: () => (
    <Stack gap={24}>
      <SectionHeading level={2} aside="差戻し 1件　確認中 3件">
        提出する書類
      </SectionHeading>
      <SectionHeading level={3}>この書類で確認すること</SectionHeading>
      <SectionHeading level={4} hasLine>
        要否と件数
      </SectionHeading>
    </Stack>
  ),
};
