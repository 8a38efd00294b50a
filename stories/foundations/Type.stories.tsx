import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { font } from '#ui-kit/tokens/index.ts';

const meta = { id: 'foundations-type', title: '土台/文字' } satisfies Meta;

export default meta;
type Story = StoryObj;

const uses = {
  28: '事業者のページの題',
  24: '事務局のページの題・大きな数字',
  20: '節の見出し',
  18: 'カードの見出し',
  16: '本文・入力欄・ボタン',
  14: '表・添え書き・札',
  12: '件数・図の添え字（文には使わない）',
} as const;

export const Sizes: Story = {
  name: '大きさ',
  render: () => (
    <Stack>
      {([28, 24, 20, 18, 16, 14, 12] as const).map((size) => (
        <Text key={size} size={size}>
          {size}　{uses[size]}　23,100,000円
        </Text>
      ))}
    </Stack>
  ),
};

const Form = styled.p`
  font-family: ${font.form};
`;

const Code = styled.code`
  font-family: ${font.mono};
`;

export const Faces: Story = {
  name: '書体',
  render: () => (
    <Stack>
      <Text>画面：国産大豆への切替に伴う豆腐製造ラインの更新</Text>
      <Form>様式：国産大豆への切替に伴う豆腐製造ラインの更新</Form>
      <Code>f0707bf931579648 ﾔｻｲｶｺｳ</Code>
    </Stack>
  ),
};

export const Reading: Story = {
  name: '読む文章（1行40字まで）',
  render: () => (
    <Card>
      <Text isMeasured>
        発注した物がすべて納められ、補助対象の設備であることを確認します。納品書には、納品日、宛名、型番、数量が書かれている必要があります。宛名は、交付決定を受けた会社名にしてください。
      </Text>
    </Card>
  ),
};
