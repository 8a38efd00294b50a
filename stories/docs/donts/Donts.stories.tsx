import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, use } from 'react';
import { expect, within } from 'storybook/test';
import { Card } from '#ui-kit/Card/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { guidanceOf } from '../guidance.ts';
import { readDonts } from './donts.ts';

const all = readDonts();

/** What is done and what is not, by the words of the parts' own pages. */
const One = ({ part }: { part: string }) => {
  const Dont = use(all)[part];
  const guidance = use(guidanceOf(part));
  return (
    Dont !== undefined && (
      <Card title={part}>
        <Stack gap={12}>
          <Text isMeasured>○ する：{guidance?.do}</Text>
          <Text isMeasured>× しない：{guidance?.dont}</Text>
          <Dont />
        </Stack>
      </Card>
    )
  );
};

const Ones = () => Object.keys(use(all)).map((part) => <One key={part} part={part} />);

const Donts = () => (
  <Page>
    <PageHeader title="しない例" />
    <Stack gap={24}>
      <Text isMeasured>
        部品でしないことを、本物の部品で示します。よい例は、部品のページで横に並べています（
        <TextLink href="?path=/docs/ui-kit-button--docs" target="_top">
          ボタンの例
        </TextLink>
        ）。
      </Text>
      <Suspense fallback={null}>
        <Ones />
      </Suspense>
    </Stack>
  </Page>
);

const meta = {
  id: 'guide-donts',
  title: 'はじめに/しない例',
  component: Donts,
  tags: ['!autodocs'],
  // What is not done may be what axe refuses, too.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Donts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'すべて',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('× しない：「こちら」「詳細」と書く')).toBeVisible();
    await expect(canvas.getAllByText(/^× しない：/)).toHaveLength(Object.keys(await all).length);
  },
};
