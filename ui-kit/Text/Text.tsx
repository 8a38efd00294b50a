import type { ComponentPropsWithRef, ElementType } from 'react';
import { css, styled } from 'styled-components';
import {
  border,
  color,
  leading,
  radius,
  size,
  space,
  type Tone,
  text,
  tone as tones,
  weight,
} from '#ui-kit/tokens/index.ts';

/** 12 for captions and counts only, 14 for notes and grids, 16 for reading, 20 and 24 for figures. */
export type TextSize = 12 | 14 | 16 | 18 | 20 | 24 | 28;

export type TextTone = 'normal' | 'muted' | 'brand' | 'error' | Tone;

export type TextProps = ComponentPropsWithRef<'p'> & {
  as?: ElementType;
  size?: TextSize;
  tone?: TextTone;
  isBold?: boolean;
  /** Tabular figures that never break: amounts, dates, times. */
  isFigure?: boolean;
  /** At most 40 characters a line. */
  isMeasured?: boolean;
};

const plainColors = {
  normal: color.text,
  muted: color.textMuted,
  brand: color.textBrand,
  error: color.textError,
};

const isStatusTone = (tone: TextTone): tone is Tone => tone in tones;

const colorOf = (tone: TextTone): string => (isStatusTone(tone) ? tones[tone].text : plainColors[tone]);

const figure = css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

type FaceProps = {
  $size: TextSize;
  $tone: TextTone;
  $isBold: boolean;
  $isFigure: boolean;
  $isMeasured: boolean;
};

const Face = styled.p<FaceProps>`
  color: ${({ $tone }) => colorOf($tone)};
  font-size: ${({ $size }) => text[$size]};
  line-height: ${({ $size }) => leading[$size]};
  font-weight: ${({ $isBold }) => ($isBold ? weight.bold : 'inherit')};
  max-width: ${({ $isMeasured }) => ($isMeasured ? size.measure : 'none')};
  ${({ $isFigure }) => $isFigure && figure}
`;

/** A run of words or a figure in one of the sizes and tones. Not for headings (SectionHeading) or statuses (StatusTag). */
export const Text = ({
  size: textSize = 16,
  tone = 'normal',
  isBold = false,
  isFigure = false,
  isMeasured = false,
  ...textProps
}: TextProps) => (
  <Face
    {...textProps}
    $size={textSize}
    $tone={tone}
    $isBold={isBold}
    $isFigure={isFigure}
    translate={isFigure ? 'no' : textProps.translate}
    $isMeasured={isMeasured}
  />
);

/** Words of somebody else, as they were written: a finding, a reason. Not for notices (Notice). */
export const Quote = styled.blockquote`
  margin: 0;
  padding: ${space[8]} ${space[12]};
  border-left: ${size.rule} solid ${color.lineStrong};
  border-radius: 0 ${radius[4]} ${radius[4]} 0;
  background: ${color.surfaceSubtle};
  white-space: pre-line;
`;

/** A thin line between parts of one card. */
export const Divider = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: ${border.normal};
`;
