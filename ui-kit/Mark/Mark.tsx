import { Check } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '#ui-kit/Icon/index.ts';
import { markText } from '#ui-kit/text/ja.ts';
import { color, size, text, tone, weight } from '#ui-kit/tokens/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';

/** open: not answered yet. now: the one that is asked, and every mark on a file. done: answered. */
export type MarkState = 'open' | 'now' | 'done';

export type MarkProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** A number for a finding of a person, a letter for a difference found by the machine. */
  sign: number | string;
  state?: MarkState;
};

const states: Record<MarkState, ReturnType<typeof css>> = {
  now: css`background: ${tone.warning.mark}; border-color: ${tone.warning.mark}; color: ${color.surface};`,
  open: css`background: ${color.surface}; border-color: ${color.lineField}; color: ${color.textMuted};`,
  done: css`background: ${color.surfaceSelected}; border-color: ${color.brandMark}; color: ${color.brandMark};`,
};

const Circle = styled.span<{ $state: MarkState }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${size.icon24};
  height: ${size.icon24};
  border: ${size.line} solid;
  border-radius: 50%;
  font-size: ${text[12]};
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  > svg { stroke-width: 3; }
  ${({ $state }) => states[$state]}
`;

/**
 * The same sign at the file, the row, the answer and the card of one finding or difference.
 * Not for counts (Count) and not for steps (Stepper).
 */
export const Mark = ({ sign, state = 'now', ...spanProps }: MarkProps) => (
  <Circle data-state={state} {...spanProps} $state={state}>
    {state === 'done' ? (
      <>
        <Icon of={Check} size={14} />
        <VisuallyHidden>{markText.done(sign)}</VisuallyHidden>
      </>
    ) : (
      sign
    )}
  </Circle>
);
