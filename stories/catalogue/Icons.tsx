import * as shapes from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconShape, type IconSize } from '#ui-kit/Icon/index.ts';
import { Page, Row, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, color, font, radius, space, text } from '#ui-kit/tokens/index.ts';
import type { IconFact } from './iconFacts.ts';

const SIZES: readonly (readonly [IconSize, string])[] = [
  [14, '点・表のます'],
  [16, '札'],
  [20, '文・メニュー・ボタン'],
  [24, '上の帯'],
  [40, '何もないとき'],
];

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${space[8]};
`;

const Face = styled.button`
  display: grid;
  gap: ${space[4]};
  width: 100%;
  height: 100%;
  padding: ${space[12]};
  border: ${border.normal};
  border-radius: ${radius[8]};
  background: ${color.surface};
  text-align: left;
  &:hover { background: ${color.surfaceHover}; }
  code { font-family: ${font.mono}; font-size: ${text[14]}; }
`;

const importOf = (name: string): string => `import { ${name} } from 'lucide-react';`;

/** Every icon that the product draws, to be copied as the line that brings it. */
export const Icons = ({ facts }: { facts: readonly IconFact[] }) => {
  const [said, setSaid] = useState('');
  const copy = async (name: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(importOf(name));
      setSaid(`${name} を写しました`);
    } catch {
      setSaid(`写せませんでした。この1行を書いてください：${importOf(name)}`);
    }
  };
  return (
    <Page>
      <PageHeader title="アイコン" />
      <Stack gap={24}>
        <Text isMeasured>
          製品で使っている{facts.length}
          種類です。同じ意味には同じ形を使います。押すと、コードに書く1行を写します。大きさは5つだけです。
        </Text>
        <Row gap={24}>
          {SIZES.map(([size, place]) => (
            <Row key={size} gap={8}>
              <Icon of={shapes.FileText} size={size} />
              <Text as="span" size={14}>
                {size}：{place}
              </Text>
            </Row>
          ))}
        </Row>
        <Text role="status" size={14} tone="muted">
          {said}
        </Text>
        <Grid>
          {facts.map(({ name, usedIn }) => (
            <li key={name}>
              <Face type="button" onClick={() => copy(name)} title={usedIn.join('\n')}>
                <Shape name={name} />
                <code translate="no">{name}</code>
                <Text as="span" size={12} tone="muted">
                  {usedIn.length}か所
                </Text>
              </Face>
            </li>
          ))}
        </Grid>
      </Stack>
    </Page>
  );
};

const isShape = (value: unknown): value is IconShape =>
  typeof value === 'object' && value !== null && '$$typeof' in value;

const Shape = ({ name }: { name: string }) => {
  const shape = Object.entries(shapes).find(([one]) => one === name)?.[1];
  return isShape(shape) ? <Icon of={shape} size={24} /> : null;
};
