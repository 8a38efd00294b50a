import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { needText } from '#ui-kit/text/ja.ts';
import {
  border,
  color,
  radius,
  size,
  space,
  type Tone,
  text,
  tone as tones,
  weight,
} from '#ui-kit/tokens/index.ts';

export type BadgeProps = ComponentPropsWithRef<'span'> & { tone?: Tone };

const Face = styled.span<{ $tone: Tone }>`
  display: inline-block;
  padding: 0 ${space[8]};
  border-radius: ${radius[4]};
  background: ${({ $tone }) => tones[$tone].surface};
  color: ${({ $tone }) => tones[$tone].text};
  font-size: ${text[12]};
  font-weight: ${weight.bold};
  line-height: ${size.badge};
  white-space: nowrap;
`;

/**
 * A short word that belongs to a name: the environment, a file kind, 重要.
 * Not for statuses (StatusTag) and not for figures (Count).
 */
export const Badge = ({ tone = 'neutral', ...spanProps }: BadgeProps) => <Face {...spanProps} $tone={tone} />;

export type Need = 'required' | 'optional';

const NeedFace = styled.span<{ $need: Need }>`
  display: inline-block;
  padding: 0 ${space[8]};
  border: ${({ $need }) => ($need === 'required' ? border.error : border.field)};
  border-radius: ${radius[4]};
  background: ${color.surface};
  color: ${({ $need }) => ($need === 'required' ? color.textError : color.textMuted)};
  font-size: ${text[12]};
  font-weight: ${weight.bold};
  line-height: ${size.icon20};
  white-space: nowrap;
`;

type NeedBadgeProps = {
  need: Need;
  /** Where no control is: the word itself is read out. */
  isAlone?: boolean;
};

/** 必須 or 任意 beside a label. A control says it to screen readers itself, through `aria-required`. */
export const NeedBadge = ({ need, isAlone = false }: NeedBadgeProps) => (
  <NeedFace aria-hidden={!isAlone} $need={need}>
    {needText[need]}
  </NeedFace>
);
