import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import {
  border,
  color,
  focus,
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
import { hiddenStyle } from '#ui-kit/VisuallyHidden/index.ts';

export type Segment = {
  value: string;
  label: ReactNode;
  /** The whole word for screen readers when the label is a sign (「—」 → 対象外). */
  name?: string;
  /** The colour once it is chosen; without it the brand's. */
  tone?: Tone;
  isDisabled?: boolean;
};

export type SegmentedChoiceProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> & {
  /** What is decided; read before each answer. */
  label: string;
  options: readonly Segment[];
  value: string;
  onValueChange: (value: string) => void;
};

const Frame = styled.fieldset`
  display: inline-flex;
  max-width: 100%;
  position: relative;
  border: ${border.field};
  border-radius: ${radius[6]};
  background: ${color.surface};
`;

type FaceProps = { $tone: Tone | undefined };

const chosenGround = ({ $tone }: FaceProps) => ($tone ? tones[$tone].surface : color.surfaceSelected);
const chosenText = ({ $tone }: FaceProps) => ($tone ? tones[$tone].text : color.textBrand);

const Face = styled.label<FaceProps>`
  position: relative;
  display: grid;
  /* Where the row is given a width, its answers share it. */
  flex: 1 0 auto;
  place-items: center;
  min-width: ${size.controlLarge};
  min-height: ${size.controlSmall};
  padding: 0 ${space[12]};
  border-left: ${border.strong};
  color: ${color.textMuted};
  font-size: ${text[14]};
  line-height: 1;
  white-space: nowrap;
  cursor: pointer;
  &:first-of-type { border-left: 0; border-radius: ${radius[4]} 0 0 ${radius[4]}; }
  &:last-of-type { border-radius: 0 ${radius[4]} ${radius[4]} 0; }
  &:hover { background: ${color.surfaceHover}; }
  &:has(:checked) {
    background: ${chosenGround};
    color: ${chosenText};
    font-weight: ${weight.bold};
    box-shadow: inset 0 0 0 ${size.hair} currentColor;
  }
  &:has(:focus-visible) { z-index: 1; outline: ${focus.width} solid ${color.focusRing}; outline-offset: ${focus.gap}; }
  &:has(:disabled) { color: ${color.textDisabled}; background: ${color.disabledSurface}; cursor: not-allowed; }
  ${media.coarse} { min-height: ${size.target}; }
  /* Three long answers have no room beside one another on a phone: their words break. */
  ${media.belowSm} {
    flex-shrink: 1;
    padding-inline: ${space[8]};
    line-height: ${leading.tight};
    text-align: center;
    white-space: normal;
  }
  ${media.forcedColors} { &:has(:checked) { outline: ${size.line} solid Highlight; outline-offset: calc(-1 * ${size.line}); } }
`;

const Radio = styled.input`${hiddenStyle}`;
const Legend = styled.legend`${hiddenStyle}`;

/**
 * One of two to four short answers in a row: 適・指摘・— of the review desk, 一覧・書類の表. Arrow keys change it.
 * Not for sentences (RadioGroup) and not for pages (Tabs).
 */
export const SegmentedChoice = ({
  label,
  options,
  value,
  onValueChange,
  ...fieldsetProps
}: SegmentedChoiceProps) => {
  const name = useId();
  return (
    <Frame role="radiogroup" {...fieldsetProps}>
      <Legend>{label}</Legend>
      {options.map((option) => (
        <Face key={option.value} $tone={option.tone}>
          <Radio
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            aria-label={option.name}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
        </Face>
      ))}
    </Frame>
  );
};
