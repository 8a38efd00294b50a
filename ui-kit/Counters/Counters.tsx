import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { linkFor } from '#ui-kit/Button/linkFor.ts';
import { Icon, type IconShape } from '#ui-kit/Icon/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { formatFigure } from '#ui-kit/text/ja.fields.ts';
import { chartText } from '#ui-kit/text/ja.progress.ts';
import {
  border,
  color,
  leading,
  media,
  radius,
  size,
  space,
  type Tone,
  text,
  tone as tones,
  weight,
} from '#ui-kit/tokens/index.ts';

export type Counter = {
  name: string;
  value: number;
  href: string;
  icon: IconShape;
  /** The colour of the icon; danger colours the figure too while it is not zero. */
  tone?: Tone;
  unit?: string;
};

export type CountersProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & { counters: readonly Counter[] };

const MAX_IN_ROW = 7;

/** As few rows as can be, as evenly filled as can be: nine stand five and four. */
const columnsFor = (count: number): number => Math.ceil(count / Math.max(1, Math.ceil(count / MAX_IN_ROW)));

const List = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${size.hair};
  overflow: hidden;
  border: ${border.normal};
  border-radius: ${radius[8]};
  background: ${color.surface};
  > li { display: grid; outline: ${size.hair} solid ${color.line}; }
  ${media.md} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  ${media.lg} { grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr)); }
`;

const Cell = styled.a`
  display: grid;
  align-content: space-between;
  gap: ${space[4]};
  padding: ${space[16]} ${space[12]} ${space[12]} ${space[16]};
  color: ${color.text};
  text-decoration: none;
  &:hover { background: ${color.surfaceHover}; }
  &:focus-visible { outline-offset: calc(-1 * ${size.rule}); }
`;

const Name = styled.span<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: ${space[6]};
  color: ${color.textMuted};
  font-size: ${text[14]};
  font-feature-settings: 'palt';
  line-height: ${leading.tight};
  > svg { color: ${({ $tone }) => tones[$tone].mark}; }
`;

const Figure = styled.span<{ $isAlarming: boolean }>`
  color: ${({ $isAlarming }) => ($isAlarming ? tones.danger.text : color.text)};
  font-size: ${text[28]};
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: ${leading[28]};
  > small { margin-left: ${space[4]}; font-size: ${text[14]}; font-weight: ${weight.regular}; }
`;

const CounterCell = ({ name, value, href, icon, tone = 'neutral', unit = chartText.unit }: Counter) => (
  <Cell as={linkFor(href)} href={href}>
    <Name $tone={tone}>
      <Icon of={icon} size={16} />
      <TextPart>{name}</TextPart>
    </Name>
    <Figure $isAlarming={tone === 'danger' && value > 0}>
      {formatFigure(value)}
      <small>{unit}</small>
    </Figure>
  </Cell>
);

/** How many of each kind wait, each leading to its list; seven stand in a row at most. Not for amounts of money and not without a place to go. */
export const Counters = ({ counters, ...listProps }: CountersProps) => (
  <List $columns={columnsFor(counters.length)} {...listProps}>
    {counters.map((counter) => (
      <li key={counter.name}>
        <CounterCell {...counter} />
      </li>
    ))}
  </List>
);
