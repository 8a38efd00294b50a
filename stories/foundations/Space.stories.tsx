import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, color, radius, shadow, size, space } from '#ui-kit/tokens/index.ts';
import { spaceValues } from '#ui-kit/tokens/values.ts';

const meta = { id: 'foundations-space', title: '土台/余白・角・影' } satisfies Meta;

export default meta;
type Story = StoryObj;

const Bar = styled.span<{ $width: string }>`
  width: ${({ $width }) => $width};
  height: ${space[16]};
  background: ${color.lineBrand};
`;

const Box = styled.span<{ $radius?: string; $shadow?: string; $side?: string }>`
  display: grid;
  place-items: center;
  width: ${({ $side }) => $side ?? space[64]};
  height: ${({ $side }) => $side ?? space[64]};
  border: ${border.normal};
  border-radius: ${({ $radius }) => $radius ?? radius[6]};
  background: ${color.surface};
  box-shadow: ${({ $shadow }) => $shadow ?? 'none'};
`;

export const Steps: Story = {
  name: '余白（8の格子、部品の中は4）',
  render: () => (
    <Stack gap={8}>
      {Object.entries(spaceValues).map(([name, value]) => (
        <Row key={name}>
          <Text size={14} isFigure>
            {name}
          </Text>
          <Bar $width={value} />
        </Row>
      ))}
    </Stack>
  ),
};

export const Corners: Story = {
  name: '角',
  render: () => (
    <Row gap={24}>
      {([4, 6, 8, 12] as const).map((step) => (
        <Box key={step} $radius={radius[step]}>
          {step}
        </Box>
      ))}
    </Row>
  ),
};

export const Shadows: Story = {
  name: '影（浮くものだけ）',
  render: () => (
    <Row gap={40}>
      <Box $shadow={shadow.menu}>menu</Box>
      <Box $shadow={shadow.dialog}>dialog</Box>
      <Box $shadow={shadow.sticky}>sticky</Box>
    </Row>
  ),
};

export const Targets: Story = {
  name: '押す大きさ（指では44px以上）',
  render: () => (
    <Row gap={24}>
      <Box $side={size.controlLarge}>48</Box>
      <Box $side={size.control}>44</Box>
      <Box $side={size.controlSmall}>36</Box>
    </Row>
  ),
};
