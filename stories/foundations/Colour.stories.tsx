import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Grid, Row, Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { type ColorName, colorSources } from '#ui-kit/tokens/colors.ts';
import { contrastRatio, hexOf, partPairs, textPairs } from '#ui-kit/tokens/contrast.ts';
import { border, color, radius, size, space } from '#ui-kit/tokens/index.ts';

const meta = { id: 'foundations-colour', title: '土台/色' } satisfies Meta;

export default meta;
type Story = StoryObj;

const Swatch = styled.span<{ $name: ColorName }>`
  flex: none;
  width: ${size.target};
  height: ${size.target};
  border: ${border.strong};
  border-radius: ${radius[4]};
  background: ${({ $name }) => color[$name]};
`;

const groups = [
  { title: '面', test: (name: string) => /^(surface|canvas)/.test(name) },
  { title: '文字', test: (name: string) => name.startsWith('text') },
  { title: '線', test: (name: string) => name.startsWith('line') },
  { title: '動作', test: (name: string) => /^(action|danger|disabled|brand|focus)/.test(name) },
  { title: '状態の色', test: (name: string) => name.startsWith('tone') },
  { title: '図', test: (name: string) => name.startsWith('chart') },
];

const isColorName = (name: string): name is ColorName => name in colorSources;

const colorNames = Object.keys(colorSources).filter(isColorName);

const ColorCard = ({ name }: { name: ColorName }) => (
  <Row>
    <Swatch $name={name} />
    <div>
      <Text size={14} isBold>
        {name}
      </Text>
      <Text size={14} tone="muted">
        {colorSources[name]} {hexOf(name)}
      </Text>
    </div>
  </Row>
);

export const Named: Story = {
  name: '名前のある色',
  render: () => (
    <Stack gap={32}>
      {groups.map(({ title, test }) => (
        <Stack key={title}>
          <SectionHeading hasLine>{title}</SectionHeading>
          <Grid columns={3} gap={16}>
            {colorNames.filter(test).map((name) => (
              <ColorCard key={name} name={name} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};

const Sample = styled.span<{ $name: ColorName; $ground: ColorName }>`
  display: block;
  padding: ${space[8]} ${space[12]};
  border: ${border.normal};
  border-radius: ${radius[4]};
  background: ${({ $ground }) => color[$ground]};
  color: ${({ $name }) => color[$name]};
`;

const ratio = (name: ColorName, ground: ColorName) => contrastRatio(hexOf(name), hexOf(ground)).toFixed(2);

export const Contrast: Story = {
  name: '使ってよい組（文字 4.5 以上）',
  render: () => (
    <Grid columns={3} gap={8}>
      {textPairs.flatMap(({ of, on }) =>
        on.map((ground) => (
          <Sample key={`${of} ${ground}`} $name={of} $ground={ground}>
            {of} / {ground} {ratio(of, ground)}
          </Sample>
        )),
      )}
    </Grid>
  ),
};

const Part = styled.span<{ $name: ColorName; $ground: ColorName }>`
  display: block;
  height: ${size.target};
  border: ${size.edge} solid ${({ $name }) => color[$name]};
  border-radius: ${radius[4]};
  background: ${({ $ground }) => color[$ground]};
`;

export const Parts: Story = {
  name: '使ってよい組（部品 3 以上）',
  render: () => (
    <Grid columns={3} gap={16}>
      {partPairs.flatMap(({ of, on }) =>
        on.map((ground) => (
          <Stack key={`${of} ${ground}`} gap={4}>
            <Part $name={of} $ground={ground} />
            <Text size={14}>
              {of} / {ground} {ratio(of, ground)}
            </Text>
          </Stack>
        )),
      )}
    </Grid>
  ),
};
